import type { RawBuilder, Selectable, SelectQueryBuilder } from 'kysely'
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
