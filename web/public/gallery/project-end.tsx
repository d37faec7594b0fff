import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isHouse } from '#contract/houses/gallery.ts'
import type { ListedProject, Project } from '#contract/projects.ts'
import { keyOf, projectName, projectPath } from '#contract/record-paths.ts'
import { queryOf, useCall } from '../../calls/api.ts'
import { Text } from '../content/text.tsx'
import { Band, twoColumns } from '../parts/band.tsx'
import { Quote } from '../reviews/quote.tsx'
import { readGalleryFilters } from './gallery-filters.ts'
import { useGalleryOrigin, useGalleryState } from './gallery-origin.ts'
import { ProjectRow } from './project-row.tsx'
import { words } from './project-words.ts'

const maxOthers = 3

const reviewsOf = (project: string) => ({ query: { project, limit: 6 } })
const moreOf = (like: string) => ({ query: { like, limit: maxOthers } })
const besideQuery = (beside: string, chosen = {}) => queryOf('listProjects', { query: { beside, ...chosen } })

export const endQueries = (slug: string) => [
  queryOf('listReviews', reviewsOf(slug)),
  queryOf('listProjects', moreOf(slug)),
  besideQuery(slug),
]

/** What was said about it, the next and previous one in the gallery, and projects like it. */
export function ProjectEnd({ project }: { project: Project }) {
  return (
    <>
      <ProjectReviews project={project} />
      <ProjectNeighbours project={project} />
      <MoreProjects project={project} />
    </>
  )
}

function ProjectReviews({ project }: { project: Project }) {
  const reviews = useCall('listReviews', reviewsOf(keyOf(project))).data?.items ?? []
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="its-reviews" className={`wrap ${twoColumns} pb-12 lg:pb-24 print:hidden`}>
      <h2 id="its-reviews" className="label mb-6 font-sans">
        {words.clientSays}
      </h2>
      <ul className="grid gap-8">
        {reviews.map((review) => (
          <li key={review.id}>
            <Quote review={review} here />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The projects before and after this one, among those that the visitor had chosen in the gallery. */
function ProjectNeighbours({ project }: { project: Project }) {
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
function MoreProjects({ project }: { project: Project }) {
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
