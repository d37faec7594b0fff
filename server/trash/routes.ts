import { routes } from '#contract/routes.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Api } from '../http/handle.ts'
import { deleteForGood, restore, type Services } from './rules.ts'
import { listTrash } from './store.ts'

export function trashRoutes(api: Api, services: Services) {
  api.handle(routes.listTrash, ({ query }) => listTrash(services.db, query))

  api.handle(routes.restoreTrashed, async ({ params, by }) => {
    await restore(services, params.id, by)
    return { message: staffMessages.trash.restored }
  })

  api.handle(routes.deleteTrashed, async ({ params, by }) => {
    await deleteForGood(services, params.id, by)
    return { message: staffMessages.trash.deleted }
  })
}
