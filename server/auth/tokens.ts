// Tokens that work once: in links that are mailed or shown, and in what a browser has to answer. Only their hashes are
// stored. A mail that has not left yet goes with the token that its link carries.
import { invitationDays } from '#contract/access/invitations.ts'
import { resetLinkMinutes } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { dayMs, minuteMs, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { hashToken, newToken } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'
import { deleteUnsentMailsOf } from '../mail/store.ts'
import { confirmationDays, notMeDays } from './account-mails.ts'

export type TokenRow = Tables['tokens']
export type Purpose = TokenRow['purpose']

/** How long each works. */
export const validMs: Record<Purpose, number> = {
  setup: 365 * dayMs,
  invitation: invitationDays * dayMs,
  confirmation: confirmationDays * dayMs,
  let_in: confirmationDays * dayMs,
  reset: resetLinkMinutes * minuteMs,
  not_me: notMeDays * dayMs,
  login: 10 * minuteMs,
  passkey: 10 * minuteMs,
  add_passkey: 10 * minuteMs,
}

const allPurposes = Object.keys(validMs) as Purpose[]

type NewToken = { accountId?: string | null; data?: object; token?: string }

/** Earlier ones stay valid. `data` is what its purpose needs to remember. */
export async function issueToken(
  tx: Db,
  purpose: Purpose,
  now: Date,
  { accountId = null, data = {}, token = newToken() }: NewToken = {},
) {
  const id = newId()
  const at = timeOf(now)
  await tx
    .insertInto('tokens')
    .values({
      id,
      purpose,
      token_hash: hashToken(token),
      account_id: accountId,
      data: JSON.stringify(data),
      created_at: at,
      expires_at: timeOf(new Date(now.getTime() + validMs[purpose])),
    })
    .execute()
  return { id, token }
}

/** Where the links lead. */
const pages = {
  reset: adminPages.resetPassword,
  let_in: adminPages.resetPassword,
  confirmation: adminPages.confirmAddress,
  invitation: adminPages.invitation,
  not_me: adminPages.notMe,
} as const

type NewLink = { publicUrl: string; accountId: string; data?: object }

export async function issueLink(
  tx: Db,
  purpose: keyof typeof pages,
  now: Date,
  { publicUrl, ...about }: NewLink,
) {
  const { id, token } = await issueToken(tx, purpose, now, about)
  return { tokenId: id, link: publicUrl + pages[purpose].path.replace(':token', token) }
}

/** Undefined when it was used or revoked, has expired, or is for something else. */
export function findToken(db: Db, token: string, purposes: Purpose[], now: Date) {
  return db
    .selectFrom('tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', timeOf(now))
    .executeTakeFirst()
}

/** The same, and it works no more: when several use it at the same moment, one gets it. */
export async function consumeToken(tx: Db, token: string, purposes: Purpose[], now: Date) {
  const used = await tx
    .deleteFrom('tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', timeOf(now))
    .returningAll()
    .executeTakeFirst()
  if (used) await deleteUnsentMailsOf(tx, [used.id])
  return used
}

/** Those that still work. */
export function openTokens(db: Db, purpose: Purpose, now: Date) {
  return db.selectFrom('tokens').where('purpose', '=', purpose).where('expires_at', '>', timeOf(now))
}

/** Of one account, or of nobody with null. Returns how many there were. */
export async function revokeTokens(tx: Db, accountId: string | null, purposes = allPurposes) {
  const revoked = await tx
    .deleteFrom('tokens')
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('purpose', 'in', purposes)
    .returning('id')
    .execute()
  await deleteUnsentMailsOf(
    tx,
    revoked.map(({ id }) => id),
  )
  return revoked.length
}

/** Undefined when there is no such token. */
export async function revokeToken(tx: Db, id: string, purpose: Purpose) {
  const revoked = await tx
    .deleteFrom('tokens')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst()
  if (revoked) await deleteUnsentMailsOf(tx, [id])
  return revoked
}
