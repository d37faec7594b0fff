import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { RecordServices } from '../records/translations.ts'
import { addService, changeService, removeService, reorderServices } from './rules.ts'
import { findServiceBySlug, listServices } from './store.ts'

export function serviceRoutes(api: Api, services: RecordServices) {
  api.handleRead(calls.listServices, ({ query }) => listServices(services.db, query))

  api.handleRead(calls.getService, async ({ params }) =>
    orNotFound(await findServiceBySlug(services.db, params.slug), messages.services.notFound),
  )

  api.handle(calls.createService, async ({ body, files: { image = [] }, audit }) => {
    const created = await addService(services, body, image, audit)
    return { message: messages.services.added, ...created }
  })

  api.handle(calls.updateService, async ({ params, body, files: { image = [] }, audit }) => {
    await changeService(services, { ...params, ...body }, image, audit)
    return { message: messages.services.updated }
  })

  api.handle(calls.deleteService, async ({ params, audit }) => {
    await removeService(services, params.id, audit)
    return { message: messages.services.deleted }
  })

  api.handle(calls.reorderServices, async ({ body, audit }) => {
    await reorderServices(services, body.ids, audit)
    return { message: messages.services.reordered }
  })
}
