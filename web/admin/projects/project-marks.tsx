import type { ListedProject } from '#contract/projects.ts'
import { Badge } from '../blocks/lists/table.tsx'

export function ProjectMarks({ shown, pinned }: Pick<ListedProject, 'shown' | 'pinned'>) {
  if (shown && !pinned) return null
  return (
    <span className="flex flex-wrap gap-1.5 py-0.5">
      {shown ? null : <Badge tone="waiting">Hidden</Badge>}
      {pinned ? <Badge>Pinned</Badge> : null}
    </span>
  )
}
