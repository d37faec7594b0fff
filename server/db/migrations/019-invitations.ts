// An owner invites people by a link, which works once.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`
create table invitations (
  id text not null primary key, token_hash text not null unique, roles text not null, email text unique,
  mailed integer not null, invited_by text not null references accounts (id) on delete cascade,
  created_at text not null, expires_at text not null
)`)
