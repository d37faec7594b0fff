import { Link } from 'react-router'
import type { HomeContent } from '#contract/content/pages.ts'
import { publicPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { messages } from '#contract/public-messages.ts'
import { projectPath } from '#contract/record-paths.ts'
import { inBoth } from '#contract/words.ts'
import { useCall } from '../../calls/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { sentencesOf } from '../content/truncate.ts'
import { BuildingMark, PictureNote } from '../gallery/picture-note.tsx'
import { factsLine, headingOf } from '../gallery/project-row.tsx'
import { Band } from '../parts/band.tsx'

export const selectedProjects = { query: { sort: 'pinned', limit: 3 } } as const
export const buildingNow = { query: { building: true, limit: 1 } } as const
const maxExtractLength = 220

const first = {
  cell: 'col-span-2 md:col-span-12 md:grid md:grid-cols-[2fr_1fr] md:items-end md:gap-x-[4vw]',
  // To the edge of the screen.
  picture: '-mx-gutter md:mr-0 md:-ml-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]',
  sizes: '(min-width: 768px) 66vw, 100vw',
}
const narrow = { cell: 'md:col-span-5', picture: '', sizes: '(min-width: 768px) 38vw, 44vw' }
const wide = { cell: 'md:col-span-7', picture: '', sizes: '(min-width: 768px) 54vw, 44vw' }

/** One project across the page, two of unequal width below it. */
export function SelectedProjects({ content }: { content: HomeContent['projects'] }) {
  const projects = useCall('listProjects', selectedProjects)
  const { items = [], total = Number.POSITIVE_INFINITY } = projects.data ?? {}
  if (total === 0) return null
  const title = total === 1 ? content.onlyTitle : content.title
  return (
    <Band className="pb-12 lg:pb-24 deferred">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-2">
        <Text.h2>{title}</Text.h2>
        <PictureNote projects={projects.data?.items ?? []} className="pb-2" />
      </div>
      <div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-12 md:items-end md:gap-x-6 lg:mt-10 lg:gap-y-16">
        <ListState query={projects} empty={messages.projects.empty} failed={messages.projects.loadFailed}>
          {(items) =>
            items.map((project, index) => (
              <SelectedProject
                key={project.id}
                project={project}
                place={[first, narrow, wide][index] ?? narrow}
              />
            ))
          }
        </ListState>
      </div>
      {total > items.length ? (
        <ButtonLink to={publicPages.gallery.path} variant="secondary" className="mt-8 lg:mt-10">
          {words.allProjects}
        </ButtonLink>
      ) : null}
    </Band>
  )
}

/** The newest house under construction, unless it is shown above. */
export function BuildingNow() {
  const [project] = useCall('listProjects', buildingNow).data?.items ?? []
  const selected = useCall('listProjects', selectedProjects).data?.items ?? []
  if (!project || selected.some(({ id }) => id === project.id)) return null
  return (
    <Band className="pb-12 lg:pb-24 deferred">
      <h2 className="mb-6 lg:mb-8">{words.buildingNow}</h2>
      <SelectedProject project={project} place={first} />
    </Band>
  )
}

function SelectedProject({ project, place }: { project: ListedProject; place: typeof first }) {
  const isFirst = place === first
  return (
    <article className={`group relative ${place.cell}`}>
      <Picture
        {...project.main_picture}
        alt=""
        sizes={place.sizes}
        className={`aspect-3/2 ${place.picture}`}
      />
      <div className={isFirst ? 'mt-4 md:mt-0' : 'mt-3 md:mt-4'}>
        <BuildingMark project={project} />
        <Text.p className={isFirst ? 'label' : 'label max-md:hidden'}>{project.category}</Text.p>
        <h3
          lang={langOf(headingOf(project))}
          className={`mt-1 font-serif font-normal tracking-tight md:text-2xl ${isFirst ? 'text-2xl' : ''}`}
        >
          <Link to={projectPath(project)} className="after:absolute after:inset-0 group-hover:text-laterite">
            {noBreak(headingOf(project))}
          </Link>
        </h3>
        <Text.p className={isFirst ? 'text-stone' : 'text-stone max-md:text-sm'}>{factsLine(project)}</Text.p>
        {isFirst && project.description ? (
          <Text.p className="mt-4 max-lg:hidden">{sentencesOf(project.description, maxExtractLength)}</Text.p>
        ) : null}
      </div>
    </article>
  )
}

const words = inBoth({
  allProjects: ['All projects', 'എല്ലാ പ്രോജക്ടുകളും'],
  buildingNow: ['Being built now', 'ഇപ്പോൾ പണി നടക്കുന്നത്'],
})
