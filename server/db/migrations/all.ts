// Every step of the schema, in order. A step that has been released is never edited; a new one follows it.
import type { Migration } from 'kysely/migration'
import * as start from './001-start.ts'
import * as erasures from './002-erasures.ts'
import * as textSearch from './003-text-search.ts'
import * as fewerIndexes from './004-fewer-indexes.ts'
import * as arrivals from './005-arrivals.ts'
import * as pictureKeys from './007-picture-keys.ts'

export const migrations: Record<string, Migration> = {
  '001-start': start,
  '002-erasures': erasures,
  '003-text-search': textSearch,
  '004-fewer-indexes': fewerIndexes,
  '005-arrivals': arrivals,
  '007-picture-keys': pictureKeys,
}
