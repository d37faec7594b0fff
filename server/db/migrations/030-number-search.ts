// The text that is searched ends with the digits of the phone number, so that 9895011333 finds 98950 11333.
import { type Kysely, SqliteAdapter, sql } from 'kysely'
import { createPostgresSearch, createSqliteSearch, searched } from './006-search-indexes.ts'

const numbers = { applications: 'whatsapp', enquiries: 'phone' } as const

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const { applications, enquiries } = searched
  const statements = isSqlite
    ? Object.entries({ applications, enquiries }).flatMap(([table, columns]) => [
        ...['inserted', 'updated', 'deleted'].map((event) => `drop trigger ${table}_${event}`),
        `drop table ${table}_fts`,
        ...createSqliteSearch(table, columns, numbers[table as keyof typeof numbers]),
      ])
    : [
        'drop index if exists applications_trigrams',
        'drop index if exists enquiries_trigrams',
        createPostgresSearch({ applications, enquiries }, numbers),
      ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
