import { calls } from '#contract/calls.ts'
import { updateMessages as words } from '#contract/houses/messages.ts'
import type { Api } from '../http/handle.ts'
import * as rules from './rules.ts'
import { listSites, listStory, listUpdates } from './store.ts'

export function updateRoutes(api: Api, services: rules.UpdateServices) {
  const { db } = services

  api.handle(calls.listSites, ({ query }) => listSites(db, query))

  api.handle(calls.listUpdates, async ({ params, query }) => {
    await rules.checkSite(db, params.id)
    return listUpdates(db, params.id, query)
  })

  api.handleRead(calls.listStory, async ({ params }) => {
    const items = await listStory(db, params.id)
    return { items, total: items.length }
  })

  api.handle(calls.addUpdate, async ({ params, body, files, audit }) => {
    const { idempotency_key = null, ...input } = body
    const { images = [] } = files
    const added = await rules.addUpdate(services, params.id, input, images, idempotency_key, audit)
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
