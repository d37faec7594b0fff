import type { ReactNode } from 'react'
import { maxImageBytes, maxImagePixels } from '#contract/limits.ts'
import { Icon } from '../../ui/icon.tsx'

const million = 1_000_000

export const pictureLimits = `JPEG, PNG or WebP, at most ${maxImageBytes / million} MB and ${maxImagePixels / million} megapixels each; large photos are made smaller here before they are sent.`

type SectionProps = { title: string; note?: ReactNode; error?: string; children: ReactNode }

/** A part of a form that holds pictures. */
export function PictureSection({ title, note, error, children }: SectionProps) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{title}</h2>
      {note ? <p className="mt-1 text-sm text-stone">{note}</p> : null}
      {error ? (
        <p className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-alarm">
          <Icon name="warning" className="mt-0.5 size-4.5" />
          {error}
        </p>
      ) : null}
      <div className="mt-4">{children}</div>
    </section>
  )
}
