import { sql } from 'kysely'
import { timeOf } from './clock.ts'
import type { Db } from './database.ts'
import { isSqlite } from './schema.ts'

/** SQLite overwrites erased rows in its own file, but its log beside it holds them until it is emptied. */
export async function forgetErased(db: Db) {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Remembers that these records were erased, in the transaction that erases them. */
export async function noteErased(tx: Db, ids: string[]) {
  if (ids.length === 0) return
  const erased_at = timeOf(new Date())
  await tx
    .insertInto('erasures')
    .values(ids.map((id) => ({ id, erased_at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
