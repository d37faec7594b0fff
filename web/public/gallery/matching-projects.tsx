import { Link } from 'react-router'
import { useCall } from '../../api.ts'
import { shareOf } from './picture-rows.ts'
import { ProjectCard } from './project-card.tsx'
import { galleryAddress, projectsOfService } from './queries.ts'

/** Two projects of this kind from the gallery; none, and the part is left out. */
export function MatchingProjects({ service }: { service: string }) {
  const { data } = useCall('listProjects', projectsOfService(service))
  const projects = data?.items ?? []
  if (projects.length === 0) return null
  return (
    <section className="wrap pb-section">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-12">
        <h2>From the gallery</h2>
        <Link
          to={galleryAddress({ category: service, location: '', page: 1 })}
          className="link inline-flex min-h-11 items-center"
        >
          All projects of this kind
        </Link>
      </div>
      <div className="flex flex-col gap-10 md:flex-row md:gap-6">
        {projects.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            sizes="(min-width: 768px) 47vw, 88vw"
            className={`${shareOf(project.main_picture, projects.length)} ${projects.length === 1 ? 'md:max-w-2/3' : ''}`}
          />
        ))}
      </div>
    </section>
  )
}
