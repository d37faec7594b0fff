// What is sent twice is done once, and an answer to an applicant starts from what its writer saw.
import type { Kysely } from 'kysely'
import { runStatements } from './statements.ts'

const statements = `
create table idempotency_keys (id text not null primary key, answer text not null, created_at text not null);
alter table applications add column version integer not null default 1`

export const up = (db: Kysely<unknown>) => runStatements(db, statements)
