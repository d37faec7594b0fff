// What people send is noted with one small row, and the mails about it are written after the answer. Fingerprints get
// shorter.
import { type Kysely, PostgresAdapter, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('arrivals')
    .addColumn('id', 'text', (c) => c.primaryKey().notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    // On SQLite the rows are their own index.
    .modifyEnd(isPostgres ? sql`` : sql`without rowid`)
    .execute()
  await sql`update applications set fingerprint = substr(fingerprint, 1, 20) where length(fingerprint) = 64`.execute(
    db,
  )
}
