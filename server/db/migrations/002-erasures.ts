import { upBy } from './statements.ts'

export const up = upBy(`create table erasures (id text not null primary key, erased_at text not null)`)
