// An application remembers that there was no room for the CV that came with it.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration('alter table applications add column cv_left_out integer not null default 0')
