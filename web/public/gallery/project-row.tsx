import { Link } from 'react-router'
import { projectPath } from '#contract/addresses.ts'
import type { ListedProject } from '#contract/projects.ts'
import { Picture } from '../../ui/picture.tsx'
import { growClass } from './justified-rows.ts'

type ProjectRowProps = {
  projects: readonly ListedProject[]
  /** Whether the first picture is in the first view. */
  priority?: boolean
}

/** Projects side by side, their pictures at the same height; below each other on phones. */
export function ProjectRow({ projects, priority = false }: ProjectRowProps) {
  const alone = projects.length === 1 ? 'md:max-w-2/3' : ''
  const sizes = projects.length > 2 ? '(min-width: 768px) 31vw, 88vw' : '(min-width: 768px) 47vw, 88vw'
  return (
    <div className="flex flex-col gap-10 md:flex-row md:gap-6">
      {projects.map((project, index) => (
        <article
          key={project.id}
          className={`group relative flex flex-col ${growClass(project.main_picture, projects.length)} ${alone}`}
        >
          <Picture
            {...project.main_picture}
            alt=""
            sizes={sizes}
            priority={priority && index === 0}
            className="md:grow"
          />
          <h3 className="mt-3 text-base">
            <Link
              to={projectPath(project)}
              className="after:absolute after:inset-0 group-hover:text-laterite group-hover:underline group-hover:underline-offset-4"
            >
              {project.client}
            </Link>
          </h3>
          <p className="text-sm text-stone">{placeAndArea(project)}</p>
        </article>
      ))}
    </div>
  )
}

export const placeAndArea = ({ location, area }: ListedProject) => [location, area].filter(Boolean).join(', ')
