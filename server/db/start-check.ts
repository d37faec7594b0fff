// What is checked at a start: the database, the data folder, and that nobody else serves them. Says in one sentence for the
// operator what is wrong.
import { statSync } from 'node:fs'
import { access, constants, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { fsyncPath, makeFolder } from '../ops/disk.ts'
import { StartError } from '../ops/listening.ts'
import { connectDatabase, type Db, type OpenOptions, openDatabase } from './database.ts'
import { databaseIn } from './postgres.ts'
import { checkNotNewer, isSqlite, unkeptCopies } from './upgrade.ts'

const reachMs = 10_000
const sqliteErrors = { corrupt: 11, full: 13, cantOpen: 14, notADatabase: 26 }

type SystemError = Error & { code?: string; errcode?: number }

type DatabasePlace = { databaseUrl: string | undefined; dataDir: string }

/** `report`: for the server, which has locked the data folder. */
export async function openCheckedDatabase({ databaseUrl, dataDir }: DatabasePlace, options?: OpenOptions) {
  if (databaseUrl) {
    await reachPostgres(databaseUrl)
    return openDatabase(databaseUrl, dataDir, options)
  }
  checkSqliteVersion(process.versions.sqlite)
  const file = databaseIn(dataDir)
  try {
    if (options?.report) await undoUnkeptUpgrade(dataDir)
    const db = await openDatabase(undefined, dataDir, options)
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
    if (rows[0]?.quick_check === 'ok') return db
  } catch (error) {
    // The lowest byte is the primary result code.
    const errcode = ((error as SystemError).errcode ?? 0) % 256
    if (errcode === sqliteErrors.full)
      throw new StartError(`The disk of ${dataDir} is full: make room, and start again`)
    if (errcode === sqliteErrors.cantOpen) throw new StartError(`The database ${file} cannot be opened`)
    if (errcode !== sqliteErrors.corrupt && errcode !== sqliteErrors.notADatabase) throw error
  }
  throw new StartError(
    `The file ${file} is damaged, or is no database: bring a backup back with npm run restore, as docs/operating.md says`,
  )
}

/**
 * Puts the copy back when a newer program has migrated the database and ended before it served anybody, so that nothing is lost.
 */
async function undoUnkeptUpgrade(dataDir: string) {
  const copy = (await unkeptCopies(dataDir)).at(-1)
  if (!copy) return
  const db = connectDatabase(undefined, dataDir)
  const newer = await checkNotNewer(db).catch((error) => error)
  // Empties the write-ahead log, which would be taken for that of the copy.
  await db.destroy()
  if (!newer) return
  const file = databaseIn(dataDir)
  if (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size)
    throw new StartError(`Another program reads the database ${file}: end it, and start again`)
  await rename(copy, file)
  await fsyncPath(dataDir)
  console.log('A newer version has changed the database and served nobody: it is as it was before.')
}

/** Older versions can lose commits in WAL mode, or have known vulnerabilities. */
const oldestSqlite = '3.51.3'

export function checkSqliteVersion(version = '0') {
  if (version.localeCompare(oldestSqlite, 'en', { numeric: true }) < 0)
    throw new StartError(`SQLite ${version} is too old: take a Node with SQLite ${oldestSqlite} or newer`)
}

/** Connects once, to explain what is wrong with DATABASE_URL. */
export async function reachPostgres(databaseUrl: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: reachMs })
  client.on('error', () => undefined)
  const place = `${client.host}:${client.port}`
  try {
    await client.connect()
  } catch (error) {
    const { code = '', message } = error as SystemError
    if (code.startsWith('28') || message.startsWith('SASL'))
      throw new StartError(
        `The database at ${place} refused the login: check user and password in DATABASE_URL`,
      )
    if (code === '3D000')
      throw new StartError(
        `There is no database '${client.database}' at ${place}: create it, or check DATABASE_URL`,
      )
    throw new StartError(
      `The database at ${place} cannot be reached (${code || message}): is it running, and is DATABASE_URL right?`,
    )
  }
  await client.end()
}

/** Uploads that are not accepted yet. */
export const incomingIn = (dataDir: string) => join(dataDir, 'incoming')

/** Creates and checks it, and locks it where database or files in it must not be shared. */
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

/** Each server on a PostgreSQL keeps a connection with this application name. */
export const serverName = 'site server'

/** On this PostgreSQL; SQLite is guarded by the lock of the data folder. */
export async function checkNoServerRuns(db: Db) {
  if (isSqlite(db)) return
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = ${serverName}
  `.execute(db)
  if (rows.length > 0) throw new StartError('A server is running on this database: stop it first')
}
