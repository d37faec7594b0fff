import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { splitService } from '#contract/records/split-service.ts'
import type { pageQuery } from '#contract/schemas.ts'
import type { Service, ServiceInput } from '#contract/services.ts'
import { newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { countRows } from '../db/rows.ts'
import { takeLock } from '../db/settings.ts'
import { Failure, orNotFound, throwUpdateFailure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import { auditAction, auditCreated } from '../records/diary.ts'
import {
  insertAddressed,
  type RecordServices,
  updateRecord,
  type WithTranslations,
} from '../records/records.ts'
import { moveToTrash } from '../records/trash.ts'
import { pictureOf, type StoredPicture } from '../storage/images/pictures.ts'

export function serviceRoutes(api: Api, services: RecordServices) {
  const { db } = services
  api.handleRead(calls.listServices, ({ query }) => listServices(db, query))

  api.handleRead(calls.getService, async ({ params }) =>
    orNotFound(await findService(db, 'slug', params.slug), messages.services.notFound),
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
    const sources = await db.transaction().execute((tx) => moveToTrash({ tx, audit }, 'services', params.id))
    await services.pictures.syncFiles(orNotFound(sources, messages.services.notFound))
    return { message: messages.services.deleted }
  })

  api.handle(calls.reorderServices, async ({ body: { ids }, audit }) => {
    await db.transaction().execute(async (tx) => {
      await takeLock(tx, 'service order')
      const existing = (await tx.selectFrom('services').select('id').execute()).map(({ id }) => id)
      if (!isDeepStrictEqual(ids.toSorted(), existing.toSorted()))
        throw new Failure('invalid_input', messages.services.orderMismatch)
      for (const [position, id] of ids.entries())
        await tx.updateTable('services').set({ position }).where('id', '=', id).execute()
      await writeDiary(tx, audit, { kind: 'changed', subject: 'service', action: 'services_reordered' })
    })
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
    await auditCreated({ tx, audit }, 'services', inserted.id)
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
    const before = await findService(tx, 'services.id', id)
    // First, since it locks the row.
    if (!(await updateRecord({ tx, audit, version }, 'services', id, fields)))
      throwUpdateFailure(before, messages.services.notFound)
    await saveTranslated(tx, { before, after: fields, translations }, audit)
    if (!picture) return []
    await auditAction({ tx, audit }, 'services', id, 'picture_added')
    return replacePicture(tx, id, picture)
  })
  await pictures.syncFiles(replaced)
}

type Paging = z.output<typeof pageQuery>

async function listServices(db: Db, { limit, offset }: Paging) {
  const total = await countRows(db.selectFrom('services'))
  let page = withPicture(db).orderBy('services.position').orderBy('services.id')
  if (limit !== undefined || offset) page = page.limit(limit ?? total).offset(offset ?? 0)
  return { items: (await page.execute()).map(toService), total }
}

async function findService(db: Db, column: 'services.id' | 'slug', value: string) {
  const row = await withPicture(db).where(column, '=', value).executeTakeFirst()
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
  return insertAddressed(db, 'services', fields, { words: splitService(input).title, now })
}

/** Returns the sources of the pictures that were there before. */
async function replacePicture(db: Db, serviceId: string, picture: StoredPicture) {
  const old = db.deleteFrom('pictures').where('service_id', '=', serviceId).returning('src')
  const sources = (await old.execute()).map(({ src }) => src)
  const place = { id: newId(), project_id: null, service_id: serviceId, main: true, position: 0, alt: '' }
  await db
    .insertInto('pictures')
    .values({ ...picture, ...place })
    .execute()
  return sources
}
