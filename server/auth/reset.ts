// Passwords are chosen by a mailed link that works once: half an hour for a forgotten one, a week for a new account or after
// a stranger's login.
import type { Company } from '#contract/content/company.ts'
import type { Language } from '#contract/languages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../db/diary.ts'
import { finishErasure } from '../db/erasure.ts'
import { Failure } from '../http/errors.ts'
import { writeSecurityEntry } from './accounts/accounts.ts'
import { mailsTo, queueTo } from './mails.ts'
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

type ResetServices = Pick<AuthServices, 'db' | 'clock' | 'passwords' | 'outbox' | 'listDiary'> & {
  language: Language
}
type About = { publicUrl: string; company: Company }

export async function sendResetLink(db: Db, now: Date, { publicUrl, company }: About, account: AccountRow) {
  await db.transaction().execute(async (tx) => {
    const { link, tokenId } = await issueLink(tx, 'reset', now, { publicUrl, accountId: account.id })
    await queueTo(tx, account, { tokenId, ...mailsTo(account).newPassword(link, company.name) }, now)
  })
}

/** Behind all of them a password is chosen. */
const purposes: Purpose[] = ['reset', 'confirmation', 'let_in', 'not_me']

/** Also false for an unknown token. */
export const isResetLink = async (db: Db, token: string, now: Date) =>
  (await findToken(db, token, purposes, now)) !== undefined

/**
 * Sets the password, ends all that the account has handed out, and returns it. The link also proves the address. Behind the one
 * about a stranger's login it ends what was added since too, and tells what else was done.
 */
export async function resetPassword(
  { db, clock, passwords, ...services }: ResetServices,
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
  const { account, since } = await db.transaction().execute(async (tx) => {
    // First, as where an account is removed with its links: the two would wait for each other.
    await lockAccounts(tx)
    const used = await consumeToken(tx, token, purposes, clock())
    // As it is by now: a stranger who goes on changing the password keeps nobody from ending that.
    const account = await lockAccount(tx, there.id)
    if (!account || !used) throw linkDead()
    await updatePassword(tx, account, password_hash)
    // A forgotten password opens no locked account: only an owner of the site, or of the server, lets it in.
    const opened = used.purpose === 'let_in' ? (['approved', 'locked'] as const) : (['approved'] as const)
    await markConfirmed(tx, account.id, [...opened], clock())
    const isStillLocked = account.status === 'locked' && used.purpose !== 'let_in'
    await revokeHandedOut(tx, account.id, clock(), { keepsLetIn: isStillLocked })
    const isNotMe = used.purpose === 'not_me'
    const since = isNotMe
      ? await endAddedSince({ ...services, tx, now: clock() }, used, account.id)
      : undefined
    const audit = { actor: actorOf(account), now: clock() }
    const done = account.confirmed_at ? 'password_chosen' : 'address_confirmed'
    await writeSecurityEntry(tx, audit, account, { action: isNotMe ? `${done}_not_me` : done })
    return { account, since }
  })
  if (since) {
    await services.outbox.remove(since.mails)
    await finishErasure(db)
  }
  return { account: { ...account, password_hash }, done: since?.done }
}

const linkDead = () => new Failure('link_dead', staffMessages.auth.resetLinkDead)
