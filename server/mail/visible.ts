// Mails about people who wrote to the company are for whoever may read what they wrote, all others for owners.
import { mayUse, personalAreas, type Role } from '#contract/access/roles.ts'
import type { Db } from '../db/database.ts'
import { countRows } from '../db/paging.ts'

export function visibleMails(db: Db, roles: readonly Role[]) {
  const mails = db.selectFrom('mails')
  if (mayUse(roles, 'owner')) return mails
  const own = personalAreas.filter((area) => mayUse(roles, area))
  return mails.where((e) => e.or(own.map((area) => e('about', 'in', e.selectFrom(area).select('id')))))
}

export const countUndelivered = (db: Db, roles: readonly Role[]) =>
  countRows(visibleMails(db, roles).where('status', 'in', ['waiting', 'failed']))
