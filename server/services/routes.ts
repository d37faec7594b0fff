import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import { orNotFound } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { addService, changeService, removeService, reorderServices, type Services } from './rules.ts'
import { findServiceBySlug, listServices } from './store.ts'

export function serviceRoutes(api: Api, services: Services) {
  api.handleRead(routes.listServices, ({ query }) => listServices(services.db, query))

  api.handleRead(routes.getService, async ({ params }) =>
    orNotFound(await findServiceBySlug(services.db, params.slug), messages.services.notFound),
  )

  api.handle(routes.createService, async ({ body, files: { image = [] }, act }) => {
    const created = await addService(services, body, image, act)
    return { message: messages.services.added, ...created }
  })

  api.handle(routes.updateService, async ({ params, body, files: { image = [] }, act }) => {
    await changeService(services, params.id, body, image, act)
    return { message: messages.services.updated }
  })

  api.handle(routes.deleteService, async ({ params, act }) => {
    await removeService(services, params.id, act)
    return { message: messages.services.deleted }
  })

  api.handle(routes.reorderServices, async ({ body, act }) => {
    await reorderServices(services, body.ids, act)
    return { message: messages.services.reordered }
  })
}
