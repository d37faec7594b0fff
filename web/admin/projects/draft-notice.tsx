import type { DraftProject } from './project-upload.ts'

/** The project is stored, whatever becomes of the remaining pictures. */
export function DraftNotice({ project, unsent }: { project: DraftProject; unsent: number }) {
  const it = unsent === 1 ? 'it' : 'them'
  return (
    <div role="status" className="basis-full text-sm">
      <p>
        <b>{project.title || project.client}</b> is saved and hidden
        {project.shown ? ' until its pictures are sent' : ''}.{' '}
        {unsent > 0 ? `${unsent === 1 ? '1 picture has' : `${unsent} pictures have`} not been sent yet.` : ''}
      </p>
      {unsent > 0 ? (
        <p className="text-stone">{`Send ${it} now or remove ${it}. You can also add ${it} later, in All Projects.`}</p>
      ) : null}
    </div>
  )
}
