// When an application will be erased, as far as is known now. findExpiredApplications asks the same of all of them.
import type { Application } from '#contract/applications.ts'
import type { Company } from '#contract/content/company.ts'
import { closedAt, dayInIndia } from '#contract/jobs.ts'
import type { Db } from '../db/database.ts'
import { findJob } from './store.ts'

const dayMs = 86_400_000

export type Ending = Pick<Application, 'created_at' | 'keep' | 'job_id'> & { job_closed_at?: string | null }
type Periods = Pick<Company, 'retentionDays' | 'closedJobDays'>

/** A day in India, such as 2026-12-31. */
export async function erasureDay(db: Db, application: Ending, periods: Periods, now: Date) {
  const { created_at, keep, job_id } = application
  const latest = Date.parse(created_at) + periods.retentionDays * dayMs
  if (keep !== false) return dayInIndia(new Date(latest))
  const job = job_id ? await findJob(db, job_id) : undefined
  const ended = job ? closedAt(job, now) : application.job_closed_at
  const end = ended ? Date.parse(ended) + periods.closedJobDays * dayMs : latest
  return dayInIndia(new Date(Math.min(latest, end)))
}
