// What the screens about projects share.
import { projectCategories } from '#contract/admin/suggestions.ts'
import { maxPageSize } from '#contract/limits.ts'
import type { ListedProject } from '#contract/projects.ts'
import { useCall } from '../../calls/api.ts'
import { Badge } from '../blocks/lists/table.tsx'
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
