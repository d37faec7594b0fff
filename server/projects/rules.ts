// A project and its pictures: files are stored before the rows that name them and removed after these.
import { isDeepStrictEqual } from 'node:util'
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import { pictureMessages } from '#contract/houses/messages.ts'
import { maxGalleryImages, minGalleryImages } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { ImageOrder, ProjectChange, ProjectInput } from '#contract/projects.ts'
import { lockRow } from '../db/any-table.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { takeLock } from '../db/settings.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Services } from '../ops/services.ts'
import { auditCreated, auditOther } from '../records/diary.ts'
import type { RecordServices, WithTranslations } from '../records/records.ts'
import { deleteUnusedTranslation } from '../records/records.ts'
import * as store from './store.ts'

type Images = { main: ReceivedFile[]; gallery: ReceivedFile[] }
/** With who makes the change, and when. */
type Audited = RecordServices & { audit: AuditContext }
type PictureRow = Awaited<ReturnType<typeof store.listPictures>>[number]

/** A key that was used before answers the project that was added with it. */
export async function addProject(
  { db, pictures, saveTranslated, audit }: Audited,
  { translations, ...input }: ProjectInput & WithTranslations,
  { main, gallery }: Images,
  key: string | null,
) {
  if (main.length === 0 || gallery.length < minGalleryImages)
    throw new Failure('invalid_input', messages.projects.picturesNeeded)
  const found = await store.findUploaded(db, key)
  if (found) return found
  const { unused, ...added } = await pictures.storeWith(
    'projects',
    [...main, ...gallery],
    async (tx, stored) => {
      // Two with the same key wait for each other.
      await takeLock(tx, 'new project')
      const repeated = await store.findUploaded(tx, key)
      if (repeated) return { ...repeated, unused: stored.map(({ src }) => src) }
      const created = await store.insertProject(tx, input, audit.now, key)
      await store.insertPictures(tx, created.id, stored.slice(0, 1), { main: true })
      await store.insertPictures(tx, created.id, stored.slice(1), {})
      await auditCreated(tx, audit, 'projects', created.id)
      await saveTranslated(tx, { after: input, translations }, audit)
      return { ...created, unused: [] }
    },
  )
  await pictures.syncFiles(unused)
  return added
}

/** New gallery images follow the existing ones; a new main image takes the place of the old one. */
export async function changeProject(
  { db, pictures, saveTranslated, audit }: Audited,
  id: string,
  change: ProjectChange,
  images: Images,
) {
  const { version, translations, ...fields } = change
  const project = await getProject(db, id)
  if (version && version !== project.version) throw new Failure('conflict', messages.errors.conflict)
  checkRoom(project.gallery_images.length + images.gallery.length)
  const uploads = [...images.main, ...images.gallery]
  const replaced = await pictures.storeWith('projects', uploads, async (tx, stored) => {
    if (!(await store.updateProject(tx, id, fields, { ...audit, version })))
      throw new Failure('conflict', messages.errors.conflict)
    await deleteUnusedTranslation(tx, project.client)
    await saveTranslated(tx, { before: project, after: fields, translations }, audit)
    const old = await store.listPictures(tx, id)
    const oldMain = old.filter(({ main }) => main && images.main.length > 0)
    for (const picture of oldMain) await store.deletePicture(tx, picture.id)
    await store.insertPictures(tx, id, stored.slice(0, images.main.length), { main: true })
    const added = stored.slice(images.main.length)
    await store.insertPictures(tx, id, added, { position: nextPosition(old, added.length) })
    if (uploads.length > 0) await auditOther(tx, audit, 'projects', id, 'pictures_added')
    return oldMain.map(({ src }) => src)
  })
  await pictures.syncFiles(replaced)
}

