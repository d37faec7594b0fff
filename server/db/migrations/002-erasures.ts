import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`create table erasures (id text not null primary key, erased_at text not null)`.execute(db)
}
