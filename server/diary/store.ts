import { type Selectable, sql } from 'kysely'
import type { DiaryEntry, DiaryExport, DiaryQuery } from '#contract/access/diary.ts'
import type { Db } from '../db/database.ts'
import { readBatches, readPage } from '../db/paging.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'

type Row = Selectable<Tables['diary']>

const newestFirst = sql`id desc`

export async function listDiary(db: Db, query: DiaryQuery) {
  const page = await readPage(findMatching(db, query), { ...query, order: newestFirst })
  return { ...page, items: await entriesOf(db, page.items) }
}

export async function* exportDiary(db: Db, query: DiaryExport) {
  const batches = await readBatches(db, 'diary', findMatching(db, query), newestFirst)
  for await (const rows of batches) yield await entriesOf(db, rows)
}

function findMatching(db: Db, { search, by, kind, subject }: DiaryExport) {
  let found = db.selectFrom('diary')
  if (by) found = found.where('by_id', '=', by)
  if (kind) found = found.where('kind', '=', kind)
  if (subject) found = found.where('subject', '=', subject)
  if (!search) return found
  // The names of people stand in their records only, so they are found as long as these exist.
  const applicants = db.selectFrom('applications').where(containsText<'applications'>(db, ['name'], search))
  const enquirers = db.selectFrom('enquiries').where(containsText<'enquiries'>(db, ['name'], search))
  return found.where((e) =>
    e.or([
      containsText<'diary'>(db, ['by_name', 'title', 'note', 'changes'], search)(e),
      e('record_id', 'in', applicants.select('id')),
      e('record_id', 'in', enquirers.select('id')),
    ]),
  )
}

async function entriesOf(db: Db, rows: Row[]): Promise<DiaryEntry[]> {
  const names = new Map([
    ...(await namesIn(db, 'applications', idsOf(rows, 'application'))),
    ...(await namesIn(db, 'enquiries', idsOf(rows, 'enquiry'))),
  ])
  return rows.map((row) => ({
    ...row,
    title: row.title || (names.get(row.record_id ?? '') ?? ''),
    changes: JSON.parse(row.changes),
  }))
}

const idsOf = (rows: Row[], subject: Row['subject']) => [
  ...new Set(rows.filter((row) => row.subject === subject).flatMap(({ record_id }) => record_id ?? [])),
]

async function namesIn(db: Db, table: 'applications' | 'enquiries', ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()
  return rows.map(({ id, name }) => [id, name] as const)
}

/** Under the name that they had last. */
export async function listDiaryPeople(db: Db) {
  const last = db
    .selectFrom('diary')
    .select((e) => e.fn.max('id').as('id'))
    .where('by_id', 'is not', null)
    .groupBy('by_id')
  const rows = await db.selectFrom('diary').select(['by_id', 'by_name']).where('id', 'in', last).execute()
  const items = rows
    .map(({ by_id, by_name }) => ({ id: by_id ?? '', name: by_name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return { items, total: items.length }
}
