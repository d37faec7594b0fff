// What gives access: sessions, invitations, links that choose a password or confirm an address, the mails that hold them,
// set-up links, the key of the installation. With the counters of attempts it stays out of backups, and ends when an older state of the
// site comes back, which would open again what was closed since.
import { type RawBuilder, sql } from 'kysely'
import { adminPages } from '#contract/pages.ts'
import type { Db } from '../db/database.ts'
import { listTables } from '../db/schema.ts'

const all = sql<boolean>`true`
const keys = sql<boolean>`(name = 'secret' or name like 'setup %')`
const { resetPassword, confirmAddress, invitation, notMe } = adminPages
const contains = ({ path }: { path: string }) => sql<boolean>`text like ${`%${path.replace(':token', '')}%`}`
/** Other mails may hold such a text because somebody has typed it into a form. */
const resetMail = sql<boolean>`(about is null and ${contains(resetPassword)})`
const invitationMail = sql<boolean>`(about is null and ${contains(invitation)})`
const confirmationMail = sql<boolean>`(about in (select id from accounts) and ${contains(confirmAddress)})`

const notMeMail = sql<boolean>`(about in (select id from accounts) and ${contains(notMe)})`

/** For each table that has such rows, which they are. */
export const accessRows: Record<string, RawBuilder<boolean>> = {
  sessions: all,
  reset_tokens: all,
  invitations: all,
  challenges: all,
  attempts: all,
  settings: keys,
  mails: sql<boolean>`(${resetMail} or ${invitationMail} or ${confirmationMail} or ${notMeMail})`,
}

export async function endAccess(db: Db) {
  const tables = await listTables(db)
  for (const [table, rows] of Object.entries(accessRows))
    if (tables.has(table)) await sql`delete from ${sql.table(table)} where ${rows}`.execute(db)
}
