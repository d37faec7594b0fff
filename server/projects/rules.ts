// A project and its pictures: rows and files agree at every moment. Files come before rows and go after them.
import { isDeepStrictEqual } from 'node:util'
import { maxGalleryImages, minGalleryImages } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { ImageOrder, ProjectChange, ProjectInput } from '#contract/projects.ts'
import { uploadMessages } from '#contract/uploads.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/failure.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Pictures } from '../storage/images/images.ts'
import {
  deletePicture,
  deleteProject,
  findProject,
  holdProject,
  insertPictures,
  insertProject,
  listPictures,
  placePicture,
  updateProject,
} from './store.ts'

type Services = { db: Db; clock: Clock; pictures: Pictures }
type Images = { main: ReceivedFile[]; gallery: ReceivedFile[] }

export async function addProject(services: Services, input: ProjectInput, { main, gallery }: Images) {
  if (main.length === 0 || gallery.length < minGalleryImages)
    throw new Failure('invalid_input', messages.projects.picturesNeeded)
  const { db, clock, pictures } = services
  return pictures.storeWith(db, 'projects', [...main, ...gallery], (stored) =>
    db.transaction().execute(async (tx) => {
      const id = await insertProject(tx, input, clock())
      await insertPictures(tx, id, stored.slice(0, 1), { main: true, position: 0 })
      await insertPictures(tx, id, stored.slice(1), { main: false, position: 0 })
      return id
    }),
  )
}

/** New gallery images follow the existing ones; a new main image takes the place of the old one. */
export async function changeProject(services: Services, id: string, change: ProjectChange, images: Images) {
  const { db, pictures } = services
  const { version, ...fields } = change
  await refuseEarly(db, id, version, images.gallery.length)
  const uploads = [...images.main, ...images.gallery]
  const replaced = await pictures.storeWith(db, 'projects', uploads, (stored) =>
    db.transaction().execute(async (tx) => {
      const newMain = stored.slice(0, images.main.length)
      const newGallery = stored.slice(images.main.length)
      if (!(await updateProject(tx, id, fields, version)))
        throw new Failure('conflict', messages.errors.conflict)
      const old = await listPictures(tx, id)
      const gallery = old.filter(({ main }) => !main)
      checkRoom(gallery.length + newGallery.length)
      const oldMain = old.filter(({ main }) => main && newMain.length > 0)
      for (const picture of oldMain) await deletePicture(tx, picture.id)
      await insertPictures(tx, id, newMain, { main: true, position: 0 })
      const position = (gallery.at(-1)?.position ?? -1) + 1
      await insertPictures(tx, id, newGallery, { main: false, position })
      return oldMain.map(({ src }) => src)
    }),
  )
  await pictures.removeUnused(db, replaced)
}

export async function removeProject({ db, pictures }: Services, id: string) {
  const sources = await db.transaction().execute(async (tx) => {
    await hold(tx, id)
    const old = await listPictures(tx, id)
    await deleteProject(tx, id)
    return old.map(({ src }) => src)
  })
  await pictures.removeUnused(db, sources)
}

export async function removeImage({ db, pictures }: Services, id: string, src: string) {
  await db.transaction().execute(async (tx) => {
    await hold(tx, id)
    const picture = await getPicture(tx, id, src)
    if (picture.main) throw new Failure('invalid_input', messages.projects.mainImageStays)
    await deletePicture(tx, picture.id)
  })
  await pictures.removeUnused(db, [src])
}

export async function reorderImages({ db }: Services, id: string, { gallery_images, from }: ImageOrder) {
  await db.transaction().execute(async (tx) => {
    await hold(tx, id)
    const gallery = (await listPictures(tx, id)).filter(({ main }) => !main)
    const stored = gallery.map(({ src }) => src)
    if (from && !isDeepStrictEqual(from, stored)) throw new Failure('conflict', messages.errors.conflict)
    if (!isDeepStrictEqual(gallery_images.toSorted(), stored.toSorted()))
      throw new Failure('invalid_input', messages.projects.orderMismatch)
    for (const { id, src } of gallery)
      await placePicture(tx, id, { main: false, position: gallery_images.indexOf(src) })
  })
}

/** The main image and the chosen one of the gallery change places. */
export async function chooseMainImage({ db }: Services, id: string, src: string) {
  await db.transaction().execute(async (tx) => {
    await hold(tx, id)
    const chosen = await getPicture(tx, id, src)
    if (chosen.main) return
    const [main] = await listPictures(tx, id)
    if (main) await placePicture(tx, main.id, { main: false, position: chosen.position })
    await placePicture(tx, chosen.id, { main: true, position: 0 })
  })
}

/** Says no before the pictures are worked on; the transaction looks again. */
async function refuseEarly(db: Db, id: string, version: number | undefined, added: number) {
  const project = await findProject(db, id)
  if (!project) throw new Failure('not_found', messages.projects.notFound)
  if (version && version !== project.version) throw new Failure('conflict', messages.errors.conflict)
  checkRoom(project.gallery_images.length + added)
}

function checkRoom(count: number) {
  if (count > maxGalleryImages) throw new Failure('too_large', uploadMessages.tooManyImages)
}

/** Nobody else changes the project's pictures until the transaction ends. */
async function hold(tx: Db, id: string) {
  if (!(await holdProject(tx, id))) throw new Failure('not_found', messages.projects.notFound)
}

async function getPicture(tx: Db, id: string, src: string) {
  const picture = (await listPictures(tx, id)).find((one) => one.src === src)
  if (!picture) throw new Failure('not_found', messages.projects.imageNotFound)
  return picture
}
