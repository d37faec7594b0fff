// The mail address of an account is confirmed by choosing a password behind a link that is mailed to it: whoever signed up
// with somebody else's address is out then. Where mails can be sent, it opens the account.

import { namesOfRoles, type Role, type StaffRole, staffRoles } from '#contract/access/roles.ts'
import type { Company } from '#contract/content/company.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type Action, writeDiary } from '../../db/diary.ts'
import { hashToken, newToken } from '../../db/secret.ts'
import { Failure } from '../../http/failure.ts'
import { queueMail } from '../../mail/queue.ts'
import { deleteMailsAbout } from '../../mail/store.ts'
import { addressInMail } from '../../mail/typed-text.ts'
import { confirmationDays } from '../account-mails.ts'
import { mailsTo } from '../mails.ts'
import type { AuthServices } from '../services.ts'
import {
  type AccountRow,
  activateAccount,
  insertResetToken,
  makeOwner,
  makeStaff,
  updateAccount,
} from '../store.ts'
import { calledInDiary, entryOf, lockAndGetAccount, tidyRoles } from './accounts.ts'
import { deleteConfirmationMails } from './confirmation-store.ts'

type Services = Pick<AuthServices, 'db' | 'config' | 'company'>

/** True when it opens with the link that is mailed now, false when it is open. Either way one mail says so. */
export async function approveAccount(
  services: Services,
  act: Action,
  id: string,
  chosen: readonly Role[] = staffRoles,
) {
  const { db, config } = services
  const company = await services.company()
  return db.transaction().execute(async (tx) => {
    const account = await lockAndGetAccount(tx, id, act)
    if (account.status !== 'waiting') return account.status === 'approved'
    const roles = tidyRoles(chosen)
    const opensNow = !config.smtpUrl || account.confirmed_at
    // The last owner must be one who can log in.
    if (roles.includes('owner') && !opensNow) throw new Failure('conflict', staffMessages.accounts.notOpen)
    const note = `approved ${calledInDiary(account)} as ${namesOfRoles(roles)}`
    await writeDiary(tx, act, { kind: 'account', ...entryOf(account), note })
    if (roles.includes('owner')) await makeOwner(tx, id, act.now)
    else await makeStaff(tx, account, roles as StaffRole[])
    // Out of date: that it waits.
    await deleteMailsAbout(tx, [id])
    if (opensNow) {
      await activateAccount(tx, id)
      await mailTo(tx, account, approvedMail(account, config.publicUrl, company), act.now)
      return false
    }
    // It opens with the confirmation of its address.
    await updateAccount(tx, id, { status: 'approved' })
    const link = await createLink(tx, id, config.publicUrl, act.now)
    await mailTo(tx, account, linkMail(account, link, company), act.now)
    return true
  })
}

/** Never shown to the owner, who could otherwise choose the password of somebody else. */
export async function mailConfirmationLink(services: Services, act: Action, id: string) {
  const { db, config } = services
  const company = await services.company()
  await db.transaction().execute(async (tx) => {
    const account = await lockAndGetAccount(tx, id, act)
    if (account.status === 'waiting' || account.confirmed_at)
      throw new Failure('conflict', staffMessages.accounts.nothingToConfirm)
    const link = await createLink(tx, id, config.publicUrl, act.now)
    const note = `mailed a link to ${calledInDiary(account)} to confirm the address`
    await writeDiary(tx, act, { kind: 'account', ...entryOf(account), note })
    await deleteConfirmationMails(tx, id)
    await mailTo(tx, account, linkMail(account, link, company), act.now)
  })
}

async function createLink(tx: Db, account_id: string, publicUrl: string, now: Date) {
  const token = newToken()
  const expires_at = timeOf(new Date(now.getTime() + confirmationDays * dayMs))
  await insertResetToken(tx, { token_hash: hashToken(token), account_id, expires_at }, now)
  return publicUrl + adminPages.confirmAddress.path.replace(':token', token)
}

function mailTo(tx: Db, account: AccountRow, mail: { subject: string; text: string }, now: Date) {
  const { id, email, mail_language: language } = account
  return queueMail(tx, { about: id, recipient: email, language, ...mail }, now)
}

const linkMail = (account: AccountRow, link: string, { name, mail }: Company) =>
  mailsTo(account).confirmAddress(link, addressInMail(account.email), name, mail)

const approvedMail = (account: AccountRow, publicUrl: string, { name, mail }: Company) =>
  mailsTo(account).approved(publicUrl + adminPages.login.path, name, mail)
