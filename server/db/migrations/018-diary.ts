// What staff did is written into a diary, and what each of them may do is said by roles. Nobody changes an entry, nor
// removes one within a year: the database itself refuses.
import { type Kysely, SqliteAdapter, sql } from 'kysely'

const statements = `
create table diary (
  id text not null primary key, at text not null, by_id text, by_name text not null, device text not null,
  kind text not null, subject text not null, record_id text, title text not null, note text not null,
  changes text not null
);
create index diary_at on diary (at);
create index diary_by on diary (by_id, id);
create index diary_kind on diary (kind, id);
create index diary_subject on diary (subject, id);
create index diary_record on diary (record_id);
create index diary_listed on diary (by_id, kind, subject, at);
alter table accounts add column staff_roles text not null default 'editor hiring office'`

/** As the times are written; by the database's own clock. */
export const aYearAgo = (isSqlite: boolean) =>
  isSqlite
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days')`
    : `to_char(now() at time zone 'UTC' - interval '365 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const refusal = 'The diary cannot be changed'

const sqliteTriggers = [
  `create trigger diary_updated before update on diary begin select raise(abort, '${refusal}'); end`,
  `create trigger diary_deleted before delete on diary when old.at >= ${aYearAgo(true)}
  begin select raise(abort, '${refusal}'); end`,
]

const postgresTriggers = [
  `create or replace function refuse_diary_change() returns trigger language plpgsql as
  $$ begin raise exception '${refusal}'; end $$`,
  `create trigger diary_updated before update on diary for each row execute function refuse_diary_change()`,
  `create trigger diary_deleted before delete on diary for each row when (old.at >= ${aYearAgo(false)})
  execute function refuse_diary_change()`,
]

export async function up(db: Kysely<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter
  const triggers = isSqlite ? sqliteTriggers : postgresTriggers
  for (const statement of [...statements.split(';'), ...triggers]) await sql.raw(statement).execute(db)
}
