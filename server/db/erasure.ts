import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { timeOf } from './clock.ts'
import { busyMs, type Db } from './database.ts'
import { type AuditContext, theSite } from './diary.ts'
import { isSqlite } from './upgrade.ts'

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

/** Of each call that removes something, before it is answered. */
export function finishRemovals(app: FastifyInstance, db: Db) {
  app.addHook('preSerialization', async ({ method }, reply) => {
    if (method === 'DELETE' && reply.statusCode < 300) await finishErasure(db)
  })
}

/**
 * Call it in the transaction that erases the records. What goes because of its age is not recorded: it comes back with an
 * older backup, and goes again.
 */
export async function recordErasure(tx: Db, ids: string[], audit?: AuditContext) {
  if (ids.length === 0 || audit?.actor === theSite) return
  const erased_at = timeOf(new Date())
  await tx
    .insertInto('erasures')
    .values(ids.map((id) => ({ id, erased_at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
