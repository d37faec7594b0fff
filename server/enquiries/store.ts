import { sql } from 'kysely'
import type { EnquiryChange, EnquiryQuery } from '#contract/enquiries.ts'
import { timeOf } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import {
  containsText,
  countRows,
  countWithoutSpam,
  endsWithNumber,
  rowsToSearch,
} from '../platform/queries.ts'
import type { Tables } from '../platform/tables.ts'

type Row = Tables['enquiries']

export async function listEnquiries(db: Db, query: EnquiryQuery) {
  const rows = await rowsToSearch(db, 'enquiries', query.search)
  let found = rows.where('spam', '=', query.spam ? 1 : 0)
  if (query.search) found = found.where(containsText<'enquiries'>(searched, query.search))
  if (query.status) found = found.where('status', '=', query.status)
  const isWhole = !query.search && !query.status && !query.spam
  const total = isWhole ? await countWithoutSpam(db, 'enquiries') : await countRows(found)
  let page = found.selectAll().orderBy(orders[query.sort])
  if (query.limit !== undefined || query.offset)
    page = page.limit(query.limit ?? total).offset(query.offset ?? 0)
  return { items: (await page.execute()).map(enquiryOf), total }
}

const enquiryOf = (row: Row) => ({ ...row, spam: row.spam === 1 })

const searched: (keyof Row)[] = ['name', 'phone', 'plan', 'message', 'topic', 'notes']
const orders = { newest: sql`id desc`, oldest: sql`id asc`, name: sql`lower(name) asc, id desc` }

/** False when the same enquiry came in after `repeatsSince` already, also when it was at the same moment. */
export async function insertEnquiry(db: Db, row: Row, repeatsSince: Date) {
  // An older one like it gives up its fingerprint: asking the same thing again after a day is a new enquiry.
  await db
    .updateTable('enquiries')
    .set((e) => ({ fingerprint: e.ref('id') }))
    .where('fingerprint', '=', row.fingerprint)
    .where('created_at', '<=', timeOf(repeatsSince))
    .execute()
  const inserted = await db
    .insertInto('enquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Whose number is one of these. */
export async function findEnquiriesOf(db: Db, numbers: string[]) {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where((e) => e.or(endsWithNumber('phone', numbers)))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(enquiryOf)
}

export async function findEnquiry(db: Db, id: string) {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
  return row && enquiryOf(row)
}

/** False when there is no such enquiry, or no longer with the notes that the new ones started from. */
export async function updateEnquiry(db: Db, id: string, change: EnquiryChange) {
  const { spam, notes_from, ...columns } = change
  let update = db
    .updateTable('enquiries')
    // Naming a column that stays as it is keeps a change of nothing at all valid.
    .set((e) => ({ id: e.ref('id'), ...columns, ...(spam !== undefined && { spam: spam ? 1 : 0 }) }))
    .where('id', '=', id)
  if (notes_from !== undefined) update = update.where('notes', '=', notes_from)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The ids of those that there were. */
export async function deleteEnquiries(db: Db, ids: string[]) {
  const gone = await db.deleteFrom('enquiries').where('id', 'in', ids).returning('id').execute()
  return gone.map((row) => row.id)
}

export async function findExpiredEnquiries(db: Db, before: Date, most: number) {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '<', timeOf(before))
    .limit(most)
    .execute()
  return rows.map((row) => row.id)
}
