// A login that lacks its second step remembers the password that it began with.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration('alter table challenges add column password_id text')
