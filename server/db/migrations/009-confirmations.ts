// An account confirms its mail address by a link, and an application remembers that no confirmation was mailed.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`
alter table accounts add column confirmed_at text;
alter table applications add column confirmation_withheld integer not null default 0;
create table confirmation_tokens (
  token_hash text not null primary key,
  account_id text not null unique references accounts (id) on delete cascade,
  expires_at text not null
)`)
