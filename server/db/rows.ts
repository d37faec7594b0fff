// Rows of any table: a page of a list with the total, a whole list in batches, one that nobody else changes.
import { type Kysely, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { sortKeyOf } from './migrations/001-search.ts'
import type { Tables } from './tables.ts'
import { isSqlite } from './upgrade.ts'

type Query<T extends keyof Tables> = SelectQueryBuilder<Tables, T, object>
type Page = { order: RawBuilder<unknown>; limit?: number; offset?: number }

/** SQLite accepts an offset only after a limit. */
const noLimit = 2 ** 31 - 1

/** `query` has the conditions; it is counted only where the page itself does not show the total. */
export async function readPage<T extends keyof Tables>(
  query: Query<T>,
  { order, limit = noLimit, offset = 0 }: Page,
) {
  const rows: unknown[] = await query.selectAll().orderBy(order).limit(limit).offset(offset).execute()
  const items = rows as Selectable<Tables[T]>[]
  // An empty page may lie beyond the end.
  const isLastPage = items.length < limit && (items.length > 0 || offset === 0)
  return { items, total: isLastPage ? offset + items.length : await countRows(query) }
}

export async function countRows<T extends keyof Tables>(query: Query<T>) {
  const { count } = await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

const batchSize = 100

/** Reads all ids at once and the rows in batches, since all rows may not fit into memory. */
export async function readBatches<T extends keyof Tables & string>(
  db: Db,
  table: T,
  query: Query<T>,
  order: RawBuilder<unknown>,
) {
  const rows = await query.select(sql<string>`id`.as('id')).orderBy(order).execute()
  const ids: string[] = rows.map(({ id }) => id)
  return readEach(db, table, ids)
}

async function* readEach<T extends keyof Tables & string>(db: Db, table: T, ids: string[]) {
  for (let i = 0; i < ids.length; i += batchSize) {
    const batch = ids.slice(i, i + batchSize)
    const { rows } = await sql<Selectable<Tables[T]> & { id: string }>`
      select * from ${sql.table(table)} where id in (${sql.join(batch)})`.execute(db)
    const byId = new Map(rows.map((row) => [row.id, row]))
    // In the order of the ids, without rows that were deleted meanwhile.
    yield batch.flatMap((id) => byId.get(id) ?? [])
  }
}

/** The order of names and titles: English first, upper and lower case alike, then Malayalam as in a dictionary. */
export function alphabetical(db: Db, column: string) {
  return sql.raw(sortKeyOf(column, isSqlite(db)))
}

/** Kysely has no type for "one of these tables": `Row` is what their rows have in common. */
export const anyTable = <Row>(db: Db) => db as unknown as Kysely<Record<string, Row>>

/** Reads a row that nobody else changes until the transaction ends. By an update, since SQLite has no "for update". */
export async function lockRow<T extends keyof Tables & string>(
  tx: Db,
  table: T,
  id: string,
): Promise<Selectable<Tables[T]> | undefined> {
  const { rows } = await sql<Selectable<Tables[T]>>`
    update ${sql.table(table)} set id = id where id = ${id} returning *`.execute(tx)
  return rows[0]
}
