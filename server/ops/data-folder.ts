// Creates and checks the data folder, and locks it where database or files in it must not be shared.
import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { isSqlite } from '../db/upgrade.ts'
import { makeFolder } from './fsync.ts'
import { StartError } from './listening.ts'

/** Uploads that are not accepted yet. */
export const incomingIn = (dataDir: string) => join(dataDir, 'incoming')

export async function openDataFolder(dataDir: string, { alone }: { alone: boolean }) {
  const incomingDir = incomingIn(dataDir)
  try {
    await makeFolder(incomingDir)
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be read and written: check DATA_DIR and its permissions`,
    )
  }
  if (!alone) return { incomingDir, release: () => undefined }
  const release = lockDataFolder(dataDir)
  if (!release)
    throw new StartError(
      `Another server is running on the data folder ${dataDir}: stop it first, or choose another DATA_DIR`,
    )
  return { incomingDir, release }
}

/** Undefined when another process has the lock. The operating system releases it when the process ends. */
export function lockDataFolder(dataDir: string) {
  const lock = new DatabaseSync(join(dataDir, 'running.lock'))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    return undefined
  }
  return () => lock.close()
}

// Whether a server runs on this PostgreSQL: each one keeps a connection with this application name.

export const serverName = 'site server'

/** SQLite is guarded by the lock of the data folder. */
export async function checkNoServerRuns(db: Db) {
  if (isSqlite(db)) return
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = ${serverName}
  `.execute(db)
  if (rows.length > 0) throw new StartError('A server is running on this database: stop it first')
}
