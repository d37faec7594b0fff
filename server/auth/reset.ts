// Passwords are chosen by a mailed link that works once: half an hour for a forgotten one, a week for a new account.
import type { Company } from '#contract/content/company.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../db/diary.ts'
import { Failure } from '../http/failure.ts'
import { queueMail } from '../mail/queue.ts'
import { writeSecurityEntry } from './accounts/accounts.ts'
import { mailsTo } from './mails.ts'
import { revokeHandedOut } from './not-me/revoke.ts'
import { checkPasswordStrength } from './passwords.ts'
import type { AuthServices } from './services.ts'
import { type AccountRow, findAccount, lockAccounts, markConfirmed, updatePassword } from './store.ts'
import { consumeToken, findToken, issueLink, type Purpose } from './tokens.ts'

type About = { publicUrl: string; company: Company }

export async function sendResetLink(db: Db, now: Date, { publicUrl, company }: About, account: AccountRow) {
  await db.transaction().execute(async (tx) => {
    const { link, tokenId } = await issueLink(tx, 'reset', now, { publicUrl, accountId: account.id })
    const mail = mailsTo(account).newPassword(link, company.name)
    await queueMail(tx, { recipient: account.email, language: account.mail_language, tokenId, ...mail }, now)
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
  const account = found?.account_id ? await findAccount(db, found.account_id) : undefined
  if (!account) throw new Failure('invalid_input', staffMessages.auth.resetLinkDead)
  checkPasswordStrength(password, account.email)
  // A link to an account that works here is as good as a known device.
  const password_hash = await passwords.hash(password, account.status === 'active' ? 'high' : 'normal')
  await db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    // Of two links that are used at the same moment, one works.
    const isChanged = await updatePassword(tx, account, password_hash)
    const used = await consumeToken(tx, token, purposes, clock())
    if (!isChanged || !used) throw new Failure('invalid_input', staffMessages.auth.resetLinkDead)
    // A forgotten password opens no locked account: only an owner of the site, or of the server, lets it in.
    const opened = used.purpose === 'let_in' ? (['approved', 'locked'] as const) : (['approved'] as const)
    await markConfirmed(tx, account.id, [...opened], clock())
    const isStillLocked = account.status === 'locked' && used.purpose !== 'let_in'
    await revokeHandedOut(tx, account.id, clock(), { keepsLetIn: isStillLocked })
    const audit = { actor: actorOf(account), now: clock() }
    const done = account.confirmed_at ? 'chose' : 'confirmed their address and chose'
    await writeSecurityEntry(tx, audit, account, `${done} a new password by a mailed link`)
  })
  return { ...account, password_hash }
}
