// What the screens with pictures share: the part of a form, the main image, and a chosen picture with its upload.

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Progress } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { words as common } from '../blocks/words.ts'
import type { ChosenPicture, Pictures } from './picture-list.ts'
import { words } from './words.ts'

type SectionProps = {
  title: string
  note?: ReactNode
  error?: string
  /** Shows what was wrong with the files chosen here. */
  pictures?: Pictures
  children: ReactNode
}

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

/** The main image stands apart, and larger. */
export function MainTile({ image, children }: { image: ReactNode; children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid rounded border border-line bg-white @md:grid-cols-2">
        <div className="aspect-4/3 overflow-hidden bg-sand">{image}</div>
        <div className="flex min-w-0 flex-col gap-1 p-4">{children}</div>
      </div>
    </div>
  )
}

/** The name of a file that the browser cannot show, until it is converted. */
export function Preview({ picture: { preview, file } }: { picture: ChosenPicture }) {
  const [broken, setBroken] = useState('')
  if (preview === broken)
    return <p className="grid size-full place-items-center p-2 text-xs wrap-anywhere">{file.name}</p>
  return (
    <img
      src={preview}
      alt={file.name}
      draggable={false}
      decoding="async"
      onError={() => setBroken(preview)}
      className="size-full object-cover"
    />
  )
}

export function PictureStatus({ picture, busy }: { picture: ChosenPicture; busy: boolean }) {
  const { state, progress, sentence, bytes } = picture
  if (state === 'preparing') return <p>{sentence || words.gettingReady}</p>
  if (state === 'ready') return <p>{busy ? words.waiting : words.ready(formatBytes(bytes))}</p>
  if (state === 'sending')
    return <Progress value={progress} label={progress < 1 ? words.sending : words.saving} />
  if (state === 'failed') return <p className="font-medium text-alarm">{sentence}</p>
  return (
    <p className="flex items-center gap-1 font-semibold text-leaf">
      <Icon name="check" className="size-4.5" />
      {words.sent}
    </p>
  )
}

const formatBytes = (bytes: number) =>
  bytes < 100_000 ? words.small : `${(bytes / 1_000_000).toFixed(1)} MB`

type FormBarProps = { pictures: Pictures; notice?: ReactNode; children: ReactNode }

/** The sticky end of a long form: its buttons or, during an upload, the progress. */
export function FormBar({ pictures: { chosen, busy, stop }, notice, children }: FormBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const shown = useRef(busy)
  const count = chosen.length
  const sent = chosen.filter(({ state }) => state === 'sent').length
  const done = chosen.reduce((sum, { progress }) => sum + progress, 0)
  const label = words.sentOf(sent, count)

  // Buttons and progress replace each other: the new button takes the focus over.
  useEffect(() => {
    if (shown.current === busy) return
    shown.current = busy
    if (document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
  }, [busy])

  return (
    <div ref={bar} className="form-bar mt-6">
      <p role="status" className="sr-only">
        {busy && count > 0 ? label : ''}
      </p>
      {busy && count > 0 ? (
        <div className="flex flex-1 items-center gap-4">
          <div className="flex-1">
            <Progress value={done / count} label={label} />
            <p className="mt-1.5 text-sm text-stone">{words.keepOpen}</p>
          </div>
          <Button variant="secondary" onClick={stop}>
            {common.cancel}
          </Button>
        </div>
      ) : (
        <>
          {notice}
          {children}
        </>
      )}
    </div>
  )
}
