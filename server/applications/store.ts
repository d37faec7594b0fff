import { sql } from 'kysely'
import type { Account } from '#contract/access/accounts.ts'
import type { ApplicationChange, ApplicationExport, ApplicationQuery } from '#contract/applications.ts'
import { dayInIndia } from '#contract/days.ts'
import { maxPageSize } from '#contract/limits.ts'
import type { OpenedCvQuery } from '#contract/people/people.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { alphabetical, countRows, readBatches, readPage } from '../db/paging.ts'
import { isSqlite } from '../db/schema.ts'
import { containsText, endsWithNumber } from '../db/search.ts'
import type { Consent, Tables } from '../db/tables.ts'

type Row = Tables['applications']

export async function listApplications(db: Db, query: ApplicationQuery) {
  const page = await readPage(findMatching(db, query), { ...query, order: orders(db)[query.sort] })
  return { ...page, items: page.items.map(applicationOf) }
}

export const exportApplications = (db: Db, query: ApplicationExport) =>
  readBatches(db, 'applications', findMatching(db, query), orders(db)[query.sort])

function findMatching(db: Db, { spam, search, status, job_id }: ApplicationExport) {
  let found = db.selectFrom('applications').where('spam', '=', spam ? 1 : 0)
  if (search) found = found.where(containsText<'applications'>(db, searched, search, indexed))
  if (status) found = found.where('status', '=', status)
  if (job_id) found = found.where('job_id', '=', job_id)
  return found
}

const indexed = { index: 'applications_fts', number: 'whatsapp' } as const
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

const orders = (db: Db) => ({
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  name: sql`${alphabetical(db, 'name')}, id desc`,
  job: sql`${alphabetical(db, 'job_title')}, id desc`,
})

const applicationOf = (row: Row) => ({
  ...row,
  spam: row.spam === 1,
  consent: row.notice_version !== '',
  notice_language: row.notice_language ?? '',
  keep: typeof row.keep === 'number' ? row.keep === 1 : null,
  confirmation_withheld: row.confirmation_withheld === 1,
  cv_left_out: row.cv_left_out === 1,
})

/** What applying needs to know of a job. It stays until the transaction ends; SQLite does one after the other anyway. */
export async function findJob(tx: Db, id: string) {
  const found = tx.selectFrom('jobs').select(['title', 'open', 'closes_on']).where('id', '=', id)
  const row = await (isSqlite(tx) ? found : found.forShare()).executeTakeFirst()
  return row && { ...row, open: row.open === 1 }
}

/** What erasing after its end needs to know of a job. */
export async function findJobs(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'open', 'closes_on', 'closed_at'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return rows.map((row) => ({ ...row, open: row.open === 1 }))
}

export const findSame = (db: Db, fingerprint: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'keep', 'cv_left_out', 'created_at'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()

export type KeepAnswer = Consent & { keep: number }

/** Whether it may be kept; with the consent to which the answer belongs, unless there was none. */
export async function updateAnswer(tx: Db, id: string, { keep, ...consent }: KeepAnswer) {
  const change = { keep, ...(consent.notice_version && consent) }
  await tx.updateTable('applications').set(change).where('id', '=', id).execute()
}

/** False when the same application is there already. */
export async function insertApplication(db: Db, row: Row) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('applications')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** The hash is another one only if the application came under another key, or before links were made from it. */
export async function updateLink(tx: Db, id: string, link_hash: string) {
  await tx.updateTable('applications').set({ link_hash }).where('id', '=', id).execute()
}

/** False unless the application was taken without its CV. */
export async function addCv(tx: Db, id: string, names: Pick<Row, 'cv' | 'cv_name'>) {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ ...names, cv_left_out: 0 })
    .where('id', '=', id)
    .where('cv_left_out', '=', 1)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Staff see that the applicant has got no mail. */
export async function noteWithheldConfirmation(tx: Db, id: string) {
  await tx.updateTable('applications').set({ confirmation_withheld: 1 }).where('id', '=', id).execute()
}

