import { sql } from 'kysely'
import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { minGalleryImages } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { ProjectChange, ProjectInput, ProjectOrder } from '#contract/projects.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { takeLock } from '../db/settings.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Services } from '../ops/services.ts'
import { auditAction, auditCreated } from '../records/diary.ts'
import { deleteUnusedTranslation, type RecordServices, type WithTranslations } from '../records/records.ts'
import { type Audited, checkRoom, deletePicture, getProject, nextPosition } from './pictures.ts'
import {
  deleteProject,
  findUploaded,
  inGallery,
  insertPictures,
  insertProject,
  listPictures,
  listProjects,
  updateProject,
} from './store.ts'

const seesHidden = (account: Account | undefined) =>
  account !== undefined && mayUse(account.roles, 'projects')

type ProjectServices = RecordServices & Pick<Services, 'outbox'>

export function projectRoutes(api: Api, services: ProjectServices) {
  const { db, outbox, pictures } = services

  api.handleRead(calls.listProjects, ({ query, account }) =>
    listProjects(db, seesHidden(account) ? query : { ...query, status: 'shown' }),
  )

  api.handleRead(calls.getProject, async ({ params, account }) => {
    const project = await getProject(db, params.id)
    if (!project.shown && !seesHidden(account)) throw new Failure('not_found', messages.projects.notFound)
    return project
  })

  api.handle(calls.createProject, async ({ body, files, audit }) => {
    const { mainImage: main = [], galleryImages: gallery = [] } = files
    const { idempotency_key = null, ...input } = body
    const created = await addProject({ ...services, audit }, input, { main, gallery }, idempotency_key)
    return { message: messages.projects.uploaded, ...created }
  })

  api.handle(calls.updateProject, async ({ params, body, files, audit }) => {
    const { main_image: main = [], galleryImages: gallery = [] } = files
    await changeProject({ ...services, audit }, params.id, body, { main, gallery })
    return { message: messages.projects.updated }
  })

  api.handle(calls.showProject, async ({ params: { id }, body, audit }) => {
    const isFound = await db.transaction().execute((tx) => updateProject({ tx, audit }, id, body))
    if (!isFound) throw new Failure('not_found', messages.projects.notFound)
    return { message: messages.projects.updated }
  })

  api.handle(calls.reorderProjects, async ({ body, audit }) => {
    await reorderProjects(db, body, audit)
    return { message: messages.projects.reordered }
  })

  api.handle(calls.deleteProject, async ({ params, audit }) => {
    const { sources, mails } = await db.transaction().execute((tx) => deleteProject(tx, params.id, audit))
    await outbox.remove(mails)
    await pictures.syncFiles(orNotFound(sources, messages.projects.notFound))
    return { message: messages.projects.deleted }
  })
}

// A project and its pictures: files are stored before the rows that name them and removed after these.

type Images = { main: ReceivedFile[]; gallery: ReceivedFile[] }

/** A key that was used before answers the project that was added with it. */
async function addProject(
  { db, pictures, saveTranslated, audit }: Audited,
  { translations, ...input }: ProjectInput & WithTranslations,
  { main, gallery }: Images,
  key: string | null,
) {
  if (main.length === 0 || gallery.length < minGalleryImages)
    throw new Failure('invalid_input', messages.projects.picturesNeeded)
  const found = await findUploaded(db, key)
  if (found) return found
  const { unused, ...added } = await pictures.storeWith(
    'projects',
    [...main, ...gallery],
    async (tx, stored) => {
      // Two with the same key wait for each other.
      await takeLock(tx, 'new project')
      const repeated = await findUploaded(tx, key)
      if (repeated) return { ...repeated, unused: stored.map(({ src }) => src) }
      const created = await insertProject(tx, input, audit.now, key)
      await insertPictures(tx, created.id, stored.slice(0, 1), { main: true })
      await insertPictures(tx, created.id, stored.slice(1), {})
      await auditCreated({ tx, audit }, 'projects', created.id)
      await saveTranslated(tx, { after: input, translations }, audit)
      return { ...created, unused: [] }
    },
  )
  await pictures.syncFiles(unused)
  return added
}

/** New gallery images follow the existing ones; a new main image takes the place of the old one. */
async function changeProject(
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
    if (!(await updateProject({ tx, audit, version }, id, fields)))
      throw new Failure('conflict', messages.errors.conflict)
    await deleteUnusedTranslation(tx, project.client)
    await saveTranslated(tx, { before: project, after: fields, translations }, audit)
    const old = await listPictures(tx, id)
    const oldMain = old.filter(({ main }) => main && images.main.length > 0)
    for (const picture of oldMain) await deletePicture(tx, picture.id)
    await insertPictures(tx, id, stored.slice(0, images.main.length), { main: true })
    const added = stored.slice(images.main.length)
    await insertPictures(tx, id, added, { position: nextPosition(old, added.length) })
    if (uploads.length > 0) await auditAction({ tx, audit }, 'projects', id, 'pictures_added')
    return oldMain.map(({ src }) => src)
  })
  await pictures.syncFiles(replaced)
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
