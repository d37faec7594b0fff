// Fills an empty installation from a backup or from another installation, and verifies the result. It can be repeated after an
// interruption: rows are written again, files that exist already are only compared.
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { connectDatabase, type Db, migrate, openSqlite } from '../db/database.ts'
import { migrations } from '../db/migrations/all.ts'
import { checkDatabaseExists, databaseIn } from '../db/postgres.ts'
import {
  checkUsable,
  clearRestoreMarker,
  dropSearchIndexes,
  hasRestoreMarker,
  listTables,
  setRestoreMarker,
  stepsTaken,
} from '../db/upgrade.ts'
import { checkRoom, fsyncPath } from '../ops/disk.ts'
import { StartError } from '../ops/listening.ts'
import {
  type FileReferences,
  listReferencedFiles,
  listStoredFiles,
  type SiteStores,
  sizeOf,
} from '../storage/file-references.ts'
import type { Files } from '../storage/files.ts'
import { openInEitherFolder } from '../storage/images/picture-files.ts'
import { openArchive } from './archive.ts'
import { copyFiles, createProgress, readSnapshot } from './backup.ts'
import { collectErasures, type ErasureList, type ReapplyResult, reapplyErasures } from './erasures.ts'
import { type Batch, createSums, insertRows, keyOf, readRows, type Sums, sumRows } from './rows.ts'

type Source = {
  /** The last migration that its rows follow. */
  schema: string
  rows: () => AsyncIterable<Batch>
  /** The checksums of its rows, where they are known beforehand. */
  tables?: Sums
  open: Files['open']
}
/** Without files where source and target share them. */
type Target = { db: Db; files: Files | undefined; references: FileReferences[]; incomingDir: string }
/** What messages call the target, and the folder that the files go to. */
type Place = { place: string; folder?: string }

type RestoreOptions = Place & {
  /** Files that list what was erased after the backup was made. */
  erasureLists: string[]
  print: (sentence: string) => void
}

/** Nothing but a mark is written before the whole archive is verified. */
export async function restoreBackup(target: Target, path: string, options: RestoreOptions) {
  const { erasureLists, print } = options
  await using running = new AsyncDisposableStack()
  const { archive, erased } = await claimEmpty(target.db, options, async () => {
    const archive = await openArchive(path)
    running.defer(archive.close)
    const { schema } = archive.manifest
    if (!Object.hasOwn(migrations, schema))
      throw new StartError(
        `The backup ${path} was made by a newer version of this program (it has taken the step '${schema}'): install that version first`,
      )
    await checkFiles(target, archive, options)
    await archive.verify(createProgress(print, 'Checking the backup'))
    return { archive, erased: await collectErasures(erasureLists, dirname(path), print) }
  })
  const { schema, made_at, tables } = archive.manifest
  const source = { schema, tables, rows: () => archive.rows(), open: archive.open }
  return { made_at, ...(await copySite(target, source, { erased, print })) }
}

/** Without the part that stays in its place. */
type MoveTarget = { db: Db | undefined; files: Files | undefined; incomingDir: string }
type MoveOptions = Place & { print: (sentence: string) => void }

export async function moveSite(
  { db, files, references }: SiteStores,
  target: MoveTarget,
  { print, ...place }: MoveOptions,
) {
  await checkUsable(db)
  const schema = (await stepsTaken(db)).at(-1)
  if (!schema) throw new StartError('There is no site to move: check DATA_DIR and DATABASE_URL')
  return readSnapshot(db, async (tx) => {
    const check = async () => {
      const keys = new Set(await listReferencedFiles({ db: tx, references }))
      const bytes = target.files ? sizeOf(await listStoredFiles({ files, references })) : 0
      await checkFiles({ ...target, references }, { keys, bytes }, place)
    }
    const open = (key: string) => openInEitherFolder(files, key)
    const source = { schema, rows: () => readRows(tx), open }
    if (target.db) {
      await claimEmpty(target.db, { ...place, print }, check)
      return copySite({ ...target, db: target.db, references }, source, { print })
    }
    if (!target.files) throw new StartError('Source and target are the same place')
    const copied = { ...target, db: tx, files: target.files, references }
    await check()
    return { rows: 0, ...(await copyFiles(copied, source, print)) }
  })
}

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
 * Marks an empty database before anything takes time: no server starts on it until it is filled, also when this is killed or
 * `check` refuses to fill it.
 */
async function claimEmpty<T>(db: Db, { place, print }: MoveOptions, check: () => Promise<T>) {
  const tables = await listTables(db)
  const ours = Object.keys(keyOf).filter((table) => tables.has(table))
  const isForeign = ours.length > 0 && !tables.has('kysely_migration')
  if (isForeign || (!(await hasRestoreMarker(db)) && (await hasRows(db, ours))))
    throw new StartError(
      `There is a site in ${place} already, and only an empty place can be filled: move it away first, or choose another`,
    )
  await setRestoreMarker(db)
  try {
    return await check()
  } catch (error) {
    print('No server starts there until it is filled: run the command again.')
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
async function copySite(target: Target, source: Source, { erased, print }: Options) {
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
