// Passwords are chosen by a mailed link that works once: half an hour for a forgotten one, a week for a new account. The one about
// a stranger's login ends the old one first.
import type { Company } from '#contract/content/company.ts'
import type { Language } from '#contract/languages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../db/diary.ts'
import { finishErasure } from '../db/erasure.ts'
import { unusableHash } from '../db/settings.ts'
import { Failure } from '../http/errors.ts'
import { mailsTo, queueTo } from './account-mails.ts'
import { writeSecurityEntry } from './accounts/accounts.ts'
import { endAddedSince, revokeHandedOut } from './not-me/revoke.ts'
import { checkPasswordStrength } from './passwords.ts'
import type { AuthServices } from './services.ts'
import {
  type AccountRow,
  findAccount,
  lockAccount,
  lockAccounts,
  markConfirmed,
  updatePassword,
} from './store.ts'
import { consumeToken, findToken, issueLink, type Purpose } from './tokens.ts'

type About = { publicUrl: string; company: Company }

export async function sendResetLink(db: Db, now: Date, { publicUrl, company }: About, account: AccountRow) {
  await db.transaction().execute(async (tx) => {
    const { link, tokenId } = await issueLink(tx, 'reset', now, { publicUrl, accountId: account.id })
    await queueTo(tx, account, { tokenId, ...mailsTo(account).newPassword(link, company.name) }, now)
  })
}

/** Behind all of them a password is chosen. */
const purposes: Purpose[] = ['reset', 'confirmation', 'let_in']

/** Also false for an unknown token. */
export const isResetLink = async (db: Db, token: string, now: Date) =>
  (await findToken(db, token, purposes, now)) !== undefined

/** Sets the password, ends all that the account has handed out, and returns it. The link also proves the address. */
export async function resetPassword(
  { db, clock, passwords }: Pick<AuthServices, 'db' | 'clock' | 'passwords'>,
  token: string,
  password: string,
  actorOf: (account: AccountRow) => Actor,
) {
  const found = await findToken(db, token, purposes, clock())
  const there = found?.account_id ? await findAccount(db, found.account_id) : undefined
  if (!there) throw linkDead()
  checkPasswordStrength(password, there.email)
  // A link to an account that works here is as good as a known device.
  const password_hash = await passwords.hash(password, there.status === 'active' ? 'high' : 'normal')
  const account = await db.transaction().execute(async (tx) => {
    // First, as where an account is removed with its links: the two would wait for each other.
    await lockAccounts(tx)
    const used = await consumeToken(tx, token, purposes, clock())
    const account = await lockAccount(tx, there.id)
    if (!account || !used) throw linkDead()
    await updatePassword(tx, account, password_hash)
    // A forgotten password opens no locked account: only an owner of the site, or of the server, lets it in.
    const opened = used.purpose === 'let_in' ? (['approved', 'locked'] as const) : (['approved'] as const)
    await markConfirmed(tx, account.id, [...opened], clock())
    const isStillLocked = account.status === 'locked' && used.purpose !== 'let_in'
    await revokeHandedOut(tx, account.id, clock(), { keepsLetIn: isStillLocked })
    const audit = { actor: actorOf(account), now: clock() }
    const action = account.confirmed_at ? 'password_chosen' : 'address_confirmed'
    await writeSecurityEntry(tx, audit, account, { action })
    return account
  })
  return { ...account, password_hash }
}

/**
 * By the link in the mail about a stranger's login: ends the password, all that the account has handed out, and what was added
 * since. Returns whose it is, where a new password is chosen, and what else was done.
 */
export async function endByLink(
  {
    db,
    clock,
    outbox,
    config: { publicUrl },
    ...told
  }: Pick<AuthServices, 'db' | 'clock' | 'outbox' | 'config' | 'listDiary'> & { language: Language },
  token: string,
  actorOf: (account: AccountRow) => Actor,
) {
  // A wrong one locks nothing.
  if (!(await findToken(db, token, ['not_me'], clock()))) throw linkDead()
  const { mails, ...ended } = await db.transaction().execute(async (tx) => {
    const now = clock()
    // First, as where an account is removed with its links: the two would wait for each other.
    await lockAccounts(tx)
    const used = await consumeToken(tx, token, ['not_me'], now)
    // As it is by now: a stranger who goes on changing the password keeps nobody from ending that.
    const account = used?.account_id ? await lockAccount(tx, used.account_id) : undefined
    if (!used || !account) throw linkDead()
    await updatePassword(tx, account, unusableHash())
    await revokeHandedOut(tx, account.id, now, { keepsLetIn: account.status === 'locked' })
    const since = await endAddedSince({ ...told, tx, now }, used, account.id)
    await writeSecurityEntry(tx, { actor: actorOf(account), now }, account, { action: 'ended_not_me' })
    const { link } = await issueLink(tx, 'reset', now, { publicUrl, accountId: account.id })
    return { ...since, account, reset: link.slice(publicUrl.length) }
  })
  await outbox.remove(mails)
  await finishErasure(db)
  return ended
}

const linkDead = () => new Failure('link_dead', staffMessages.auth.resetLinkDead)
