import { projectPath } from '#contract/addresses.ts'
import { adminPages } from '#contract/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { DraftProject } from './project-upload.ts'

const hiddenNote = 'is saved and hidden. Only staff can see it, until you show it on the site.'

/** Where to go once a project is added. */
export function AddedNotice({ project }: { project: DraftProject | undefined }) {
  return (
    <div role="status">
      {project ? (
        <div className="mb-8 max-w-form border-l-2 border-leaf bg-sand/60 px-5 py-4">
          <p>
            <b>{project.client}</b> {project.shown ? 'is in the gallery now.' : hiddenNote}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            {project.shown ? (
              <ButtonLink variant="secondary" to={projectPath(project)}>
                View on site
              </ButtonLink>
            ) : null}
            <ButtonLink variant="quiet" to={adminPages.editProject.path.replace(':id', project.id)}>
              Edit project
            </ButtonLink>
          </div>
        </div>
      ) : null}
    </div>
  )
}

/** The project is stored, whatever becomes of the remaining pictures. */
export function DraftNotice({ project, unsent }: { project: DraftProject; unsent: number }) {
  const it = unsent === 1 ? 'it' : 'them'
  return (
    <div role="status" className="mb-3 text-sm">
      <p>
        <b>{project.client}</b> is saved and hidden{project.shown ? ' until its pictures are sent' : ''}.{' '}
        {unsent > 0 ? `${unsent === 1 ? '1 picture has' : `${unsent} pictures have`} not been sent yet.` : ''}
      </p>
      {unsent > 0 ? (
        <p className="text-stone">{`Send ${it} now or remove ${it}. You can also add ${it} later, in All Projects.`}</p>
      ) : null}
    </div>
  )
}
