import { sql } from 'kysely'
import { mayUse } from '#contract/access/roles.ts'
import { needsTranslation } from '#contract/admin/translatable.ts'
import { calls } from '#contract/calls.ts'
import { datesIn, dayInIndia } from '#contract/days.ts'
import {
  closedAt,
  isOpenJob,
  type Job,
  type JobInput,
  type JobQuery,
  type PosterTexts,
} from '#contract/jobs.ts'
import type { Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { isId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { alphabetical, lockRow, readPage } from '../db/rows.ts'
import { containsText } from '../db/search.ts'
import { Failure, orNotFound, throwUpdateFailure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { auditCreated } from '../records/diary.ts'
import { type ChangeContext, insertAddressed, type SaveTranslated, updateRecord } from '../records/records.ts'
import { moveToTrash } from '../records/trash.ts'

type PosterServices = Pick<Services, 'company' | 'translator'>
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
      await auditCreated({ tx, audit }, 'jobs', inserted.id)
      await saveTranslated(tx, { after: input, translations }, audit)
      return inserted
    })
    return { message: messages.jobs.added, ...created }
  })

  api.handle(calls.updateJob, async ({ params: { id }, body, audit }) => {
    const { version, translations, ...fields } = body
    await db.transaction().execute(async (tx) => {
      const before = await findJob(tx, id)
      const isChanged = await updateJob({ tx, audit, version }, id, fields)
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
      await updateJob({ tx, audit }, id, fields)
    })
    return { message: messages.jobs.updated }
  })

  api.handle(calls.deleteJob, async ({ params, audit }) => {
    if (!(await deleteJob(db, params.id, audit))) throw new Failure('not_found', messages.jobs.notFound)
    return { message: messages.jobs.deleted }
  })
}

// Both languages at once: staff print either, whatever their own screens speak.

const shownOnPoster = ['title', 'pay', 'place', 'hours', 'experience'] as const

async function readPoster({ company, translator }: PosterServices, job: Job, now: Date) {
  async function textsIn(language: Language): Promise<PosterTexts> {
    const translate = await translator(language)
    return {
      title: translate(job.title) || messages.jobs.untitled,
      pay: translate(job.pay),
      place: translate(job.place),
      hours: translate(job.hours),
      experience: translate(job.experience),
      closes: job.closes_on ? datesIn(language).formatDay(job.closes_on) : '',
      company: (await company(language)).name,
    }
  }
  const ml = await textsIn('ml')
  const untranslated = shownOnPoster.filter(
    (name) => needsTranslation(job[name]) && ml[name] === job[name],
  ).length
  return { slug: job.slug, open: isOpenJob(job, now), untranslated, en: await textsIn('en'), ml }
}

async function listJobs(db: Db, query: JobQuery, now: Date) {
  const today = dayInIndia(now)
  let found = db.selectFrom('jobs')
  if (query.status === 'open')
    found = found
      .where('open', '=', true)
      .where((e) => e.or([e('closes_on', 'is', null), e('closes_on', '>=', today)]))
  if (query.status === 'closed')
    found = found.where((e) => e.or([e('open', '=', false), e('closes_on', '<', today)]))
  if (query.search)
    found = found.where(
      containsText<'jobs'>(db, ['title', 'description', 'type', 'experience', 'place'], query.search),
    )
  return readPage(found, { ...query, order: orders(db)[query.sort] })
}

const orders = (db: Db) => ({
  newest: sql`id desc`,
  oldest: sql`id asc`,
  title: sql`${alphabetical(db, 'title')}, id desc`,
})

const findJob = (db: Db, id: string) =>
  db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()

/** What is at this end of an address. */
export async function findJobAt(db: Db, segment: string, now: Date) {
  const row = await db
    .selectFrom('jobs')
    .selectAll()
    .where(isId(segment) ? 'id' : 'slug', '=', segment)
    .executeTakeFirst()
  return row && { slug: row.slug, isOpen: isOpenJob(row, now) }
}

export const insertJob = (db: Db, input: JobInput, now: Date) =>
  insertAddressed(db, 'jobs', { ...input, open: true }, { words: `${input.title} ${input.place}`, now })

type Fields = Partial<JobInput> & { open?: boolean }

/** False when there is no such job, or it has another version. */
function updateJob(context: ChangeContext, id: string, { open, ...fields }: Fields) {
  const closed_at = open ? null : closedSince(context.audit.now)
  const status = open === undefined ? {} : { open, closed_at }
  return updateRecord(context, 'jobs', id, { ...fields, ...status })
}

/** Closing a closed job again does not change when it ended. As an expression, which the type of a row does not have. */
const closedSince = (now: Date) => sql`coalesce(closed_at, ${timeOf(now)})` as unknown as string

/** False when there is no such job. Its applications stay: they hold a copy of its title. */
async function deleteJob(db: Db, id: string, audit: AuditContext) {
  return db.transaction().execute(async (tx) => {
    // Who is applying is done first.
    await lockRow(tx, 'jobs', id)
    const job = await findJob(tx, id)
    const job_closed_at = (job && closedAt(job, audit.now)) ?? timeOf(audit.now)
    const applications = await tx
      .updateTable('applications')
      .set({ job_id: null, job_closed_at })
      .where('job_id', '=', id)
      .returning('id')
      .execute()
    const ids = applications.map((application) => application.id)
    const referrers = [{ table: 'applications', column: 'job_id', ids }]
    return (await moveToTrash({ tx, audit }, 'jobs', id, referrers)) !== undefined
  })
}
