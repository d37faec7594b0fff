import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { timeOf } from './clock.ts'
import { busyMs, type Db } from './database.ts'
import { isSqlite } from './schema.ts'

const followUps = new WeakMap<Db, () => Promise<void>>()

/** Runs `work` after each erasure, before it is reported as done. */
export function onErasure(db: Db, work: () => Promise<void>) {
  followUps.set(db, work)
}

/**
 * Empties SQLite's write-ahead log, which still holds erased rows. While a backup reads, this does nothing at once, and
 * the backup calls it again at its end.
 */
export async function finishErasure(db: Db) {
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

/** Identifies a password in the erasure list and in a login that began with it. A hash of its hash: it tells nothing about it. */
export const passwordId = (passwordHash: string) => hash('sha256', passwordHash)

/** Identifies an ended ownership in the erasure list: that of one account since one moment, and no later one. */
export const ownershipId = (account: { id: string; owner_since?: string | null; created_at: string }) =>
  // The step that added `owner_since` took the same time for the owners of an older schema.
  hash('sha256', `${account.id} ${account.owner_since ?? account.created_at}`)

/** Call it in the transaction that erases the records. */
export async function recordErasure(tx: Db, ids: string[]) {
  if (ids.length === 0) return
  const erased_at = timeOf(new Date())
  await tx
    .insertInto('erasures')
    .values(ids.map((id) => ({ id, erased_at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
