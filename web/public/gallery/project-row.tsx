import { Link } from 'react-router'
import { projectPath } from '#contract/addresses.ts'
import { formatArea } from '#contract/measures/area.ts'
import type { ListedProject } from '#contract/projects.ts'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../content/lang.ts'
import { Text } from '../content/text.tsx'
import { useGalleryState } from './gallery-origin.ts'
import { fitClass, growClass, isPortrait } from './justified-rows.ts'

type ProjectRowProps = {
  projects: readonly ListedProject[]
  /** Whether the first picture is in the first view. */
  priority?: boolean
}

/** Projects side by side, their pictures at the same height; below each other on phones. */
export function ProjectRow({ projects, priority = false }: ProjectRowProps) {
  const state = useGalleryState()
  const shapes = projects.map((project) => project.main_picture)
  const fit = shapes.length === 1 || shapes.some(isPortrait) ? fitClass(...shapes) : ''
  return (
    <div className={`flex flex-col gap-10 md:flex-row md:gap-6 ${fit}`}>
      {projects.map((project, index) => (
        <article
          key={project.id}
          className={`group relative flex flex-col ${growClass(project.main_picture)}`}
        >
          <Picture
            {...project.main_picture}
            alt=""
            sizes={sizes[shapes.length] ?? '(min-width: 768px) 31vw, 88vw'}
            priority={priority && index === 0}
            className={`md:grow ${isPortrait(project.main_picture) ? fitClass(project.main_picture) : ''}`}
          />
          <h3 lang={langOf(project.client)} className="mt-3 text-base">
            <Link
              to={projectPath(project)}
              state={state}
              className="after:absolute after:inset-0 group-hover:text-laterite group-hover:underline group-hover:underline-offset-4"
            >
              {project.client}
            </Link>
          </h3>
          <Text.p className="text-sm text-stone">{placeAndArea(project)}</Text.p>
        </article>
      ))}
    </div>
  )
}

const sizes: Record<number, string> = { 1: '88vw', 2: '(min-width: 768px) 47vw, 88vw' }

export const placeAndArea = ({ location, area }: ListedProject) =>
  [location, formatArea(area)].filter(Boolean).join(', ')
