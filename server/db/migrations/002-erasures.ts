import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('erased_at', 'text', (c) => c.notNull())
    .execute()
}
