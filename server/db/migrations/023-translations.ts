// Malayalam for texts of the company, by the hash of the English text: an index cannot hold long ones.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`create table translations (
    id text primary key,
    english text not null,
    malayalam text not null,
    earlier text not null,
    changed_at text not null
  )`.execute(db)
}
