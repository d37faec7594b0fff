// A picture remembers the idempotency key of its upload, so that a repeated upload stores nothing twice.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('pictures').addColumn('upload_key', 'text').execute()
  await db.schema
    .createIndex('pictures_upload_key')
    .on('pictures')
    .columns(['project_id', 'upload_key'])
    .unique()
    .execute()
}
