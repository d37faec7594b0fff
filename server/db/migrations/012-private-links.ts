// One table of private links: those of houses and of accounts come to those of reviews, with what a login waits for. Whatever was
// given out goes on working. What was used is gone.
import { type Kysely, sql } from 'kysely'
import { runStatements } from './statements.ts'

const before = `
create table all_links (
  id text not null primary key, hash text not null unique, kind text not null, subject text, account text,
  data text not null, created_at text not null, ends_at text, opened_at text
);
insert into all_links select id, hash, kind, subject, account, data, created_at, ends_at, opened_at
  from links where used_at is null;
insert into all_links select id, token_hash, purpose, null, account_id, data, created_at, expires_at, null from tokens`

const after = `
create table readers (
  id text not null primary key, link_id text not null references all_links (id) on delete cascade,
  email text not null, language text not null, stop_hash text not null unique, created_at text not null,
  confirmed_at text, unique (link_id, email)
);
insert into readers select id, link_id, email, language, stop_hash, created_at, confirmed_at from house_readers;
drop table house_readers;
drop table house_links;
drop table tokens;
drop table links;
alter table all_links rename to links;
alter table readers rename to house_readers;
create index links_account on links (account, created_at);
create index links_ends on links (ends_at)`

type HouseLink = Record<'id' | 'project_id' | 'name' | 'token_hash' | 'created_by' | 'created_at', string>

export async function up(db: Kysely<unknown>) {
  await runStatements(db, before)
  const { rows } = await sql<HouseLink & { account: string | null }>`select * from house_links`.execute(db)
  for (const { id, token_hash, project_id, account, name, created_by: by, created_at } of rows)
    await sql`insert into all_links values (${id}, ${token_hash}, 'house', ${project_id}, ${account},
      ${JSON.stringify({ name, by })}, ${created_at}, null, null)`.execute(db)
  await runStatements(db, after)
}
