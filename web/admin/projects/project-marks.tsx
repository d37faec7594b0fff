import type { ListedProject } from '#contract/projects.ts'
import { Badge } from '../blocks/lists/table.tsx'

export function ProjectMarks({ shown, pinned }: Pick<ListedProject, 'shown' | 'pinned'>) {
  if (shown && !pinned) return null
  return (
    <span className="mt-1 flex flex-wrap gap-1.5">
      {shown ? null : <Badge tone="waiting">Hidden</Badge>}
      {pinned ? <Badge>Pinned</Badge> : null}
    </span>
  )
}
