// Records that staff edit: every update makes a new version, so that nobody overwrites what others have changed.
import type { Insertable, Updateable } from 'kysely'
import { newId, timeOf } from './clock.ts'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

type Versioned = { [T in keyof Tables]: Tables[T] extends { version: number } ? T : never }[keyof Tables]
type Generated = 'id' | 'version' | 'created_at'

/** Kysely has no type for "one of these tables". */
const anyOf = (table: Versioned) => table as 'reviews'

/** Returns its id. */
export async function insertRecord<T extends Versioned>(
  db: Db,
  table: T,
  values: Omit<Insertable<Tables[T]>, Generated>,
  now: Date,
) {
  const record = {
    ...(values as Insertable<Tables['reviews']>),
    id: newId(),
    version: 1,
    created_at: timeOf(now),
  }
  await db.insertInto(anyOf(table)).values(record).execute()
  return record.id
}

/** False when there is no such record, or no longer in the version that the change started from. */
export async function updateRecord<T extends Versioned>(
  db: Db,
  table: T,
  id: string,
  change: Updateable<Tables[T]>,
  version?: number,
) {
  let update = db
    .updateTable(anyOf(table))
    .set((e) => ({ ...change, version: e('version', '+', 1) }))
    .where('id', '=', id)
  if (version) update = update.where('version', '=', version)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is no such record. */
export async function deleteRecord(db: Db, table: Versioned, id: string) {
  const { numDeletedRows } = await db.deleteFrom(anyOf(table)).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
