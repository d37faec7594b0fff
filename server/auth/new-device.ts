// A login from a browser that the account has not used before is mailed to its owner, with a link that keeps strangers out.

import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { type Clock, dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { nameOf } from '../db/diary.ts'
import { forgetErased } from '../db/erasure.ts'
import { hashToken, newToken } from '../db/secret.ts'
import { Failure } from '../http/failure.ts'
import { queueMail } from '../mail/queue.ts'
import { notMeDays } from './account-mails.ts'
import { noteSecurity } from './accounts/accounts.ts'
import { mailsTo } from './mails.ts'
import { unusableHash } from './passwords.ts'
import { createResetLink } from './reset.ts'
import { insertChallenge, useChallenge } from './second-step/challenges.ts'
import { deleteAddedSince } from './second-step/store.ts'
import { deleteSessionsOf } from './session-store.ts'
import { type AccountRow, deleteResetTokensOf, lockAccount, lockAccounts, updatePassword } from './store.ts'

const linkMs = notMeDays * dayMs

type About = { publicUrl: string; company: string; device: string }

/** Part of the transaction of the login. */
export async function mailNewDevice(tx: Db, now: Date, account: AccountRow, about: About) {
  const { id, email } = account
  const token = newToken()
  const challenge = { token_hash: hashToken(token), purpose: 'not_me', account_id: id } as const
  await insertChallenge(tx, now, challenge, linkMs)
  const link = about.publicUrl + adminPages.notMe.path.replace(':token', token)
  const mail = mailsTo(account).newDevice(link, about.company, about.device, now)
  await queueMail(tx, { about: id, recipient: email, ...mail }, now)
}

type Services = { db: Db; clock: Clock; publicUrl: string }

/**
 * Uses up the link, ends every session, the password and with it every known device, removes the ways to log in that were
 * added since the login it is about, and returns where a new password is chosen, and whose it is.
 */
export async function endSessionsByLink({ db, clock, publicUrl }: Services, token: string, device: string) {
  const done = await db.transaction().execute(async (tx) => {
    const now = clock()
    const used = await useChallenge(tx, hashToken(token), 'not_me', now)
    await lockAccounts(tx)
    const account = used?.account_id ? await lockAccount(tx, used.account_id) : undefined
    if (!account) throw new Failure('invalid_input', staffMessages.secondStep.notMeDead)
    const { id } = account
    await deleteSessionsOf(tx, id)
    await updatePassword(tx, account, unusableHash())
    await deleteResetTokensOf(tx, id)
    const loggedInAt = timeOf(new Date(Date.parse(used?.expires_at ?? '') - linkMs))
    const hadMore = await deleteAddedSince(tx, id, loggedInAt)
    const by = { id, name: nameOf(account), device }
    const done = hadMore
      ? 'ended all sessions and the password, and removed new ways to log in'
      : 'ended all sessions and the password'
    const note = `${done}, by the link in the mail about a new login`
    await noteSecurity(tx, { by, now }, account, note)
    const link = await createResetLink(tx, now, publicUrl, id)
    return { id, reset: link.slice(publicUrl.length) }
  })
  await forgetErased(db)
  return done
}
