import { Link } from 'react-router'
import { projectPath } from '#contract/addresses.ts'
import type { HomeContent } from '#contract/content/home.ts'
import { publicPages } from '#contract/pages.ts'
import type { ListedProject } from '#contract/projects.ts'
import { messages } from '#contract/public-messages.ts'
import { useCall } from '../../api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/list-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'
import { truncate } from '../content/truncate.ts'
import { PictureNote } from '../gallery/picture-note.tsx'
import { placeAndArea } from '../gallery/project-row.tsx'
import { Band } from '../parts/band.tsx'
import { words } from './words.ts'

export const selectedProjects = { query: { sort: 'pinned', limit: 3 } } as const
const maxExtractLength = 220

/** Three projects, large, on alternating sides. */
export function SelectedProjects({ content }: { content: HomeContent['projects'] }) {
  const projects = useCall('listProjects', selectedProjects)
  const { items = [], total = Number.POSITIVE_INFINITY } = projects.data ?? {}
  if (total === 0) return null
  const title = total === 1 ? content.onlyTitle : content.title
  return (
    <Band>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <Text.h2>{title}</Text.h2>
        <PictureNote projects={projects.data?.items ?? []} className="pb-1.5" />
      </div>
      <div className="mt-8 grid gap-14 md:gap-20 lg:mt-16 lg:gap-28">
        <ListState query={projects} empty={messages.projects.empty} failed={messages.projects.loadFailed}>
          {(items) =>
            items.map((project, index) => (
              <SelectedProject key={project.id} project={project} right={index % 2 > 0} />
            ))
          }
        </ListState>
      </div>
      {total > items.length ? (
        <ButtonLink to={publicPages.gallery.path} variant="secondary" className="mt-14 lg:mt-24">
          {words.allProjects}
        </ButtonLink>
      ) : null}
    </Band>
  )
}

function SelectedProject({ project, right }: { project: ListedProject; right: boolean }) {
  const place = placeAndArea(project)
  return (
    <article
      className={`group relative grid gap-x-[4vw] gap-y-4 md:items-end ${right ? 'md:grid-cols-[1fr_2fr]' : 'md:grid-cols-[2fr_1fr]'}`}
    >
      <Picture
        {...project.main_picture}
        alt=""
        sizes="(min-width: 1500px) 890px, (min-width: 768px) 62vw, 88vw"
        className={`-mx-gutter md:mx-0 ${right ? 'md:order-last' : ''}`}
      />
      <div className="md:pb-2">
        <Text.p className="label">{project.category}</Text.p>
        <h3 lang={langOf(project.client)} className="mt-3 font-serif text-2xl font-normal tracking-tight">
          <Link to={projectPath(project)} className="after:absolute after:inset-0 group-hover:text-laterite">
            {project.client}
          </Link>
        </h3>
        <Text.p className="mt-1 text-stone">{place}</Text.p>
        {project.description ? (
          <p lang={langOf(project.description)} className="mt-4 max-lg:hidden">
            {extractOf(project.description)}
          </p>
        ) : null}
      </div>
    </article>
  )
}

/** The sentences that fit, or the words where the first sentence is too long. */
function extractOf(description: string) {
  const [paragraph = ''] = description.trim().split('\n')
  if (paragraph.length <= maxExtractLength) return paragraph
  const start = paragraph.slice(0, maxExtractLength)
  return start.slice(0, start.lastIndexOf('. ') + 1) || truncate(paragraph, maxExtractLength)
}
