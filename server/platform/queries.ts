// The few pieces of SQL that every list needs.
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * True where one of the columns holds the text, whatever its capitals. SQLite knows those of ASCII only,
 * so other letters are looked for as they were typed, all small and all capital.
 * The columns are joined, and in the order of the migration, because that is what its index holds.
 */
export function containsText<T extends keyof Tables>(columns: ColumnOf<T>[], text: string) {
  const spellings = new Set([text.toLowerCase(), lowerAscii(text), lowerAscii(text.toUpperCase())])
  const patterns = [...spellings].map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)
  const words = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )
  return (e: ExpressionBuilder<Tables, T>) =>
    e.or(patterns.map((pattern) => sql<boolean>`lower(${words}) like ${pattern} escape '\\'`))
}

/** One page of a search, which reads every text there is: made once, for the page and for how many there are. */
export async function findPage<Row extends { id: string }>(
  ordered: { execute: () => Promise<Row[]> },
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  const rows = await ordered.execute()
  return { ids: rows.slice(offset, offset + limit).map(({ id }) => id), total: rows.length }
}

const lowerAscii = (text: string) => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

type ColumnOf<T extends keyof Tables> = {
  [K in T]: (keyof Tables[K] & string) | `${K}.${keyof Tables[K] & string}`
}[T]

export async function countRows<T extends keyof Tables>(query: SelectQueryBuilder<Tables, T, object>) {
  const { count } = await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** For each number, whether the column ends with it once everything but the digits is left out. */
export function endsWithNumber(column: string, numbers: string[]) {
  const digits = [...' +-.()'].reduce(
    (text, sign) => sql`replace(${text}, ${sign}, '')`,
    sql`${sql.ref(column)}`,
  )
  return numbers.map((number) => sql<boolean>`${digits} like ${`%${number}`}`)
}
