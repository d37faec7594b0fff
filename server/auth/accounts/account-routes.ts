// The accounts of the site, for owners.

import { accessMessages } from '#contract/access/messages.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import type { Api } from '../../http/handle.ts'
import type { AuthServices } from '../services.ts'
import { findAccount, listAccounts } from '../store.ts'
import { changeRoles, removeAccount } from './accounts.ts'
import { approveAccount, sendAccountLink } from './confirmation.ts'

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

  api.handle(calls.mailConfirmationLink, async ({ params, audit, account, request, reply, prove }) => {
    const found = await findAccount(db, params.id)
    if (found?.role === 'owner' && found.status !== 'active') await prove()
    const link = await sendAccountLink(services, audit, params.id)
    if (!link) wakeMail()
    request.log.warn({ event: 'confirmation_link_made', account: params.id, by: account.id })
    reply.header('Cache-Control', 'no-store')
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
