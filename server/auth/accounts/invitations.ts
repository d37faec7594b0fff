// An owner invites people by a link, which works once, for a week: mailed to their address, or passed on. The owner also chooses
// whether people may sign up by themselves.

import { sql } from 'kysely'
import type { Done } from '#contract/access/diary-actions.ts'
import type { Acceptance, InvitationInput } from '#contract/access/invitations.ts'
import { accessMessages } from '#contract/access/messages.ts'
import { invitationDays } from '#contract/access/private-links.ts'
import { namesOfRoles, type Role, type StaffRole } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import type { Company } from '#contract/content/company.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type Actor, type AuditContext, nameOf, writeDiary } from '../../db/diary.ts'
import { readPage } from '../../db/rows.ts'
import { Failure, InputFailure, orNotFound } from '../../http/errors.ts'
import type { Api } from '../../http/handle.ts'
import { ownerInMail, queueMail } from '../../mail/queue.ts'
import {
  deadLink,
  endLinks,
  findLink,
  giveLink,
  type LinkRow,
  openLinks,
  useLink,
} from '../../records/links.ts'
import { checkPasswordStrength } from '../passwords.ts'
import type { AuthServices } from '../routes.ts'
import { lockAccountsFor } from '../session-store.ts'
import {
  type AccountRow,
  countAccounts,
  findAccount,
  findAccountByEmail,
  insertAccount,
  lockAccounts,
  recordLogin,
} from '../store.ts'
import { entryOf, eraseAccount, takenAddress, tidyRoles } from './accounts.ts'
import { checkName, isSignupOpen, setSignupOpen } from './signup.ts'

const words = accessMessages.invitations

export function invitationRoutes(api: Api, services: AuthServices) {
  const { db, clock, limits, sessions, devices, company, config, wakeMail } = services

  api.handle(calls.createInvitation, async ({ body, audit, account, request, prove }) => {
    if (body.roles.includes('owner')) await prove()
    const link = await invite(services, { ...audit.actor, id: account.id }, body)
    if (!link) wakeMail()
    request.log.warn({ event: 'invited', roles: body.roles, by: account.id })
    return link ? { message: words.made, link } : { message: words.mailed }
  })

  api.handle(calls.listInvitations, ({ query }) => listInvitations(db, query, clock()))

  api.handle(calls.revokeInvitation, async ({ params, audit, account, request }) => {
    await revokeInvitation(db, audit, params.id)
    request.log.warn({ event: 'invitation_revoked', by: account.id })
    return { message: words.revoked }
  })

  api.handle(calls.checkInvitation, async ({ params }) => {
    const found = await findInvitation(db, params.token, clock())
    if (!found) return { works: false, company: '', roles: [], email: null }
    return { works: true, company: (await company()).name, roles: found.roles, email: found.email }
  })

  api.handle(calls.acceptInvitation, async ({ params, body, audit, request, reply }) => {
    let token = ''
    const accepting = () =>
      acceptInvitation({ ...services, actor: audit.actor }, params.token, body, async (tx, account) => {
        await recordLogin(tx, account, clock())
        token = await sessions.start(tx, account.id, request)
      })
    const account = await limits.atOnce(request, 'passwords', accepting)
    sessions.give(reply, token)
    devices.remember(request, reply, account)
    request.log.warn({ event: 'invitation_accepted', account: account.id })
    return { message: words.accepted }
  })

  api.handle(calls.getSignup, async () => ({
    open: (await isSignupOpen(db)) || (await countAccounts(db)) === 0,
    sends_mail: config.smtpUrl !== undefined,
  }))

  api.handle(calls.changeSignup, async ({ body: { open }, audit, account, request }) => {
    await db.transaction().execute(async (tx) => {
      if ((await isSignupOpen(tx)) === open) return
      await setSignupOpen(tx, open, audit.now)
      const action = open ? 'signup_opened' : 'signup_closed'
      await writeDiary(tx, audit, { kind: 'account', subject: 'site', action })
    })
    request.log.warn({ event: 'signup_switched', open, by: account.id })
    return { message: open ? words.signupOpened : words.signupClosed }
  })
}

type Inviting = Pick<AuthServices, 'db' | 'clock' | 'config' | 'company'>

/** Mails the link; where there is no address, or no mail can be sent, returns it instead. */
export async function invite(services: Inviting, actor: Actor & { id: string }, input: InvitationInput) {
  const { db, clock, config } = services
  const company = await services.company()
  const { email = null } = input
  const mailed = email !== null && config.smtpUrl !== undefined
  return db.transaction().execute(async (tx) => {
    await lockAccountsFor(tx, actor)
    const now = clock()
    // An owner who was demoted a moment ago must not leave an invitation behind.
    if ((await findAccount(tx, actor.id))?.role !== 'owner')
      throw new Failure('not_allowed', staffMessages.auth.ownerOnly)
    if (email && (await findAccountByEmail(tx, email)))
      throw takenAddress(accessMessages.invitations.hasAccount)
    const roles = tidyRoles(input.roles)
    const inviter = { account: actor.id, publicUrl: config.publicUrl }
    const { id, link } = await insertInvitation(tx, { roles, email, mailed }, inviter, now)
    const action = mailed ? 'invited_by_mail' : 'invited_by_link'
    const done: Done = email
      ? { action, facts: { account: email, roles } }
      : { action: 'invited_somebody', facts: { roles } }
    const entry = { kind: 'invited', subject: 'account', record_id: id, title: email ?? '' } as const
    await writeDiary(tx, { actor, now }, { ...entry, ...done })
    if (!email || !mailed) return link
    const mail = invitationMail(link, roles, actor.name, company)
    await queueMail(tx, { recipient: email, language: 'en', tokenId: id, ...mail }, now)
    return undefined
  })
}

