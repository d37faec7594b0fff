// Queries for whichever of several tables.
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { Tables } from './tables.ts'

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
