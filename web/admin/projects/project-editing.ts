// Saving an edited project: its text and a new main image in one request, new gallery images one by one after it.
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Project, ProjectInput } from '#contract/projects.ts'
import { call, upload } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { withSession } from '../auth/session.ts'
import { type PictureList, parted } from '../images/picture-list.ts'
import { isStopped, sendTogether, type UploadOptions } from '../images/picture-sending.ts'
import type { useConflict } from '../lists/conflict.tsx'
import { useAppending } from './project-appending.ts'
import { formOf, knownOf } from './project-upload.ts'

const words = messages.projects
const autoClose = projectToastMs

type Editing = {
  id: string
  list: PictureList
  conflict: ReturnType<typeof useConflict>
  /** Puts the newer record into the form. */
  take: (project: Project) => void
}

export function useEditing({ id, list, conflict, take }: Editing) {
  const append = useAppending(list)

  function sendText(fields: ProjectInput, version: number | undefined, signal: AbortSignal) {
    const { main } = parted(list.get())
    const send = (file: File | undefined, options: Partial<UploadOptions>) => {
      const body = formOf({ fields, version, main: file }, 'main_image')
      return withSession(() => upload('updateProject', { params: { id }, body }, options))
    }
    if (!main || main.state === 'sent') return send(undefined, { signal })
    return sendTogether(list, [main], signal, ([file], options) => send(file, options))
  }

  function saveText(fields: ProjectInput, version: number | undefined, signal: AbortSignal) {
    return conflict.save({
      send: (over) => sendText(fields, over ? undefined : version, signal),
      load,
      compare: (theirs) => [
        ['Category', fields.category, theirs.category],
        ['Client', fields.client, theirs.client],
        ['Area', fields.area, theirs.area],
        ['Location', fields.location, theirs.location],
        ['Description', fields.description, theirs.description],
      ],
      take,
    })
  }

  const load = () => call('getProject', { params: { id } })

  /** True when everything has arrived. */
  return async (fields: ProjectInput, version: number | undefined, signal: AbortSignal) => {
    try {
      if (!(await saveText(fields, version, signal))) return false
      const project = await load()
      take(project)
      const { complete } = await append(knownOf(project), signal)
      if (complete) toast.success(words.updated, { autoClose })
      else if (!signal.aborted) toast.error(words.uploadFailed, { autoClose })
      return complete
    } catch (error) {
      if (!isStopped(error)) toast.error(words.updateFailed, { autoClose })
      return false
    }
  }
}
