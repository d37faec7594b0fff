// Every step of the schema, in order. Databases and backups name the step they are at, so no name may change.
import type { Migration } from 'kysely/migration'
import * as schema from './001-schema.ts'
import * as proof from './002-proof.ts'
import * as office from './003-office.ts'
import * as numbers from './004-numbers.ts'
import * as links from './005-links.ts'
import * as keys from './006-keys.ts'
import * as way from './009-way.ts'
import * as removals from './010-removals.ts'
import * as facts from './011-facts.ts'
import * as privateLinks from './012-private-links.ts'

export const migrations: Record<string, Migration> = {
  '001-schema': schema,
  '002-proof': proof,
  '003-office': office,
  '004-numbers': numbers,
  '005-links': links,
  '006-keys': keys,
  '009-way': way,
  '010-removals': removals,
  '011-facts': facts,
  '012-private-links': privateLinks,
}
