// The accounts of the site, for owners, and one's own sessions.
import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { approveAccount, removeAccount } from './accounts.ts'
import { deleteOwnSession, listSessions } from './session-store.ts'
import type { Sessions } from './sessions.ts'
import { listAccounts } from './store.ts'

type Services = { db: Db; clock: Clock; sessions: Sessions }

export function accountRoutes(api: Api, { db, clock, sessions }: Services) {
  api.handle(routes.listAccounts, ({ query }) => listAccounts(db, query))

  api.handle(routes.approveAccount, async ({ params, account, request }) => {
    await approveAccount(db, params.id)
    request.log.warn({ event: 'account_approved', account: params.id, by: account.id })
    return { message: messages.accounts.approved }
  })

  api.handle(routes.removeAccount, async ({ params, account, request }) => {
    await removeAccount(db, params.id)
    request.log.warn({ event: 'account_removed', account: params.id, by: account.id })
    return { message: messages.accounts.removed }
  })

  api.handle(routes.listSessions, async ({ account, query, request }) => {
    const { items, total } = await listSessions(db, account.id, clock(), query)
    const current = sessions.tokenHashOf(request)
    return { items: items.map((item) => ({ ...item, current: item.token_hash === current })), total }
  })

  api.handle(routes.endSession, async ({ params, account, request }) => {
    if (!(await deleteOwnSession(db, account.id, params.id)))
      throw new Failure('not_found', messages.accounts.sessionNotFound)
    request.log.info({ event: 'session_ended', account: account.id })
    return { message: messages.accounts.sessionEnded }
  })
}
