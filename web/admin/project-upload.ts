// A project's pictures travel in small requests: a broken connection costs one picture, not all of them.
import { messages } from '#contract/messages.ts'
import type { Project, ProjectInput } from '#contract/projects.ts'
import { CallError, call, upload } from '../api.ts'
import type { UploadOptions } from './picture-sending.ts'
import { withSession } from './session.ts'

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

/** Creates the project with its first pictures, unless an earlier attempt did so and only its answer was lost. */
export async function createProject(
  fields: ProjectInput,
  [main, ...gallery]: File[],
  options: UploadOptions,
  again: boolean,
): Promise<{ id: string; message: string }> {
  let lost = again
  return persist(options.signal, async () => {
    const found = lost && (await findCreated(fields, gallery.length))
    if (found) return { id: found, message: messages.projects.uploaded }
    lost = true
    const body = formOf({ fields, main, gallery }, 'mainImage')
    return withSession(() => upload('createProject', { body }, options))
  })
}

async function findCreated(fields: ProjectInput, count: number) {
  const { items } = await call('listProjects', { query: { sort: 'newest', limit: 1 } })
  const [newest] = items
  if (!newest || newest.gallery_images.length !== count) return undefined
  return JSON.stringify(fieldsOf(newest)) === JSON.stringify(fields) ? newest.id : undefined
}

/** Adds one gallery image after the other to a project, whatever somebody else changes in its text meanwhile. */
export function createAppender(project: Known) {
  let known = project
  let lost: File | undefined

  async function append(file: File, options: UploadOptions) {
    for (;;) {
      try {
        const { id, fields, version } = known
        const body = formOf({ fields, version, gallery: [file] }, 'main_image')
        const answer = await withSession(() => upload('updateProject', { params: { id }, body }, options))
        known = { ...known, version: version + 1, count: known.count + 1 }
        return answer
      } catch (error) {
        if (error instanceof CallError && error.status === 0) lost = file
        if (!(error instanceof CallError && error.status === 409)) throw error
      }
      const before = known
      known = knownOf(await call('getProject', { params: { id: known.id } }))
      // The picture had arrived, only the answer had not.
      if (lost === file && known.count === before.count + 1) return { message: messages.projects.uploaded }
    }
  }

  return {
    known: () => known,
    append: (file: File, options: UploadOptions) => persist(options.signal, () => append(file, options)),
  }
}

/** Tries again by itself when the connection breaks or the server is busy. */
async function persist<T>(signal: AbortSignal, attempt: () => Promise<T>) {
  for (const pause of pausesMs) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof CallError && [0, 503].includes(error.status))) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
    signal.throwIfAborted()
  }
  return attempt()
}
