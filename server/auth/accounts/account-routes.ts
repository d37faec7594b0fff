// The accounts of the site, for owners.
import { accessMessages } from '#contract/access/messages.ts'
import { type Role, type StaffRole, usualRoles } from '#contract/access/roles.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import type { Company } from '#contract/content/company.ts'
import { waitingAccountDays } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { type Clock, dayMs } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type AuditContext, writeDiary } from '../../db/diary.ts'
import { Failure } from '../../http/errors.ts'
import type { Api } from '../../http/handle.ts'
import { addressInMail } from '../../mail/queue.ts'
import { deleteMailsAbout, deleteUnsentMailsOf } from '../../mail/store.ts'
import { giveLink, openLinks } from '../../records/links.ts'
import { mailsTo, queueTo } from '../account-mails.ts'
import type { AuthServices } from '../routes.ts'
import {
  type AccountRow,
  activateAccount,
  findAccount,
  listAccounts,
  listWaitingBefore,
  lockAccounts,
  makeOwner,
  makeStaff,
  updateAccount,
} from '../store.ts'
import {
  calledInDiary,
  changeRoles,
  entryOf,
  eraseAccount,
  lockAndGetAccount,
  removeAccount,
  tidyRoles,
} from './accounts.ts'

export function accountRoutes(api: Api, services: AuthServices) {
  const { db, config, wakeMail } = services
  api.handle(calls.listAccounts, ({ query }) => listAccounts(db, query))

  api.handle(calls.approveAccount, async ({ params, body: { roles }, audit, account, request, prove }) => {
    if (roles?.includes('owner')) await prove()
    const mailed = await approveAccount(services, audit, params.id, roles)
    wakeMail()
    request.log.warn({ event: 'account_approved', account: params.id, by: account.id })
    return { message: mailed ? accessMessages.accounts.approvedAndMailed : accessMessages.accounts.approved }
  })

  api.handle(calls.mailConfirmationLink, async ({ params, audit, account, request, prove }) => {
    const found = await findAccount(db, params.id)
    if (found?.role === 'owner' && found.status !== 'active') await prove()
    const link = await sendAccountLink(services, audit, params.id)
    if (!link) wakeMail()
    request.log.warn({ event: 'confirmation_link_made', account: params.id, by: account.id })
    if (link) return { message: accessMessages.accounts.linkMade, link }
    return { message: config.smtpUrl ? accessMessages.accounts.linkMailed : serverMessages.accounts.linkKept }
  })

  api.handle(calls.changeRoles, async ({ params, body: { roles }, audit, account, request, prove }) => {
    if (roles.includes('owner')) await prove()
    await changeRoles(db, audit, params.id, roles)
    request.log.warn({ event: 'roles_changed', account: params.id, roles, by: account.id })
    return { message: accessMessages.accounts.rolesChanged }
  })

  api.handle(calls.removeAccount, async ({ params, audit, account, request }) => {
    await removeAccount(db, audit, params.id)
    request.log.warn({ event: 'account_removed', account: params.id, by: account.id })
    return { message: accessMessages.accounts.removed }
  })
}

// The mail address of an account is confirmed by choosing a password behind a link that is mailed to it: whoever signed up
// with somebody else's address is out then. Where mails can be sent, it opens the account.

type LinkServices = Pick<AuthServices, 'db' | 'config' | 'company'>

/** True when it opens with the link that is mailed now, false when it is open. Either way one mail says so. */
async function approveAccount(
  services: LinkServices,
  audit: AuditContext,
  id: string,
  chosen: readonly Role[] = usualRoles,
) {
  const { db, config } = services
  const company = await services.company()
  return db.transaction().execute(async (tx) => {
    const account = await lockAndGetAccount(tx, id, audit)
    if (account.status === 'locked') throw new Failure('conflict', serverMessages.accounts.letInInstead)
    if (account.status !== 'waiting') return account.status === 'approved'
    const roles = tidyRoles(chosen)
    const opensNow = !config.smtpUrl || account.confirmed_at
    // The last owner must be one who can log in.
    if (roles.includes('owner') && !opensNow) throw new Failure('conflict', accessMessages.accounts.notOpen)
    const done = { action: 'approved', facts: { account: calledInDiary(account), roles } } as const
    await writeDiary(tx, audit, { kind: 'account', ...entryOf(account), ...done })
    if (roles.includes('owner')) await makeOwner(tx, id, audit.now)
    else await makeStaff(tx, id, roles as StaffRole[])
    // Out of date: that it waits.
    await deleteMailsAbout(tx, [id])
    if (opensNow) {
      await activateAccount(tx, id)
      await mailApproval(tx, account, { publicUrl: config.publicUrl, company }, audit.now)
      return false
    }
    // It opens with the confirmation of its address.
    await updateAccount(tx, id, { status: 'approved' })
    await mailLink(tx, account, { publicUrl: config.publicUrl, company }, audit.now)
    return true
  })
}

