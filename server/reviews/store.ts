import { type Selectable, sql } from 'kysely'
import type { ReviewInput, ReviewQuery } from '#contract/reviews.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { alphabetical, readPage } from '../db/paging.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'
import { type Change, insertRecord, updateRecord } from '../records/records.ts'
import { moveToTrash } from '../records/trash.ts'

export async function listReviews(db: Db, query: ReviewQuery) {
  let found = db.selectFrom('reviews')
  if (query.search) found = found.where(containsText<'reviews'>(db, ['name', 'review'], query.search))
  if (query.rating) found = found.where('rating', '=', query.rating)
  if (query.quotes)
    found = found.where((e) =>
      e.or([
        e('quoted', '=', 1),
        e.not(e.exists(db.selectFrom('reviews').select('id').where('quoted', '=', 1))),
      ]),
    )
  const page = await readPage(found, { ...query, order: orders(db)[query.sort] })
  return { ...page, items: page.items.map(reviewOf) }
}

const reviewOf = (row: Selectable<Tables['reviews']>) => ({ ...row, quoted: row.quoted === 1 })

const orders = (db: Db) => ({
  newest: sql`id desc`,
  oldest: sql`id asc`,
  name: sql`${alphabetical(db, 'name')}, id desc`,
  highest: sql`rating desc, id desc`,
  lowest: sql`rating asc, id desc`,
})

export async function findReview(db: Db, id: string) {
  const row = await db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst()
  return row && reviewOf(row)
}

export const insertReview = (db: Db, input: ReviewInput, now: Date) => insertRecord(db, 'reviews', input, now)

/** False when there is no such review, or it has another version. */
export const updateReview = (db: Db, id: string, fields: Partial<ReviewInput>, change: Change) =>
  db.transaction().execute((tx) => updateRecord(tx, 'reviews', id, fields, change))

/** False when there is no such review. */
export const deleteReview = async (db: Db, id: string, audit: AuditContext) =>
  (await db.transaction().execute((tx) => moveToTrash(tx, 'reviews', id, audit))) !== undefined
