import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { minGalleryImages } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { ProjectOrder } from '#contract/projects.ts'
import { isId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { takeLock } from '../db/settings.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { recordsOf, type StoredPictures } from '../records/handlers.ts'
import { endGivenLinks } from '../records/house-readers.ts'
import type { RecordServices } from '../records/records.ts'
import { deletePicture, nextPosition } from './pictures.ts'
import {
  findUploaded,
  inGallery,
  insertPictures,
  insertProject,
  listPairs,
  listPictures,
  type NewProject,
  narrowProjects,
  orderOf,
  withOtherColumns,
  withPictures,
} from './store.ts'

export function projectRoutes(api: Api, services: RecordServices & Pick<Services, 'outbox'>) {
  const { db, outbox } = services
  const { list, read, create, update, remove } = recordsOf(services, {
    kind: 'projects',
    visitors: 'shown',
    hasStatus: (e, status) => e('shown', '=', status === 'shown'),
    narrow: narrowProjects,
    order: orderOf,
    complete: (rows) => withPictures(db, rows),
    insert: addProject,
    change: withOtherColumns,
    keepPictures,
  })
  api.handleRead(calls.listProjects, list)

  api.handleRead(calls.getProject, async ({ params: { id }, account }) => {
    const project = await read({ account, params: isId(id) ? { id } : { slug: id } })
    return { ...project, pairs: await listPairs(db, project.id) }
  })

  /** A key that was used before answers the project that was added with it. */
  api.handle(calls.createProject, async (asked) => {
    const { mainImage = [], galleryImages = [] } = asked.files
    if (mainImage.length === 0 || galleryImages.length < minGalleryImages)
      throw new Failure('invalid_input', messages.projects.picturesNeeded)
    const { idempotency_key: upload_key = null, ...body } = asked.body
    const findAdded = async () => {
      const found = await findUploaded(db, upload_key)
      return found && { message: messages.projects.added, ...found }
    }
    const found = await findAdded()
    if (found) return found
    const adding = create({ ...asked, body: { ...body, upload_key } })
    return adding.catch(async (error) => (await findAdded()) ?? Promise.reject(error))
  })

  api.handle(calls.updateProject, async (asked) => {
    // Before any work on pictures.
    nextPosition(await listPictures(db, asked.params.id), asked.files.galleryImages?.length ?? 0)
    return update(asked)
  })

  api.handle(calls.showProject, update)

  api.handle(calls.reorderProjects, async ({ body, audit }) => {
    await reorderProjects(db, body, audit)
    return { message: messages.projects.reordered }
  })

  api.handle(calls.deleteProject, async (asked) => {
    const mails: string[] = []
    const deleted = await remove(asked, async (tx, id) => {
      // The key may come again, and then belongs to another project.
      await tx.updateTable('projects').set({ upload_key: null }).where('id', '=', id).execute()
      mails.push(...(await endGivenLinks(tx, (e) => e.and({ kind: 'house', subject: id }))).mails)
      const reviews = await tx.selectFrom('reviews').select('id').where('project_id', '=', id).execute()
      return [{ table: 'reviews', column: 'project_id', ids: reviews.map((review) => review.id) }]
    })
    await outbox.remove(mails)
    return deleted
  })
}

/** Of two with the same key one is added. */
async function addProject(tx: Db, project: NewProject & { upload_key: string | null }, now: Date) {
  await takeLock(tx, 'new project')
  if (await findUploaded(tx, project.upload_key)) throw new Failure('conflict', messages.errors.conflict)
  return insertProject(tx, project, now)
}

/** New gallery images follow the existing ones; a new main image takes the place of the old one. */
async function keepPictures(
  tx: Db,
  id: string,
  { mainImage = [], main_image: main = mainImage, galleryImages: gallery = [] }: StoredPictures,
) {
  const old = await listPictures(tx, id)
  const replaced = main.length > 0 ? old.filter((picture) => picture.main) : []
  for (const picture of replaced) await deletePicture(tx, picture.id)
  await insertPictures(tx, id, main, { main: true })
  await insertPictures(tx, id, gallery, { position: nextPosition(old, gallery.length) })
  return replaced.map(({ src }) => src)
}

/** The order of the gallery, and that of pinned projects on the home page. What nobody has placed stands at 0, before all others, the newest first. */
const columns = { gallery: 'position', home: 'pin_position' } as const

/** The given projects change places among themselves; all others stay where they are. */
async function reorderProjects(db: Db, { list, ids }: ProjectOrder, audit: AuditContext) {
  const column = columns[list]
  await db.transaction().execute(async (tx) => {
    // Two that update many rows in different orders would wait for each other.
    await takeLock(tx, 'project order')
    await numberAll(tx, list)
    let found = tx.selectFrom('projects').select(['id', column]).where('id', 'in', ids)
    if (list === 'home') found = found.where('pinned', '=', true)
    const places = (await found.orderBy(column).execute()).map((row) =>
      Number(row[column as keyof typeof row]),
    )
    if (places.length !== ids.length) throw new Failure('invalid_input', messages.projects.listMismatch)
    for (const [i, id] of ids.entries())
      await tx
        .updateTable('projects')
        .set({ [column]: places[i] })
        .where('id', '=', id)
        .execute()
    await writeDiary(tx, audit, { kind: 'changed', subject: 'project', action: `${list}_reordered` })
  })
}

/** From 1 on, in the present order. */
async function numberAll(tx: Db, list: ProjectOrder['list']) {
  const column = sql.ref(columns[list])
  const present = list === 'home' ? sql`${column}, id desc` : inGallery
  const among = list === 'home' ? sql`where pinned = 1` : sql``
  await sql`
    update projects set ${column} = numbered.place
    from (select id, row_number() over (order by ${present}) as place from projects ${among}) as numbered
    where projects.id = numbered.id and projects.${column} <> numbered.place`.execute(tx)
}
