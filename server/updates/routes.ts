import { calls } from '#contract/calls.ts'
import { updateMessages as words } from '#contract/houses/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import * as rules from './rules.ts'
import { listSites, listStory, listUpdates } from './store.ts'

export function updateRoutes(api: Api, services: rules.UpdateServices) {
  const { db } = services

  api.handle(calls.listSites, ({ query, account }) => listSites(db, query, rules.readerOf(account)))

  api.handle(calls.listUpdates, async ({ params, query, account }) => {
    const reader = rules.readerOf(account)
    await rules.checkSite(db, params.id, reader)
    return listUpdates(db, params.id, query, reader)
  })

  api.handleRead(calls.listStory, async ({ params }) => {
    const items = await listStory(db, params.id)
    return { items, total: items.length }
  })

  api.handle(calls.addUpdate, async ({ params, body, files, audit, account }) => {
    const { idempotency_key = null, account: writer = account.id, ...input } = body
    if (writer !== account.id) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
    const { images = [] } = files
    const sent = { images, key: idempotency_key }
    const added = await rules.addUpdate({ ...services, audit }, params.id, input, sent)
    return { message: words.added, ...added }
  })

  api.handle(calls.changeUpdate, async ({ params, body, audit }) => {
    await rules.changeUpdate(db, params.id, body, audit)
    return { message: words.updated }
  })

  api.handle(calls.showUpdate, async ({ params, body, audit }) => {
    await rules.showUpdate(db, params.id, body.public, audit)
    return { message: body.public ? words.shown : words.hidden }
  })

  api.handle(calls.deleteUpdate, async ({ params, audit }) => {
    await rules.removeUpdate(services, params.id, audit)
    return { message: words.deleted }
  })

  api.handle(calls.allowUpdates, async ({ params, body, audit }) => {
    await rules.recordPermission(db, params.id, body, audit)
    return { message: words.permissionSaved }
  })

  api.handle(calls.takeBackPermission, async ({ params, audit }) => {
    await rules.takeBackPermission(db, params.id, audit)
    return { message: words.permissionTakenBack }
  })
}
