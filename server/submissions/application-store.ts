// SQL that only applications need: their jobs and their CVs.
import { sql } from 'kysely'
import type { Account } from '#contract/access/accounts.ts'
import { dayInIndia } from '#contract/days.ts'
import { maxPageSize } from '#contract/limits.ts'
import type { OpenedCvQuery } from '#contract/people/people.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { newId } from '../db/ids.ts'
import { countRows } from '../db/paging.ts'
import { containsText } from '../db/search.ts'
import { isSqlite } from '../db/upgrade.ts'
import { auditRecord } from '../records/diary.ts'

/** What applying needs to know of a job. It stays until the transaction ends; SQLite does one after the other anyway. */
export async function findJob(tx: Db, id: string) {
  const found = tx
    .selectFrom('jobs')
    .select(['title', 'open', 'closes_on', 'phone_only'])
    .where('id', '=', id)
  return (isSqlite(tx) ? found : found.forShare()).executeTakeFirst()
}

/** What erasing after its end needs to know of a job. */
export async function findJobs(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('jobs')
    .select(['id', 'open', 'closes_on', 'closed_at'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

/** Those that may not be kept for later jobs, once theirs has ended before. */
export async function findUnkept(db: Db, closedBefore: Date, limit: number) {
  const time = timeOf(closedBefore)
  const rows = await db
    .selectFrom('applications')
    .leftJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.id')
    .where('keep', '=', false)
    .where((e) =>
      e.or([
        e.and([e('job_id', 'is', null), e('job_closed_at', '<', time)]),
        e.and([e('jobs.open', '=', false), e('jobs.closed_at', '<', time)]),
        e('jobs.closes_on', '<', dayInIndia(closedBefore)),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** By job, without spam. */
export async function countApplicants(db: Db) {
  const items = await db
    .selectFrom('applications')
    .select((e) => [
      e.ref('job_id').$notNull().as('id'),
      e.fn.countAll<number>().as('applicants'),
      e.fn.count<number>(sql`case when status = 'new' then 1 end`).as('unread'),
    ])
    .where('spam', '=', false)
    .where('job_id', 'is not', null)
    .groupBy('job_id')
    .execute()
  return { items, total: items.length }
}

export const findCv = (db: Db, cv: string) =>
  db.selectFrom('applications').select(['id', 'cv_name']).where('cv', '=', cv).executeTakeFirst()

/** Who looks at a CV is told by the diary, and by the list of its openings. */
export const recordCvOpening = (db: Db, id: string, account: Account, audit: AuditContext) =>
  db.transaction().execute(async (tx) => {
    const opening = { id: newId(), application_id: id, account_id: account.id, email: account.email }
    await tx
      .insertInto('cv_openings')
      .values({ ...opening, opened_at: timeOf(audit.now) })
      .execute()
    await auditRecord(tx, audit, 'cv_opened', 'applications', { id })
  })

/** Newest first, of one application or of all; `search` looks for who opened and whose CV. */
export async function listCvOpenings(db: Db, query: OpenedCvQuery & { application?: string }) {
  const { application, search, limit = maxPageSize, offset = 0 } = query
  let found = db
    .selectFrom('cv_openings')
    .leftJoin('accounts', 'accounts.id', 'cv_openings.account_id')
    .leftJoin('applications', 'applications.id', 'cv_openings.application_id')
  if (application) found = found.where('application_id', '=', application)
  if (search)
    // Apart, since the name is null once the application is erased.
    found = found.where((e) =>
      e.or([
        containsText<'cv_openings'>(db, ['cv_openings.email'], search)(e),
        containsText<'accounts'>(db, ['accounts.name'], search)(e),
        containsText<'applications'>(db, ['applications.name'], search)(e),
      ]),
    )
  const page = found
    .select(['cv_openings.id', 'cv_openings.email', 'opened_at', 'applications.name as applicant'])
    // Empty when the account has none, or is gone.
    .select(sql<string>`coalesce(accounts.name, '')`.as('name'))
    .orderBy('cv_openings.id', 'desc')
  const items = await (application ? page : page.limit(limit).offset(offset)).execute()
  return { items, total: await countRows(found) }
}
