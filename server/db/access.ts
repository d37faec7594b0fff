// What gives access: sessions, reset links and the mails that hold them, set-up links, the key of the installation. With
// the counters of attempts it stays out of backups, and ends when an older state of the site comes back, which would
// open again what was closed since.
import { type RawBuilder, sql } from 'kysely'
import { adminPages } from '#contract/pages.ts'
import type { Db } from './database.ts'
import { listTables } from './schema.ts'

const all = sql<boolean>`true`
const keys = sql<boolean>`(name = 'secret' or name like 'setup %')`
const resetLink = `%${adminPages.resetPassword.path.replace(':token', '')}%`

/** For each table that has such rows, which they are. */
export const accessRows: Record<string, RawBuilder<boolean>> = {
  sessions: all,
  reset_tokens: all,
  attempts: all,
  settings: keys,
  // The name of `settings` before step 006.
  facts: keys,
  mails: sql<boolean>`(about is null and text like ${resetLink})`,
}

export async function endAccess(db: Db) {
  const tables = await listTables(db)
  for (const [table, rows] of Object.entries(accessRows))
    if (tables.has(table)) await sql`delete from ${sql.table(table)} where ${rows}`.execute(db)
}
