// SQLite's index of the texts of large tables (migration 003): which rows may hold a text, and how it comes to know new
// ones. PostgreSQL has its own, which needs nothing of this.
import { sql } from 'kysely'
import { startInterval } from '../ops/intervals.ts'
import type { Db } from './database.ts'
import { isSqlite } from './schema.ts'

const tables = ['applications', 'projects', 'enquiries'] as const
export type IndexedTable = (typeof tables)[number]

const hourMs = 3_600_000
/** Some 15 ms of work, after which others have their turn. */
const rowsAtOnce = 500
/** Among more than these a page is soon full when the records are read in their order. */
const mostRows = 2_000
const shortest = 3

const indexOf = (table: IndexedTable) => sql.table(`${table}_trigrams`)
const textsOf = (table: IndexedTable) => sql.table(`${table}_texts`)
const lastKnown = (table: IndexedTable) =>
  sql`coalesce((select rowid from ${indexOf(table)} order by rowid desc limit 1), 0)`

/** Asks for the rows in which all letters of one of the spellings stand, whatever their order; undefined where only reading helps. */
export function rowsWith(db: Db, table: IndexedTable, spellings: string[]) {
  if (!isSqlite(db) || spellings.some((text) => [...text].length < shortest)) return undefined
  return sql<{ row: number }>`
    select rowid as row from ${indexOf(table)} where ${indexOf(table)} match ${spellings.map(lettersOf).join(' OR ')}
    union all select row from ${textsOf(table)} where row > ${lastKnown(table)}`
}

/** The same rows, unless they are many. */
export async function findRowsWith(db: Db, table: IndexedTable, spellings: string[]) {
  const asked = rowsWith(db, table, spellings)
  if (!asked) return undefined
  const { rows } = await sql<{ row: number }>`${asked} limit ${mostRows + 1}`.execute(db)
  return rows.length > mostRows ? undefined : rows.map(({ row }) => row)
}

/** Every third group of three letters, and the last: together they cover the text. */
function lettersOf(text: string) {
  const letters = [...text]
  const starts = letters.keys().filter((i) => i % shortest === 0 && i < letters.length - shortest)
  const groups = [...starts, letters.length - shortest].map((i) => letters.slice(i, i + shortest).join(''))
  return `(${groups.map((group) => `"${group.replaceAll('"', '""')}"`).join(' AND ')})`
}

/** Comes when the index knows all rows. */
export async function indexTexts(db: Db, isStopped = () => false) {
  if (!isSqlite(db)) return
  for (const table of tables)
    while (!isStopped()) {
      const { numAffectedRows = 0n } = await sql`
        insert into ${indexOf(table)} (rowid, text)
        select row, text from ${textsOf(table)} where row > ${lastKnown(table)} order by row limit ${rowsAtOnce}`.execute(
        db,
      )
      if (numAffectedRows < rowsAtOnce) break
      await new Promise(setImmediate)
    }
}

/** Now and every hour, until told to stop; what comes in between is few enough to be read. */
export function keepIndexing(db: Db, onError: (error: Error) => void) {
  let stopped = false
  const stop = startInterval(hourMs, () => indexTexts(db, () => stopped), onError)
  return () => {
    stopped = true
    return stop()
  }
}

/** Before the tables of which they speak are dropped. */
export async function dropTextIndexes(db: Db) {
  if (!isSqlite(db)) return
  for (const table of tables) {
    await sql`drop view if exists ${textsOf(table)}`.execute(db)
    await sql`drop table if exists ${indexOf(table)}`.execute(db)
  }
}
