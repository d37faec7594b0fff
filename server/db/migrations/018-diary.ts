// What staff did is written into a diary, and what each of them may do is said by roles.
import { type Kysely, sql } from 'kysely'

const statements = `
create table diary (
  id text not null primary key, at text not null, by_id text, by_name text not null, device text not null,
  kind text not null, subject text not null, record_id text, title text not null, note text not null,
  changes text not null
);
create index diary_at on diary (at, id);
create index diary_by on diary (by_id, id);
create index diary_kind on diary (kind, id);
create index diary_record on diary (record_id);
alter table accounts add column staff_roles text not null default 'editor hiring office'`

export async function up(db: Kysely<unknown>) {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db)
}
