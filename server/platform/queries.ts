// The few pieces of SQL that every list needs.
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * True where one of the columns holds the text, whatever its capitals. SQLite knows those of ASCII only,
 * so other letters are looked for as they were typed, all small and all capital.
 */
export function containsText<T extends keyof Tables>(columns: ColumnOf<T>[], text: string) {
  const spellings = new Set([text.toLowerCase(), lowerAscii(text), lowerAscii(text.toUpperCase())])
  const patterns = [...spellings].map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)
  return (e: ExpressionBuilder<Tables, T>) =>
    e.or(
      columns.flatMap((column) =>
        patterns.map((pattern) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
      ),
    )
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
