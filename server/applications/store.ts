import { sql } from 'kysely'
import type { Account } from '#contract/accounts.ts'
import type { ApplicationChange, ApplicationExport, ApplicationQuery } from '#contract/applications.ts'
import { maxPageSize } from '#contract/limits.ts'
import type { OpenedCvQuery } from '#contract/people.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import {
  containsText,
  countRows,
  endsWithNumber,
  numberOf,
  numberWithoutSpam,
  readPage,
  reckon,
  rowsToSearch,
  tieOf,
} from '../db/paging.ts'
import { prepared } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'

type Row = Tables['applications']

export async function listApplications(db: Db, query: ApplicationQuery) {
  const { search, status, job_id, spam } = query
  const { toRead, toCount } = await rowsToSearch(db, 'applications', search)
  const isWhole = !search && !status && !job_id && !spam
  const all = isWhole ? numberWithoutSpam('applications') : numberOf(matching(db, toCount, query))
  const asked = { ...query, order: orderOf(db, query.sort) }
  const page = await readPage(db, 'applications', matching(db, toRead, query), asked, () => reckon(db, all))
  return { ...page, items: page.items.map(applicationOf) }
}

const rowsAtOnce = 100

/** All that fit, some at a time: an archive of years never stands in memory as a whole. */
export async function readApplications(db: Db, query: ApplicationExport) {
  const { toRead } = await rowsToSearch(db, 'applications', query.search)
  const found = matching(db, toRead, query).select('id').orderBy(orderOf(db, query.sort))
  const ids = (await found.execute()).map(({ id }) => id)
  return readInTurn()

  async function* readInTurn() {
    for (let i = 0; i < ids.length; i += rowsAtOnce) {
      const some = ids.slice(i, i + rowsAtOnce)
      const rows = await db.selectFrom('applications').selectAll().where('id', 'in', some).execute()
      const byId = new Map(rows.map((row) => [row.id, applicationOf(row)]))
      // What was deleted meanwhile is left out.
      yield some.flatMap((id) => byId.get(id) ?? [])
    }
  }
}

type Rows = Awaited<ReturnType<typeof rowsToSearch<'applications'>>>['toRead']

function matching(db: Db, rows: Rows, query: ApplicationExport) {
  let found = rows.where('spam', '=', query.spam ? 1 : 0)
  if (query.search) found = found.where(containsText<'applications'>(db, searched, query.search))
  if (query.status) found = found.where('status', '=', query.status)
  if (query.job_id) found = found.where('job_id', '=', query.job_id)
  return found
}

const searched: (keyof Row)[] = [
  'name',
  'email',
  'whatsapp',
  'address',
  'qualification',
  'experience',
  'job_title',
  'notes',
]

/** Each as an index has it, from its start or from its end. */
const orderOf = (db: Db, sort: ApplicationQuery['sort']) =>
  ({
    newest: sql`created_at desc, ${tieOf(db)} desc`,
    oldest: sql`created_at, ${tieOf(db)}`,
    name: sql`lower(name), ${tieOf(db)} desc`,
    job: sql`lower(job_title), ${tieOf(db)} desc`,
  })[sort]

const applicationOf = (row: Row) => ({ ...row, spam: row.spam === 1 })

const selectJob = prepared((db, { id }: { id: string }) =>
  db.selectFrom('jobs').select(['title', 'open', 'closes_on']).where('id', '=', id),
)

/** What applying needs to know of a job. */
export async function findJob(tx: Db, id: string) {
  const jobs = jobsSeen.get(tx) ?? new Map<string, Promise<Job | undefined>>()
  jobsSeen.set(tx, jobs)
  const job = jobs.get(id) ?? readJob(tx, id)
  jobs.set(id, job)
  return job
}

type Job = { title: string; open: boolean; closes_on: string | null }
/** Who comes together shares a transaction, in which a job stays as it is, and most come for the same one. */
const jobsSeen = new WeakMap<Db, Map<string, Promise<Job | undefined>>>()

