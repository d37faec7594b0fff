// What gives access to accounts. It stays out of backups, and ends when an older state of the site comes back, which would
// open again what was closed since.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { unusableHash } from '../db/settings.ts'
import { listTables } from '../db/upgrade.ts'
import { deleteMailsAbout } from '../mail/store.ts'

const all = sql<boolean>`true`

/** For each table that has such rows, which they are; with the counters of attempts, which would keep people out, and answers with links. */
export const accessRows: Record<string, RawBuilder<boolean>> = {
  sessions: all,
  tokens: all,
  links: all,
  passkeys: all,
  app_codes: all,
  recovery_codes: all,
  attempts: all,
  idempotency_keys: all,
  /** The key that known devices are signed with. */
  settings: sql<boolean>`name = 'secret'`,
  mails: sql<boolean>`(token_id is not null and status <> 'sent')`,
}

/**
 * Every account is locked until an owner lets it in; those that were not open yet are removed. A copy made before an upgrade
 * may lack some of the tables.
 */
export async function endAllAccess(db: Db) {
  const tables = await listTables(db)
  for (const [table, rows] of Object.entries(accessRows))
    if (tables.has(table)) await sql`delete from ${sql.table(table)} where ${rows}`.execute(db)
  const neverOpen = await db
    .deleteFrom('accounts')
    .where('status', 'in', ['waiting', 'approved'])
    // Others were let in after an earlier restore.
    .where('last_login_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id } of neverOpen) await deleteMailsAbout(db, [id])
  await db.updateTable('accounts').set({ status: 'locked', password_hash: unusableHash() }).execute()
}