export async function findApplication(db: Db, id: string) {
  const row = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
  return row && applicationOf(row)
}

/** False when there is no such application, or its notes are no longer `notes_from`. */
export async function updateApplication(db: Db, id: string, change: ApplicationChange) {
  const { spam, notes_from, ...columns } = change
  let update = db
    .updateTable('applications')
    // `id` keeps the statement valid when nothing changes.
    .set((e) => ({ id: e.ref('id'), ...columns, ...(spam !== undefined && { spam: spam ? 1 : 0 }) }))
    .where('id', '=', id)
  if (notes_from !== undefined) update = update.where('notes', '=', notes_from)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}

export function deleteApplications(db: Db, ids: string[]) {
  return db.deleteFrom('applications').where('id', 'in', ids).returning(['id', 'cv']).execute()
}

export type Expiry = {
  /** What came in before is erased. */
  before: Date
  /** What need not be kept is erased once its job has ended before. */
  closedBefore: Date
}

export async function findExpiredApplications(db: Db, { before, closedBefore }: Expiry, limit: number) {
  const old = await findOldApplications(db, before, limit)
  return old.length > 0 ? old : findUnkeptApplications(db, closedBefore, limit)
}

async function findUnkeptApplications(db: Db, closedBefore: Date, limit: number) {
  const time = timeOf(closedBefore)
  const rows = await db
    .selectFrom('applications')
    .leftJoin('jobs', 'jobs.id', 'applications.job_id')
    .select('applications.id')
    .where('keep', '=', 0)
    .where((e) =>
      e.or([
        e.and([e('job_id', 'is', null), e('job_closed_at', '<', time)]),
        e.and([e('jobs.open', '=', 0), e('jobs.closed_at', '<', time)]),
        e('jobs.closes_on', '<', dayInIndia(closedBefore)),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

async function findOldApplications(db: Db, before: Date, limit: number) {
  const rows = await db
    .selectFrom('applications')
    .select('id')
    // The first column of the index.
    .where('spam', 'in', [0, 1])
    .where('created_at', '<', timeOf(before))
    .limit(limit)
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
    .leftJoin('accounts', 'accounts.id', 'cv_openings.account_id')
    .select(['cv_openings.id', nameOfOpener, 'cv_openings.email', 'opened_at'])
    .where('application_id', '=', application_id)
    .orderBy('cv_openings.id', 'desc')
    .execute()
  return { items, total: items.length }
}

/** Empty when the account has none, or is gone. */
const nameOfOpener = sql<string>`coalesce(accounts.name, '')`.as('name')

/** All openings, newest first; `search` looks for who opened and whose CV. */
export async function listOpenedCvs(db: Db, { search, limit = maxPageSize, offset = 0 }: OpenedCvQuery) {
  let found = db
    .selectFrom('cv_openings')
    .leftJoin('applications', 'applications.id', 'cv_openings.application_id')
    .leftJoin('accounts', 'accounts.id', 'cv_openings.account_id')
  if (search)
    // Apart, since the name is null once the application is erased.
    found = found.where((e) =>
      e.or([
        containsText<'cv_openings'>(db, ['cv_openings.email'], search)(e),
        containsText<'accounts'>(db, ['accounts.name'], search)(e),
        containsText<'applications'>(db, ['applications.name'], search)(e),
      ]),
    )
  const total = await countRows(found)
  const items = await found
    .select([
      'cv_openings.id',
      nameOfOpener,
      'cv_openings.email',
      'opened_at',
      'applications.name as applicant',
    ])
    .orderBy('cv_openings.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { items, total }
}

export async function findApplicationsByContact(db: Db, emails: string[], numbers: string[]) {
  if (emails.length + numbers.length === 0) return []
  const rows = await db
    .selectFrom('applications')
    .selectAll()
    .where((e) =>
      e.or([
        ...(emails.length > 0 ? [e('email', 'in', emails)] : []),
        ...endsWithNumber(db, 'whatsapp', numbers),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map(applicationOf)
}
