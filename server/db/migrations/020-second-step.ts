// Passkeys, codes of an authenticator app and recovery codes.
import { sqlMigration } from './statements.ts'

const account = 'account_id text not null references accounts (id) on delete cascade'
export const up = sqlMigration(`
create table passkeys (
  id text not null primary key, ${account}, name text not null, public_key text not null, counter bigint not null,
  transports text not null, created_at text not null, last_used_at text
);
create index passkeys_account on passkeys (account_id);
create table app_codes (
  id text not null primary key, account_id text not null unique references accounts (id) on delete cascade,
  secret text not null, confirmed_at text, last_step integer not null
);
create table recovery_codes (id text not null primary key, ${account}, code_hash text not null);
create index recovery_codes_account on recovery_codes (account_id);
create table challenges (
  token_hash text not null primary key, purpose text not null,
  account_id text references accounts (id) on delete cascade, expires_at text not null
);
create index challenges_expires on challenges (expires_at);
alter table sessions add column proved_at text`)
