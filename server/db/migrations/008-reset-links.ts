// An account may have several reset links at a time, so that a link that a stranger asks for does not end the owner's.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`
create table former_reset_tokens as select token_hash, account_id, expires_at from reset_tokens;
drop table reset_tokens;
create table reset_tokens (
  token_hash text not null primary key,
  account_id text not null references accounts (id) on delete cascade,
  expires_at text not null
);
create index reset_tokens_account on reset_tokens (account_id);
insert into reset_tokens (token_hash, account_id, expires_at)
  select token_hash, account_id, expires_at from former_reset_tokens;
drop table former_reset_tokens`)
