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
  const applications = await countReceived(db, 'applications', mondays)
  const enquiries = await countReceived(db, 'enquiries', mondays)
  return {
    attention: {
      new_applications: applications.new,
      new_enquiries: enquiries.new,
      waiting_accounts: await countRows(db.selectFrom('accounts').where('status', '=', 'waiting')),
      undelivered_mails: await countUndelivered(db),
    },
    counts: {
      projects: await countRows(db.selectFrom('projects')),
      reviews: await countRows(db.selectFrom('reviews')),
      services: await countRows(db.selectFrom('services')),
      open_jobs: await countRows(openJobs),
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

async function countReceived(db: Db, table: 'applications' | 'enquiries', mondays: Date[]) {
  const received = db.selectFrom(table).where('spam', '=', 0)
  const inWeek = (monday: Date) =>
    received
      .where('created_at', '>=', timeOf(monday))
      .where('created_at', '<', timeOf(new Date(monday.getTime() + weekMs)))
  return {
    all: await countRows(received),
    new: await countRows(received.where('status', '=', 'new')),
    weeks: await Promise.all(mondays.map((monday) => countRows(inWeek(monday)))),
  }
}

/** The starts of this week and the ones before it, oldest first, at midnight in India. */
function lastMondays(today: string) {
  const midnight = Date.parse(`${today}T00:00:00+05:30`)
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const thisMonday = midnight - daysSinceMonday * dayMs
  return Array.from({ length: weeksShown }, (_, i) => new Date(thisMonday - (weeksShown - 1 - i) * weekMs))
}
