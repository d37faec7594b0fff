import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Api } from '../http/handle.ts'
import type { Pictures } from '../storage/images/images.ts'
import { addService, changeService, removeService, reorderServices } from './rules.ts'
import { listServices } from './store.ts'

type Services = { db: Db; clock: Clock; pictures: Pictures; wakePictures?: () => void }

export function serviceRoutes(api: Api, services: Services) {
  const { db, wakePictures } = services

  api.handle(routes.listServices, ({ query }) => listServices(db, query))

  api.handle(routes.createService, async ({ body, files: { image = [] } }) => {
    const id = await addService(services, body.description, image)
    wakePictures?.()
    return { message: messages.services.added, id }
  })

  api.handle(routes.updateService, async ({ params, body, files: { image = [] } }) => {
    await changeService(services, params.id, body, image)
    wakePictures?.()
    return { message: messages.services.updated }
  })

  api.handle(routes.deleteService, async ({ params }) => {
    await removeService(services, params.id)
    return { message: messages.services.deleted }
  })

  api.handle(routes.reorderServices, async ({ body }) => {
    await reorderServices(services, body.ids)
    return { message: messages.services.reordered }
  })
}
