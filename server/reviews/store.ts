import { sql } from 'kysely'
import type { ReviewInput, ReviewQuery } from '#contract/reviews.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { readPage } from '../db/paging.ts'
import { containsText } from '../db/search.ts'

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

export async function insertReview(db: Db, input: ReviewInput, now: Date) {
  const id = newId()
  await db
    .insertInto('reviews')
    .values({ ...input, id, version: 1, created_at: timeOf(now) })
    .execute()
  return id
}

/** False when there is no such review, or it has another version. */
export async function updateReview(db: Db, id: string, change: Partial<ReviewInput>, version?: number) {
  let update = db
    .updateTable('reviews')
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('id', '=', id)
  if (version) update = update.where('version', '=', version)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is no such review. */
export async function deleteReview(db: Db, id: string) {
  const { numDeletedRows } = await db.deleteFrom('reviews').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
