import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { myDataMessages as words } from '#contract/people/my-data-words.ts'
import { Failure, orNotFound } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { cvHeaders, keyOfCv } from './cv.ts'
import { correctMyData, type MyDataServices, readMyData, withdrawMyData } from './my-data.ts'
import { findByLink } from './store.ts'

const notIndexed = { 'X-Robots-Tag': 'noindex, nofollow' }

export function myDataRoutes(api: Api, services: MyDataServices & Pick<Services, 'wakeMail'>) {
  const { db, files, wakeMail } = services

  api.handle(calls.getMyData, async ({ params, audit, reply }) => {
    reply.headers(notIndexed)
    return orNotFound(await readMyData(services, params.token, audit.now), words.notFound)
  })

  api.handle(calls.openMyCv, async ({ params, reply }) => {
    const found = await findByLink(db, params.token)
    const application = found?.kind === 'applications' ? found.row : undefined
    const { cv, cv_name } = orNotFound(application, words.notFound)
    const file = cv ? await files.open(keyOfCv(cv)) : undefined
    const { bytes, stream } = orNotFound(file, messages.applications.cvNotFound)
    reply.headers({ ...cvHeaders(cv ?? '', cv_name, { inline: false, bytes }), ...notIndexed })
    return stream
  })

  api.handle(calls.updateMyData, async ({ params, body, audit }) => {
    if (!(await correctMyData(services, params.token, body, audit)))
      throw new Failure('not_found', words.notFound)
    wakeMail()
    return { message: words.saved }
  })

  api.handle(calls.withdrawMyData, async ({ params, audit, request }) => {
    const { kind, id } = orNotFound(await withdrawMyData(services, params.token, audit), words.notFound)
    request.log.warn({ event: `${kind}_withdrawn`, record: id })
    wakeMail()
    return { message: words.withdrawn[kind] }
  })
}
