// A new project is sent with its main image and the first images of its gallery. The others follow one by one, so that a
// broken connection costs one picture and not all of them. The project is hidden until they have arrived.
import { minGalleryImages } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { ProjectInput } from '#contract/projects.ts'
import { recordFields } from '#contract/records/fields.ts'
import { call } from '../../api.ts'
import { adminCall } from '../blocks/session.ts'
import { isLost, retry, toFormData } from '../images/picture-file.ts'
import { type PictureList, splitMain } from '../images/picture-list.ts'
import { type UploadOptions, uploadTogether } from '../images/picture-upload.ts'

/** It is stored, but some of its pictures may not be sent yet. */
export type DraftProject = ProjectInput & { id: string; slug: string; message: string }

/** What staff write, out of all that a project has. */
const fieldsOf = (project: object) =>
  Object.keys(recordFields.projects).map((name) => Object.entries(project).find(([own]) => own === name))

/** Undefined when there are too few pictures. */
export async function createProject(
  list: PictureList,
  fields: ProjectInput,
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
  const created = await uploadTogether(list, pictures, signal, (files, options) =>
    retry(options.signal, () => sendProject({ ...fields, shown: false }, files, options)),
  )
  return { ...fields, ...created }
}

/** Once its pictures have arrived, if staff want visitors to see it. */
export async function showProject({ id, shown }: DraftProject, signal: AbortSignal) {
  if (shown) await adminCall('showProject', { params: { id }, body: { shown } }, { signal })
}

function firstPictures(list: PictureList) {
  const { main, gallery } = splitMain(list.get().chosen)
  return main && gallery.length >= minGalleryImages ? [main, ...gallery.slice(0, minGalleryImages)] : []
}

/** Main images of projects whose answer was lost. */
const unanswered = new WeakSet<File>()

async function sendProject(
  fields: ProjectInput,
  [mainImage, ...galleryImages]: [File, ...File[]],
  options: UploadOptions,
) {
  const found = unanswered.has(mainImage) && (await findCreated(fields, galleryImages.length))
  if (found) return { id: found.id, slug: found.slug, message: messages.projects.uploaded }
  try {
    const body = toFormData({ ...fields, mainImage, galleryImages })
    return await call('createProject', { body }, options)
  } catch (error) {
    if (isLost(error)) unanswered.add(mainImage)
    throw error
  }
}

async function findCreated(fields: ProjectInput, pictures: number) {
  const wanted = JSON.stringify(fieldsOf(fields))
  const { items } = await call('listProjects', { query: { search: fields.client, status: 'all', limit: 10 } })
  return items.find(
    (one) => one.gallery_images.length === pictures && JSON.stringify(fieldsOf(one)) === wanted,
  )
}
