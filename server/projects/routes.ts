import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Pictures } from '../storage/images/images.ts'
import {
  addProject,
  changeProject,
  chooseMainImage,
  removeImage,
  removeProject,
  reorderImages,
} from './rules.ts'
import { findProject, listProjects } from './store.ts'

type Services = { db: Db; clock: Clock; pictures: Pictures; wakePictures?: () => void }

export function projectRoutes(api: Api, services: Services) {
  const { db, wakePictures } = services

  api.handle(routes.listProjects, ({ query }) => listProjects(db, query))

  api.handle(routes.getProject, async ({ params }) => {
    const project = await findProject(db, params.id)
    if (!project) throw new Failure('not_found', messages.projects.notFound)
    return project
  })

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
