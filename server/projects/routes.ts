import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Pictures } from '../storage/images/images.ts'
import {
  addImage,
  addProject,
  changeProject,
  chooseMainImage,
  getProject,
  removeImage,
  removeProject,
  reorderImages,
} from './rules.ts'
import { listProjects } from './store.ts'

type Services = { db: Db; clock: Clock; pictures: Pictures; wakePictures?: () => void }

export function projectRoutes(api: Api, services: Services) {
  const { db, wakePictures } = services

  api.handle(routes.listProjects, ({ query }) => listProjects(db, query))

  api.handle(routes.getProject, ({ params }) => getProject(db, params.id))

  api.handle(routes.createProject, async ({ body, files }) => {
    const { mainImage: main = [], galleryImages: gallery = [] } = files
    const id = await addProject(services, body, { main, gallery })
    wakePictures?.()
    return { message: messages.projects.uploaded, id }
  })

  api.handle(routes.updateProject, async ({ params, body, files }) => {
    const { main_image: main = [], galleryImages: gallery = [] } = files
    await changeProject(services, params.id, body, { main, gallery })
    wakePictures?.()
    return { message: messages.projects.updated }
  })

  api.handle(routes.addProjectImage, async ({ params, body, files }) => {
    const [image] = files.image ?? []
    if (!image) throw new Failure('invalid_input', messages.projects.imageNeeded)
    const picture = await addImage(services, params.id, image, body.idempotency_key ?? null)
    wakePictures?.()
    return picture
  })

  api.handle(routes.deleteProject, async ({ params }) => {
    await removeProject(services, params.id)
    return { message: messages.projects.deleted }
  })

  api.handle(routes.deleteProjectImage, async ({ params, body }) => {
    await removeImage(services, params.id, body.image_url)
    return { message: messages.projects.imageDeleted }
  })

  api.handle(routes.reorderProjectImages, async ({ params, body }) => {
    await reorderImages(services, params.id, body)
    return { message: messages.projects.updated }
  })

  api.handle(routes.chooseMainImage, async ({ params, body }) => {
    await chooseMainImage(services, params.id, body.image_url)
    return { message: messages.projects.updated }
  })
}
