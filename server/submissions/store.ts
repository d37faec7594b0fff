import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { ApplicationQuery } from '#contract/applications.ts'
import { dayInIndia } from '#contract/days.ts'
import type { EnquiryQuery } from '#contract/enquiries.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { alphabetical, readBatches, readPage } from '../db/paging.ts'
import { containsText, endsWithNumber } from '../db/search.ts'
import { hashToken } from '../db/secret.ts'
import type { Tables } from '../db/tables.ts'

/** The two kinds of submissions, by the names of their tables. */
export const kinds = ['applications', 'enquiries'] as const
export type Kind = (typeof kinds)[number]
export const singular = { applications: 'application', enquiries: 'enquiry' } as const

export type Row<K extends Kind = Kind> = Selectable<Tables[K]>
export type Queries = { applications: ApplicationQuery; enquiries: EnquiryQuery }

type Submissions = {
  applications: ReturnType<typeof toApplication>
  enquiries: ReturnType<typeof toEnquiry>
}

const toApplication = (row: Row<'applications'>) => ({
  ...row,
  spam: row.spam === 1,
  consent: row.notice_version !== '',
  keep: row.keep === 1,
  confirmation_withheld: row.confirmation_withheld === 1,
  cv_left_out: row.cv_left_out === 1,
})

const toEnquiry = (row: Row<'enquiries'>) => ({
  ...row,
  spam: row.spam === 1,
  consent: row.notice_version !== '',
})

const converters = { applications: toApplication, enquiries: toEnquiry }

/** A row as the contract describes it. */
export const toSubmission = <K extends Kind>(kind: K, row: Row) =>
  (converters[kind] as (row: Row) => Submissions[K])(row)

export async function listSubmissions<K extends Kind>(db: Db, kind: K, query: Queries[K], now: Date) {
  const order = orders(db)[query.sort]
  const { items, total } = await readPage(findMatching(db, kind, query, now), { ...query, order })
  return { items: items.map((row) => toSubmission(kind, row)), total }
}

export const exportSubmissions = <K extends Kind>(db: Db, kind: K, query: Queries[K], now: Date) =>
  readBatches<Kind>(db, kind, findMatching(db, kind, query, now), orders(db)[query.sort])

type Filter = {
  spam: boolean
  search?: string
  status?: Row['status']
  /** Of applications. */
  job_id?: string
  /** Of enquiries. */
  follow_up?: 'due' | 'any'
}

function findMatching(db: Db, kind: Kind, { spam, search, status, job_id, follow_up }: Filter, now: Date) {
  let found = db.selectFrom<Kind>(kind).where('spam', '=', spam ? 1 : 0)
  if (search) found = found.where(containsText<Kind>(db, searched[kind], search, indexed[kind]))
  if (status) found = found.where('status', '=', status)
  if (job_id) found = found.where('job_id', '=', job_id)
  if (follow_up) found = found.where('follow_up_on', 'is not', null)
  if (follow_up === 'due') found = found.where('follow_up_on', '<=', dayInIndia(now))
  return found
}

type Column = keyof Tables['applications'] | keyof Tables['enquiries']
const searched: Record<Kind, Column[]> = {
  applications: ['name', 'email', 'whatsapp', 'address', 'qualification', 'experience', 'job_title', 'notes'],
  enquiries: ['name', 'phone', 'plan', 'message', 'topic', 'notes'],
}
const indexed = {
  applications: { index: 'applications_fts', number: 'whatsapp' },
  enquiries: { index: 'enquiries_fts', number: 'phone' },
} as const

const orders = (db: Db) => ({
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  name: sql`${alphabetical(db, 'name')}, id desc`,
  job: sql`${alphabetical(db, 'job_title')}, id desc`,
  follow_up: sql`follow_up_on is null, follow_up_on, id`,
})

const findRow = (db: Db, kind: Kind, column: 'id' | 'link_hash', value: string) =>
  db.selectFrom<Kind>(kind).selectAll().where(column, '=', value).executeTakeFirst()

export async function findSubmission<K extends Kind>(db: Db, kind: K, id: string) {
  const row = await findRow(db, kind, 'id', id)
  return row && toSubmission(kind, row)
}

/** What a private link leads to. */
export async function findByLink(db: Db, token: string) {
  for (const kind of kinds) {
    const row = await findRow(db, kind, 'link_hash', hashToken(token))
    if (row) return { kind, row } as LinkedRow
  }
  return undefined
}

export type LinkedRow =
  | { kind: 'applications'; row: Row<'applications'> }
  | { kind: 'enquiries'; row: Row<'enquiries'> }

/** Enquirers leave no mail address. `numbers` are the last digits of phone numbers. */
export async function findByContact<K extends Kind>(db: Db, kind: K, emails: string[], numbers: string[]) {
  const addresses = kind === 'applications' ? emails : []
  if (addresses.length + numbers.length === 0) return []
  const rows = await db
    .selectFrom<Kind>(kind)
    .selectAll()
    .where((e) =>
      e.or([
        ...(addresses.length > 0 ? [e('email', 'in', addresses)] : []),
        ...endsWithNumber(db, indexed[kind].number, numbers),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => toSubmission(kind, row))
}

/** Returns what is stored now: an earlier row where the same was sent before. */
export async function insertOnce<K extends Kind>(tx: Db, kind: K, row: Insertable<Tables[K]>) {
  const { fingerprint } = row as Insertable<Tables[Kind]>
  const stored = await tx
    .insertInto<Kind>(kind)
    .values(row as Insertable<Tables[Kind]>)
    // Without an update the earlier row would not be returned.
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ fingerprint }))
    .returningAll()
    .executeTakeFirstOrThrow()
  return stored as Row as Row<K>
}

/** What came in until then is no longer the same as what comes now. */
export async function releaseFingerprint(tx: Db, kind: Kind, fingerprint: string, until: Date) {
  await tx
    .updateTable<Kind>(kind)
    .set((e) => ({ fingerprint: e.ref('id') }))
    .where('fingerprint', '=', fingerprint)
    .where('created_at', '<=', timeOf(until))
    .execute()
}

type Columns = Updateable<Tables['applications']> | Updateable<Tables['enquiries']>

/** False when there is none, or its notes are no longer `notesFrom`. */
export async function updateSubmission(db: Db, kind: Kind, id: string, columns: Columns, notesFrom?: string) {
  let update = db
    .updateTable<Kind>(kind)
    // `id` keeps the statement valid when nothing changes.
    .set((e) => ({ id: e.ref('id'), ...columns }))
    .where('id', '=', id)
  if (notesFrom !== undefined) update = update.where('notes', '=', notesFrom)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteSubmissions = (tx: Db, kind: Kind, ids: string[]) =>
  tx.deleteFrom<Kind>(kind).where('id', 'in', ids).returningAll().execute()

export async function findOld(db: Db, kind: Kind, before: Date, limit: number) {
  const rows = await db
    .selectFrom<Kind>(kind)
    .select('id')
    // The first column of the index.
    .where('spam', 'in', [0, 1])
    .where('created_at', '<', timeOf(before))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
