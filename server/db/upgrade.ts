// Which of the two databases it is, and what it has: tables, search indexes, migrations.

import { chmod, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SqliteAdapter, sql } from 'kysely'
import { checkRoom, fsyncPath, makeFolder } from '../ops/disk.ts'
import { StartError } from '../ops/listening.ts'
import { dayMs, hourMs, stamp } from './clock.ts'
import type { Db } from './database.ts'
import { migrations } from './migrations/all.ts'
import { databaseIn } from './postgres.ts'

export const isSqlite = (db: Db) => db.getExecutor().adapter instanceof SqliteAdapter

export async function listTables(db: Db) {
  const names = isSqlite(db)
    ? sql`select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%'`
    : sql`select table_name as name from information_schema.tables where table_schema = current_schema()`
  const { rows } = await sql<{ name: string }>`${names}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** Views and full-text indexes of SQLite outlive the tables they read. */
export async function dropSearchIndexes(db: Db) {
  if (!isSqlite(db)) return
  const { rows } = await sql<{ type: string; name: string }>`
    select case type when 'view' then type else 'table' end as type, name from pragma_table_list
    where schema = 'main' and type in ('view', 'virtual')`.execute(db)
  for (const { type, name } of rows) await sql`drop ${sql.raw(type)} ${sql.table(name)}`.execute(db)
}

/** The migrations that this database has had, in order. */
export async function stepsTaken(db: Db) {
  if (!(await listTables(db)).has('kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

// A newer program copies an older database before it migrates it; an older program refuses a newer one, unless that has never
// been served from: then the copy is put back. Both refuse one that a restore or a move has not filled to the end.

const maxCopies = 3
const maxCopyAgeMs = 30 * dayMs

export async function checkNotNewer(db: Db, known = Object.keys(migrations)) {
  const unknown = (await stepsTaken(db)).find((name) => !known.includes(name))
  if (unknown)
    throw new StartError(
      `The database was made by a newer version of this program (it has taken the step '${unknown}'): install that version, or restore a backup made by this one`,
    )
}

/** A table of its own, because all others are dropped meanwhile. */
const restoreMarker = 'restore_marker'

export const hasRestoreMarker = async (db: Db) => (await listTables(db)).has(restoreMarker)

export async function setRestoreMarker(db: Db) {
  await db.schema.createTable(restoreMarker).ifNotExists().addColumn('mark', 'text').execute()
}

export async function clearRestoreMarker(db: Db) {
  await db.schema.dropTable(restoreMarker).execute()
}

/** Refuses a database of a newer version, and half of a site. */
export async function checkUsable(db: Db) {
  await checkNotNewer(db)
  if (await hasRestoreMarker(db))
    throw new StartError(
      'Filling this database with a backup or with another site was interrupted or refused: run the same command again, or take an empty database',
    )
}

export const copiesIn = (dataDir: string) => join(dataDir, 'before-upgrade')
/** Where an upgrade tries the newer version, on a copy that no erasure reaches. */
export const rehearsalIn = (dataDir: string) => join(dataDir, 'rehearsal')

/** Nothing to do for a database that is new or up to date. Returns the path that the copy has at once, or for a server after `keepUpgrade`. */
export async function copyBeforeUpgrade(
  db: Db,
  dataDir: string,
  { known = Object.keys(migrations), now = new Date(), forServer = false } = {},
) {
  const folder = copiesIn(dataDir)
  const taken = await stepsTaken(db)
  const next = known[taken.length]
  if (taken.length === 0 || !next) return undefined
  await makeFolder(folder)
  // Whatever the clock says, the new one stays.
  await dropOldCopies(dataDir, { keep: maxCopies - 1 })
  for (const unfinished of await unkeptCopies(dataDir)) await rm(unfinished)
  await checkRoom(folder, (await stat(databaseIn(dataDir))).size, 'the copy before the upgrade')
  const copy = join(folder, `${stamp(now)}-before-${next}.db`)
  try {
    await sql`vacuum into ${`${copy}.part`}`.execute(db)
    await chmod(`${copy}.part`, 0o600)
    await fsyncPath(`${copy}.part`)
    if (!forServer) await rename(`${copy}.part`, copy)
    await fsyncPath(folder)
  } catch (error) {
    await rm(`${copy}.part`, { force: true })
    throw error
  }
  return copy
}

/** From now on the database may hold what its copy lacks. What a newer program has left may be half a copy. */
export async function keepUpgrade(dataDir: string, known = Object.keys(migrations)) {
  const copies = await unkeptCopies(dataDir)
  for (const copy of copies) {
    const isOwn = known.some((name) => copy.endsWith(`-before-${name}.db.part`))
    await (isOwn ? rename(copy, copy.replace(/\.part$/, '')) : rm(copy))
  }
  // Otherwise a power cut could bring back the right to undo what has been served since.
  if (copies.length > 0) await fsyncPath(copiesIn(dataDir))
}

/** They are whole whenever the database is newer: it is migrated after they are. */
export async function unkeptCopies(dataDir: string) {
  const folder = copiesIn(dataDir)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.db.part'))
  return names.sort().map((name) => join(folder, name))
}

/** Keeps the newest ones, and none for long if it is known how late it is. */
export async function dropOldCopies(
  dataDir: string,
  { now, keep = maxCopies }: { now?: Date; keep?: number },
) {
  const folder = copiesIn(dataDir)
  // Another process may be making one.
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.part')).sort()
  const oldest = now ? stamp(new Date(now.getTime() - maxCopyAgeMs)) : ''
  const copies = names.filter((name) => name.endsWith('.db')).slice(-keep)
  const kept = copies.filter((name) => name >= oldest)
  for (const name of names)
    if (!kept.some((copy) => name.startsWith(copy))) await rm(join(folder, name), { force: true })
  // Left by an upgrade that was killed.
  const tried = await stat(rehearsalIn(dataDir)).catch(() => undefined)
  if (now && tried && now.getTime() - tried.mtimeMs > hourMs)
    await rm(rehearsalIn(dataDir), { recursive: true })
}

export async function removeCopy(path: string) {
  for (const part of ['', '-wal', '-shm']) await rm(path + part, { force: true })
}
