import { sql } from 'kysely'
import type { Role } from '#contract/access/roles.ts'
import { adminPages } from '#contract/pages.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { nameOf } from '../../db/diary.ts'
import { readPage } from '../../db/paging.ts'
import { deleteSetting, readSetting, saveSetting } from '../../db/settings.ts'
import type { Tables } from '../../db/tables.ts'

type InvitationRow = Tables['invitations']

/** A newer one to the same address replaces the older one, which dies with its mail. */
export async function insertInvitation(tx: Db, row: InvitationRow, now: Date) {
  await tx.deleteFrom('invitations').where('expires_at', '<=', timeOf(now)).execute()
  if (row.email) await deleteInvitationTo(tx, row.email)
  await tx.insertInto('invitations').values(row).execute()
}

/** Those that can still be accepted, the newest first. */
export async function listInvitations(db: Db, query: { limit?: number; offset?: number }, now: Date) {
  const found = db.selectFrom('invitations').where('expires_at', '>', timeOf(now))
  const { items, total } = await readPage(found, { ...query, order: sql`id desc` })
  const owners = await db.selectFrom('accounts').select(['id', 'name', 'email']).execute()
  const names = new Map(owners.map((owner) => [owner.id, nameOf(owner)]))
  return {
    items: items.map((row) => ({
      ...withRoles(row),
      mailed: row.mailed === 1,
      invited_by: names.get(row.invited_by) ?? '',
    })),
    total,
  }
}

export async function findInvitation(db: Db, tokenHash: string, now: Date) {
  const found = db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', timeOf(now))
  const row = await found.executeTakeFirst()
  return row && withRoles(row)
}

export async function isOpenInvitation(db: Db, id: string, now: Date) {
  const found = db.selectFrom('invitations').select('id').where('id', '=', id)
  return (await found.where('expires_at', '>', timeOf(now)).executeTakeFirst()) !== undefined
}

/** When several people use it at the same moment, one gets it. */
export async function useInvitation(tx: Db, tokenHash: string, now: Date) {
  const used = await tx
    .deleteFrom('invitations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', timeOf(now))
    .returningAll()
    .executeTakeFirst()
  if (used?.email) await deleteMailsTo(tx, used.email)
  return used && withRoles(used)
}

/** Undefined when there is no such invitation. */
export async function deleteInvitation(tx: Db, id: string) {
  const gone = await tx.deleteFrom('invitations').where('id', '=', id).returningAll().executeTakeFirst()
  if (gone?.email) await deleteMailsTo(tx, gone.email)
  return gone && withRoles(gone)
}

/** With the mails that have not left yet. Returns how many there were. */
export async function deleteInvitationsBy(tx: Db, accountId: string) {
  const gone = await tx
    .deleteFrom('invitations')
    .where('invited_by', '=', accountId)
    .returning('email')
    .execute()
  for (const { email } of gone) if (email) await deleteMailsTo(tx, email)
  return gone.length
}

async function deleteInvitationTo(tx: Db, email: string) {
  await tx.deleteFrom('invitations').where('email', '=', email).execute()
  await deleteMailsTo(tx, email)
}

/** Mails that have not left yet and hold a link that is dead now. */
async function deleteMailsTo(tx: Db, email: string) {
  const link = `%${adminPages.invitation.path.replace(':token', '')}%`
  await tx
    .deleteFrom('mails')
    .where('recipient', '=', email)
    .where('about', 'is', null)
    .where('text', 'like', link)
    .execute()
}

const withRoles = <Row extends { roles: string }>(row: Row) => ({
  ...row,
  roles: row.roles.split(' ') as Role[],
})

const closedSetting = 'signup closed'

/** While it is closed, only invitations let people in. */
export const isSignupOpen = async (db: Db) => (await readSetting(db, closedSetting)) === undefined

export const setSignupOpen = (tx: Db, open: boolean, now: Date) =>
  open ? deleteSetting(tx, closedSetting) : saveSetting(tx, closedSetting, timeOf(now))
