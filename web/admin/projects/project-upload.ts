// A new project is sent with its main image and the first images of its gallery. The others follow one by one, so that a
// broken connection costs one picture and not all of them. The project is hidden until they have arrived, if there are any.
import { minGalleryImages } from '#contract/limits.ts'
import type { ProjectInput } from '#contract/projects.ts'
import { call } from '../../calls/api.ts'
import { adminCall } from '../blocks/calls.ts'
import type { TranslationPart } from '../blocks/malayalam/malayalam-store.ts'
import { retry, toFormData } from '../images/files/picture-file.ts'
import { type ChosenPicture, type PictureList, splitMain } from '../images/picture-list.ts'
import { uploadTogether } from '../images/picture-upload.ts'

/** It is stored, but some of its pictures may not be sent yet; `isWaiting` for them before visitors see it. */
export type DraftProject = ProjectInput & { id: string; slug: string; message: string; isWaiting: boolean }

/** Undefined when there are too few pictures. */
export async function createProject(
  list: PictureList,
  fields: ProjectInput & TranslationPart,
  signal: AbortSignal,
): Promise<DraftProject | undefined> {
  let pictures = firstPictures(list)
  // A file that proves unfit leaves the list, and the next one takes its place.
  while ((await Promise.all(pictures.map((one) => one.prepared))).includes(undefined))
    pictures = firstPictures(list)
  signal.throwIfAborted()
  if (pictures.length === 0) return undefined
  // So that an expired session shows before the pictures are uploaded.
  await adminCall('whoAmI', {}, { signal })
  const { key: idempotency_key, isWaiting } = attemptOf(list, fields, pictures)
  const first = { ...fields, shown: fields.shown && !isWaiting, idempotency_key }
  const created = await uploadTogether(list, pictures, signal, ([mainImage, ...galleryImages], options) => {
    const body = toFormData({ ...first, mainImage, galleryImages })
    return retry(options.signal, () => call('createProject', { body }, options))
  })
  return { ...fields, ...created, isWaiting }
}

/** Once its pictures have arrived. */
export async function showProject({ id, isWaiting }: DraftProject, signal: AbortSignal) {
  if (isWaiting) await adminCall('showProject', { params: { id }, body: { shown: true } }, { signal })
}

function firstPictures(list: PictureList) {
  const { main, gallery } = splitMain(list.get().chosen)
  return main && gallery.length >= minGalleryImages ? [main, ...gallery.slice(0, minGalleryImages)] : []
}

const attempts = new WeakMap<PictureList, { content: string; key: string; isWaiting: boolean }>()

/**
 * Its key stays the same until something is changed, so that a project whose answer was lost is not added twice. One that was
 * sent hidden may be stored like that.
 */
function attemptOf(list: PictureList, fields: ProjectInput, pictures: ChosenPicture[]) {
  const content = JSON.stringify([fields, pictures.map(({ id }) => id)])
  const last = attempts.get(list)
  const { key, isWaiting } = last?.content === content ? last : { key: crypto.randomUUID(), isWaiting: false }
  const isPart = pictures.length < list.get().chosen.length
  const attempt = { content, key, isWaiting: isWaiting || (fields.shown && isPart) }
  attempts.set(list, attempt)
  return attempt
}
