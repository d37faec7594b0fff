// When an application will be erased, as far as is known now. findExpiredApplications asks the same of all of them.
import type { Application } from '#contract/applications.ts'
import type { Company } from '#contract/content/company.ts'
import { dayInIndia } from '#contract/days.ts'
import { closedAt } from '#contract/jobs.ts'
import { dayMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { findJobs } from './store.ts'

export type Ending = Pick<Application, 'created_at' | 'keep' | 'job_id'> & { job_closed_at?: string | null }
type Periods = Pick<Company, 'retentionDays' | 'closedJobDays'>

/** Each with a day in India, such as 2026-12-31, or null once its time is over. */
export async function withErasureDays<T extends Ending>(
  db: Db,
  applications: T[],
  periods: Periods,
  now: Date,
) {
  const ids = applications.flatMap(({ keep, job_id }) => (keep === false && job_id ? [job_id] : []))
  const jobs = new Map((await findJobs(db, ids)).map((job) => [job.id, job]))
  return applications.map((application) => {
    const job = jobs.get(application.job_id ?? '')
    const ended = job ? closedAt(job, now) : application.job_closed_at
    return { ...application, erased_on: erasureDay(application, ended, periods, now) }
  })
}

function erasureDay(
  { created_at, keep }: Ending,
  ended: string | null | undefined,
  periods: Periods,
  now: Date,
) {
  const latest = Date.parse(created_at) + periods.retentionDays * dayMs
  const end = keep === false && ended ? Date.parse(ended) + periods.closedJobDays * dayMs : latest
  return dayAhead(Math.min(latest, end), now)
}

const dayAhead = (time: number, now: Date) => (time < now.getTime() ? null : dayInIndia(new Date(time)))
