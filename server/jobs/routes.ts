import { mayUse } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { dayInIndia } from '#contract/days.ts'
import { messages } from '#contract/messages.ts'
import { lockRow } from '../db/any-table.ts'
import { Failure, orNotFound, throwUpdateFailure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { auditCreated } from '../records/diary.ts'
import type { SaveTranslated } from '../records/translations.ts'
import { type PosterServices, readPoster } from './poster.ts'
import { deleteJob, findJob, insertJob, listJobs, updateJob } from './store.ts'

type JobServices = Pick<Services, 'db' | 'clock'> & PosterServices & { saveTranslated: SaveTranslated }

export function jobRoutes(api: Api, { db, clock, saveTranslated, ...poster }: JobServices) {
  api.handleRead(calls.listJobs, ({ query, account }) =>
    listJobs(db, account && mayUse(account.roles, 'jobs') ? query : { ...query, status: 'open' }, clock()),
  )

  api.handle(calls.getJob, async ({ params }) =>
    orNotFound(await findJob(db, params.id), messages.jobs.notFound),
  )

  api.handle(calls.getJobPoster, async ({ params }) =>
    readPoster(poster, orNotFound(await findJob(db, params.id), messages.jobs.notFound), clock()),
  )

  api.handle(calls.createJob, async ({ body: { translations, ...input }, audit }) => {
    const created = await db.transaction().execute(async (tx) => {
      const inserted = await insertJob(tx, input, audit.now)
      await auditCreated(tx, audit, 'jobs', inserted.id)
      await saveTranslated(tx, { after: input, translations }, audit)
      return inserted
    })
    return { message: messages.jobs.added, ...created }
  })

  api.handle(calls.updateJob, async ({ params: { id }, body, audit }) => {
    const { version, translations, ...fields } = body
    await db.transaction().execute(async (tx) => {
      const before = await findJob(tx, id)
      const isChanged = await updateJob(tx, id, fields, { ...audit, version })
      if (!isChanged) throwUpdateFailure(before, messages.jobs.notFound)
      await saveTranslated(tx, { before, after: fields, translations }, audit)
    })
    return { message: messages.jobs.updated }
  })

  api.handle(calls.openJob, async ({ params: { id }, body, audit }) => {
    await db.transaction().execute(async (tx) => {
      await lockRow(tx, 'jobs', id)
      const { closes_on } = orNotFound(await findJob(tx, id), messages.jobs.notFound)
      // A past closing day would keep a reopened job closed.
      const passed = closes_on !== null && closes_on < dayInIndia(audit.now)
      const fields = { open: body.open, ...(body.open && passed && { closes_on: null }) }
      await updateJob(tx, id, fields, audit)
    })
    return { message: messages.jobs.updated }
  })

  api.handle(calls.deleteJob, async ({ params, audit }) => {
    if (!(await deleteJob(db, params.id, audit))) throw new Failure('not_found', messages.jobs.notFound)
    return { message: messages.jobs.deleted }
  })
}
