// The few pieces of SQL that every list needs.
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** True where one of the columns holds the text, whatever its capitals. */
export function containsText<T extends keyof Tables>(columns: ColumnOf<T>[], text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return (e: ExpressionBuilder<Tables, T>) =>
    e.or(columns.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`))
}

type ColumnOf<T extends keyof Tables> = { [K in T]: keyof Tables[K] & string }[T]

export async function countRows<T extends keyof Tables>(query: SelectQueryBuilder<Tables, T, object>) {
  const { count } = await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
