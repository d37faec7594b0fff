import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { ApplicationQuery } from '#contract/applications.ts'
import { dayInIndia } from '#contract/days.ts'
import type { EnquiryQuery } from '#contract/enquiries.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { alphabetical, countRows, lockRow, readBatches, readPage } from '../db/rows.ts'
import { containsText, endsWithNumber } from '../db/search.ts'
import { hashToken } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'
import { findNoted } from '../notes/notes.ts'

/** The two kinds of submissions, by the names of their tables. */
export const kinds = ['applications', 'enquiries'] as const
export type Kind = (typeof kinds)[number]

export type Row<K extends Kind = Kind> = Selectable<Tables[K]>
export type Queries = { applications: ApplicationQuery; enquiries: EnquiryQuery }

type Submissions = {
  applications: ReturnType<typeof toApplication>
  enquiries: ReturnType<typeof toEnquiry>
}

const toApplication = (row: Row<'applications'>) => ({ ...row, consent: row.notice_version !== '' })

const toEnquiry = (row: Row<'enquiries'>) => ({ ...row, consent: row.notice_version !== '' })

const converters = { applications: toApplication, enquiries: toEnquiry }

/** A row as the contract describes it. */
export const toSubmission = <K extends Kind>(kind: K, row: Row) =>
  (converters[kind] as (row: Row) => Submissions[K])(row)

export async function listSubmissions<K extends Kind>(db: Db, kind: K, query: Queries[K], now: Date) {
  const order = inOrder(orders(db, now)[query.sort])
  const { items, total } = await readPage(findMatching(db, kind, query, now), { ...query, order })
  return { items: items.map((row) => toSubmission(kind, row)), total }
}

export const exportSubmissions = <K extends Kind>(db: Db, kind: K, query: Queries[K], now: Date) =>
  readBatches<Kind>(db, kind, findMatching(db, kind, query, now), inOrder(orders(db, now)[query.sort]))

/** The one before and the one after by the order of the list, whether or not it matches the filter itself. */
export async function findNeighbours<K extends Kind>(
  db: Db,
  kind: K,
  query: Queries[K],
  { id, now }: { id: string; now: Date },
) {
  const [key, direction, ofEqual] = orders(db, now)[query.sort]
  const own = sql`(select ${key} from ${sql.table(kind)} where id = ${id})`
  const beyond = (by: Direction, byId: Direction) => {
    const isBeyond = sql<boolean>`(${key} ${signs[by]} ${own} or (${key} = ${own} and id ${signs[byId]} ${id}))`
    const found = findMatching(db, kind, query, now).where(isBeyond)
    const nearest = found
      .select('id')
      .orderBy(inOrder([key, by, byId]))
      .limit(1)
    return { found, nearest: async () => (await nearest.executeTakeFirst())?.id ?? null }
  }
  const after = beyond(direction, ofEqual)
  const before = beyond(opposite[direction], opposite[ofEqual])
  return {
    previous: await before.nearest(),
    next: await after.nearest(),
    left: await countRows(after.found),
  }
}

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
  let found = db.selectFrom<Kind>(kind).where('spam', '=', spam)
  if (search) {
    const contains = containsText<Kind>(db, searched[kind], search, indexed[kind])
    // With OR in place of a union, PostgreSQL would not use its index.
    const matching = db.selectFrom<Kind>(kind).select('id').where(contains)
    found = found.where('id', 'in', matching.unionAll(findNoted(db, kind, search)))
  }
  if (status) found = found.where('status', '=', status)
  if (job_id) found = found.where('job_id', '=', job_id)
  if (follow_up) found = found.where('follow_up_on', 'is not', null)
  if (follow_up === 'due') found = found.where('follow_up_on', '<=', dayInIndia(now))
  return found
}

type Column = keyof Tables['applications'] | keyof Tables['enquiries']
const searched: Record<Kind, Column[]> = {
  applications: ['name', 'email', 'whatsapp', 'address', 'qualification', 'experience', 'job_title'],
  enquiries: ['name', 'phone', 'plan', 'message', 'topic'],
}
const indexed = {
  applications: { index: 'applications_fts', number: 'whatsapp' },
  enquiries: { index: 'enquiries_fts', number: 'phone' },
} as const

type Direction = 'asc' | 'desc'
/** What is sorted by, which is never null, and the order by id of those that have it in common. */
type Order = [key: RawBuilder<unknown>, direction: Direction, ofEqual: Direction]
const opposite = { asc: 'desc', desc: 'asc' } as const
const signs = { asc: sql`>`, desc: sql`<` }

const inOrder = ([key, direction, ofEqual]: Order) =>
  sql`${key} ${sql.raw(direction)}, id ${sql.raw(ofEqual)}`

const orders = (db: Db, now: Date): Record<Queries[Kind]['sort'], Order> => ({
  newest: [sql`created_at`, 'desc', 'desc'],
  oldest: [sql`created_at`, 'asc', 'asc'],
  name: [alphabetical(db, 'name'), 'asc', 'desc'],
  job: [alphabetical(db, 'job_title'), 'asc', 'desc'],
  // Those without a day come last.
  follow_up: [sql`coalesce(follow_up_on, '9999')`, 'asc', 'asc'],
  call: [urgency(now), 'asc', 'desc'],
})

/** Due by today, without an answer, on a later day, the rest, the ended. */
const urgency = (now: Date) => sql`case when follow_up_on <= ${dayInIndia(now)} then '0' || follow_up_on
  when follow_up_on is not null then '2' || follow_up_on
  when status = 'new' then '1' when status = 'answered' then '3' else '4' end`

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

type Columns = Updateable<Tables['applications']> | Updateable<Tables['enquiries']>

/** False when there is none. */
export async function updateSubmission(db: Db, kind: Kind, id: string, columns: Columns) {
  const { numUpdatedRows } = await db
    .updateTable<Kind>(kind)
    // `id` keeps the statement valid when nothing changes.
    .set((e) => ({
      ...(kind === 'applications' ? { version: e('version', '+', 1) } : { id: e.ref('id') }),
      ...columns,
    }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSubmissions(tx: Db, kind: Kind, ids: string[]) {
  // In one order, so that nobody who changes several waits for it, and it for them.
  for (const id of ids.toSorted()) await lockRow(tx, kind, id)
  return tx.deleteFrom<Kind>(kind).where('id', 'in', ids).returningAll().execute()
}

export async function findOld(db: Db, kind: Kind, before: Date, limit: number) {
  const rows = await db
    .selectFrom<Kind>(kind)
    .select('id')
    // The first column of the index.
    .where('spam', 'in', [false, true])
    .where('created_at', '<', timeOf(before))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
