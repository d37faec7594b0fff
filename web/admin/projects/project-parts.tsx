// What the screens about projects share.

import { type ReactNode, useEffect, useRef } from 'react'
import { projectCategories } from '#contract/admin/suggestions.ts'
import { maxPageSize } from '#contract/limits.ts'
import type { ListedProject } from '#contract/projects.ts'
import { useCall } from '../../calls/api.ts'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/form.tsx'
import { Badge } from '../blocks/lists/table.tsx'
import type { Pictures } from '../images/picture-list.ts'
import { words } from './words.ts'

/** The categories in use, in alphabetical order. */
export function useCategories() {
  const { data } = useCall('listProjects', {
    query: { distinct: 'category', status: 'all', limit: maxPageSize },
  })
  return data?.items.map(({ category }) => category) ?? []
}

/** Those to choose from in a form: the usual ones and those in use. */
export const useCategorySuggestions = () => [...new Set([...projectCategories(), ...useCategories()])]

export function ProjectMarks({ shown, pinned }: Pick<ListedProject, 'shown' | 'pinned'>) {
  if (shown && !pinned) return null
  return (
    <span className="flex flex-wrap gap-1.5 py-0.5">
      {shown ? null : <Badge tone="waiting">{words.hidden}</Badge>}
      {pinned ? <Badge>{words.pinned}</Badge> : null}
    </span>
  )
}

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
            {words.cancel}
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
