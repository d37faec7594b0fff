// Private links of the company in a table of their own, and the account that gave out a family's link.
import { type Kysely, sql } from 'kysely'
import { runStatements } from './statements.ts'

const statements = `
create table links (
  id text not null primary key, hash text not null unique, kind text not null, subject text, account text,
  data text not null, created_at text not null, ends_at text not null, used_at text, opened_at text
);
create index links_account on links (account, created_at);
alter table house_links add column account text;
update house_links set account =
  (select min(id) from accounts where created_by = case when name = '' then email else name end)`

type Row = Record<'id' | 'token_hash' | 'data' | 'created_at' | 'expires_at', string>
type Maker = { by_id: string | null; by_name: string | null }

export async function up(db: Kysely<unknown>) {
  await runStatements(db, statements)
  // The diary says who has made it, in the same transaction.
  const open = sql<Row & Maker>`
    select tokens.*, by_id, by_name from tokens left join diary
      on at = created_at and note = 'made a link by which a client can write a review' where purpose = 'review'`
  for (const { id, token_hash, data, by_id, by_name, ...row } of (await open.execute(db)).rows) {
    const { name, project_id = null } = JSON.parse(data)
    const kept = JSON.stringify({ name, by: by_name ?? '' })
    await sql`insert into links values (${id}, ${token_hash}, 'review', ${project_id}, ${by_id}, ${kept},
      ${row.created_at}, ${row.expires_at}, null, null) on conflict do nothing`.execute(db)
  }
  // What was undone by a link is told as text now.
  await runStatements(db, `delete from tokens where purpose in ('review', 'undo')`)
}
