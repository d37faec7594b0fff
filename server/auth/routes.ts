// Everything by which people get in. Here signup, login, logout and forgotten passwords; the rest has files of its own.

import { setTimeout as wait } from 'node:timers/promises'
import type { DiaryEntry } from '#contract/access/diary.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../db/database.ts'
import { writeDiary } from '../db/diary.ts'
import type { Api } from '../http/handle.ts'
import { messageLanguageOf } from '../http/negotiation.ts'
import { isFromThisMachine, isPublicAddress } from '../http/server.ts'
import type { Services } from '../ops/services.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { entryOf } from './accounts/accounts.ts'
import { invitationRoutes } from './accounts/invitations.ts'
import { addAccount } from './accounts/signup.ts'
import { accountAsActor, checkOpen, createLogins, type Logins, wrongCredentials } from './logins.ts'
import { ownAccountRoutes } from './own-account.ts'
import { isRightPassword, type KnownDevices, type Passwords } from './passwords.ts'
import { endByLink, isResetLink, resetPassword, sendResetLink } from './reset.ts'
import type { Encryption } from './second-step/encryption.ts'
import { secondStepLoginRoutes } from './second-step/login-routes.ts'
import type { Challenges, PasskeyChecks } from './second-step/passkeys.ts'
import { policyRoutes } from './second-step/policy.ts'
import { secondStepRoutes } from './second-step/routes.ts'
import { listSecondSteps } from './second-step/store.ts'
import type { Sessions } from './sessions.ts'
import { findAccountByEmail, lockAccount } from './store.ts'

/** What app.ts gives to the routes of this room. */
export type AuthServices = Pick<
  Services,
  'db' | 'clock' | 'company' | 'keyedHash' | 'limits' | 'mailQuota' | 'outbox' | 'wakeMail'
> & {
  config: { publicUrl: string; smtpUrl?: string }
  /** Asking for a reset link takes this long whether or not the account exists. */
  forgotAnswerMs: number
  /** A refused login, or a share image that is not there, is answered after once or twice this time: floods wait, pages do not. */
  refusalDelayMs: number
  /** The diary, which this room only writes. */
  listDiary: (db: Db, query: { by: string; limit: number }) => Promise<{ items: DiaryEntry[] }>
  sessions: Sessions
  devices: KnownDevices
  passwords: Passwords
  challenges: Challenges
  passkeyChecks: PasskeyChecks
  encryption: Encryption
}

type PublicServices = AuthServices & { config: { host: string } }

export function accessRoutes(api: Api, services: PublicServices) {
  const withLogins = { ...services, logins: createLogins(services) }
  loginRoutes(api, withLogins)
  secondStepLoginRoutes(api, withLogins)
  secondStepRoutes(api, services)
  policyRoutes(api, services)
  ownAccountRoutes(api, services)
  invitationRoutes(api, services)
  accountRoutes(api, services)
}

function loginRoutes(api: Api, services: PublicServices & { logins: Logins }) {
  const { db, clock, limits, sessions, devices, config, company, challenges, logins, wakeMail } = services
  const { publicUrl } = config
  const isPublic = isPublicAddress(config)

  api.handle(calls.signup, async ({ body, audit, request }) => {
    const setupLinkNeeded = isPublic || !isFromThisMachine(request.raw)
    const signup = () => addAccount(services, audit.actor, body, setupLinkNeeded)
    const role = await limits.atOnce(request, 'passwords', signup)
    if (role !== 'owner') wakeMail()
    request.log.info({ event: 'signup' })
    return { message: staffMessages.auth.signedUp, role }
  })

  api.handle(calls.login, async ({ body, request, reply }) => {
    const account = await findAccountByEmail(db, body.email)
    const device = devices.find(request, account)
    const isRight = await isRightPassword(services, request, { ...body, account, device })
    if (!account || !isRight) {
      await logins.recordFailure(request, body.email, account)
      throw wrongCredentials()
    }
    checkOpen(account)
    const steps = await listSecondSteps(db, account.id)
    if (steps.length > 0) {
      await db.transaction().execute(async (tx) => {
        // A change of the password, which ends such logins, waits meanwhile, or came first.
        const locked = await lockAccount(tx, account.id)
        if (locked?.password_hash !== account.password_hash) throw wrongCredentials()
        await challenges.create(tx, reply, 'login', account.id)
      })
      return { message: serverMessages.secondStep.asked, second_step: steps }
    }
    await logins.complete(request, reply, account, { action: 'with_password' })
    return { message: staffMessages.auth.loggedIn }
  })

  api.handle(calls.logout, async ({ request, reply, account, audit }) => {
    await db.transaction().execute(async (tx) => {
      await sessions.end(tx, request)
      await writeDiary(tx, audit, { kind: 'logout', ...entryOf(account) })
    })
    sessions.forget(reply)
    request.log.info({ event: 'logout', account: account.id })
    return { message: staffMessages.auth.loggedOut }
  })

  api.handle(calls.forgotPassword, async ({ body, request }) => {
    const account = await findAccountByEmail(db, body.email)
    const device = devices.find(request, account)
    await limits.take(request, device ? ['forgotDevice', device] : ['forgot', body.email])
    const answerAfter = wait(services.forgotAnswerMs)
    const isOpen = !account || account.status === 'active'
    const mails = isOpen ? 'resetMails' : 'resetMailsUnapproved'
    const isAllowed = device !== undefined || (await limits.allows(request, [mails, body.email]))
    const sent = account !== undefined && isAllowed
    if (sent) await sendResetLink(db, clock(), { publicUrl, company: await company() }, account)
    await answerAfter
    if (sent) wakeMail()
    request.log.info({ event: 'reset_link_asked', sent })
    return { message: config.smtpUrl ? staffMessages.auth.resetSent : serverMessages.auth.resetKept }
  })

  api.handle(calls.checkResetLink, async ({ params }) => ({
    works: await isResetLink(db, params.token, clock()),
  }))

  api.handle(calls.resetPassword, async ({ params, body, request, reply }) => {
    const resetting = () =>
      resetPassword(services, params.token, body.password, (account) => accountAsActor(request, account))
    const account = await limits.atOnce(request, 'passwords', resetting)
    await limits.reset(request, ['login', account.email])
    // The links in the mails so far are dead.
    await limits.reset(request, ['resetMails', account.email])
    // A mailbox alone makes no device known where more is asked for: each would bring guesses at codes of its own.
    if ((await listSecondSteps(db, account.id)).length === 0) devices.remember(request, reply, account)
    request.log.warn({ event: 'password_reset', account: account.id })
    return { message: staffMessages.auth.resetDone }
  })

  api.handle(calls.endSessionsByLink, async ({ params, request }) => {
    const asked = { ...services, language: messageLanguageOf(request) }
    const { account, ...ended } = await endByLink(asked, params.token, (account) =>
      accountAsActor(request, account),
    )
    // The links in the mails so far are dead.
    await limits.reset(request, ['resetMails', account.email])
    request.log.warn({ event: 'sessions_ended', account: account.id })
    return { message: serverMessages.notMe.done, ...ended }
  })
}
