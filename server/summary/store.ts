import { sql } from 'kysely'
import { dayInIndia } from '#contract/jobs.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { countRows, numberWithoutSpam, reckon } from '../db/paging.ts'
import { countUndelivered } from '../mail/queue.ts'

const weeksShown = 12
const dayMs = 86_400_000

type Received = 'applications' | 'enquiries'

export async function getSummary(db: Db, now: Date) {
  const today = dayInIndia(now)
  const mondays = lastMondays(now)
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

async function countReceived(db: Db, table: Received, mondays: Date[]) {
  const fresh = db.selectFrom(table).where('spam', '=', 0).where('status', '=', 'new')
  return {
    all: await reckon(db, numberWithoutSpam(table)),
    new: await countRows(fresh),
    weeks: await countPerWeek(db, table, mondays),
  }
}

/** The starts of this week and the ones before it, oldest first, at midnight in India. */
function lastMondays(now: Date) {
  const today = new Date(`${dayInIndia(now)}T00:00:00+05:30`)
  const daysSinceMonday = (new Date(dayInIndia(now)).getUTCDay() + 6) % 7
  return Array.from(
    { length: weeksShown },
    (_, i) => new Date(today.getTime() - (daysSinceMonday + 7 * (weeksShown - 1 - i)) * dayMs),
  )
}

/** Each week is a stretch of the index over the time of arrival, whatever the size of the archive. */
async function countPerWeek(db: Db, table: Received, mondays: Date[]) {
  const columns = mondays.map((monday, i) => {
    const next = new Date(monday.getTime() + 7 * dayMs)
    return sql`(select count(*) from ${sql.table(table)} where spam = 0 and created_at >= ${timeOf(monday)}
      and created_at < ${timeOf(next)}) as ${sql.ref(`w${i}`)}`
  })
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  return mondays.map((_, i) => Number(rows[0]?.[`w${i}`] ?? 0))
}
