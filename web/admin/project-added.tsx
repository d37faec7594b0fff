import { projectPath } from '#contract/addresses.ts'
import { adminPages } from '#contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Begun } from './project-adding.ts'

/** Where to go once a project is on the site. */
export function AddedNotice({ project }: { project: Begun | undefined }) {
  return (
    <div role="status">
      {project ? (
        <div className="mb-8 max-w-form border-l-2 border-leaf bg-sand/60 px-5 py-4">
          <p>
            <b>{project.client}</b> is in the gallery now.
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <ButtonLink variant="secondary" to={projectPath(project)}>
              View on site
            </ButtonLink>
            <ButtonLink variant="quiet" to={adminPages.editProject.path.replace(':id', project.id)}>
              Edit project
            </ButtonLink>
          </div>
        </div>
      ) : null}
    </div>
  )
}

/** The project is safe, whatever becomes of the remaining pictures. */
export function BegunNotice({ project, unsent, busy }: { project: Begun; unsent: number; busy: boolean }) {
  return (
    <div role="status" className="border-l-2 border-leaf bg-sand/60 px-5 py-4">
      <p>
        <b>{project.client}</b> is saved and on the site.
      </p>
      <p className="mt-1 text-stone">{busy ? 'The other pictures are following.' : whatToDo(unsent)}</p>
    </div>
  )
}

function whatToDo(unsent: number) {
  if (unsent === 0) return 'Everything has arrived.'
  const missing = unsent === 1 ? '1 picture has' : `${unsent} pictures have`
  return `${missing} not been sent yet. Send them now or remove them; you can also add them later under All Projects.`
}
