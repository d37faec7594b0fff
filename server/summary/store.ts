import { dayInIndia } from '#contract/jobs.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { countRows } from '../db/paging.ts'
import { countUndelivered } from '../mail/queue.ts'

const weeksShown = 12
const dayMs = 86_400_000
const weekMs = 7 * dayMs

export async function getSummary(db: Db, now: Date) {
  const today = dayInIndia(now)
  const mondays = lastMondays(today)
  const openJobs = db
    .selectFrom('jobs')
    .where('open', '=', 1)
    .where((e) => e.or([e('closes_on', 'is', null), e('closes_on', '>=', today)]))
  const [
    applications,
    enquiries,
    waiting_accounts,
    undelivered_mails,
    projects,
    reviews,
    services,
    open_jobs,
  ] = await Promise.all([
    countReceived(db, 'applications', mondays),
    countReceived(db, 'enquiries', mondays),
    countRows(db.selectFrom('accounts').where('status', '=', 'waiting')),
    countUndelivered(db),
    countRows(db.selectFrom('projects')),
    countRows(db.selectFrom('reviews')),
    countRows(db.selectFrom('services')),
    countRows(openJobs),
  ])
  return {
    attention: {
      new_applications: applications.new,
      new_enquiries: enquiries.new,
      waiting_accounts,
      undelivered_mails,
    },
    counts: {
      ...{ projects, reviews, services, open_jobs },
      applications: applications.all,
      enquiries: enquiries.all,
    },
    weeks: mondays.map((monday, i) => ({
      week: dayInIndia(monday),
      applications: applications.weeks[i] ?? 0,
      enquiries: enquiries.weeks[i] ?? 0,
    })),
  }
}

/** Everything is counted once, by weeks, since counting is what takes the time. */
async function countReceived(db: Db, table: 'applications' | 'enquiries', mondays: Date[]) {
  const received = db.selectFrom(table).where('spam', '=', 0)
  const isNew = received.where('status', '=', 'new')
  const [unread = 0, earlier = 0, ...weeks] = await Promise.all([
    countRows(isNew),
    ...[undefined, ...mondays].map((monday, i) => {
      const next = mondays[i]
      let week = received
      if (monday) week = week.where('created_at', '>=', timeOf(monday))
      if (next) week = week.where('created_at', '<', timeOf(next))
      return countRows(week)
    }),
  ])
  return { all: weeks.reduce((sum, count) => sum + count, earlier), new: unread, weeks }
}

/** The starts of this week and the ones before it, oldest first, at midnight in India. */
function lastMondays(today: string) {
  const midnight = Date.parse(`${today}T00:00:00+05:30`)
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const thisMonday = midnight - daysSinceMonday * dayMs
  return Array.from({ length: weeksShown }, (_, i) => new Date(thisMonday - (weeksShown - 1 - i) * weekMs))
}
