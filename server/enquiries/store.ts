import { sql } from 'kysely'
import type { EnquiryChange, EnquiryQuery } from '#contract/enquiries.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import {
  containsText,
  endsWithNumber,
  numberOf,
  numberWithoutSpam,
  readPage,
  reckon,
  rowsToSearch,
  tieOf,
} from '../db/paging.ts'
import type { Tables } from '../db/tables.ts'

type Row = Tables['enquiries']

export async function listEnquiries(db: Db, query: EnquiryQuery) {
  const { search, status, spam } = query
  const { toRead, toCount } = await rowsToSearch(db, 'enquiries', search)
  const isWhole = !search && !status && !spam
  const all = isWhole ? numberWithoutSpam('enquiries') : numberOf(matching(db, toCount, query))
  const asked = { ...query, order: orderOf(db, query.sort) }
  const page = await readPage(db, 'enquiries', matching(db, toRead, query), asked, () => reckon(db, all))
  return { ...page, items: page.items.map(enquiryOf) }
}

type Rows = Awaited<ReturnType<typeof rowsToSearch<'enquiries'>>>['toRead']

function matching(db: Db, rows: Rows, { spam, search, status }: EnquiryQuery) {
  let found = rows.where('spam', '=', spam ? 1 : 0)
  if (search) found = found.where(containsText<'enquiries'>(db, searched, search))
  if (status) found = found.where('status', '=', status)
  return found
}

const enquiryOf = (row: Row) => ({ ...row, spam: row.spam === 1 })

const searched: (keyof Row)[] = ['name', 'phone', 'plan', 'message', 'topic', 'notes']

const orderOf = (db: Db, sort: EnquiryQuery['sort']) =>
  ({
    newest: sql`created_at desc, ${tieOf(db)} desc`,
    oldest: sql`created_at, ${tieOf(db)}`,
    name: sql`lower(name), ${tieOf(db)} desc`,
  })[sort]

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
    // As the index begins.
    .where('spam', 'in', [0, 1])
    .where('created_at', '<', timeOf(before))
    .limit(most)
    .execute()
  return rows.map((row) => row.id)
}
