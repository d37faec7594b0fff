// A project's pictures travel in small requests: a broken connection costs one picture, not all of them.
import { messages } from '#contract/messages.ts'
import type { Project, ProjectInput } from '#contract/projects.ts'
import { CallError, call, upload } from '../../api.ts'
import { withSession } from '../auth/session.ts'
import type { SentFiles, UploadOptions } from '../images/picture-sending.ts'

export type Known = Pick<Project, 'id' | 'version'> & { fields: ProjectInput; count: number }

const pausesMs = [2_000, 6_000]

export const fieldsOf = ({ category, client, area, location, description }: ProjectInput) => ({
  category,
  client,
  area,
  location,
  description,
})

export const knownOf = (project: Project): Known => ({
  id: project.id,
  version: project.version,
  fields: fieldsOf(project),
  count: project.gallery_images.length,
})

type Body = { fields: ProjectInput; version?: number; main?: File; gallery?: File[] }

/** The names of the main image differ between adding and updating. */
export function formOf({ fields, version, main, gallery = [] }: Body, mainName: 'mainImage' | 'main_image') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (version) form.set('version', String(version))
  if (main) form.set(mainName, main)
  for (const file of gallery) form.append('galleryImages', file)
  return form
}

/** What was sent without an answer: a main image by itself, a gallery image with how many there were before it. */
const lostMain = new WeakSet<File>()
const lostGallery = new WeakMap<File, number>()

const isLost = (error: unknown) => error instanceof CallError && error.status === 0

/** Creates the project with its first pictures, unless an earlier attempt did so and only its answer was lost. */
export function createProject(fields: ProjectInput, main: File, gallery: File[], options: UploadOptions) {
  const body = formOf({ fields, main, gallery }, 'mainImage')
  return persist(options.signal, async () => {
    const found = lostMain.has(main) && (await findCreated(fields, gallery.length))
    if (found) return { id: found, message: messages.projects.uploaded }
    try {
      return await withSession(() => upload('createProject', { body }, options))
    } catch (error) {
      if (isLost(error)) lostMain.add(main)
      throw error
    }
  })
}

async function findCreated(fields: ProjectInput, count: number) {
  const wanted = JSON.stringify(fields)
  const { items } = await call('listProjects', { query: { search: fields.client, limit: 10 } })
  return items.find((one) => one.gallery_images.length === count && JSON.stringify(fieldsOf(one)) === wanted)
    ?.id
}

/** Adds one gallery image after the other to a project, whatever somebody else changes in its text meanwhile. */
export function createAppender(project: Known) {
  let known = project

  async function append(file: File, options: UploadOptions) {
    const before = lostGallery.get(file)
    if (before !== undefined) {
      known = await findKnown(known.id)
      if (known.count > before) return { message: messages.projects.uploaded }
    }
    try {
      return await send(file, options)
    } catch (error) {
      if (isLost(error)) lostGallery.set(file, known.count)
      throw error
    }
  }

  async function send(file: File, options: UploadOptions) {
    for (;;) {
      const { id, fields, version, count } = known
      const body = formOf({ fields, version, gallery: [file] }, 'main_image')
      try {
        const answer = await withSession(() => upload('updateProject', { params: { id }, body }, options))
        known = { ...known, version: version + 1, count: count + 1 }
        return answer
      } catch (error) {
        if (!(error instanceof CallError && error.status === 409)) throw error
        known = await findKnown(id)
      }
    }
  }

  return ([file]: SentFiles, options: UploadOptions) => persist(options.signal, () => append(file, options))
}

export const findKnown = async (id: string) => knownOf(await call('getProject', { params: { id } }))

/** Tries again by itself when the connection breaks or the server is busy. */
async function persist<T>(signal: AbortSignal, attempt: () => Promise<T>) {
  for (const pause of pausesMs) {
    try {
      return await attempt()
    } catch (error) {
      const passing = isLost(error) || (error instanceof CallError && error.status === 503)
      if (!passing) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    signal.throwIfAborted()
  }
  return attempt()
}