/**
 * Lets in an account that a restore has locked, or sends the link of one that is approved or unconfirmed again. It is shown to
 * the owner, who could otherwise choose the password of somebody else, only while the account is not open and no mail can be
 * sent. Returns it then.
 */
async function sendAccountLink(services: LinkServices, audit: AuditContext, id: string) {
  const { db, config } = services
  const about = { publicUrl: config.publicUrl, company: await services.company() }
  return db.transaction().execute(async (tx) => {
    const account = await lockAndGetAccount(tx, id, audit)
    const { status, confirmed_at } = account
    if (status === 'waiting' || (status === 'active' && confirmed_at))
      throw new Failure('conflict', accessMessages.accounts.nothingToConfirm)
    const purpose = purposeFor(account)
    const action = purpose === 'let_in' ? 'let_in' : 'confirmation_mailed'
    const facts = { account: calledInDiary(account) }
    await writeDiary(tx, audit, { kind: 'account', ...entryOf(account), action, facts })
    if (status === 'locked') await updateAccount(tx, id, { status: 'approved' })
    if (!config.smtpUrl && status !== 'active')
      return (await giveLink(tx, purpose, audit.now, { publicUrl: config.publicUrl, account: id })).link
    const earlier = openLinks(tx, [purpose], audit.now).select('id').where('account', '=', id)
    await deleteUnsentMailsOf(
      tx,
      (await earlier.execute()).map((token) => token.id),
    )
    await mailLink(tx, account, about, audit.now)
    return undefined
  })
}

type About = { publicUrl: string; company: Company }

/** Whoever has been here before a restore need not confirm the address. */
const purposeFor = ({ status, last_login_at }: AccountRow) =>
  status === 'locked' || (status === 'approved' && last_login_at) ? 'let_in' : 'confirmation'

async function mailLink(tx: Db, account: AccountRow, { publicUrl, company }: About, now: Date) {
  const purpose = purposeFor(account)
  const { id, link } = await giveLink(tx, purpose, now, { publicUrl, account: account.id })
  const mails = mailsTo(account)
  const mail =
    purpose === 'let_in'
      ? mails.letIn(link, company.name)
      : mails.confirmAddress(link, addressInMail(account.email), company.name, company.mail)
  await queueTo(tx, account, { tokenId: id, ...mail }, now)
}

async function mailApproval(tx: Db, account: AccountRow, { publicUrl, company }: About, now: Date) {
  const loginPage = publicUrl + adminPages.login.path
  const mail = mailsTo(account).approved(loginPage, company.name, company.mail)
  await queueTo(tx, account, mail, now)
}

/** For the hourly erasure: whoever nobody has approved is removed after a while, with the address that was typed. */
export function waitingAccounts({ db, clock }: { db: Db; clock: Clock }) {
  const findExpired = (_expiry: unknown, limit: number) =>
    listWaitingBefore(db, new Date(clock().getTime() - waitingAccountDays * dayMs), limit)

  /** Returns how many there were: an owner may have approved some meanwhile. */
  const erase = (ids: string[], audit: AuditContext) =>
    db.transaction().execute(async (tx) => {
      await lockAccounts(tx)
      let erased = 0
      for (const id of ids) {
        const account = await findAccount(tx, id)
        if (account?.status !== 'waiting') continue
        const facts = { days: waitingAccountDays }
        await eraseAccount(tx, audit, account, { action: 'account_expired', facts })
        erased += 1
      }
      return erased
    })

  return { findExpired, erase }
}
