// Uploads the chosen pictures: together with a form, or one by one.
import { useQueryClient } from '@tanstack/react-query'
import { projectToastMs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { CallError, type CallOptions, call } from '../../calls/api.ts'
import { clearErrors, toast } from '../../ui/toast.ts'
import { reasonOf } from '../../ui/words.ts'
import { errorMessage, refreshAll, withSession } from '../blocks/calls.ts'
import { retry, toFormData } from './files/picture-file.ts'
import { type ChosenPicture, type PictureList, type Pictures, splitMain } from './picture-list.ts'
import { words } from './words.ts'

type UploadOptions = Required<Omit<CallOptions, 'prepare'>>
type Send<T> = (files: [File, ...File[]], options: UploadOptions) => Promise<T>

/** One request for several pictures: all of them arrive, or none. */
export async function uploadTogether<T>(
  list: PictureList,
  pictures: readonly ChosenPicture[],
  signal: AbortSignal,
  send: Send<T>,
) {
  const patchAll = (change: Partial<ChosenPicture>) => {
    for (const { id } of pictures) list.patch(id, change)
  }
  patchAll({ state: 'sending', progress: 0, sentence: '' })
  try {
    const stop = AbortSignal.any([signal, ...pictures.map((one) => one.removed.signal)])
    const prepared = await Promise.all(pictures.map((one) => one.prepared))
    stop.throwIfAborted()
    const [first, ...rest] = prepared.filter((file) => file !== undefined)
    if (!first) throw new Error('There is nothing to upload')
    const onProgress = (progress: number) => patchAll({ progress })
    const answer = await send([first, ...rest], { signal: stop, onProgress })
    patchAll({ state: 'sent', progress: 1 })
    return answer
  } catch (error) {
    patchAll({ state: 'ready', progress: 0 })
    for (const { id } of findRefused(pictures, error))
      list.patch(id, { state: 'failed', sentence: errorMessage(error, words.lostConnection) })
    throw error
  }
}

/** One request for each gallery picture, in order. True when nothing is left to upload; otherwise it is told why. */
export async function uploadGallery(list: PictureList, projectId: string, signal: AbortSignal) {
  const tried = new Set<string>()
  let failure: unknown
  clearErrors()
  const unsent = () => splitMain(list.get().chosen).gallery.filter((one) => one.state !== 'sent')
  for (;;) {
    const next = unsent().find(({ id }) => !tried.has(id))
    if (!next || signal.aborted) break
    tried.add(next.id)
    if (!(await next.prepared)) continue
    try {
      await uploadTogether(list, [next], signal, ([image], options) => {
        const body = toFormData({ idempotency_key: next.id, image })
        const params = { id: projectId }
        return retry(options.signal, () => call('addProjectImage', { params, body }, options))
      })
    } catch (error) {
      // A picture that is refused or removed does not stop the others; a broken connection does.
      const refused = error instanceof CallError && [400, 413, 415].includes(error.status)
      if (refused || next.removed.signal.aborted) continue
      failure = error
      break
    }
  }
  const complete = !failure && unsent().length === 0
  if (!complete && !signal.aborted)
    toast.error(messages.projects.uploadFailed, { autoClose: projectToastMs, reason: reasonOf(failure) })
  return complete
}

/** For a project that is on the screen: what has arrived moves from the chosen pictures to the stored ones. */
export function useGalleryUpload(list: PictureList, projectId: string) {
  const client = useQueryClient()
  return async (signal: AbortSignal) => {
    const complete = await uploadGallery(list, projectId, signal)
    await refreshAll(client)
    list.removeSent()
    return complete
  }
}

/** A form and its new main image, if there is one, in one request. */
export function uploadWithMain<T>(
  { list, main }: Pictures,
  signal: AbortSignal,
  send: (image: File | undefined, options: Partial<UploadOptions>) => Promise<T>,
) {
  if (!main || main.state === 'sent') return withSession(() => send(undefined, { signal }))
  return uploadTogether(list, [main], signal, ([image], options) => withSession(() => send(image, options)))
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** The server names the picture that it refuses. */
function findRefused(pictures: readonly ChosenPicture[], error: unknown) {
  if (isAborted(error) || (error instanceof CallError && error.status === 409)) return []
  const stem = (name: string) => name.replace(/\.\w+$/, '')
  const refused = error instanceof CallError ? Object.keys(error.fields).map(stem) : []
  const named = pictures.filter(({ file }) => refused.includes(stem(file.name)))
  return named.length > 0 ? named : pictures
}
