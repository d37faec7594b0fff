// The accounts of the site, for owners, and one's own sessions.
import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { removeAccount } from './accounts.ts'
import { approveAccount, type Confirmation, confirmAddress, createConfirmationLink } from './confirmation.ts'
import { deleteOwnSession, listSessions } from './session-store.ts'
import type { Sessions } from './sessions.ts'
import { listAccounts } from './store.ts'

type Services = Confirmation & { sessions: Sessions; wakeMail: () => void }

export function accountRoutes(api: Api, services: Services) {
  const { db, clock, sessions, wakeMail } = services
  api.handle(routes.listAccounts, ({ query }) => listAccounts(db, query))

  api.handle(routes.approveAccount, async ({ params, account, request }) => {
    const mailed = await approveAccount(services, params.id)
    if (mailed) wakeMail()
    request.log.warn({ event: 'account_approved', account: params.id, by: account.id })
    return { message: mailed ? messages.accounts.approvedAndMailed : messages.accounts.approved }
  })

  api.handle(routes.createConfirmationLink, async ({ params, account, request }) => {
    const link = await createConfirmationLink(services, params.id)
    if (!link) wakeMail()
    request.log.warn({ event: 'confirmation_link_made', account: params.id, by: account.id })
    return link ? { message: messages.accounts.linkMade, link } : { message: messages.accounts.linkMailed }
  })

  api.handle(routes.confirmAddress, async ({ params, request }) => {
    const account = await confirmAddress(db, clock(), params.token)
    request.log.warn({ event: 'address_confirmed', account })
    return { message: messages.auth.addressConfirmed }
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
