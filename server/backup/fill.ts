// Fills an empty installation from a backup or from another installation, and compares what has arrived. What was
// interrupted can be done again: rows are few and are written anew, files that are there already are only compared.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Db, migrate } from '../db/database.ts'
import { isUnfinished, markFinished, markUnfinished } from '../db/restore-marker.ts'
import { dropSearchIndexes, listTables } from '../db/schema.ts'
import { StartError } from '../http/failure.ts'
import type { Files } from '../storage/files.ts'
import { pictureFolders } from '../storage/images/names.ts'
import { copyFiles } from './copy-files.ts'
import { type Ledger, replayErasures } from './ledger.ts'
import { type Batch, createSums, insertRows, keyOf, type Sums, sumRows } from './rows.ts'

export type Source = {
  /** The last step of the schema that its rows follow. */
  schema: string
  rows: () => AsyncIterable<Batch>
  /** What is known about its rows beforehand. */
  tables?: Sums
  /** The files it has. */
  keys: ReadonlySet<string>
  open: Files['open']
}
/** Without files where source and target have them in the same place. */
export type Target = { db: Db; files: Files | undefined; incomingDir: string }
type Options = { erased?: Ledger; say: (sentence: string) => void }

/** `place` tells the person where the target is. */
export async function refuseFilled({ db, files }: Target, keys: ReadonlySet<string>, place: string) {
  const tables = await listTables(db)
  const ours = Object.keys(keyOf).filter((table) => tables.has(table))
  const isForeign = ours.length > 0 && !tables.has('kysely_migration')
  if (isForeign || (!(await isUnfinished(db)) && (await hasRows(db, ours))))
    throw new StartError(
      `There is a site in ${place} already, and only an empty place can be filled: move it away first, or choose another`,
    )
  if (files) await refuseOtherFiles(files, keys, place)
}

/** A file that the source has may be from a copy that was interrupted; any other belongs to somebody else. */
export async function refuseOtherFiles(files: Files, keys: ReadonlySet<string>, place: string) {
  const lists = await Promise.all([...pictureFolders, 'cv'].map((folder) => files.list(folder)))
  if (lists.flat().some(({ key }) => !keys.has(key)))
    throw new StartError(
      `There are other files where those of ${place} belong, and only an empty place can be filled: move it away first, or choose another`,
    )
}

async function hasRows(db: Db, tables: string[]) {
  for (const table of tables.filter((name) => !['settings', 'facts', 'attempts'].includes(name))) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}

/** Call `refuseFilled` first: what is in the target is dropped. */
export async function fill({ db, files, incomingDir }: Target, source: Source, { erased, say }: Options) {
  await markUnfinished(db)
  await dropTables(db)
  await migrate(db, { to: source.schema })
  const rows = await writeRows(db, source)
  await migrate(db)
  const erasures = erased ? await replayErasures(db, erased) : 0
  const copied = files && (await copyFiles({ db, files, incomingDir }, source, say))
  await markFinished(db)
  return { rows, erasures, files: copied?.files ?? 0, missing: copied?.missing ?? [] }
}

async function dropTables(db: Db) {
  await dropSearchIndexes(db)
  const tables = await listTables(db)
  for (const table of [...Object.keys(keyOf).reverse(), 'kysely_migration', 'kysely_migration_lock'])
    if (tables.has(table)) await db.schema.dropTable(table).execute()
}

/** How many there are. */
async function writeRows(db: Db, source: Source) {
  const sums = createSums()
  await db.transaction().execute(async (tx) => {
    for await (const batch of source.rows()) {
      sums.add(batch)
      await insertRows(tx, batch)
    }
  })
  const arrived = await sumRows(db)
  if (!isDeepStrictEqual(arrived, source.tables ?? sums.result()))
    throw new Error('What was written to the database is not what was read')
  return Object.values(arrived).reduce((sum, { rows }) => sum + rows, 0)
}
