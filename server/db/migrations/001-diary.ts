// Nobody changes an entry of the diary, nor removes one within a year: the database itself refuses.

/** As the times are written; by the database's own clock. */
export const aYearAgo = (isSqlite: boolean) =>
  isSqlite
    ? `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days')`
    : `to_char(now() at time zone 'UTC' - interval '365 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const refusal = 'The diary cannot be changed'

export const diaryTriggers = (isSqlite: boolean) => (isSqlite ? sqliteTriggers : postgresTriggers)

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
