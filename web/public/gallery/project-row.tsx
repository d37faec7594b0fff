import { Link } from 'react-router'
import { formatArea } from '#contract/amounts/area.ts'
import type { ListedProject } from '#contract/projects.ts'
import { projectPath } from '#contract/record-paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { noBreak } from '../content/no-break.ts'
import { Text } from '../content/text.tsx'
import { useGalleryState } from './gallery-origin.ts'
import { fitClass, growClass, isPortrait } from './justified-rows.ts'
import { BuildingMark } from './picture-note.tsx'

type ProjectRowProps = {
  projects: readonly ListedProject[]
  /** Whether the first picture is in the first view. */
  priority?: boolean
  /** On phones with small pictures, the words beside them. */
  isSmall?: boolean
}

/** Projects side by side, their pictures at the same height; below each other on phones. */
export function ProjectRow({ projects, priority = false, isSmall = false }: ProjectRowProps) {
  const state = useGalleryState()
  const shapes = projects.map((project) => project.main_picture)
  // Different shapes grow to the same height, if what stands below them has the same too.
  const isMixed = new Set(shapes.map(growClass)).size > 1
  const fit = shapes.length === 1 || shapes.some(isPortrait) ? fitClass(...shapes) : ''
  return (
    <div className={`flex flex-col ${isSmall ? 'gap-4' : 'gap-8'} md:flex-row md:gap-6 ${fit}`}>
      {projects.map((project, index) => (
        <article
          key={project.id}
          className={`group relative flex ${isSmall ? 'items-center gap-x-4 md:flex-col md:items-stretch' : 'flex-col'} ${growClass(project.main_picture)}`}
        >
          <Picture
            {...project.main_picture}
            alt=""
            sizes={`${sizes[shapes.length] ?? '(min-width: 768px) 31vw, '}${isSmall ? '38vw' : '88vw'}`}
            priority={priority && index === 0}
            className={`${isMixed ? 'md:grow' : ''} ${isSmall ? 'max-md:w-2/5 max-md:shrink-0' : ''} ${isPortrait(project.main_picture) ? fitClass(project.main_picture) : ''}`}
          />
          <div className={`${isSmall ? 'min-w-0 md:mt-3' : 'mt-3'} ${isMixed ? 'md:min-h-24' : ''}`}>
            <h3 lang={langOf(headingOf(project))} className="text-base">
              <Link
                to={projectPath(project)}
                state={state}
                className="after:absolute after:inset-0 group-hover:text-laterite group-hover:underline group-hover:underline-offset-4"
              >
                {noBreak(headingOf(project))}
              </Link>
            </h3>
            <Text.p className="text-sm text-stone">{factsLine(project)}</Text.p>
            <BuildingMark project={project} />
          </div>
        </article>
      ))}
    </div>
  )
}

/** Of a row by its length, up to what phones show. */
const sizes: Record<number, string> = { 1: '(min-width: 768px) 88vw, ', 2: '(min-width: 768px) 47vw, ' }

/** By its title, or else by the client. */
export const headingOf = ({ title, client }: ListedProject) => title || client

/** Below a heading: the client, unless that is the heading, place and area. */
export const factsLine = ({ title, client, location, area }: ListedProject) =>
  [title && client, location, formatArea(area)].filter(Boolean).join(', ')
