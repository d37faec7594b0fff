// People see, correct and withdraw what they have sent by a link of their own, and say whether their CV may be kept for
// later jobs. For those who do not want that, the end of a job has a time.
import { type Kysely, sql } from 'kysely'
import { runStatements } from './statements.ts'

const statements = `
alter table applications add column link_hash text;
alter table applications add column keep integer;
alter table applications add column notice_language text not null default '';
alter table applications add column job_closed_at text;
alter table enquiries add column link_hash text;
alter table jobs add column closed_at text;
create unique index applications_link on applications (link_hash) where link_hash is not null;
create unique index enquiries_link on enquiries (link_hash) where link_hash is not null;
create index applications_unkept on applications (keep) where keep = 0;
update applications set notice_language = 'en' where notice_version <> ''`

export async function up(db: Kysely<unknown>) {
  await runStatements(db, statements)
  await sql`update jobs set closed_at = ${new Date().toISOString()} where open = 0`.execute(db)
}
