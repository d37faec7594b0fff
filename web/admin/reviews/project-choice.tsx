import { useMemo } from 'react'
import { maxPageSize } from '#contract/limits.ts'
import type { Review } from '#contract/reviews.ts'
import { useCall } from '../../api.ts'
import { SelectField } from '../../ui/field.tsx'

type Named = { id: string; title: string; client: string; location: string }

export const nameOfProject = ({ title, client, location }: Omit<Named, 'id'>) =>
  title ? `${title} (${client})` : `${client}, ${location}`

/** Those that this person may see, by name. */
export function useProjects(): readonly Named[] {
  const query = { status: 'all', sort: 'client', limit: maxPageSize } as const
  const found = useCall('listProjects', { query }).data?.items
  return found ?? noProjects
}
const noProjects: Named[] = []

type ProjectChoiceProps = {
  value: string
  onChoose: (id: string) => void
  /** The project that is chosen already, which the list may lack. */
  own?: Review['project']
}

export function ProjectChoice({ value, onChoose, own }: ProjectChoiceProps) {
  const projects = useProjects()
  const all = useMemo(
    () => (own && !projects.some(({ id }) => id === own.id) ? [own, ...projects] : projects),
    [own, projects],
  )
  return (
    <SelectField
      label="Project (optional)"
      hint="The page of the project shows the review."
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">None</option>
      {all.map((project) => (
        <option key={project.id} value={project.id}>
          {nameOfProject(project)}
        </option>
      ))}
    </SelectField>
  )
}
