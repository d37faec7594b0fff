// Slugs: the readable ends of addresses. A record gets one when it is made and keeps it.
import type { Insertable } from 'kysely'
import type { TrashKind } from '#contract/admin/trash.ts'
import { anyTable } from '../db/any-table.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { isId, newId } from '../db/ids.ts'
import type { Tables } from '../db/tables.ts'

const maxSlugLength = 60
const codeLength = 8

/** Words without Latin letters and digits, as in Malayalam, become a short code made from the id. */
export function slugOf(words: string, id: string) {
  const slug = words
    .normalize('NFKD')
    .replace(/[\p{M}'’]+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const short = slug.length > maxSlugLength ? slug.slice(0, maxSlugLength).replace(/-[^-]*$/, '') : slug
  return short && !isId(short) ? short : id.slice(-codeLength)
}

/** With a number behind it where it is taken. */
export function firstFree(slug: string, taken: ReadonlySet<string>) {
  let free = slug
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`
  return free
}

type Row = { id: string; slug: string; version: number; created_at: string }
type Addressed = { [T in keyof Tables]: Tables[T] extends Row ? T : never }[keyof Tables]
type Fields<T extends Addressed> = Omit<Insertable<Tables[T]>, keyof Row>

/** Inserts a record under the first free slug of these words. */
export async function insertAddressed<T extends Addressed>(
  db: Db,
  table: T,
  words: string,
  fields: Fields<T>,
  now: Date,
) {
  const record = { ...fields, id: newId(), version: 1, created_at: timeOf(now) }
  const slug = await insertUnderFreeSlug(db, table, record, slugOf(words, record.id))
  return { id: record.id, slug }
}

/** Returns the slug: the wanted one, or one with a number. Records in the trash keep theirs. */
export async function insertUnderFreeSlug(db: Db, table: string, record: { id: string }, wanted: string) {
  const rows = anyTable<{ slug: string }>(db)
  const pattern = `${wanted}%`
  for (;;) {
    const alike = await rows.selectFrom(table).select('slug').where('slug', 'like', pattern).execute()
    // Read after the table, from which a record moves to the trash.
    const trashed = await db
      .selectFrom('trash')
      .select('slug')
      .where('kind', '=', table as TrashKind)
      .where('slug', 'like', pattern)
      .execute()
    const slug = firstFree(wanted, new Set([...alike, ...trashed].map((row) => row.slug ?? '')))
    // Waits for another insert of the same slug, and then takes the next number.
    const { numInsertedOrUpdatedRows } = await rows
      .insertInto(table)
      .values({ ...record, slug })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) return slug
  }
}
