import { type Access, mayUse, type Role } from '#contract/access/roles.ts'
import type { Attention } from '#contract/admin/dashboard.ts'
import { calls } from '#contract/calls.ts'
import { dayInIndia } from '#contract/days.ts'
import { type Clock, dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { countRows } from '../db/rows.ts'
import type { Api } from '../http/handle.ts'
import { countUndelivered } from '../mail/store.ts'

export function summaryRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }) {
  api.handle(calls.getAttention, ({ account }) => getAttention(db, account.roles, clock()))
  api.handle(calls.getSummary, ({ account }) => getSummary(db, account.roles, clock()))
}

const weeksShown = 12
const followUpsShown = 5
/** A whole day of them. */
const interviewsShown = 10
const weekMs = 7 * dayMs

/** Counts only what the roles include; a number that they do not include is left out. */
async function getSummary(db: Db, roles: readonly Role[], now: Date) {
  const count = whereAllowed(roles)
  const today = dayInIndia(now)
  const mondays = lastMondays(today)
  const openJobs = db
    .selectFrom('jobs')
    .where('open', '=', true)
    .where((e) => e.or([e('closes_on', 'is', null), e('closes_on', '>=', today)]))
  const [attention, follow_ups, interviews, applications, enquiries, projects, reviews, services, open_jobs] =
    await Promise.all([
      getAttention(db, roles, now),
      count('enquiries', () => nextFollowUps(db)),
      count('applications', () => nextInterviews(db, today)),
      count('applications', () => countReceived(db, 'applications', mondays)),
      count('enquiries', () => countReceived(db, 'enquiries', mondays)),
      count('projects', () => countRows(db.selectFrom('projects'))),
      count('reviews', () => countRows(db.selectFrom('reviews').where('status', '=', 'shown'))),
      count('services', () => countRows(db.selectFrom('services'))),
      count('jobs', () => countRows(openJobs)),
    ])
  return {
    attention,
    follow_ups: follow_ups ?? [],
    interviews: interviews ?? [],
    counts: {
      projects,
      reviews,
      services,
      open_jobs,
      applications: applications?.all,
      enquiries: enquiries?.all,
    },
    weeks: mondays.map((monday, i) => ({
      week: dayInIndia(monday),
      applications: applications?.weeks[i],
      enquiries: enquiries?.weeks[i],
    })),
  }
}

/** Every screen shows these numbers, so they are apart from what takes longer to count. */
async function getAttention(db: Db, roles: readonly Role[], now: Date): Promise<Attention> {
  const count = whereAllowed(roles)
  const [
    new_applications,
    new_enquiries,
    due_follow_ups,
    waiting_reviews,
    waiting_accounts,
    undelivered_mails,
  ] = await Promise.all([
    count('applications', () => countRows(receivedIn(db, 'applications').where('status', '=', 'new'))),
    count('enquiries', () => countRows(receivedIn(db, 'enquiries').where('status', '=', 'new'))),
    count('enquiries', () => countRows(toCallAgain(db).where('follow_up_on', '<=', dayInIndia(now)))),
    count('reviews', () => countRows(db.selectFrom('reviews').where('status', '=', 'waiting'))),
    count('owner', () => countRows(db.selectFrom('accounts').where('status', '=', 'waiting'))),
    countUndelivered(db, roles),
  ])
  return {
    new_applications: new_applications ?? 0,
    new_enquiries: new_enquiries ?? 0,
    due_follow_ups: due_follow_ups ?? 0,
    waiting_reviews: waiting_reviews ?? 0,
    waiting_accounts: waiting_accounts ?? 0,
    undelivered_mails,
  }
}

/** Runs a count only for those who may use what it counts. */
const whereAllowed =
  (roles: readonly Role[]) =>
  async <T>(access: Access, run: () => Promise<T>): Promise<T | undefined> =>
    mayUse(roles, access) ? run() : undefined

/** The longest overdue first. */
async function nextFollowUps(db: Db) {
  const rows = await toCallAgain(db)
    .select(['id', 'name', 'follow_up_on'])
    .orderBy('follow_up_on')
    .orderBy('id')
    .limit(followUpsShown)
    .execute()
  return rows.map((row) => ({ ...row, follow_up_on: row.follow_up_on ?? '' }))
}

/** From today on, until they have taken place. */
async function nextInterviews(db: Db, today: string) {
  const rows = await receivedIn(db, 'applications')
    .select(['id', 'name', 'job_title', 'interview_at', 'interview_place'])
    .where('status', '=', 'invited')
    .where('interview_at', '>=', today)
    .orderBy('interview_at')
    .orderBy('id')
    .limit(interviewsShown)
    .execute()
  return rows.map((row) => ({ ...row, interview_at: row.interview_at ?? '' }))
}

const receivedIn = (db: Db, table: 'applications' | 'enquiries') =>
  db.selectFrom(table).where('spam', '=', false)

const toCallAgain = (db: Db) =>
  db.selectFrom('enquiries').where('spam', '=', false).where('follow_up_on', 'is not', null)

/** Everything is counted once, by weeks, since counting is what takes the time. */
async function countReceived(db: Db, table: 'applications' | 'enquiries', mondays: Date[]) {
  const [earlier = 0, ...weeks] = await Promise.all(
    [undefined, ...mondays].map((monday, i) => {
      const next = mondays[i]
      let week = receivedIn(db, table)
      if (monday) week = week.where('created_at', '>=', timeOf(monday))
      if (next) week = week.where('created_at', '<', timeOf(next))
      return countRows(week)
    }),
  )
  return { all: weeks.reduce((sum, count) => sum + count, earlier), weeks }
}

/** The starts of this week and the ones before it, oldest first, at midnight in India. */
function lastMondays(today: string) {
  const midnight = Date.parse(`${today}T00:00:00+05:30`)
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const thisMonday = midnight - daysSinceMonday * dayMs
  return Array.from({ length: weeksShown }, (_, i) => new Date(thisMonday - (weeksShown - 1 - i) * weekMs))
}
