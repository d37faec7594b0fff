// A link that confirms an address chooses a password, as one for a forgotten password does; and a login that lacks its
// second step remembers the password that it began with.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`
insert into reset_tokens (token_hash, account_id, expires_at)
  select token_hash, account_id, expires_at from confirmation_tokens
  where token_hash not in (select token_hash from reset_tokens);
drop table confirmation_tokens;
alter table challenges add column password_id text`)
