import { sql } from 'kysely'
import { dayInIndia } from '#contract/days.ts'
import type { EnquiryChange, EnquiryExport, EnquiryQuery } from '#contract/enquiries.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { alphabetical, readBatches, readPage } from '../db/paging.ts'
import { containsText, endsWithNumber } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'

type Row = Tables['enquiries']

export async function listEnquiries(db: Db, query: EnquiryQuery, now: Date) {
  const page = await readPage(findMatching(db, query, now), { ...query, order: orders(db)[query.sort] })
  return { ...page, items: page.items.map(enquiryOf) }
}

export const exportEnquiries = (db: Db, query: EnquiryExport, now: Date) =>
  readBatches(db, 'enquiries', findMatching(db, query, now), orders(db)[query.sort])

function findMatching(db: Db, { search, status, follow_up, spam }: EnquiryExport, now: Date) {
  let found = db.selectFrom('enquiries').where('spam', '=', spam ? 1 : 0)
  if (search) found = found.where(containsText<'enquiries'>(db, searched, search, indexed))
  if (status) found = found.where('status', '=', status)
  if (follow_up) found = found.where('follow_up_on', 'is not', null)
  if (follow_up === 'due') found = found.where('follow_up_on', '<=', dayInIndia(now))
  return found
}

const indexed = { index: 'enquiries_fts', number: 'phone' } as const
const searched: (keyof Row)[] = ['name', 'phone', 'plan', 'message', 'topic', 'notes']

const orders = (db: Db) => ({
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  name: sql`${alphabetical(db, 'name')}, id desc`,
  follow_up: sql`follow_up_on is null, follow_up_on, id`,
})

const enquiryOf = ({ notice_version = '', notice_language = '', consent_at = '', ...row }: Row) => ({
  ...row,
  spam: row.spam === 1,
  follow_up_on: row.follow_up_on ?? null,
  consent: notice_version !== '',
  notice_version,
  notice_language,
  consent_at,
})

/** False when the same enquiry came in after `repeatsSince` already. */
export async function insertEnquiry(db: Db, row: Row, repeatsSince: Date) {
  // An older one gives up its fingerprint, so that the same question is a new enquiry after a day.
  await db
    .updateTable('enquiries')
    .set((e) => ({ fingerprint: e.ref('id') }))
    .where('fingerprint', '=', row.fingerprint)
    .where('created_at', '<=', timeOf(repeatsSince))
    .execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('enquiries')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** Somebody who sends the same again may have missed the first response, and with it the link. Returns its id. */
export const replaceLink = (db: Db, { fingerprint, link_hash }: Pick<Row, 'fingerprint' | 'link_hash'>) =>
  db
    .updateTable('enquiries')
    .set({ link_hash })
    .where('fingerprint', '=', fingerprint)
    .returning('id')
    .executeTakeFirst()

export async function findEnquiriesByContact(db: Db, numbers: string[]) {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where((e) => e.or(endsWithNumber(db, 'phone', numbers)))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(enquiryOf)
}

export async function findEnquiry(db: Db, id: string) {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
  return row && enquiryOf(row)
}

/** False when there is no such enquiry, or its notes are no longer `notes_from`. */
export async function updateEnquiry(db: Db, id: string, change: EnquiryChange) {
  const { spam, notes_from, ...columns } = change
  let update = db
    .updateTable('enquiries')
    // `id` keeps the statement valid when nothing changes.
    .set((e) => ({ id: e.ref('id'), ...columns, ...(spam !== undefined && { spam: spam ? 1 : 0 }) }))
    .where('id', '=', id)
  if (notes_from !== undefined) update = update.where('notes', '=', notes_from)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The ids of those that existed. */
export async function deleteEnquiries(db: Db, ids: string[]) {
  const gone = await db.deleteFrom('enquiries').where('id', 'in', ids).returning('id').execute()
  return gone.map((row) => row.id)
}

export async function findExpiredEnquiries(db: Db, before: Date, limit: number) {
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    // The first column of the index.
    .where('spam', 'in', [0, 1])
    .where('created_at', '<', timeOf(before))
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