/** Adds one gallery image. A key that was used before answers the picture that it stored. */
export async function addImage(
  { db, pictures, audit }: Audited,
  id: string,
  image: ReceivedFile,
  key: string | null,
) {
  const isSame = ({ upload_key }: PictureRow) => key !== null && upload_key === key
  let src = (await store.listPictures(db, id)).find(isSame)?.src
  if (!src) {
    checkRoom((await getProject(db, id)).gallery_images.length + 1)
    const added = await pictures.storeWith('projects', [image], async (tx, stored) => {
      const old = await lockPictures(tx, id)
      const repeated = old.find(isSame)
      if (repeated) return { src: repeated.src, unused: stored.map((one) => one.src) }
      await store.insertPictures(tx, id, stored, { position: nextPosition(old, 1), upload_key: key })
      await auditOther(tx, audit, 'projects', id, 'picture_added')
      return { src: stored[0]?.src, unused: [] }
    })
    await pictures.syncFiles(added.unused)
    src = added.src
  }
  const { main_picture, gallery_pictures } = await getProject(db, id)
  return getBySrc([main_picture, ...gallery_pictures], src)
}

export type ProjectServices = RecordServices & Pick<Services, 'outbox'>

export async function removeProject(
  { db, pictures, outbox }: ProjectServices,
  id: string,
  audit: AuditContext,
) {
  const { sources, mails } = await db.transaction().execute((tx) => store.deleteProject(tx, id, audit))
  await outbox.remove(mails)
  await pictures.syncFiles(orNotFound(sources, messages.projects.notFound))
}

export async function removeImage(
  { db, pictures }: RecordServices,
  id: string,
  src: string,
  audit: AuditContext,
) {
  await db.transaction().execute(async (tx) => {
    const picture = getBySrc(await lockPictures(tx, id), src)
    if (picture.main) throw new Failure('invalid_input', messages.projects.mainImageStays)
    await store.deletePicture(tx, picture.id)
    await auditOther(tx, audit, 'projects', id, 'picture_deleted')
  })
  await pictures.syncFiles([src])
}

export async function reorderImages(
  { db }: RecordServices,
  id: string,
  { gallery_images, from }: ImageOrder,
  audit: AuditContext,
) {
  await db.transaction().execute(async (tx) => {
    const gallery = (await lockPictures(tx, id)).filter(({ main }) => !main)
    const stored = gallery.map(({ src }) => src)
    if (!isDeepStrictEqual(from, stored)) throw new Failure('conflict', messages.errors.conflict)
    if (!isDeepStrictEqual(gallery_images.toSorted(), stored.toSorted()))
      throw new Failure('invalid_input', messages.projects.orderMismatch)
    for (const { id, src } of gallery)
      await store.updatePicture(tx, id, { position: gallery_images.indexOf(src) })
    await auditOther(tx, audit, 'projects', id, 'pictures_reordered')
  })
}

/** The main image and the chosen one of the gallery change places. */
export async function chooseMainImage({ db }: RecordServices, id: string, src: string, audit: AuditContext) {
  await db.transaction().execute(async (tx) => {
    const old = await lockPictures(tx, id)
    const chosen = getBySrc(old, src)
    if (chosen.main) return
    if (chosen.drawing) throw new Failure('invalid_input', pictureMessages.mainIsPhoto)
    const [main] = old
    if (main) await store.updatePicture(tx, main.id, { main: false, position: chosen.position })
    await store.updatePicture(tx, chosen.id, { main: true, position: 0 })
    await auditOther(tx, audit, 'projects', id, 'main_picture_chosen')
  })
}

/** Nobody else changes the pictures of the project until the transaction ends. */
export async function lockPictures(tx: Db, id: string) {
  orNotFound(await lockRow(tx, 'projects', id), messages.projects.notFound)
  return store.listPictures(tx, id)
}

export const getProject = async (db: Db, id: string) =>
  orNotFound(await store.findProject(db, id), messages.projects.notFound)

function checkRoom(count: number) {
  if (count > maxGalleryImages) throw new Failure('too_large', uploadMessages.tooManyImages)
}

/** The place behind the last gallery image. */
function nextPosition(pictures: PictureRow[], added: number) {
  const gallery = pictures.filter(({ main }) => !main)
  checkRoom(gallery.length + added)
  return (gallery.at(-1)?.position ?? -1) + 1
}

export const getBySrc = <P extends { src: string }>(pictures: P[], src: string | undefined) =>
  orNotFound(
    pictures.find((one) => one.src === src),
    messages.projects.imageNotFound,
  )
