// Searching for a part of a text, in any case.
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { digitsOf } from './migrations/001-search.ts'
import type { Tables } from './tables.ts'
import { isSqlite } from './upgrade.ts'

type ColumnOf<T extends keyof Tables> = {
  [K in T]: (keyof Tables[K] & string) | `${K}.${keyof Tables[K] & string}`
}[T]

/** Shorter texts have no trigram to look up. */
const trigramLength = 3

type Indexed<Column> = {
  /** The FTS5 table that holds the same columns on SQLite. */
  index?: string
  /** The column with a phone number, which is found by its digits too. */
  number?: Column
}

/**
 * True where the columns, joined by spaces, contain the text. On PostgreSQL the trigram index applies where its expression
 * has the same columns in the same order.
 */
export function containsText<T extends keyof Tables>(
  db: Db,
  columns: ColumnOf<T>[],
  text: string,
  { index, number }: Indexed<ColumnOf<T>> = {},
) {
  const digits = number && digitsIn(text)
  const words = [...new Set([...malayalamSpellings(text), ...(digits ? [digits] : [])])]
  if (index && isSqlite(db) && words.every((word) => [...word].length >= trigramLength)) {
    const phrases = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' OR ')
    const matches = sql`select rowid from ${sql.table(index)} where ${sql.ref(index)} match ${phrases}`
    return () => sql<boolean>`rowid in (${matches})`
  }
  const refs = columns.map((column) => sql.ref(column))
  if (number) refs.push(sql.raw(digitsOf(number)))
  // PostgreSQL's LIKE is case-sensitive, that of SQLite is not.
  const joined = isSqlite(db)
    ? sql`concat_ws(' ', ${sql.join(refs)})`
    : sql`lower(${sql.join(refs, sql` || ' ' || `)})`
  const spellings = new Set(words.flatMap(spellingsOf))
  const patterns = [...spellings].map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)
  return (e: ExpressionBuilder<Tables, T>) =>
    e.or(patterns.map((pattern) => sql<boolean>`${joined} like ${pattern} escape '\\'`))
}

/** Either database may know the case of ASCII letters only, so others are looked for in both. */
const spellingsOf = (text: string) => [text.toLowerCase(), lowerAscii(text), lowerAscii(text.toUpperCase())]

const lowerAscii = (text: string) => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

/** A letter without a vowel: one sign, or as phones and computers wrote it before there was one. */
const chillus = { ൺ: 'ണ്\u200d', ൻ: 'ന്\u200d', ർ: 'ര്\u200d', ൽ: 'ല്\u200d', ൾ: 'ള്\u200d', ൿ: 'ക്\u200d' }
/** As in എന്റെ. */
const spellingsOfNta = ['ന്റ', 'ൻ്റ', 'ൻറ', 'ന്\u200dറ']

/** What keyboards make of the same Malayalam words. Somebody types a text in one of them, so they are not mixed. */
export function malayalamSpellings(text: string) {
  const plain = Object.entries(chillus).reduce((all, [sign, old]) => all.replaceAll(old, sign), text)
  const parts = plain.split(/(?:ന്|ൻ്|ൻ)റ/)
  const spellings = spellingsOfNta.flatMap((nta) => [
    parts.join(nta),
    parts.map((part) => part.replace(/[ൺൻർൽൾൿ]/g, (sign) => chillus[sign as keyof typeof chillus])).join(nta),
  ])
  return [...new Set(spellings)]
}

/** Fewer are looked for as they are. */
const minDigits = 4

/** The digits of what may be a phone number, without the country code or the 0 in front of it. */
function digitsIn(text: string) {
  if (!/^\+?[\d\s().-]+$/.test(text)) return ''
  const digits = text
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+91|(?:00)?91(?=\d{10}$)|0)(?=\d{4})/, '')
    .replace('+', '')
  return digits.length < minDigits ? '' : digits
}

/** The first step of the schema has an index over them. */
const indexedDigits = 8

/** For each number of at least eight digits, whether the digits of the column end with it. */
export function endsWithNumber(db: Db, column: string, numbers: string[]) {
  const digits = digitsOf(column)
  const last = isSqlite(db) ? `substr(${digits}, -${indexedDigits})` : `right(${digits}, ${indexedDigits})`
  return numbers.map(
    (number) =>
      sql<boolean>`(${sql.raw(last)} = ${number.slice(-indexedDigits)} and ${sql.raw(digits)} like ${`%${number}`})`,
  )
}
