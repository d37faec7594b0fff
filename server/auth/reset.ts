// Passwords are chosen by a mailed link that works once: half an hour for a forgotten one, a week for a new account.
import type { Company } from '#contract/content/company.ts'
import { resetLinkMinutes } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../db/diary.ts'
import { finishErasure } from '../db/erasure.ts'
import { hashToken, newToken } from '../db/secret.ts'
import { Failure } from '../http/failure.ts'
import { queueMail } from '../mail/queue.ts'
import { writeSecurityEntry } from './accounts/accounts.ts'
import { markConfirmed } from './accounts/confirmation-store.ts'
import { mailsTo } from './mails.ts'
import { revokeHandedOut } from './not-me/revoke.ts'
import { refuseWeakPassword } from './passwords.ts'
import type { AuthServices } from './services.ts'
import {
  type AccountRow,
  findResetAccount,
  insertResetToken,
  lockAccounts,
  updatePassword,
  useResetToken,
} from './store.ts'

type About = { publicUrl: string; company: Company }

export async function sendResetLink(db: Db, now: Date, { publicUrl, company }: About, account: AccountRow) {
  await db.transaction().execute(async (tx) => {
    const link = await createResetLink(tx, now, publicUrl, account.id)
    const mail = mailsTo(account).newPassword(link, company.name)
    await queueMail(tx, { recipient: account.email, language: account.mail_language, ...mail }, now)
  })
}

export async function createResetLink(db: Db, now: Date, publicUrl: string, account_id: string) {
  const token = newToken()
  const expires_at = timeOf(new Date(now.getTime() + resetLinkMinutes * 60_000))
  await insertResetToken(db, { token_hash: hashToken(token), account_id, expires_at }, now)
  return publicUrl + adminPages.resetPassword.path.replace(':token', token)
}

/** Also false for an unknown token. */
export const isResetLink = async (db: Db, token: string, now: Date) =>
  (await findResetAccount(db, hashToken(token), now)) !== undefined

/** Sets the password, ends all that the account has handed out, and returns it. The link also proves the address. */
export async function resetPassword(
  { db, clock, passwords }: Pick<AuthServices, 'db' | 'clock' | 'passwords'>,
  token: string,
  password: string,
  actorOf: (account: AccountRow) => Actor,
) {
  const tokenHash = hashToken(token)
  const account = await findResetAccount(db, tokenHash, clock())
  if (!account) throw new Failure('invalid_input', staffMessages.auth.resetLinkDead)
  refuseWeakPassword(password, account.email)
  // A link to an account that works here is as good as a known device.
  const password_hash = await passwords.hash(password, account.status === 'active' ? 'high' : 'normal')
  await db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    // Of two links that are used at the same moment, one works.
    const isChanged = await updatePassword(tx, account, password_hash)
    const isUsed = await useResetToken(tx, tokenHash, clock())
    if (!isChanged || !isUsed) throw new Failure('invalid_input', staffMessages.auth.resetLinkDead)
    await markConfirmed(tx, account.id, clock())
    await revokeHandedOut(tx, account.id, clock())
    const act = { by: actorOf(account), now: clock() }
    const done = account.confirmed_at ? 'chose' : 'confirmed their address and chose'
    await writeSecurityEntry(tx, act, account, `${done} a new password by a mailed link`)
  })
  await finishErasure(db)
  return { ...account, password_hash }
}
