// The accounts of the site, for owners.

import { routes } from '#contract/routes.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Api } from '../http/handle.ts'
import { changeRole, removeAccount } from './accounts.ts'
import { approveAccount, type Confirmation, confirmAddress, createConfirmationLink } from './confirmation.ts'
import { listAccounts } from './store.ts'

type Services = Confirmation & { wakeMail: () => void }

export function accountRoutes(api: Api, services: Services) {
  const { db, clock, wakeMail } = services
  api.handle(routes.listAccounts, ({ query }) => listAccounts(db, query))

  api.handle(routes.approveAccount, async ({ params, account, request }) => {
    const mailed = await approveAccount(services, params.id)
    wakeMail()
    request.log.warn({ event: 'account_approved', account: params.id, by: account.id })
    return { message: mailed ? staffMessages.accounts.approvedAndMailed : staffMessages.accounts.approved }
  })

  api.handle(routes.createConfirmationLink, async ({ params, account, request }) => {
    const link = await createConfirmationLink(services, params.id)
    if (!link) wakeMail()
    request.log.warn({ event: 'confirmation_link_made', account: params.id, by: account.id })
    return link
      ? { message: staffMessages.accounts.linkMade, link }
      : { message: staffMessages.accounts.linkMailed }
  })

  api.handle(routes.confirmAddress, async ({ params, request }) => {
    const account = await confirmAddress(db, clock(), params.token)
    request.log.warn({ event: 'address_confirmed', account })
    return { message: staffMessages.auth.addressConfirmed }
  })

  api.handle(routes.changeRole, async ({ params, body: { role }, account, request }) => {
    await changeRole({ db, clock }, params.id, role)
    request.log.warn({ event: 'role_changed', account: params.id, role, by: account.id })
    return { message: role === 'owner' ? staffMessages.accounts.madeOwner : staffMessages.accounts.madeStaff }
  })

  api.handle(routes.removeAccount, async ({ params, account, request }) => {
    await removeAccount(db, params.id)
    request.log.warn({ event: 'account_removed', account: params.id, by: account.id })
    return { message: staffMessages.accounts.removed }
  })
}
