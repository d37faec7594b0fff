import { Link } from 'react-router'
import { projectPath } from '#contract/addresses.ts'
import type { ListedProject } from '#contract/projects.ts'
import { Picture } from '../../ui/picture.tsx'

type ProjectCardProps = { project: ListedProject; sizes: string; priority?: boolean; className?: string }

/** A project's main picture in its true shape, with the caption below it. */
export function ProjectCard({ project, sizes, priority, className = '' }: ProjectCardProps) {
  return (
    <article className={`group relative flex flex-col ${className}`}>
      <Picture {...project.main_picture} alt="" sizes={sizes} priority={priority} className="md:grow" />
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
  )
}

export const placeAndArea = ({ location, area }: ListedProject) => [location, area].filter(Boolean).join(', ')
