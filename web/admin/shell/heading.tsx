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
