// A job says what it pays, where it is and when one works.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  for (const column of ['pay', 'place', 'hours'])
    await sql`alter table jobs add column ${sql.ref(column)} text not null default ''`.execute(db)
}
