import { sql } from 'kysely'
import { timeOf } from './clock.ts'
import { busyMs, type Db } from './database.ts'
import { isSqlite } from './schema.ts'

const followUps = new WeakMap<Db, () => Promise<void>>()

/** Lets `work` be done after each erasure, before whoever asked for it is told that it is done. */
export function afterErasing(db: Db, work: () => Promise<void>) {
  followUps.set(db, work)
}

/**
 * SQLite overwrites erased rows in its own file, but its log beside it holds them until it is emptied. While a backup
 * reads it cannot be; nobody waits for that, and the backup empties it when it has ended.
 */
export async function forgetErased(db: Db) {
  await followUps.get(db)?.()
  if (!isSqlite(db)) return
  await db.connection().execute(async (only) => {
    await sql`pragma busy_timeout = 0`.execute(only)
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(only)
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(only)
    }
  })
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
