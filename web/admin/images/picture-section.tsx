import type { ReactNode } from 'react'
import { FieldError } from '../../ui/field.tsx'
import type { Pictures } from './picture-list.ts'
import { words } from './words.ts'

type SectionProps = {
  title: string
  note?: ReactNode
  error?: string
  /** Shows what was wrong with the files chosen here. */
  pictures?: Pictures
  children: ReactNode
}

/** A part of a form that shows pictures. */
export function PictureSection({ title, note, error, pictures, children }: SectionProps) {
  return (
    <section className="mt-8">
      <h2>{title}</h2>
      {note ? <p className="mt-1 text-sm text-stone">{note}</p> : null}
      {error ? <FieldError>{error}</FieldError> : null}
      <div className="mt-3">
        {pictures ? <Problems {...pictures} /> : null}
        {children}
      </div>
    </section>
  )
}

/** The files that were not taken, and why. */
function Problems({ problems, list }: Pictures) {
  return (
    <div role="alert">
      {problems.length > 0 ? (
        <div className="mb-4 border-l-2 border-alarm py-1 pl-4 text-sm">
          <ul className="grid gap-1.5">
            {problems.map(({ name, sentence }) => (
              <li key={name + sentence} className="wrap-anywhere">
                {name ? <b>{name}: </b> : null}
                {sentence}
              </li>
            ))}
          </ul>
          <button type="button" onClick={list.clearProblems} className="link min-h-11 font-semibold">
            {words.ok}
          </button>
        </div>
      ) : null}
    </div>
  )
}
