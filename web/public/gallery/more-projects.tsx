import { useCall } from '../../api.ts'
import { shareOf } from './picture-rows.ts'
import { ProjectCard } from './project-card.tsx'
import { moreProjects } from './queries.ts'

/** Where to look next, at the end of a project. */
export function MoreProjects({ except }: { except: string }) {
  const { data } = useCall('listProjects', moreProjects)
  const others = data?.items.filter((project) => project.id !== except).slice(0, 3) ?? []
  if (others.length === 0) return null
  return (
    <section className="wrap py-section">
      <h2 className="mb-8 lg:mb-12">More projects</h2>
      <div className="flex flex-col gap-10 md:flex-row md:gap-6">
        {others.map((project) => (
          <ProjectCard
            key={project.id}
            project={project}
            sizes="(min-width: 768px) 31vw, 88vw"
            className={shareOf(project.main_picture, others.length)}
          />
        ))}
      </div>
    </section>
  )
}
