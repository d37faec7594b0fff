import { type Selectable, sql } from 'kysely'
import type { DiaryEntry, DiaryExport, DiaryQuery } from '#contract/access/diary.ts'
import type { Db } from '../db/database.ts'
import { titles } from '../db/noted.ts'
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
  return found.where((e) =>
    e.or([
      containsText<'diary'>(db, ['by_name', 'title', 'note', 'changes'], search)(e),
      ...recordsNaming(db, search).map((ids) => e('record_id', 'in', ids)),
    ]),
  )
}

/** The names of people stand in their records only, so they are found as long as these exist. */
const recordsNaming = (db: Db, text: string) => [
  db
    .selectFrom('applications')
    .select('id')
    .where(containsText<'applications'>(db, ['name'], text)),
  db
    .selectFrom('enquiries')
    .select('id')
    .where(containsText<'enquiries'>(db, ['name'], text)),
  db
    .selectFrom('projects')
    .select('id')
    .where(containsText<'projects'>(db, ['client', 'location'], text)),
  db
    .selectFrom('reviews')
    .select('id')
    .where(containsText<'reviews'>(db, ['name'], text)),
]

async function entriesOf(db: Db, rows: Row[]): Promise<DiaryEntry[]> {
  const nameless = rows.filter(({ title }) => title === '')
  const ids = [...new Set(nameless.flatMap(({ record_id }) => record_id ?? []))]
  const names = new Map(ids.length > 0 ? await namesOf(db, ids) : [])
  return rows.map((row) => ({
    ...row,
    title: row.title || (names.get(row.record_id ?? '') ?? ''),
    changes: JSON.parse(row.changes),
  }))
}

async function namesOf(db: Db, ids: string[]) {
  const applications = db.selectFrom('applications').select(['id', 'name']).where('id', 'in', ids)
  const enquiries = db.selectFrom('enquiries').select(['id', 'name']).where('id', 'in', ids)
  const projects = db.selectFrom('projects').select(['id', 'client', 'location']).where('id', 'in', ids)
  const reviews = db.selectFrom('reviews').select(['id', 'name']).where('id', 'in', ids)
  const trash = db.selectFrom('trash').select(['record_id', 'kind', 'record']).where('record_id', 'in', ids)
  return [
    ...(await trash.execute()).map(
      (row) => [row.record_id, titles[row.kind](JSON.parse(row.record))] as const,
    ),
    ...(await applications.execute()).map((row) => [row.id, row.name] as const),
    ...(await enquiries.execute()).map((row) => [row.id, row.name] as const),
    ...(await projects.execute()).map((row) => [row.id, titles.projects(row)] as const),
    ...(await reviews.execute()).map((row) => [row.id, titles.reviews(row)] as const),
  ]
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
