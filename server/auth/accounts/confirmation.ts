// The mail address of an account is confirmed by a link, which works once, for a week. Where mails can be sent it is
// mailed, and opens the account; elsewhere an owner passes it on.

import { namesOfRoles, type Role, type StaffRole, staffRoles } from '#contract/access/roles.ts'
import type { Company } from '#contract/content/company.ts'
import { adminPages } from '#contract/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type Action, nameOf, writeDiary } from '../../db/diary.ts'
import { hashToken, newToken } from '../../db/secret.ts'
import { Failure } from '../../http/failure.ts'
import { queueMail } from '../../mail/queue.ts'
import { deleteMailsAbout } from '../../mail/store.ts'
import { confirmationDays } from '../account-mails.ts'
import { mailsTo } from '../mails.ts'
import type { AuthServices } from '../services.ts'
import {
  type AccountRow,
  activateAccount,
  findAccount,
  makeOwner,
  makeStaff,
  updateAccount,
} from '../store.ts'
import { calledInDiary, entryOf, lockAndGetAccount, tidyRoles } from './accounts.ts'
import { markConfirmed, saveConfirmationToken, useConfirmationToken } from './confirmation-store.ts'

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
    const account = await lockAndGetAccount(tx, id)
    if (account.status !== 'waiting') return account.status === 'approved'
    const roles = tidyRoles(chosen)
    const opensNow = !config.smtpUrl || account.confirmed_at
    // The last owner must be one who can log in.
    if (roles.includes('owner') && !opensNow) throw new Failure('conflict', staffMessages.accounts.notOpen)
    const note = `approved ${calledInDiary(account)} as ${namesOfRoles(roles)}`
    await writeDiary(tx, act, { kind: 'account', ...entryOf(account), note })
    if (roles.includes('owner')) await makeOwner(tx, id, act.now)
    else await makeStaff(tx, account, roles as StaffRole[])
    if (opensNow) {
      await activateAccount(tx, id)
      await mailOnly(tx, account, approvedMail(account, config.publicUrl, company), act.now)
      return false
    }
    // It opens with the confirmation of its address.
    await updateAccount(tx, id, { status: 'approved' })
    const link = await createLink(tx, id, config.publicUrl, act.now)
    await mailOnly(tx, account, linkMail(account, link, company), act.now)
    return true
  })
}

/** Mails a new link; where no mail can be sent, returns it instead. */
export async function createConfirmationLink(services: Services, act: Action, id: string) {
  const { db, config } = services
  const company = await services.company()
  return db.transaction().execute(async (tx) => {
    const account = await lockAndGetAccount(tx, id)
    if (account.status === 'waiting' || account.confirmed_at)
      throw new Failure('conflict', staffMessages.accounts.nothingToConfirm)
    const link = await createLink(tx, id, config.publicUrl, act.now)
    const note = `made a link for ${calledInDiary(account)} to confirm the address`
    await writeDiary(tx, act, { kind: 'account', ...entryOf(account), note })
    if (!config.smtpUrl) return link
    await mailOnly(tx, account, linkMail(account, link, company), act.now)
    return undefined
  })
}

/** Uses up the link and returns the id of its account. */
export async function confirmAddress(db: Db, { by, now }: Action, token: string) {
  return db.transaction().execute(async (tx) => {
    const id = await useConfirmationToken(tx, hashToken(token), now)
    if (!id) throw new Failure('invalid_input', staffMessages.auth.confirmationLinkDead)
    await markConfirmed(tx, id, now)
    const account = await findAccount(tx, id)
    if (account) {
      const who = { ...by, id, name: nameOf(account) }
      const note = 'confirmed their address by the link'
      await writeDiary(tx, { by: who, now }, { kind: 'account', ...entryOf(account), note })
    }
    return id
  })
}

async function createLink(tx: Db, account_id: string, publicUrl: string, now: Date) {
  const token = newToken()
  const expires_at = timeOf(new Date(now.getTime() + confirmationDays * dayMs))
  await saveConfirmationToken(tx, { token_hash: hashToken(token), account_id, expires_at })
  return publicUrl + adminPages.confirmAddress.path.replace(':token', token)
}

/** Earlier mails about the account that have not left yet are out of date: a dead link, or that it still waits. */
async function mailOnly(
  tx: Db,
  { id, email }: AccountRow,
  mail: { subject: string; text: string },
  now: Date,
) {
  await deleteMailsAbout(tx, [id])
  await queueMail(tx, { about: id, recipient: email, ...mail }, now)
}

const linkMail = (account: AccountRow, link: string, { name, mail }: Company) =>
  mailsTo(account).confirmAddress(link, account.email, name, mail)

const approvedMail = (account: AccountRow, publicUrl: string, { name, mail }: Company) =>
  mailsTo(account).approved(publicUrl + adminPages.login.path, name, mail)
