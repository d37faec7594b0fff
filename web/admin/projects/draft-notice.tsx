import type { DraftProject } from './project-upload.ts'
import { words } from './words.ts'

/** The project is stored, whatever becomes of the remaining pictures. */
export function DraftNotice({ project, unsent }: { project: DraftProject; unsent: number }) {
  return (
    <div role="status" className="basis-full text-sm">
      <p>
        <b>{project.title || project.client}</b>
        {words.savedHidden(project.shown)} {unsent > 0 ? words.notSent(unsent) : ''}
      </p>
      {unsent > 0 ? <p className="text-stone">{words.sendOrRemove(unsent)}</p> : null}
    </div>
  )
}
