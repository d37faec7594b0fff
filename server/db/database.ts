// One schema and one set of queries over two databases: SQLite in the data folder, or PostgreSQL.
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, PostgresAdapter, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { openFingerprinted } from './fingerprint.ts'
import { exitOnSqliteFsyncError } from './fsync-guard.ts'
import { migrations } from './migrations/all.ts'
import { refuseInterruptedRestore } from './restore-marker.ts'
import { keepCopyBeforeUpgrade, refuseNewer } from './schema.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** Opens the database at `databaseUrl`, or the SQLite file of `dataDir`, with its schema brought up to date. */
export async function openDatabase(databaseUrl: string | undefined, dataDir: string): Promise<Db> {
  const db = connectDatabase(databaseUrl, dataDir)
  try {
    await refuseNewer(db)
    await refuseInterruptedRestore(db)
    if (!databaseUrl) await keepCopyBeforeUpgrade(db, dataDir)
    return await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** The same database as it is, whatever its schema. */
export function connectDatabase(databaseUrl: string | undefined, dataDir: string): Db {
  if (databaseUrl) return openPostgres(databaseUrl)
  return openFingerprinted(dataDir, () => openSqlite(join(dataDir, 'site.db')))
}

/** How long a write waits for one of another process. */
export const busyMs = 5_000

export function openSqlite(file: string): Db {
  const database = new DatabaseSync(file)
  if (file !== ':memory:') chmodSync(file, 0o600)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma busy_timeout = ${busyMs};
  `)
  const adapted = adapt(database)
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapted }) })
  opened.set(db.getExecutor().adapter, adapted)
  return db
}

const opened = new WeakMap<object, SqliteDatabase>()

/**
 * The answer of SQLite without Kysely's way to it, which takes as long as the answer: only inside a transaction, where
 * nobody else's can be under way.
 */
export function askSqlite(db: Db, sql: string, values: unknown[]) {
  const database = db.isTransaction ? opened.get(db.getExecutor().adapter) : undefined
  const statement = database?.prepare(sql)
  if (!statement) return undefined
  if (statement.reader) return { rows: statement.all(values), affected: 0 }
  return { rows: [], affected: Number(statement.run(values).changes) }
}

const connectMs = 10_000

export const openPostgres = (url: string): Db =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => openPool(url) }) })

/** The driver is loaded only where it is used: it takes a tenth of a small server's memory. */
async function openPool(url: string) {
  const { default: pg } = await import('pg')
  // count() arrives as a 64-bit integer, which the driver hands over as text unless told otherwise.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: connectMs })
  // A connection that dies while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  // So would one that dies in the middle of a transaction, between two queries; the next of them fails instead.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Brings the schema up to date, or to the given step. */
export async function migrate(db: Db, { steps = migrations, to }: { steps?: Steps; to?: string } = {}) {
  const provider = { getMigrations: async () => steps }
  const migrator = new Migrator({ db, provider, migrationTableSchema: await schemaOf(db) })
  const { error } = to ? await migrator.migrateTo(to) : await migrator.migrateToLatest()
  if (error) throw error
  return db
}

type Steps = typeof migrations

/** Without it Kysely would mistake another schema's record of migrations for our own. */
async function schemaOf(db: Db) {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

/** Kysely speaks to SQLite through this small shape; Node's own module has all of it under other names. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()

  function prepare(sql: string): SqliteStatement {
    const statement = database.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (values) => synced(() => statement.all(...(values as SqliteValue[]))),
      // Read piece by piece while others may ask the same.
      iterate: (values) => database.prepare(sql).iterate(...(values as SqliteValue[])),
      run: (values) => {
        // On a full disk SQLite has rolled back by itself; a second time would hide why.
        if (sql === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
        return synced(() => statement.run(...(values as SqliteValue[])))
      },
    }
  }

  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql)
      if (known) return known
      const statement = prepare(sql)
      if (prepared.size >= mostPrepared) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** Far more than the different questions we ask; only their number of values makes new ones. */
const mostPrepared = 300
type SqliteStatement = ReturnType<SqliteDatabase['prepare']>

function synced<T>(work: () => T) {
  try {
    return work()
  } catch (error) {
    exitOnSqliteFsyncError(error)
    throw error
  }
}

type SqliteValue = string | number | bigint | null | Uint8Array