async function readJob(tx: Db, id: string): Promise<Job | undefined> {
  const { rows } = await selectJob(tx, { id })
  const [row] = rows
  return row && { ...row, open: row.open === 1 }
}

export async function isApplicationKnown(db: Db, fingerprint: string) {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return row !== undefined
}

const insertRow = prepared((db, row: Row) =>
  db
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing()),
)

/** False when the same application is there already, also when it came in at the same moment. */
export async function insertApplication(db: Db, row: Row) {
  // Asking for the id of what was inserted would make SQLite three times slower.
  return (await insertRow(db, row)).affected > 0
}

export async function findApplication(db: Db, id: string) {
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
  return row && applicationOf(row)
}

/** False when there is no such application, or no longer with the notes that the new ones started from. */
export async function updateApplication(db: Db, id: string, change: ApplicationChange) {
  const { spam, notes_from, ...columns } = change
  let update = db
    .updateTable('applications')
    // Naming a column that stays as it is keeps a change of nothing at all valid.
    .set((e) => ({ id: e.ref('id'), ...columns, ...(spam !== undefined && { spam: spam ? 1 : 0 }) }))
    .where('id', '=', id)
  if (notes_from !== undefined) update = update.where('notes', '=', notes_from)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The deleted rows, as far as something else hangs on them. */
export function deleteApplications(db: Db, ids: string[]) {
  return db.deleteFrom('applications').where('id', 'in', ids).returning(['id', 'cv']).execute()
}

export async function findExpiredApplications(db: Db, before: Date, most: number) {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    // As the index begins.
    .where('spam', 'in', [0, 1])
    .where('created_at', '<', timeOf(before))
    .limit(most)
    .execute()
  return rows.map((row) => row.id)
}

export function findCv(db: Db, cv: string) {
  return db.selectFrom('applications').select(['id', 'cv_name']).where('cv', '=', cv).executeTakeFirst()
}

export async function insertCvOpening(db: Db, application_id: string, account: Account, now: Date) {
  const { id: account_id, email } = account
  await db
    .insertInto('cv_openings')
    .values({ id: newId(), application_id, account_id, email, opened_at: timeOf(now) })
    .execute()
}

export async function listCvOpenings(db: Db, application_id: string) {
  const items = await db
    .selectFrom('cv_openings')
    .selectAll()
    .where('application_id', '=', application_id)
    .orderBy('id', 'desc')
    .execute()
  return { items, total: items.length }
}

/** All openings, newest first; `search` looks for who opened and whose CV. */
export async function listOpenedCvs(db: Db, { search, limit = maxPageSize, offset = 0 }: OpenedCvQuery) {
  let found = db
    .selectFrom('cv_openings')
    .leftJoin('applications', 'applications.id', 'cv_openings.application_id')
  if (search)
    // Each by itself: where the application is erased there is no name, and nothing joined to it.
    found = found.where((e) =>
      e.or([
        containsText<'cv_openings'>(db, ['cv_openings.email'], search)(e),
        containsText<'applications'>(db, ['applications.name'], search)(e),
      ]),
    )
  const total = await countRows(found)
  const items = await found
    .select(['cv_openings.id', 'cv_openings.email', 'opened_at', 'applications.name as applicant'])
    .orderBy('cv_openings.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items, total }
}

/** Whose mail address or number is one of these. */
export async function findApplicationsOf(db: Db, emails: string[], numbers: string[]) {
  if (emails.length + numbers.length === 0) return []
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where((e) =>
      e.or([
        ...(emails.length > 0 ? [e('email', 'in', emails)] : []),
        ...endsWithNumber('whatsapp', numbers),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map(applicationOf)
}

export async function deleteCvOpeningsBefore(db: Db, time: Date) {
  await db.deleteFrom('cv_openings').where('opened_at', '<', timeOf(time)).execute()
}
