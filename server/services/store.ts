import type { z } from 'zod'
import { splitService } from '#contract/records/split-service.ts'
import type { pageQuery } from '#contract/schemas.ts'
import type { Service, ServiceInput } from '#contract/services.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { newId } from '../db/ids.ts'
import { countRows } from '../db/paging.ts'
import { type Change, updateRecord } from '../records/records.ts'
import { insertAddressed } from '../records/slugs.ts'
import { moveToTrash } from '../records/trash.ts'
import { pictureOf, type StoredPicture } from '../storage/images/pictures.ts'

type Paging = z.output<typeof pageQuery>

export async function listServices(db: Db, { limit, offset }: Paging) {
  const total = await countRows(db.selectFrom('services'))
  let page = withPicture(db).orderBy('services.position').orderBy('services.id')
  if (limit !== undefined || offset) page = page.limit(limit ?? total).offset(offset ?? 0)
  return { items: (await page.execute()).map(toService), total }
}

export async function findService(db: Db, id: string) {
  const row = await withPicture(db).where('services.id', '=', id).executeTakeFirst()
  return row && toService(row)
}

export async function findServiceBySlug(db: Db, slug: string) {
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

export async function insertService(db: Db, input: ServiceInput, now: Date) {
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
export const updateService = (tx: Db, id: string, fields: Partial<ServiceInput>, change: Change) =>
  updateRecord(tx, 'services', id, fields, change)

/** Returns the sources of its pictures; undefined when there is no such service. */
export const deleteService = (tx: Db, id: string, audit: AuditContext) =>
  moveToTrash(tx, 'services', id, audit, { pictures: 'service_id' })

export async function listServiceIds(db: Db) {
  const rows = await db.selectFrom('services').select('id').execute()
  return rows.map(({ id }) => id)
}

export async function placeService(db: Db, id: string, position: number) {
  await db.updateTable('services').set({ position }).where('id', '=', id).execute()
}

/** Returns the sources of the pictures that were there before. */
export async function replacePicture(db: Db, serviceId: string, picture: StoredPicture) {
  const old = await deletePictures(db, serviceId)
  const place = { id: newId(), project_id: null, service_id: serviceId, main: 1, position: 0, alt: '' }
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
