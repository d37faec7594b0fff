import { sql, type Updateable } from 'kysely'
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
import { alphabetical, lockRow } from '../db/rows.ts'
import type { Tables } from '../db/tables.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { recordsOf } from '../records/handlers.ts'
import { insertAddressed, type RecordServices } from '../records/records.ts'

type PosterServices = Pick<Services, 'company' | 'translator'>

export function jobRoutes(api: Api, services: RecordServices & PosterServices & Pick<Services, 'clock'>) {
  const { db, clock } = services
  const { list, read, create, update, remove } = recordsOf(services, {
    kind: 'jobs',
    visitors: 'open',
    hasStatus(e, status) {
      const isOpen = e.or([e('closes_on', 'is', null), e('closes_on', '>=', dayInIndia(clock()))])
      return status === 'open'
        ? e.and([e('open', '=', true), isOpen])
        : e.or([e('open', '=', false), e.not(isOpen)])
    },
    search: ['title', 'description', 'type', 'experience', 'place'],
    order: ({ sort }: JobQuery) => orders(db)[sort],
    insert: insertJob,
    change: reopenOrClose,
  })
  api.handleRead(calls.listJobs, list)
  api.handle(calls.getJob, read)
  api.handle(calls.getJobPoster, async (asked) => readPoster(services, await read(asked), clock()))
  api.handle(calls.createJob, create)
  api.handle(calls.updateJob, update)
  api.handle(calls.openJob, update)
  api.handle(calls.deleteJob, (asked) =>
    remove(asked, (tx, id) => leaveApplications(tx, id, asked.audit.now)),
  )
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

const orders = (db: Db) => ({
  newest: sql`id desc`,
  oldest: sql`id asc`,
  title: sql`${alphabetical(db, 'title')}, id desc`,
})

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

type Change = Updateable<Tables['jobs']>

function reopenOrClose(_tx: Db, { open, ...fields }: Change, { closes_on }: Job, now: Date): Change {
  if (open === undefined) return fields
  if (!open) return { ...fields, open, closed_at: closedSince(now) }
  // A past closing day would keep a reopened job closed.
  const passed = closes_on !== null && closes_on < dayInIndia(now)
  return { ...(passed && { closes_on: null }), ...fields, open, closed_at: null }
}

/** Closing a closed job again does not change when it ended. As an expression, which the type of a row does not have. */
const closedSince = (now: Date) => sql`coalesce(closed_at, ${timeOf(now)})` as unknown as string

/** They stay: they hold a copy of its title. */
async function leaveApplications(tx: Db, id: string, now: Date) {
  // Who is applying is done first.
  const job = await lockRow(tx, 'jobs', id)
  const job_closed_at = (job && closedAt(job, now)) ?? timeOf(now)
  const applications = await tx
    .updateTable('applications')
    .set({ job_id: null, job_closed_at })
    .where('job_id', '=', id)
    .returning('id')
    .execute()
  return [{ table: 'applications', column: 'job_id', ids: applications.map((application) => application.id) }]
}
