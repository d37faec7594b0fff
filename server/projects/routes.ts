import { sql } from 'kysely'
import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { pictureMessages } from '#contract/houses/messages.ts'
import { messages } from '#contract/messages.ts'
import type { ProjectOrder } from '#contract/projects.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { takeLock } from '../db/settings.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import { addPair, describeImages, removePair } from './captions.ts'
import * as rules from './rules.ts'
import { inGallery, listProjects, updateProject } from './store.ts'

const seesHidden = (account: Account | undefined) =>
  account !== undefined && mayUse(account.roles, 'projects')

export function projectRoutes(api: Api, services: rules.ProjectServices) {
  const { db } = services

  api.handleRead(calls.listProjects, ({ query, account }) =>
    listProjects(db, seesHidden(account) ? query : { ...query, status: 'shown' }),
  )

  api.handleRead(calls.getProject, async ({ params, account }) => {
    const project = await rules.getProject(db, params.id)
    if (!project.shown && !seesHidden(account)) throw new Failure('not_found', messages.projects.notFound)
    return project
  })

  api.handle(calls.createProject, async ({ body, files, audit }) => {
    const { mainImage: main = [], galleryImages: gallery = [] } = files
    const { idempotency_key = null, ...input } = body
    const created = await rules.addProject({ ...services, audit }, input, { main, gallery }, idempotency_key)
    return { message: messages.projects.uploaded, ...created }
  })

  api.handle(calls.updateProject, async ({ params, body, files, audit }) => {
    const { main_image: main = [], galleryImages: gallery = [] } = files
    await rules.changeProject({ ...services, audit }, params.id, body, { main, gallery })
    return { message: messages.projects.updated }
  })

  api.handle(calls.showProject, async ({ params: { id }, body, audit }) => {
    const isFound = await db.transaction().execute((tx) => updateProject(tx, id, body, audit))
    if (!isFound) throw new Failure('not_found', messages.projects.notFound)
    return { message: messages.projects.updated }
  })

  api.handle(calls.reorderProjects, async ({ body, audit }) => {
    await reorderProjects(db, body, audit)
    return { message: messages.projects.reordered }
  })

  api.handle(calls.addProjectImage, async ({ params, body, files, audit }) => {
    const [image] = files.image ?? []
    if (!image) throw new Failure('invalid_input', messages.projects.imageNeeded)
    return rules.addImage({ ...services, audit }, params.id, image, body.idempotency_key ?? null)
  })

  api.handle(calls.deleteProject, async ({ params, audit }) => {
    await rules.removeProject(services, params.id, audit)
    return { message: messages.projects.deleted }
  })

  api.handle(calls.deleteProjectImage, async ({ params, body, audit }) => {
    await rules.removeImage(services, params.id, body.image_url, audit)
    return { message: messages.projects.imageDeleted }
  })

  api.handle(calls.reorderProjectImages, async ({ params, body, audit }) => {
    await rules.reorderImages(services, params.id, body, audit)
    return { message: messages.projects.updated }
  })

  api.handle(calls.chooseMainImage, async ({ params, body, audit }) => {
    await rules.chooseMainImage(services, params.id, body.image_url, audit)
    return { message: messages.projects.updated }
  })

  api.handle(calls.describeProjectImages, async ({ params, body, audit }) => {
    await describeImages(services, params.id, body, audit)
    return { message: pictureMessages.saved }
  })

  api.handle(calls.addPicturePair, async ({ params, body, audit }) => {
    const id = await addPair(db, params.id, body, audit)
    return { message: pictureMessages.pairAdded, id }
  })

  api.handle(calls.deletePicturePair, async ({ params, audit }) => {
    await removePair(db, params.id, audit)
    return { message: pictureMessages.pairDeleted }
  })
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
