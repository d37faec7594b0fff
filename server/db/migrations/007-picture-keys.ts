// A picture remembers the idempotency key of its upload, so that a repeated upload stores nothing twice.
import { type Kysely, SqliteAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  // Earlier versions could crash on SQLite between two statements, and the step is taken again.
  if (!(await isColumnThere(db)))
    await db.schema.alterTable('pictures').addColumn('upload_key', 'text').execute()
  await db.schema
    .createIndex('pictures_upload_key')
    .ifNotExists()
    .on('pictures')
    .columns(['project_id', 'upload_key'])
    .unique()
    .execute()
}

async function isColumnThere(db: Kysely<unknown>) {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return false
  const { rows } = await sql`select 1 from pragma_table_info('pictures') where name = 'upload_key'`.execute(
    db,
  )
  return rows.length > 0
}