async function revokeInvitation(db: Db, audit: AuditContext, id: string) {
  await db.transaction().execute(async (tx) => {
    const [ended] = await endLinks(tx, ['invitation'], { id })
    const gone = invitationIn(orNotFound(ended, accessMessages.invitations.notFound))
    const entry = { kind: 'invited', subject: 'account', record_id: id, title: gone.email ?? '' } as const
    const done: Done = gone.email
      ? { action: 'invitation_ended', facts: { account: gone.email } }
      : { action: 'open_invitation_ended', facts: { roles: gone.roles } }
    await writeDiary(tx, audit, { ...entry, ...done })
  })
}

type Accepting = Pick<AuthServices, 'db' | 'clock' | 'passwords'> & { actor: Actor }

/** Uses up the link and makes an open account, with the id of the invitation: so the diary tells who has let it in. `start` begins its session in the same transaction. */
async function acceptInvitation(
  { db, clock, passwords, actor }: Accepting,
  token: string,
  { name, password, email: typed, mail_language }: Acceptance,
  start: (tx: Db, account: AccountRow) => Promise<void>,
) {
  const found = await findInvitation(db, token, clock())
  if (!found) throw deadLink('invitation')
  const email = found.email ?? typed
  if (!email) throw new InputFailure(staffMessages.auth.fillAll, { email: staffMessages.auth.enterEmail })
  checkPasswordStrength(password, email)
  await checkAddressFree(db, email, found)
  // People with an invitation are not strangers.
  const password_hash = await passwords.hash(password, 'high')
  return db.transaction().execute(async (tx) => {
    await lockAccounts(tx)
    const now = clock()
    const link = await useLink(tx, token, ['invitation'], now)
    if (!link) throw deadLink('invitation')
    const used = invitationIn(link)
    const squatter = await checkAddressFree(tx, email, used)
    if (squatter) await eraseAccount(tx, { actor, now }, squatter, { action: 'account_replaced' })
    await checkName(tx, name, { email })
    const { id } = used
    await insertAccount(tx, {
      id,
      name,
      email,
      password_hash,
      mail_language,
      status: 'active',
      created_at: timeOf(now),
      ...rolesToStore(used.roles),
      confirmed_at: used.mailed ? timeOf(now) : null,
    })
    const account = await findAccount(tx, id)
    if (!account) throw new Error('The new account is gone')
    const who = { ...actor, id, name: nameOf(account) }
    const done = { action: 'invitation_accepted', facts: { roles: used.roles } } as const
    await writeDiary(tx, { actor: who, now }, { kind: 'account', ...entryOf(account), ...done })
    await start(tx, account)
    return account
  })
}

const rolesToStore = (roles: Role[]) =>
  roles.includes('owner')
    ? ({ role: 'owner' } as const)
    : ({ role: 'staff', staff_roles: (roles as StaffRole[]).join(' ') } as const)

/** Returns an account that waits: anybody may have signed up with an address to which the invitation was mailed. */
async function checkAddressFree(db: Db, email: string, { mailed }: { mailed: boolean }) {
  const there = await findAccountByEmail(db, email)
  if (there && !(mailed && there.status === 'waiting')) throw takenAddress(accessMessages.invitations.taken)
  return there
}

const invitationMail = (link: string, roles: Role[], inviter: string, { name }: Company) => ({
  subject: `You are invited to the admin area of ${name}`,
  text: `${ownerInMail(inviter)} invites you to the admin area of the website of ${name}, as ${namesOfRoles(roles)}.

Open this link within ${invitationDays} days and choose a password:
${link}

The link works once. If you do not know why you get this mail, ignore it: nothing happens without you.
`,
})

// An open invitation is a link that knows the roles and the address.

type NewInvitation = {
  roles: Role[]
  /** Null when the invited person chooses the address. */
  email: string | null
  /** The link was mailed, which proves the address. */
  mailed: boolean
}

type Inviter = { account: string; publicUrl: string }

/** A newer one to the same address replaces the older one, which dies with its mail. The accounts are locked. */
async function insertInvitation(tx: Db, data: NewInvitation, inviter: Inviter, now: Date) {
  for (const row of await openLinks(tx, ['invitation'], now).selectAll().execute())
    if (data.email && invitationIn(row).email === data.email)
      await endLinks(tx, ['invitation'], { id: row.id })
  return giveLink(tx, 'invitation', now, { ...inviter, data })
}

/** Those that can still be accepted, the newest first. */
async function listInvitations(db: Db, query: { limit?: number; offset?: number }, now: Date) {
  const { items, total } = await readPage(openLinks(db, ['invitation'], now), {
    ...query,
    order: sql`id desc`,
  })
  const owners = await db.selectFrom('accounts').select(['id', 'name', 'email']).execute()
  const names = new Map<string | null, string>(owners.map((owner) => [owner.id, nameOf(owner)]))
  return {
    items: items.map((row) => ({ ...invitationIn(row), invited_by: names.get(row.account) ?? '' })),
    total,
  }
}

async function findInvitation(db: Db, token: string, now: Date) {
  const found = await findLink(db, token, ['invitation'], now)
  return found && invitationIn(found)
}

const invitationIn = ({ id, created_at, ends_at, data }: LinkRow) => ({
  ...{ id, created_at, expires_at: ends_at ?? '' },
  ...(JSON.parse(data) as NewInvitation),
})
