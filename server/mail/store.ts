import { sql } from 'kysely'
import { mayUse, personalAreas, type Role } from '#contract/access/roles.ts'
import type { MailQuery } from '#contract/admin/dashboard.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { countRows, readPage } from '../db/paging.ts'

/** Mails about applications and enquiries are for those who may read them, all others for owners. */
function visibleMails(db: Db, roles: readonly Role[]) {
  const mails = db.selectFrom('mails')
  if (mayUse(roles, 'owner')) return mails
  const own = personalAreas.filter((area) => mayUse(roles, area))
  return mails.where((e) => e.or(own.map((area) => e('about', 'in', e.selectFrom(area).select('id')))))
}

export const countUndelivered = (db: Db, roles: readonly Role[]) =>
  countRows(visibleMails(db, roles).where('status', 'in', ['waiting', 'failed']))

export async function listMails(db: Db, roles: readonly Role[], query: MailQuery) {
  const statuses = query.status === 'undelivered' ? (['waiting', 'failed'] as const) : [query.status]
  const found = visibleMails(db, roles).where('status', 'in', statuses)
  return readPage(found, { ...query, order: sql`id desc` })
}

/** Undefined for a mail that the roles do not include. */
export async function findMailStatus(db: Db, roles: readonly Role[], id: string) {
  const found = visibleMails(db, roles).select('status').where('id', '=', id)
  return (await found.executeTakeFirst())?.status
}

/** False when there is no such mail, or it was sent. */
export async function queueAgain(db: Db, id: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: timeOf(now) })
    .where('id', '=', id)
    .where('status', '!=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is no such mail. */
export async function deleteMail(db: Db, id: string) {
  const { numDeletedRows } = await db.deleteFrom('mails').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
