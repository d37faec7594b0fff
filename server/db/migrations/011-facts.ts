// The diary holds what was done and its facts; sentences are made of them when it is read. What has a note keeps it.
import type { Kysely } from 'kysely'
import { runStatements } from './statements.ts'

const statements = `
alter table diary add column action text not null default '';
alter table diary add column facts text not null default '{}'`

export const up = (db: Kysely<unknown>) => runStatements(db, statements)
