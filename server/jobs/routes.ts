import { dayInIndia } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { deletionBy } from '../db/trash.ts'
import { Failure, orNotFound, refuseUpdate } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import { deleteJob, findJob, insertJob, listJobs, updateJob } from './store.ts'

export function jobRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }) {
  api.handle(routes.listJobs, ({ query, account }) =>
    listJobs(db, account ? query : { ...query, status: 'open' }, clock()),
  )

  api.handle(routes.getJob, async ({ params }) =>
    orNotFound(await findJob(db, params.id), messages.jobs.notFound),
  )

  api.handle(routes.createJob, async ({ body }) => {
    const id = await insertJob(db, body, clock())
    return { message: messages.jobs.added, id }
  })

  api.handle(routes.updateJob, async ({ params, body: { version, ...change } }) => {
    if (!(await updateJob(db, params.id, change, version)))
      refuseUpdate(await findJob(db, params.id), messages.jobs.notFound)
    return { message: messages.jobs.updated }
  })

  api.handle(routes.openJob, async ({ params, body }) => {
    const { closes_on } = orNotFound(await findJob(db, params.id), messages.jobs.notFound)
    // A past closing day would keep a reopened job closed.
    const passed = closes_on !== null && closes_on < dayInIndia(clock())
    await updateJob(db, params.id, { open: body.open, ...(body.open && passed && { closes_on: null }) })
    return { message: messages.jobs.updated }
  })

  api.handle(routes.deleteJob, async ({ params, account }) => {
    const deletion = deletionBy(account, clock())
    if (!(await deleteJob(db, params.id, deletion))) throw new Failure('not_found', messages.jobs.notFound)
    return { message: messages.jobs.deleted }
  })
}
