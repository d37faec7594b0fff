// When a submission will be erased, as far as is known now. erase.ts asks the same of all of them.
import type { Company } from '#contract/content/company.ts'
import { dayInIndia } from '#contract/days.ts'
import { closedAt } from '#contract/jobs.ts'
import { dayMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { findJobs } from './application-store.ts'

/** An enquiry has only the first of these. */
export type Ending = {
  created_at: string
  keep?: boolean | null
  job_id?: string | null
  job_closed_at?: string | null
}
type Periods = Pick<Company, 'retentionDays' | 'closedJobDays'>

/** Each with a day in India, such as 2026-12-31, or null once its time is over. */
export async function withErasureDays<T extends Ending>(db: Db, all: T[], periods: Periods, now: Date) {
  const ids = all.flatMap(({ keep, job_id }) => (keep === false && job_id ? [job_id] : []))
  const jobs = new Map((await findJobs(db, ids)).map((job) => [job.id, job]))
  return all.map((one) => {
    const job = jobs.get(one.job_id ?? '')
    const ended = job ? closedAt(job, now) : one.job_closed_at
    return { ...one, erased_on: erasureDay(one, ended, periods, now) }
  })
}

function erasureDay(
  { created_at, keep }: Ending,
  ended: string | null | undefined,
  { retentionDays, closedJobDays }: Periods,
  now: Date,
) {
  const latest = Date.parse(created_at) + retentionDays * dayMs
  const end = keep === false && ended ? Date.parse(ended) + closedJobDays * dayMs : latest
  const time = Math.min(latest, end)
  return time < now.getTime() ? null : dayInIndia(new Date(time))
}
