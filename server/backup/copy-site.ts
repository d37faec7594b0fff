// Fills an empty installation from a backup or from another installation, and verifies the result. It can be repeated
// after an interruption: rows are written again, files that exist already are only compared.
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { connectDatabase, type Db, migrate, openSqlite } from '../db/database.ts'
import { checkDatabaseExists, databaseIn } from '../db/postgres.ts'
import {
  clearRestoreMarker,
  dropSearchIndexes,
  hasRestoreMarker,
  listTables,
  setRestoreMarker,
} from '../db/upgrade.ts'
import { checkRoom } from '../ops/disk-space.ts'
import { fsyncPath } from '../ops/fsync.ts'
import { StartError } from '../ops/listening.ts'
import { type FileReferences, listStoredFiles, sizeOf } from '../storage/file-references.ts'
import type { Files } from '../storage/files.ts'
import { copyFiles } from './copy-files.ts'
import { type ErasureList, type ReapplyResult, reapplyErasures } from './erasures.ts'
import { type Batch, createSums, insertRows, keyOf, type Sums, sumRows } from './rows.ts'

export type Source = {
  /** The last migration that its rows follow. */
  schema: string
  rows: () => AsyncIterable<Batch>
  /** The checksums of its rows, where they are known beforehand. */
  tables?: Sums
  open: Files['open']
}
/** Without files where source and target share them. */
export type Target = { db: Db; files: Files | undefined; references: FileReferences[]; incomingDir: string }
/** What messages call the target, and the folder that the files go to. */
export type Place = { place: string; folder?: string }
/** With `erased` the source is an older state of the site. */
type Options = { erased?: ErasureList; print: (sentence: string) => void }

const nothing: ReapplyResult = { erasures: 0, kinds: {}, held: 0, removed: [] }

/** A new SQLite database has its mark from its first moment. */
export async function connectTarget({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }) {
  const file = databaseIn(dataDir)
  if (!databaseUrl && !existsSync(file)) {
    checkDatabaseExists(dataDir)
    const marked = openSqlite(`${file}.part`)
    await setRestoreMarker(marked)
    await marked.destroy()
    await rename(`${file}.part`, file)
    await fsyncPath(dataDir)
  }
  return connectDatabase(databaseUrl, dataDir)
}

/**
 * Marks an empty database before anything takes time: no server starts on it, whenever this is killed. `check` may still
 * refuse to fill it. `place` is what the message calls the target.
 */
export async function claimEmpty<T>(db: Db, place: string, check: () => Promise<T>) {
  const tables = await listTables(db)
  const ours = Object.keys(keyOf).filter((table) => tables.has(table))
  const isForeign = ours.length > 0 && !tables.has('kysely_migration')
  const isInterrupted = await hasRestoreMarker(db)
  if (isForeign || (!isInterrupted && (await hasRows(db, ours))))
    throw new StartError(
      `There is a site in ${place} already, and only an empty place can be filled: move it away first, or choose another`,
    )
  await setRestoreMarker(db)
  try {
    return await check()
  } catch (error) {
    if (!isInterrupted) await clearRestoreMarker(db)
    throw error
  }
}

/**
 * Files that the source has too may come from an interrupted copy. `bytes` is what all of them need in `folder`, if they do
 * not go to a bucket.
 */
export async function checkFiles(
  { files, references }: Pick<Target, 'files' | 'references'>,
  { keys, bytes }: { keys: ReadonlySet<string>; bytes: number },
  { place, folder }: Place,
) {
  const stored = files ? await listStoredFiles({ files, references }) : []
  if (folder) await checkRoom(folder, bytes - sizeOf(stored), 'the site')
  if (stored.some(({ key }) => !keys.has(key)))
    throw new StartError(
      `There are other files where those of ${place} belong, and only an empty place can be filled: move it away first, or choose another`,
    )
}

async function hasRows(db: Db, tables: string[]) {
  for (const table of tables.filter((name) => !['settings', 'attempts'].includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** Drops what is in the target: call `claimEmpty` first. */
export async function copySite(target: Target, source: Source, { erased, print }: Options) {
  const { db, files } = target
  await dropTables(db)
  await migrate(db, { to: source.schema })
  const rows = await writeRows(db, source)
  await migrate(db)
  const reapplied = erased ? await reapplyErasures(db, erased) : nothing
  const copied = files ? await copyFiles({ ...target, files }, source, print) : { files: 0, missing: [] }
  await clearRestoreMarker(db)
  return { rows, ...reapplied, ...copied }
}

async function dropTables(db: Db) {
  await dropSearchIndexes(db)
  const tables = await listTables(db)
  for (const table of [...Object.keys(keyOf).reverse(), 'kysely_migration', 'kysely_migration_lock'])
    if (tables.has(table)) await db.schema.dropTable(table).execute()
}

async function writeRows(db: Db, source: Source) {
  const sums = createSums()
  await db.transaction().execute(async (tx) => {
    for await (const batch of source.rows()) {
      sums.add(batch)
      await insertRows(tx, batch)
    }
  })
  const written = await sumRows(db)
  if (!isDeepStrictEqual(written, source.tables ?? sums.result()))
    throw new Error('What was written to the database is not what was read')
  return Object.values(written).reduce((sum, { rows }) => sum + rows, 0)
}
