// An account confirms its mail address by a link, and an application remembers that no confirmation was mailed.
import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // On SQLite a crash may come between two statements, and the step is taken again.
  if (!(await isColumnThere(db, 'accounts', 'confirmed_at')))
    await sql`alter table accounts add column confirmed_at text`.execute(db)
  if (!(await isColumnThere(db, 'applications', 'confirmation_withheld')))
    await sql`alter table applications add column confirmation_withheld integer not null default 0`.execute(
      db,
    )
  await sql`create table if not exists confirmation_tokens (
    token_hash text not null primary key,
    account_id text not null unique references accounts (id) on delete cascade,
    expires_at text not null
  )`.execute(db)
}

async function isColumnThere(db: Kysely<unknown>, table: string, column: string) {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return false
  const { rows } = await sql`select 1 from pragma_table_info(${table}) where name = ${column}`.execute(db)
  return rows.length > 0
}
