// A database that is being filled bears a mark, so that nobody takes a part of a site for the whole.

import { StartError } from '../http/failure.ts'
import type { Db } from './database.ts'
import { listTables } from './schema.ts'

/** A table of its own: it stays while all others are made anew. */
const mark = 'unfinished'

export async function isUnfinished(db: Db) {
  return (await listTables(db)).has(mark)
}

export async function markUnfinished(db: Db) {
  await db.schema.createTable(mark).ifNotExists().addColumn('mark', 'text').execute()
}

export async function markFinished(db: Db) {
  await db.schema.dropTable(mark).execute()
}

export async function refuseUnfinished(db: Db) {
  if (await isUnfinished(db))
    throw new StartError(
      'Filling this database with a backup or with another site was interrupted: run the same command again',
    )
}
