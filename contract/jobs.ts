import { z } from 'zod'
import { withTranslations } from './admin/with-translations.ts'
import { dayInIndia, nextDayInIndia } from './days.ts'
import { changeOf, inputOf, storedOf } from './records/schemas.ts'
import type { Rows } from './route.ts'
import { byId, createdPage, message, searchQuery } from './schemas.ts'

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

const tag = 'jobs'

export const jobRows = {
  listJobs: { access: 'anyone', tag, query: jobQuery, output: job },
  // Not cached, so it has no tag.
  getJob: { access: 'jobs', params: byId, output: job },
  createJob: { access: 'jobs', tag, body: withTranslations(jobInput), output: createdPage },
  updateJob: { access: 'jobs', tag, params: byId, body: jobChange, output: message },
  openJob: { access: 'jobs', tag, params: byId, body: jobOpen, output: message },
  deleteJob: { access: 'jobs', tag, params: byId, output: message },
} as const satisfies Rows

export type Job = z.infer<typeof job>
export type JobInput = z.infer<typeof jobInput>
export type JobQuery = z.infer<typeof jobQuery>
