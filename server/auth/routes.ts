// Signup, login, logout and forgotten passwords.
import { setTimeout as wait } from 'node:timers/promises'
import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Limits } from '../http/limits.ts'
import { addAccount } from './accounts.ts'
import type { Passwords } from './passwords.ts'
import { resetPassword, sendResetLink } from './reset.ts'
import type { Sessions } from './sessions.ts'
import { needsSetupLink } from './setup.ts'
import { findAccountByEmail, noteLogin } from './store.ts'

type Services = {
  db: Db
  clock: Clock
  limits: Limits
  sessions: Sessions
  passwords: Passwords
  config: { publicUrl: string; host: string }
  wakeMail?: () => void
}

/** Asking for a reset link takes this long whether or not the account exists. */
const forgotAnswerMs = 300

export function authRoutes(api: Api, services: Services) {
  const { db, clock, limits, sessions, passwords, config, wakeMail } = services
  const setupLinkNeeded = needsSetupLink(config)

  api.handle(routes.signup, async ({ body, request }) => {
    await addAccount({ db, clock, passwords, setupLinkNeeded }, body)
    request.log.info({ event: 'signup' })
    return { message: messages.auth.signedUp }
  })

  api.handle(routes.login, async ({ body, request, reply }) => {
    if (passwords.queue.isFull()) await limits.refuse(passwords.queue.busy())
    await limits.take('login', request, body.email)
    const account = await findAccountByEmail(db, body.email)
    const right = await passwords.verify(body.password, account?.password_hash)
    if (!account || !right) {
      request.log.warn({ event: 'login_failed' })
      throw wrongCredentials()
    }
    await limits.reset('login', request, body.email)
    if (account.status !== 'active') throw new Failure('not_allowed', messages.auth.waiting)
    await db.transaction().execute(async (tx) => {
      if (!(await noteLogin(tx, account, clock()))) throw wrongCredentials()
      await sessions.start(tx, account.id, request, reply)
    })
    request.log.info({ event: 'login', account: account.id })
    return { message: messages.auth.loggedIn }
  })

  api.handle(routes.logout, async ({ request, reply, account }) => {
    await sessions.end(request, reply)
    request.log.info({ event: 'logout', account: account.id })
    return { message: messages.auth.loggedOut }
  })

  api.handle(routes.whoAmI, ({ account }) => account)

  api.handle(routes.forgotPassword, async ({ body, request }) => {
    await limits.take('forgot', request, body.email)
    const [queued] = await Promise.all([
      sendResetLink(db, clock(), config.publicUrl, body.email),
      wait(forgotAnswerMs),
    ])
    if (queued) wakeMail?.()
    request.log.info({ event: 'reset_link_asked' })
    return { message: messages.auth.resetSent }
  })

  api.handle(routes.resetPassword, async ({ params, body, request }) => {
    const account = await resetPassword({ db, clock, passwords }, params.token, body.password)
    await limits.reset('login', request, account.email)
    request.log.warn({ event: 'password_reset', account: account.id })
    return { message: messages.auth.resetDone }
  })
}

const wrongCredentials = () => new Failure('not_signed_in', messages.auth.wrongCredentials)
