// Fills an empty installation from a backup or from another installation, and verifies the result. It can be repeated
// after an interruption: rows are written again, files that exist already are only compared.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { type Db, migrate } from '../db/database.ts'
import { dropSearchIndexes, listTables } from '../db/schema.ts'
import { clearRestoreMarker, hasRestoreMarker, setRestoreMarker } from '../db/upgrade.ts'
import { StartError } from '../ops/start-error.ts'
import { type FileReferences, listStoredFiles } from '../storage/file-references.ts'
import type { Files } from '../storage/files.ts'
import { copyFiles } from './copy-files.ts'
import { type ErasureList, type ReapplyResult, reapplyErasures } from './reapply-erasures.ts'
import { type Batch, createSums, insertRows, keyOf, type Sums, sumRows } from './rows.ts'

export type Source = {
  /** The last migration that its rows follow. */
  schema: string
  rows: () => AsyncIterable<Batch>
  /** The checksums of its rows, where they are known beforehand. */
  tables?: Sums
  keys: ReadonlySet<string>
  open: Files['open']
}
/** Without files where source and target share them. */
export type Target = { db: Db; files: Files | undefined; references: FileReferences[]; incomingDir: string }
/** With `erased` the source is an older state of the site. */
type Options = { erased?: ErasureList; print: (sentence: string) => void }

const nothing: ReapplyResult = { erasures: 0, kinds: {}, held: 0, removed: [] }

/** `place` is what the message calls the target. */
export async function checkEmpty(
  { db, files, references }: Target,
  keys: ReadonlySet<string>,
  place: string,
) {
  const tables = await listTables(db)
  const ours = Object.keys(keyOf).filter((table) => tables.has(table))
  const isForeign = ours.length > 0 && !tables.has('kysely_migration')
  if (isForeign || (!(await hasRestoreMarker(db)) && (await hasRows(db, ours))))
    throw new StartError(
      `There is a site in ${place} already, and only an empty place can be filled: move it away first, or choose another`,
    )
  if (files) await checkNoOtherFiles({ files, references }, keys, place)
}

/** Files that the source has too may come from an interrupted copy. */
export async function checkNoOtherFiles(
  stores: { files: Files; references: FileReferences[] },
  keys: ReadonlySet<string>,
  place: string,
) {
  if ((await listStoredFiles(stores)).some(({ key }) => !keys.has(key)))
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

/** Drops what is in the target: call `checkEmpty` first. */
export async function copySite(target: Target, source: Source, { erased, print }: Options) {
  const { db, files } = target
  await setRestoreMarker(db)
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
