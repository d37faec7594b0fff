import { z } from 'zod'
import { withTranslations } from './admin/with-translations.ts'
import { type Call, create, get, list, put, remove } from './call.ts'
import { dayInIndia, nextDayInIndia } from './days.ts'
import { changeOf, inputOf, storedOf } from './records/schemas.ts'
import { byId, createdPage, searchQuery, texts } from './schemas.ts'

/** `closes_on` is the last day to apply, in India. */
export const jobInput = inputOf('jobs')

/** A closing date of null removes the stored one. */
export const jobChange = withTranslations(changeOf('jobs').extend({ open: z.boolean().optional() }))
export const jobOpen = z.object({
  open: z.boolean({ error: 'Please say whether the job is open: true or false.' }),
})

export const job = byId.extend({
  /** The last segment of its path, which stays when the title changes. */
  slug: z.string(),
  ...storedOf('jobs'),
  /** As set by staff; `isOpenJob` also considers the closing date. */
  open: z.boolean(),
  created_at: z.string(),
  version: z.number(),
})

export const jobQuery = searchQuery.extend({
  /** Ignored for visitors, who get open jobs only. */
  status: z.enum(['open', 'closed', 'all']).default('open'),
  sort: z.enum(['newest', 'oldest', 'title']).default('newest'),
})

/** What the poster of a job says in one language; what has no translation is in English. `closes` is the last day. */
export const posterTexts = z.object(
  texts('title', 'pay', 'place', 'hours', 'experience', 'closes', 'company'),
)
export const jobPoster = z.object({
  slug: z.string(),
  /** Whether people can apply. */
  open: z.boolean(),
  /** Texts of the job without Malayalam. */
  untranslated: z.number(),
  en: posterTexts,
  ml: posterTexts,
})

/** People may apply until the end of the closing day. */
export const isOpenJob = (job: Pick<Job, 'open' | 'closes_on'>, now: Date) =>
  job.open && (job.closes_on === null || job.closes_on >= dayInIndia(now))

/** When it was closed by staff or by its closing day, whichever came first; undefined while it is open. */
export function closedAt(job: Pick<Job, 'open' | 'closes_on'> & { closed_at?: string | null }, now: Date) {
  const byStaff = job.open ? undefined : (job.closed_at ?? undefined)
  const byDay =
    job.closes_on !== null && job.closes_on < dayInIndia(now)
      ? nextDayInIndia(new Date(job.closes_on)).toISOString()
      : undefined
  return [byStaff, byDay].filter((time) => time !== undefined).sort()[0]
}

const read = { access: 'anyone', cache: 'jobs' } as const
const write = { access: 'jobs', invalidates: 'jobs' } as const

export const jobCalls = {
  listJobs: {
    ...list('/admin/jobs', 'List the open jobs; whoever manages jobs may ask for all'),
    ...read,
    query: jobQuery,
    output: job,
  },
  getJob: { ...get('/admin/jobs/:id'), access: 'jobs', params: byId, output: job },
  getJobPoster: {
    ...get('/admin/jobs/:id/poster', 'What the poster of a job says, in both languages'),
    access: 'jobs',
    params: byId,
    output: jobPoster,
  },
  createJob: { ...create('/admin/jobs'), ...write, body: withTranslations(jobInput), output: createdPage },
  updateJob: { ...put('/admin/jobs/:id'), ...write, params: byId, body: jobChange },
  openJob: { ...put('/admin/jobs/:id/open', 'Open or close a job'), ...write, params: byId, body: jobOpen },
  deleteJob: { ...remove('/admin/jobs/:id'), ...write, params: byId },
} as const satisfies Record<string, Call>

export type Job = z.infer<typeof job>
export type PosterTexts = z.infer<typeof posterTexts>
export type JobInput = z.infer<typeof jobInput>
export type JobQuery = z.infer<typeof jobQuery>
