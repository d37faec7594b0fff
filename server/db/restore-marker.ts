// Marks a database while a restore or a move fills it, so that no server starts on half of a site.
import { StartError } from '../ops/start-error.ts'
import type { Db } from './database.ts'
import { listTables } from './schema.ts'

/** A table of its own, because all others are dropped meanwhile. Databases out there have this name for it. */
const marker = 'unfinished'

export async function hasRestoreMarker(db: Db) {
  return (await listTables(db)).has(marker)
}

export async function setRestoreMarker(db: Db) {
  await db.schema.createTable(marker).ifNotExists().addColumn('mark', 'text').execute()
}

export async function clearRestoreMarker(db: Db) {
  await db.schema.dropTable(marker).execute()
}

export async function refuseInterruptedRestore(db: Db) {
  if (await hasRestoreMarker(db))
    throw new StartError(
      'Filling this database with a backup or with another site was interrupted: run the same command again',
    )
}
