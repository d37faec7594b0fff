import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { splitService } from '#contract/records/split-service.ts'
import type { pageQuery } from '#contract/schemas.ts'
import type { Service, ServiceInput } from '#contract/services.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { newId } from '../db/ids.ts'
import { countRows } from '../db/paging.ts'
import { takeLock } from '../db/settings.ts'
import { Failure, orNotFound, throwUpdateFailure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import { auditCreated, auditOther } from '../records/diary.ts'
import type { RecordServices, WithTranslations } from '../records/records.ts'
import { type Change, updateRecord } from '../records/records.ts'
import { insertAddressed } from '../records/slugs.ts'
import { moveToTrash } from '../records/trash.ts'
import { pictureOf, type StoredPicture } from '../storage/images/pictures.ts'

export function serviceRoutes(api: Api, services: RecordServices) {
  api.handleRead(calls.listServices, ({ query }) => listServices(services.db, query))

  api.handleRead(calls.getService, async ({ params }) =>
    orNotFound(await findServiceBySlug(services.db, params.slug), messages.services.notFound),
  )

  api.handle(calls.createService, async ({ body, files: { image = [] }, audit }) => {
    const created = await addService(services, body, image, audit)
    return { message: messages.services.added, ...created }
  })

  api.handle(calls.updateService, async ({ params, body, files: { image = [] }, audit }) => {
    await changeService(services, { ...params, ...body }, image, audit)
    return { message: messages.services.updated }
  })

  api.handle(calls.deleteService, async ({ params, audit }) => {
    await removeService(services, params.id, audit)
    return { message: messages.services.deleted }
  })

  api.handle(calls.reorderServices, async ({ body, audit }) => {
    await reorderServices(services, body.ids, audit)
    return { message: messages.services.reordered }
  })
}

// Rows and files agree.

type ServiceChange = Partial<ServiceInput> & WithTranslations & { id: string; version: number }

async function addService(
  { pictures, saveTranslated }: RecordServices,
  { translations, ...input }: ServiceInput & WithTranslations,
  image: ReceivedFile[],
  audit: AuditContext,
) {
  if (image.length === 0) throw new Failure('invalid_input', messages.services.fillAll)
  return pictures.storeWith('services', image, async (tx, [picture]) => {
    const inserted = await insertService(tx, input, audit.now)
    if (picture) await replacePicture(tx, inserted.id, picture)
    await auditCreated(tx, audit, 'services', inserted.id)
    await saveTranslated(tx, { after: input, translations }, audit)
    return inserted
  })
}

async function changeService(
  { pictures, saveTranslated }: RecordServices,
  { id, version, translations, ...fields }: ServiceChange,
  image: ReceivedFile[],
  audit: AuditContext,
) {
  const replaced = await pictures.storeWith('services', image, async (tx, [picture]) => {
    const before = await findService(tx, id)
    if (!(await updateService(tx, id, fields, { ...audit, version })))
      throwUpdateFailure(before, messages.services.notFound)
    await saveTranslated(tx, { before, after: fields, translations }, audit)
    if (!picture) return []
    await auditOther(tx, audit, 'services', id, 'picture_added')
    return replacePicture(tx, id, picture)
  })
  await pictures.syncFiles(replaced)
}

async function removeService({ db, pictures }: RecordServices, id: string, audit: AuditContext) {
  const sources = await db.transaction().execute((tx) => deleteService(tx, id, audit))
  await pictures.syncFiles(orNotFound(sources, messages.services.notFound))
}

async function reorderServices({ db }: RecordServices, ids: string[], audit: AuditContext) {
  await db.transaction().execute(async (tx) => {
    await takeLock(tx, 'service order')
    const existing = await listServiceIds(tx)
    if (!isDeepStrictEqual(ids.toSorted(), existing.toSorted()))
      throw new Failure('invalid_input', messages.services.orderMismatch)
    for (const [position, id] of ids.entries()) await placeService(tx, id, position)
    await writeDiary(tx, audit, { kind: 'changed', subject: 'service', action: 'services_reordered' })
  })
}

type Paging = z.output<typeof pageQuery>

async function listServices(db: Db, { limit, offset }: Paging) {
  const total = await countRows(db.selectFrom('services'))
  let page = withPicture(db).orderBy('services.position').orderBy('services.id')
  if (limit !== undefined || offset) page = page.limit(limit ?? total).offset(offset ?? 0)
  return { items: (await page.execute()).map(toService), total }
}

async function findService(db: Db, id: string) {
  const row = await withPicture(db).where('services.id', '=', id).executeTakeFirst()
  return row && toService(row)
}

async function findServiceBySlug(db: Db, slug: string) {
  const row = await withPicture(db).where('slug', '=', slug).executeTakeFirst()
  return row && toService(row)
}

const withPicture = (db: Db) =>
  db
    .selectFrom('services')
    .innerJoin('pictures', 'pictures.service_id', 'services.id')
    .selectAll('services')
    .select(['src', 'width', 'height', 'widths', 'formats', 'placeholder', 'alt'])

type Row = Awaited<ReturnType<ReturnType<typeof withPicture>['executeTakeFirstOrThrow']>>

const toService = (row: Row): Service => ({ ...row, image: row.src, picture: pictureOf(row, '') })

async function insertService(db: Db, input: ServiceInput, now: Date) {
  const { last } = await db
    .selectFrom('services')
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow()
  const fields = { ...input, position: (last ?? -1) + 1 }
  return insertAddressed(db, 'services', splitService(input).title, fields, now)
}

/**
 * False when there is no such service, or no longer in the version the change started from.
 * Comes first in every transaction that changes a service or its picture: it locks the row.
 */
const updateService = (tx: Db, id: string, fields: Partial<ServiceInput>, change: Change) =>
  updateRecord(tx, 'services', id, fields, change)

/** Returns the sources of its pictures; undefined when there is no such service. */
const deleteService = (tx: Db, id: string, audit: AuditContext) =>
  moveToTrash(tx, 'services', id, audit, { pictures: 'service_id' })

async function listServiceIds(db: Db) {
  const rows = await db.selectFrom('services').select('id').execute()
  return rows.map(({ id }) => id)
}

async function placeService(db: Db, id: string, position: number) {
  await db.updateTable('services').set({ position }).where('id', '=', id).execute()
}

/** Returns the sources of the pictures that were there before. */
async function replacePicture(db: Db, serviceId: string, picture: StoredPicture) {
  const old = await deletePictures(db, serviceId)
  const place = { id: newId(), project_id: null, service_id: serviceId, main: true, position: 0, alt: '' }
  await db
    .insertInto('pictures')
    .values({ ...picture, ...place })
    .execute()
  return old
}

async function deletePictures(db: Db, serviceId: string) {
  const rows = await db.deleteFrom('pictures').where('service_id', '=', serviceId).returning('src').execute()
  return rows.map(({ src }) => src)
}
