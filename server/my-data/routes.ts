import { messages } from '#contract/messages.ts'
import { myDataMessages as words } from '#contract/people/my-data-words.ts'
import { routes } from '#contract/routes.ts'
import { Failure, orNotFound } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Files } from '../storage/files.ts'
import { correctMyData, readMyData, type Services, withdrawMyData } from './rules.ts'
import { findByLink } from './store.ts'

type RouteServices = Services & {
  applications: {
    openCv: Files['open']
    cvHeaders: (cv: string, name: string | null, bytes: number) => Record<string, string | number>
  }
  wakeMail: () => void
}

const notIndexed = { 'X-Robots-Tag': 'noindex, nofollow' }

export function myDataRoutes(api: Api, services: RouteServices) {
  const { db, applications, wakeMail } = services

  api.handle(routes.getMyData, async ({ params, reply }) => {
    reply.headers(notIndexed)
    return orNotFound(await readMyData(services, params.token), words.notFound)
  })

  api.handle(routes.openMyCv, async ({ params, reply }) => {
    const found = await findByLink(db, params.token)
    const application = found?.kind === 'application' ? found.row : undefined
    const { cv, cv_name } = orNotFound(application, words.notFound)
    const file = cv ? await applications.openCv(cv) : undefined
    const { bytes, stream } = orNotFound(file, messages.applications.cvNotFound)
    reply.headers({ ...applications.cvHeaders(cv ?? '', cv_name, bytes), ...notIndexed })
    return stream
  })

  api.handle(routes.updateMyData, async ({ params, body, act }) => {
    if (!(await correctMyData(services, params.token, body, act)))
      throw new Failure('not_found', words.notFound)
    wakeMail()
    return { message: words.saved }
  })

  api.handle(routes.withdrawMyData, async ({ params, act, request }) => {
    const { kind, id } = orNotFound(await withdrawMyData(services, params.token, act), words.notFound)
    request.log.warn({ event: `${kind}_withdrawn`, record: id })
    wakeMail()
    return { message: words.withdrawn[kind] }
  })
}
