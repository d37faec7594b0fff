import { sql } from 'kysely'
import type { ReviewInput, ReviewQuery } from '#contract/reviews.ts'
import type { Db } from '../db/database.ts'
import { readPage } from '../db/paging.ts'
import { insertRecord, updateRecord } from '../db/records.ts'
import { containsText } from '../db/search.ts'
import { type Deletion, moveToTrash } from '../db/trash.ts'

export async function listReviews(db: Db, query: ReviewQuery) {
  let found = db.selectFrom('reviews')
  if (query.search) found = found.where(containsText<'reviews'>(db, ['name', 'review'], query.search))
  if (query.rating) found = found.where('rating', '=', query.rating)
  return readPage(found, { ...query, order: orders[query.sort] })
}

const orders = {
  newest: sql`id desc`,
  oldest: sql`id asc`,
  name: sql`lower(name) asc, id desc`,
  highest: sql`rating desc, id desc`,
  lowest: sql`rating asc, id desc`,
}

export function findReview(db: Db, id: string) {
  return db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst()
}

export const insertReview = (db: Db, input: ReviewInput, now: Date) => insertRecord(db, 'reviews', input, now)

/** False when there is no such review, or it has another version. */
export const updateReview = (db: Db, id: string, change: Partial<ReviewInput>, version?: number) =>
  updateRecord(db, 'reviews', id, change, version)

/** False when there is no such review. */
export const deleteReview = async (db: Db, id: string, deletion: Deletion) =>
  (await db.transaction().execute((tx) => moveToTrash(tx, 'reviews', id, deletion))) !== undefined
