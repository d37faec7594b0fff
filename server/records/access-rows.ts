// What gives access: sessions, invitations, links that choose a password or confirm an address, the mails that hold them,
// set-up links, the key of the installation. With the counters of attempts it stays out of backups, and ends when an older state of the
// site comes back, which would open again what was closed since.
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { listTables } from '../db/schema.ts'

const all = sql<boolean>`true`

/** For each table that has such rows, which they are. */
export const accessRows: Record<string, RawBuilder<boolean>> = {
  sessions: all,
  tokens: all,
  attempts: all,
  settings: sql<boolean>`name = 'secret'`,
  mails: sql<boolean>`(token_id is not null and status <> 'sent')`,
}

export async function endAccess(db: Db) {
  const tables = await listTables(db)
  for (const [table, rows] of Object.entries(accessRows))
    if (tables.has(table)) await sql`delete from ${sql.table(table)} where ${rows}`.execute(db)
}
