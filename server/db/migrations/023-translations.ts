// Malayalam for texts of the company, by the hash of the English text: an index cannot hold long ones.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`create table translations (
    id text primary key,
    english text not null,
    malayalam text not null,
    earlier text not null,
    changed_at text not null
  )`)
