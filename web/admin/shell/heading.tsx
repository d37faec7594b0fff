import type { ReactNode } from 'react'
import { site } from '#site'

/** The head of every screen, with its primary action at the right. */
export function Heading({ title, note, action }: { title: string; note?: ReactNode; action?: ReactNode }) {
  return (
    <div className="mb-8 flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
      <title>{`${title} · ${site.shortName} admin`}</title>
      <div className="min-w-0">
        <h1 className="text-3xl">{title}</h1>
        {note ? <p className="mt-2 max-w-measure text-stone">{note}</p> : null}
      </div>
      {action}
    </div>
  )
}

type SectionProps = { id: string; title: string; note?: string; className?: string; children: ReactNode }

/** A part of a screen under a heading of its own. */
export function Section({ id, title, note, className, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {note ? <p className="-mt-2 mb-4 max-w-measure text-stone">{note}</p> : null}
      {children}
    </section>
  )
}
