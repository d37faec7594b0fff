import { sqlMigration } from './statements.ts'

export const up = sqlMigration(
  `create table erasures (id text not null primary key, erased_at text not null)`,
)
