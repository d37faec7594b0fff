// A link against a stranger's login, once it is used, shows and undoes what was done since that login.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration('alter table challenges add column since text')
