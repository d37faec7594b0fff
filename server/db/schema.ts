// Which of the two databases it is, and what it has: tables, search indexes, migrations.
import { SqliteAdapter, sql } from 'kysely'
import type { Db } from './database.ts'

export const isSqlite = (db: Db) => db.getExecutor().adapter instanceof SqliteAdapter

export async function listTables(db: Db) {
  const names = isSqlite(db)
    ? sql`select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'`
    : sql`select table_name as name from information_schema.tables where table_schema = current_schema()`
  const { rows } = await sql<{ name: string }>`${names}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Views and full-text indexes of SQLite outlive the tables they read. */
export async function dropSearchIndexes(db: Db) {
  if (!isSqlite(db)) return
  const { rows } = await sql<{ type: string; name: string }>`
    select case type when 'view' then type else 'table' end as type, name from pragma_table_list
    where schema = 'main' and type in ('view', 'virtual')`.execute(db)
  for (const { type, name } of rows) await sql`drop ${sql.raw(type)} ${sql.table(name)}`.execute(db)
}

/** The migrations that this database has had, in order. */
export async function stepsTaken(db: Db) {
  if (!(await listTables(db)).has('kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
