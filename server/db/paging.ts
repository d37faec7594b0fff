import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './database.ts'
import { sortKeyOf } from './migrations/001-search.ts'
import { isSqlite } from './schema.ts'
import type { Tables } from './tables.ts'

type Query<T extends keyof Tables> = SelectQueryBuilder<Tables, T, object>
type Page = { order: RawBuilder<unknown>; limit?: number; offset?: number }

/** Both databases want a limit wherever there is an offset. */
const noLimit = 2 ** 31 - 1

export async function readPage<T extends keyof Tables>(
  found: Query<T>,
  { order, limit = noLimit, offset = 0 }: Page,
) {
  const rows: unknown[] = await found.selectAll().orderBy(order).limit(limit).offset(offset).execute()
  const items = rows as Selectable<Tables[T]>[]
  const isLast = items.length < limit && (items.length > 0 || offset === 0)
  return { items, total: isLast ? offset + items.length : await countRows(found) }
}

export async function countRows<T extends keyof Tables>(found: Query<T>) {
  const { count } = await found.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

const batchSize = 100

/** All that were found, in batches, since they may not fit into memory together. */
export async function readBatches<T extends keyof Tables & string>(
  db: Db,
  table: T,
  found: Query<T>,
  order: RawBuilder<unknown>,
) {
  const rows = await found.select(sql<string>`id`.as('id')).orderBy(order).execute()
  const ids: string[] = rows.map(({ id }) => id)
  return readEach(db, table, ids)
}

async function* readEach<T extends keyof Tables & string>(db: Db, table: T, ids: string[]) {
  for (let i = 0; i < ids.length; i += batchSize) {
    const batch = ids.slice(i, i + batchSize)
    const { rows } = await sql<Selectable<Tables[T]> & { id: string }>`
      select * from ${sql.table(table)} where id in (${sql.join(batch)})`.execute(db)
    const byId = new Map(rows.map((row) => [row.id, row]))
    // Some may have been deleted meanwhile.
    yield batch.flatMap((id) => byId.get(id) ?? [])
  }
}

/**
 * Sorts names and titles: English ones first, in any case, then Malayalam ones as in a dictionary. In its locale "C"
 * PostgreSQL compares as SQLite does.
 */
export function alphabetical(db: Db, column: string) {
  return sql.raw(sortKeyOf(column, isSqlite(db)))
}
