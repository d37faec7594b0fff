import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { keyOf, projectName, projectPath } from '#contract/addresses.ts'
import { isHouse } from '#contract/houses/kinds.ts'
import type { ListedProject, Project } from '#contract/projects.ts'
import { queryOf, useCall } from '../../api.ts'
import { Icon } from '../../ui/icon.tsx'
import { Text } from '../content/text.tsx'
import { Band } from '../parts/band.tsx'
import { useGalleryOrigin, useGalleryState } from './gallery-origin.ts'
import { readGalleryFilters } from './gallery-path.ts'
import { ProjectRow } from './project-row.tsx'
import { words } from './project-words.ts'

const maxOthers = 3

const moreOf = (like: string) => ({ query: { like, limit: maxOthers } })
const besideQuery = (beside: string, chosen = {}) => queryOf('listProjects', { query: { beside, ...chosen } })

/** Projects like it, and the next and previous one in the gallery. */
export const neighbourQueries = (key: string) => [queryOf('listProjects', moreOf(key)), besideQuery(key)]

export function BackToGallery() {
  return (
    <Link
      to={useGalleryOrigin()}
      // Only the app knows what the visitor had chosen.
      data-app
      className="link inline-flex min-h-11 items-center gap-2 text-sm print:hidden"
    >
      <Icon name="arrow" className="size-4 rotate-180" />
      {words.backToGallery}
    </Link>
  )
}

/** The projects before and after this one, among those that the visitor had chosen in the gallery. */
export function ProjectNeighbours({ project }: { project: Project }) {
  const [, search] = useGalleryOrigin().split('?')
  const { page: _, ...chosen } = readGalleryFilters(new URLSearchParams(search))
  const { data } = useQuery({ ...besideQuery(keyOf(project), chosen), placeholderData: keepPreviousData })
  const row = data?.items ?? []
  const at = row.findIndex(({ id }) => id === project.id)
  const [previous, next] = at < 0 ? [] : [row[at - 1], row[at + 1]]
  if (!previous && !next) return null
  return (
    <nav aria-label={words.otherProjects} className="wrap print:hidden">
      <ul className="grid grid-cols-2 gap-x-6 border-y border-line max-md:text-sm max-[350px]:grid-cols-1">
        <li>{previous ? <NeighbourLink project={previous} label={words.previous} /> : null}</li>
        <li className="text-right">{next ? <NeighbourLink project={next} label={words.next} /> : null}</li>
      </ul>
    </nav>
  )
}

function NeighbourLink({ project, label }: { project: ListedProject; label: string }) {
  return (
    <Link
      to={projectPath(project)}
      state={useGalleryState()}
      className="group flex min-h-11 flex-col justify-center py-4"
    >
      <span className="label">{label}</span>
      <Text.span className="mt-1 group-hover:text-laterite group-hover:underline group-hover:underline-offset-4">
        {projectName(project)}
      </Text.span>
    </Link>
  )
}

/** First those of its kind, near its size, in its district. */
export function MoreProjects({ project }: { project: Project }) {
  const projects = useCall('listProjects', moreOf(keyOf(project))).data?.items ?? []
  if (projects.length === 0) return null
  const areHouses = [project, ...projects].every((one) => isHouse((one.filter ?? one).category))
  return (
    <Band className="py-12 lg:py-24 print:hidden">
      <h2 className="mb-6 lg:mb-8">{areHouses ? words.housesLikeThis : words.moreProjects}</h2>
      <ProjectRow projects={projects} isSmall />
    </Band>
  )
}
