// Malayalam for texts of the company, by the hash of the English text: an index cannot hold long ones.
import { upBy } from './statements.ts'

export const up = upBy(`create table translations (
    id text primary key,
    english text not null,
    malayalam text not null,
    earlier text not null,
    changed_at text not null
  )`)
