// Searching for a part of a text, in any case.
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { isSqlite } from './schema.ts'
import type { Tables } from './tables.ts'

type ColumnOf<T extends keyof Tables> = {
  [K in T]: (keyof Tables[K] & string) | `${K}.${keyof Tables[K] & string}`
}[T]

/** Shorter texts have no trigram to look up. */
const trigramLength = 3

/**
 * True where the columns, joined by spaces, contain the text. `index` names the FTS5 table that holds the same columns
 * on SQLite. On PostgreSQL the trigram index applies where its expression has the same columns in the same order.
 */
export function containsText<T extends keyof Tables>(
  db: Db,
  columns: ColumnOf<T>[],
  text: string,
  index?: string,
) {
  if (index && isSqlite(db) && [...text].length >= trigramLength) {
    const phrase = `"${text.replaceAll('"', '""')}"`
    const matches = sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${phrase}`
    return () => sql<boolean>`rowid in (${matches})`
  }
  const refs = columns.map((column) => sql.ref(column))
  // PostgreSQL's LIKE is case-sensitive, that of SQLite is not.
  const joined = isSqlite(db)
    ? sql`concat_ws(' ', ${sql.join(refs)})`
    : sql`lower(${sql.join(refs, sql` || ' ' || `)})`
  const patterns = spellingsOf(text).map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)
  return (e: ExpressionBuilder<Tables, T>) =>
    e.or(patterns.map((pattern) => sql<boolean>`${joined} like ${pattern} escape '\\'`))
}

/** Either database may know the case of ASCII letters only, so others are looked for in both. */
const spellingsOf = (text: string) => [
  ...new Set([text.toLowerCase(), lowerAscii(text), lowerAscii(text.toUpperCase())]),
]

const lowerAscii = (text: string) => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

/** Migration 006 has an index over them. */
const indexedDigits = 8

/** For each number of at least eight digits, whether the digits of the column end with it. */
export function endsWithNumber(db: Db, column: string, numbers: string[]) {
  const digits = [...' +-.()'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, column)
  const last = isSqlite(db) ? `substr(${digits}, -${indexedDigits})` : `right(${digits}, ${indexedDigits})`
  return numbers.map(
    (number) =>
      sql<boolean>`(${sql.raw(last)} = ${number.slice(-indexedDigits)} and ${sql.raw(digits)} like ${`%${number}`})`,
  )
}
