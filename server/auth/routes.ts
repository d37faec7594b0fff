import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import { type Clock, timeOf } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import { Failure } from '../platform/failure.ts'
import type { Api } from '../platform/http.ts'
import { hashPassword, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'
import { countAccounts, findAccountByEmail, insertAccount } from './store.ts'

type Services = { db: Db; clock: Clock; sessions: Sessions }

export function authRoutes(api: Api, { db, clock, sessions }: Services) {
  api.handle(routes.signup, async ({ body }) => {
    const password_hash = await hashPassword(body.password)
    await db.transaction().execute(async (tx) => {
      if (await findAccountByEmail(tx, body.email)) throw new Failure('conflict', messages.auth.emailTaken)
      const first = (await countAccounts(tx)) === 0
      await insertAccount(tx, {
        email: body.email,
        password_hash,
        role: first ? 'owner' : 'staff',
        status: first ? 'active' : 'waiting',
        created_at: timeOf(clock()),
      })
    })
    return { message: messages.auth.signedUp }
  })

  api.handle(routes.login, async ({ body, request, reply }) => {
    const account = await findAccountByEmail(db, body.email)
    if (!account || !(await isPassword(body.password, account.password_hash)))
      throw new Failure('not_signed_in', messages.auth.wrongCredentials)
    if (account.status !== 'active') throw new Failure('not_allowed', messages.auth.waiting)
    await sessions.start(reply, account.id, request.headers['user-agent']?.slice(0, 200) ?? '')
    return { message: messages.auth.loggedIn }
  })

  api.handle(routes.logout, async ({ request, reply }) => {
    await sessions.end(request, reply)
    return { message: messages.auth.loggedOut }
  })

  api.handle(routes.whoAmI, ({ account }) => account)
}
