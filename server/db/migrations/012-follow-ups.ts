// An enquiry may have a day on which somebody wants to call again.
import { type Kysely, sql } from 'kysely'

const statements = `
alter table enquiries add column follow_up_on text;
create index enquiries_follow_up on enquiries (follow_up_on) where follow_up_on is not null`

export async function up(db: Kysely<unknown>) {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db)
}
