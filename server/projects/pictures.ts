// The pictures of a project: added, put in order, described, paired before and after, and given up when their files are lost.
import { isDeepStrictEqual } from 'node:util'
import type { Updateable } from 'kysely'
import { uploadMessages } from '#contract/admin/upload-messages.ts'
import { calls } from '#contract/calls.ts'
import { pictureMessages as words } from '#contract/houses/messages.ts'
import { maxGalleryImages, maxPicturePairs } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { adminPages } from '#contract/pages.ts'
import { newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { lockRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import { auditAction } from '../records/diary.ts'
import type { RecordServices } from '../records/records.ts'
import { imageReferences } from '../storage/images/references.ts'
import { findProject, insertPictures, listPairs, listPictures } from './store.ts'

/** With who makes the change, and when. */
export type Audited = RecordServices & { audit: AuditContext }
type PictureRow = Awaited<ReturnType<typeof listPictures>>[number]

export function projectPictureRoutes(api: Api, services: RecordServices) {
  const { db, pictures, saveTranslated } = services

  api.handle(calls.addProjectImage, async ({ params, body, files, audit }) => {
    const [image] = files.image ?? []
    if (!image) throw new Failure('invalid_input', messages.projects.imageNeeded)
    return addImage({ ...services, audit }, params.id, image, body.idempotency_key ?? null)
  })

  api.handle(calls.deleteProjectImage, async ({ params: { id }, body: { image_url }, audit }) => {
    await db.transaction().execute(async (tx) => {
      const picture = getBySrc(await lockPictures(tx, id), image_url)
      if (picture.main) throw new Failure('invalid_input', messages.projects.mainImageStays)
      await deletePicture(tx, picture.id)
      await auditAction({ tx, audit }, 'projects', id, 'picture_deleted')
    })
    await pictures.syncFiles([image_url])
    return { message: messages.projects.imageDeleted }
  })

  api.handle(
    calls.reorderProjectImages,
    async ({ params: { id }, body: { gallery_images, from }, audit }) => {
      await db.transaction().execute(async (tx) => {
        const gallery = (await lockPictures(tx, id)).filter(({ main }) => !main)
        const stored = gallery.map(({ src }) => src)
        if (!isDeepStrictEqual(from, stored)) throw new Failure('conflict', messages.errors.conflict)
        if (!isDeepStrictEqual(gallery_images.toSorted(), stored.toSorted()))
          throw new Failure('invalid_input', messages.projects.orderMismatch)
        for (const { id, src } of gallery)
          await updatePicture(tx, id, { position: gallery_images.indexOf(src) })
        await auditAction({ tx, audit }, 'projects', id, 'pictures_reordered')
      })
      return { message: messages.projects.updated }
    },
  )

  /** The main image and the chosen one of the gallery change places. */
  api.handle(calls.chooseMainImage, async ({ params: { id }, body, audit }) => {
    await db.transaction().execute(async (tx) => {
      const old = await lockPictures(tx, id)
      const chosen = getBySrc(old, body.image_url)
      if (chosen.main) return
      if (chosen.drawing) throw new Failure('invalid_input', words.mainIsPhoto)
      const [main] = old
      if (main) await updatePicture(tx, main.id, { main: false, position: chosen.position })
      await updatePicture(tx, chosen.id, { main: true, position: 0 })
      await auditAction({ tx, audit }, 'projects', id, 'main_picture_chosen')
    })
    return { message: messages.projects.updated }
  })

  /** Those of its updates too. Pictures that are not named stay as they are. */
  api.handle(calls.describeProjectImages, async ({ params: { id }, body, audit }) => {
    await db.transaction().execute(async (tx) => {
      const stored = [...(await lockPictures(tx, id)), ...(await listUpdatePictures(tx, id))]
      const before: Record<string, string> = {}
      const after: Record<string, string> = {}
      for (const { image_url, caption, alt, drawing } of body.pictures) {
        const picture = getBySrc(stored, image_url)
        if (picture.main && drawing) throw new Failure('invalid_input', words.mainIsPhoto)
        await updatePicture(tx, picture.id, { caption, alt, drawing })
        const [captionName, altName] = [`${picture.id} caption`, `${picture.id} alt`]
        Object.assign(before, { [captionName]: picture.caption, [altName]: picture.alt })
        Object.assign(after, { [captionName]: caption, [altName]: alt })
      }
      await auditAction({ tx, audit }, 'projects', id, 'pictures_described')
      await saveTranslated(tx, { before, after, translations: body.translations }, audit)
    })
    return { message: words.saved }
  })

  api.handle(calls.addPicturePair, async ({ params: { id: project_id }, body: { before, after }, audit }) => {
    const id = await db.transaction().execute(async (tx) => {
      const stored = await lockPictures(tx, project_id)
      const [first, second] = [getBySrc(stored, before), getBySrc(stored, after)]
      if (first === second) throw new Failure('invalid_input', words.pairSame)
      const pairs = await listPairs(tx, project_id)
      if (pairs.some((pair) => [before, after].includes(pair.before) && [before, after].includes(pair.after)))
        throw new Failure('conflict', words.pairTwice)
      if (pairs.length >= maxPicturePairs) throw new Failure('invalid_input', words.pairsFull)
      const pair = { id: newId(), project_id, before_id: first.id, after_id: second.id }
      await tx.insertInto('picture_pairs').values(pair).execute()
      await auditAction({ tx, audit }, 'projects', project_id, 'pair_added')
      return pair.id
    })
    return { message: words.pairAdded, id }
  })

  /** Both pictures stay. */
  api.handle(calls.deletePicturePair, async ({ params: { id }, audit }) => {
    await db.transaction().execute(async (tx) => {
      const deleting = tx.deleteFrom('picture_pairs').where('id', '=', id).returning('project_id')
      const { project_id } = orNotFound(await deleting.executeTakeFirst(), words.pairNotFound)
      await auditAction({ tx, audit }, 'projects', project_id, 'pair_removed')
    })
    return { message: words.pairDeleted }
  })
}

/** Adds one gallery image. A key that was used before answers the picture that it stored. */
async function addImage(
  { db, pictures, audit }: Audited,
  id: string,
  image: ReceivedFile,
  key: string | null,
) {
  const isSame = ({ upload_key }: PictureRow) => key !== null && upload_key === key
  let src = (await listPictures(db, id)).find(isSame)?.src
  if (!src) {
    checkRoom((await getProject(db, id)).gallery_images.length + 1)
    const added = await pictures.storeWith('projects', [image], async (tx, stored) => {
      const old = await lockPictures(tx, id)
      const repeated = old.find(isSame)
      if (repeated) return { src: repeated.src, unused: stored.map((one) => one.src) }
      await insertPictures(tx, id, stored, { position: nextPosition(old, 1), upload_key: key })
      await auditAction({ tx, audit }, 'projects', id, 'picture_added')
      return { src: stored[0]?.src, unused: [] }
    })
    await pictures.syncFiles(added.unused)
    src = added.src
  }
  const { main_picture, gallery_pictures } = await getProject(db, id)
  return getBySrc([main_picture, ...gallery_pictures], src)
}

/** Nobody else changes the pictures of the project until the transaction ends. */
export async function lockPictures(tx: Db, id: string) {
  orNotFound(await lockRow(tx, 'projects', id), messages.projects.notFound)
  return listPictures(tx, id)
}

export const getProject = async (db: Db, id: string) =>
  orNotFound(await findProject(db, id), messages.projects.notFound)

const getBySrc = <P extends { src: string }>(pictures: P[], src: string | undefined) =>
  orNotFound(
    pictures.find((one) => one.src === src),
    messages.projects.imageNotFound,
  )

export function checkRoom(count: number) {
  if (count > maxGalleryImages) throw new Failure('too_large', uploadMessages.tooManyImages)
}

/** The place behind the last gallery image. */
export function nextPosition(pictures: PictureRow[], added: number) {
  const gallery = pictures.filter(({ main }) => !main)
  checkRoom(gallery.length + added)
  return (gallery.at(-1)?.position ?? -1) + 1
}

const listUpdatePictures = (db: Db, projectId: string) =>
  db
    .selectFrom('pictures')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('update_id', 'is not', null)
    .execute()

async function updatePicture(db: Db, id: string, change: Updateable<Tables['pictures']>) {
  await db.updateTable('pictures').set(change).where('id', '=', id).execute()
}

export async function deletePicture(db: Db, id: string) {
  await db.deleteFrom('pictures').where('id', '=', id).execute()
}

export const projectImages = imageReferences('projects', dropImage)

/** A lost main image is replaced by the first gallery image that is not lost; without one it has to be uploaded again. */
async function dropImage(db: Db, src: string, lost: ReadonlySet<string>) {
  const pages: string[] = []
  const rows = await db.selectFrom('pictures').selectAll().where('src', '=', src).execute()
  for (const { id, project_id, main } of rows) {
    const others = main ? await listPictures(db, project_id ?? '') : []
    const successor = others.find((one) => !one.main && !lost.has(one.src))
    if (main && !successor) {
      pages.push(adminPages.editProject.path.replace(':id', project_id ?? ''))
      continue
    }
    await db.transaction().execute(async (tx) => {
      await deletePicture(tx, id)
      if (successor) await updatePicture(tx, successor.id, { main: true, position: 0 })
    })
  }
  return pages
}
