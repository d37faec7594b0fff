// What visits were, in sums, and the mail on Mondays.
import type { Kysely } from 'kysely'
import { runStatements } from './statements.ts'

const statements = `
create table visit_counts (
  id text not null primary key, day text not null, name text not null, page text not null, part text not null,
  count integer not null
);
create index visit_counts_day on visit_counts (day);
alter table accounts add column monday_mail integer not null default 0`

export const up = (db: Kysely<unknown>) => runStatements(db, statements)
