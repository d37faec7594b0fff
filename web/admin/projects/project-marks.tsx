import type { ListedProject } from '#contract/projects.ts'
import { Badge } from '../blocks/lists/table.tsx'
import { words } from './words.ts'

export function ProjectMarks({ shown, pinned }: Pick<ListedProject, 'shown' | 'pinned'>) {
  if (shown && !pinned) return null
  return (
    <span className="flex flex-wrap gap-1.5 py-0.5">
      {shown ? null : <Badge tone="waiting">{words.hidden}</Badge>}
      {pinned ? <Badge>{words.pinned}</Badge> : null}
    </span>
  )
}
