// The few pieces of SQL that every list needs.
import {
  type ExpressionBuilder,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import type { Db } from './database.ts'
import { isSqlite } from './schema.ts'
import { findRowsWith, type IndexedTable, rowsWith } from './search.ts'
import type { Tables } from './tables.ts'

/**
 * Where to look for a text: the whole table, or only the rows that may hold it (`containsText` has to look at them again).
 * Where there are many of those, a page is read from the whole table in its order, and only counting goes by them.
 */
export async function rowsToSearch<T extends IndexedTable>(db: Db, table: T, text: string | undefined) {
  const whole = db.selectFrom(table as IndexedTable) as unknown as Selected<T>
  const spellings = text ? spellingsOf(text) : []
  const asked = text ? rowsWith(db, table, spellings) : undefined
  if (!asked) return { toRead: whole, toCount: whole }
  const rows = await findRowsWith(db, table, spellings)
  const some = (which: RawBuilder<unknown>) =>
    // A cross join keeps SQLite from going by another index than these rows.
    db.selectFrom(
      sql<object>`(select whole.rowid, whole.* from (${which}) as found
        cross join ${sql.table(table)} as whole on whole.rowid = found.row)`.as(table),
    ) as unknown as Selected<T>
  // Counting looks for them itself: since these were found, more may have come in.
  const toCount = some(asked)
  if (!rows) return { toRead: whole, toCount }
  return { toRead: some(sql`select value as row from json_each(${JSON.stringify(rows)})`), toCount }
}

type Selected<T extends keyof Tables> = SelectQueryBuilder<Tables, T, object>

/**
 * True where one of the columns holds the text, whatever its capitals. SQLite knows those of ASCII only,
 * so other letters are looked for as they were typed, all small and all capital.
 * The columns are joined, and in the order of the migration, because that is what its index holds; PostgreSQL goes by its
 * own only where the words are the same, while SQLite's `like` needs no small letters.
 */
export function containsText<T extends keyof Tables>(db: Db, columns: ColumnOf<T>[], text: string) {
  const patterns = spellingsOf(text).map((spelling) => `%${spelling.replace(/[\\%_]/g, '\\$&')}%`)
  const refs = columns.map((column) => sql.ref(column))
  const words = isSqlite(db)
    ? sql`concat_ws(' ', ${sql.join(refs)})`
    : sql`lower(${sql.join(refs, sql` || ' ' || `)})`
  return (e: ExpressionBuilder<Tables, T>) =>
    e.or(patterns.map((pattern) => sql<boolean>`${words} like ${pattern} escape '\\'`))
}

type Page = { order: RawBuilder<unknown>; limit?: number; offset?: number }
type ListedTable = IndexedTable | 'jobs' | 'reviews' | 'mails'

/** One page of what was found, and of how many; a page that is not full tells that by itself. */
export async function readPage<T extends ListedTable>(
  db: Db,
  table: T,
  found: Selected<T>,
  { order, limit = endless, offset = 0 }: Page,
  count: () => Promise<number>,
) {
  // One table stands for all: they have an id, and more is not asked of them here.
  const all = found as unknown as Selected<'reviews'>
  // The way to a later page goes through an index alone; only the records of the page itself are read.
  const page =
    limit === endless && offset === 0
      ? all
      : db
          .selectFrom(table as 'reviews')
          .where('id', 'in', all.select('id').orderBy(order).limit(limit).offset(offset))
  const rows: unknown[] = await page.selectAll().orderBy(order).execute()
  const items = rows as Selectable<Tables[T]>[]
  const isLast = items.length < limit && (items.length > 0 || offset === 0)
  return { items, total: isLast ? offset + items.length : await count() }
}

/** Databases want a limit wherever there is an offset. */
const endless = 2 ** 31 - 1

/** What tells records of the same moment or name apart; each index ends with it. */
export const tieOf = (db: Db) => sql.ref(isSqlite(db) ? 'rowid' : 'id')

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

/** How many that finds, to reckon with in one look at the database. */
export const numberOf = <T extends keyof Tables>(query: SelectQueryBuilder<Tables, T, object>) =>
  sql<number>`(${query.select((e) => e.fn.countAll().as('count'))})`

/** SQLite counts a whole table without looking at its rows, and spam is the smaller part of it. */
export function numberWithoutSpam(table: 'applications' | 'enquiries') {
  const all = sql`select count(*) from ${sql.table(table)}`
  return sql<number>`((${all}) - (${all} where spam = 1))`
}

export async function reckon(db: Db, number: RawBuilder<number>) {
  const { rows } = await sql<{ number: number }>`select ${number} as number`.execute(db)
  return Number(rows[0]?.number)
}

/** For each number, whether the column ends with it once everything but the digits is left out. */
export function endsWithNumber(column: string, numbers: string[]) {
  const digits = [...' +-.()'].reduce(
    (text, sign) => sql`replace(${text}, ${sign}, '')`,
    sql`${sql.ref(column)}`,
  )
  return numbers.map((number) => sql<boolean>`${digits} like ${`%${number}`}`)
}
