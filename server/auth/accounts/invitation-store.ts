// Open invitations are tokens that know the roles and the address.
import { sql } from 'kysely'
import type { Role } from '#contract/access/roles.ts'
import type { Db } from '../../db/database.ts'
import { nameOf } from '../../db/diary.ts'
import { readPage } from '../../db/rows.ts'
import { consumeToken, findToken, issueLink, openTokens, revokeToken, type TokenRow } from '../tokens.ts'

type NewInvitation = {
  roles: Role[]
  /** Null when the invited person chooses the address. */
  email: string | null
  /** The link was mailed, which proves the address. */
  mailed: boolean
}

type Inviter = { accountId: string; publicUrl: string }

/** A newer one to the same address replaces the older one, which dies with its mail. The accounts are locked. */
export async function insertInvitation(tx: Db, data: NewInvitation, inviter: Inviter, now: Date) {
  for (const row of await openTokens(tx, 'invitation', now).selectAll().execute())
    if (data.email && invitationIn(row).email === data.email) await revokeToken(tx, row.id, 'invitation')
  return issueLink(tx, 'invitation', now, { ...inviter, data })
}

/** Those that can still be accepted, the newest first. */
export async function listInvitations(db: Db, query: { limit?: number; offset?: number }, now: Date) {
  const { items, total } = await readPage(openTokens(db, 'invitation', now), {
    ...query,
    order: sql`id desc`,
  })
  const owners = await db.selectFrom('accounts').select(['id', 'name', 'email']).execute()
  const names = new Map<string | null, string>(owners.map((owner) => [owner.id, nameOf(owner)]))
  return {
    items: items.map((row) => ({ ...invitationIn(row), invited_by: names.get(row.account_id) ?? '' })),
    total,
  }
}

export async function findInvitation(db: Db, token: string, now: Date) {
  const found = await findToken(db, token, ['invitation'], now)
  return found && invitationIn(found)
}

export async function useInvitation(tx: Db, token: string, now: Date) {
  const used = await consumeToken(tx, token, ['invitation'], now)
  return used && invitationIn(used)
}

/** Undefined when there is no such invitation. */
export async function deleteInvitation(tx: Db, id: string) {
  const gone = await revokeToken(tx, id, 'invitation')
  return gone && invitationIn(gone)
}

const invitationIn = ({ id, created_at, expires_at, data }: TokenRow) => ({
  ...{ id, created_at, expires_at },
  ...(JSON.parse(data) as NewInvitation),
})
