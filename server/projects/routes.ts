import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import { deletionBy } from '../db/trash.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { reorderProjects } from './order.ts'
import * as rules from './rules.ts'
import { listProjects, updateProject } from './store.ts'

export function projectRoutes(api: Api, services: rules.Services) {
  const { db } = services

  api.handle(routes.listProjects, ({ query, account }) =>
    listProjects(db, account ? query : { ...query, status: 'shown' }),
  )

  api.handle(routes.getProject, async ({ params, account }) => {
    const project = await rules.getProject(db, params.id)
    if (!project.shown && !account) throw new Failure('not_found', messages.projects.notFound)
    return project
  })

  api.handle(routes.createProject, async ({ body, files }) => {
    const { mainImage: main = [], galleryImages: gallery = [] } = files
    const created = await rules.addProject(services, body, { main, gallery })
    return { message: messages.projects.uploaded, ...created }
  })

  api.handle(routes.updateProject, async ({ params, body, files }) => {
    const { main_image: main = [], galleryImages: gallery = [] } = files
    await rules.changeProject(services, params.id, body, { main, gallery })
    return { message: messages.projects.updated }
  })

  api.handle(routes.showProject, async ({ params, body }) => {
    if (!(await updateProject(db, params.id, body)))
      throw new Failure('not_found', messages.projects.notFound)
    return { message: messages.projects.updated }
  })

  api.handle(routes.reorderProjects, async ({ body }) => {
    await reorderProjects(db, body)
    return { message: messages.projects.reordered }
  })

  api.handle(routes.addProjectImage, async ({ params, body, files }) => {
    const [image] = files.image ?? []
    if (!image) throw new Failure('invalid_input', messages.projects.imageNeeded)
    return rules.addImage(services, params.id, image, body.idempotency_key ?? null)
  })

  api.handle(routes.deleteProject, async ({ params, account }) => {
    await rules.removeProject(services, params.id, deletionBy(account, services.clock()))
    return { message: messages.projects.deleted }
  })

  api.handle(routes.deleteProjectImage, async ({ params, body }) => {
    await rules.removeImage(services, params.id, body.image_url)
    return { message: messages.projects.imageDeleted }
  })

  api.handle(routes.reorderProjectImages, async ({ params, body }) => {
    await rules.reorderImages(services, params.id, body)
    return { message: messages.projects.updated }
  })

  api.handle(routes.chooseMainImage, async ({ params, body }) => {
    await rules.chooseMainImage(services, params.id, body.image_url)
    return { message: messages.projects.updated }
  })
}
