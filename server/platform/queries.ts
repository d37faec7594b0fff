// The few pieces of SQL that every list needs.
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'
import { findRowsWith, type IndexedTable } from './text-index.ts'

/** The table, or only those of its rows that may hold the text: `containsText` has to look at them again. */
export async function rowsToSearch<T extends IndexedTable>(db: Db, table: T, text: string | undefined) {
  const rows = text ? await findRowsWith(db, table, spellingsOf(text)) : undefined
  if (!rows) return db.selectFrom(table as IndexedTable) as unknown as Selected<T>
  // The limit keeps SQLite from going by another index than this list.
  const some = sql<object>`(select * from ${sql.table(table)}
    where rowid in (select value from json_each(${JSON.stringify(rows)})) limit ${rows.length})`
  return db.selectFrom(some.as(table)) as unknown as Selected<T>
}

type Selected<T extends keyof Tables> = SelectQueryBuilder<Tables, T, object>

/**
 * True where one of the columns holds the text, whatever its capitals. SQLite knows those of ASCII only,
 * so other letters are looked for as they were typed, all small and all capital.
 * The columns are joined, and in the order of the migration, because that is what its index holds.
 */
export function containsText<T extends keyof Tables>(columns: ColumnOf<T>[], text: string) {
  const patterns = spellingsOf(text).map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)
  const words = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )
  return (e: ExpressionBuilder<Tables, T>) =>
    e.or(patterns.map((pattern) => sql<boolean>`lower(${words}) like ${pattern} escape '\\'`))
}

/** One page of a search, which is made once: for the page and for how many there are. */
export async function findPage<Row extends { id: string }>(
  ordered: { execute: () => Promise<Row[]> },
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const rows = await ordered.execute()
  return { ids: rows.slice(offset, offset + limit).map(({ id }) => id), total: rows.length }
}

const spellingsOf = (text: string) => [
  ...new Set([text.toLowerCase(), lowerAscii(text), lowerAscii(text.toUpperCase())]),
]

const lowerAscii = (text: string) => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

type ColumnOf<T extends keyof Tables> = {
  [K in T]: (keyof Tables[K] & string) | `${K}.${keyof Tables[K] & string}`
}[T]

export async function countRows<T extends keyof Tables>(query: SelectQueryBuilder<Tables, T, object>) {
  const { count } = await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** SQLite counts a whole table without looking at its rows, and spam is the smaller part of it. */
export async function countWithoutSpam(db: Db, table: 'applications' | 'enquiries') {
  const all = sql`select count(*) from ${sql.table(table)}`
  const { rows } = await sql<{ count: number }>`select (${all}) - (${all} where spam = 1) as count`.execute(
    db,
  )
  return Number(rows[0]?.count)
}

/** For each number, whether the column ends with it once everything but the digits is left out. */
export function endsWithNumber(column: string, numbers: string[]) {
  const digits = [...' +-.()'].reduce(
    (text, sign) => sql`replace(${text}, ${sign}, '')`,
    sql`${sql.ref(column)}`,
  )
  return numbers.map((number) => sql<boolean>`${digits} like ${`%${number}`}`)
}
