// One schema and one set of queries over two databases: SQLite in the data folder, or PostgreSQL.
import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import {
  Kysely,
  type KyselyPlugin,
  PostgresDialect,
  type QueryCompiler,
  type Selectable,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  sql,
} from 'kysely'
import { Migrator } from 'kysely/migration'
import { LRUCache } from 'lru-cache'
import { exitOnSqliteFsyncError } from '../ops/disk.ts'
import { migrations } from './migrations/all.ts'
import {
  checkDatabaseExists,
  databaseIn,
  markDatabase,
  openPool,
  requestTimeouts,
  type Timeouts,
} from './postgres.ts'
import type { Tables } from './tables.ts'
import { checkUsable, copyBeforeUpgrade, isSqlite, stepsTaken } from './upgrade.ts'

export type Db = Kysely<Tables>
/** The last steps of the schema before and after, and where the copy from before lies. */
type Upgrade = Record<'schema_from' | 'schema_to' | 'copy', string | undefined>
export type OpenOptions = { report?: (upgrade: Upgrade) => void }

/** Opens the database at `databaseUrl`, or the SQLite file of `dataDir`, with its schema brought up to date. */
export async function openDatabase(
  databaseUrl: string | undefined,
  dataDir: string,
  { report }: OpenOptions = {},
): Promise<Db> {
  const db = connectDatabase(databaseUrl, dataDir)
  try {
    await checkUsable(db)
    const schema_from = (await stepsTaken(db)).at(-1)
    const copy = databaseUrl
      ? undefined
      : await copyBeforeUpgrade(db, dataDir, { forServer: report !== undefined })
    await migrate(db)
    report?.({ schema_from, schema_to: (await stepsTaken(db)).at(-1), copy })
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** The same database as it is, whatever its schema. */
export function connectDatabase(databaseUrl: string | undefined, dataDir: string): Db {
  if (databaseUrl) return openPostgres(databaseUrl)
  checkDatabaseExists(dataDir)
  const db = openSqlite(databaseIn(dataDir))
  markDatabase(dataDir)
  return db
}

/** How long a write waits for one of another process. */
export const busyMs = 5_000

export function openSqlite(file: string): Db {
  const database = new DatabaseSync(file)
  chmodSync(file, 0o600)
  return wrapSqlite(database)
}

export function wrapSqlite(database: DatabaseSync): Db {
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma busy_timeout = ${busyMs};
  `)
  const dialect = new TransactionalSqlite({ database: adapt(database) })
  return new Kysely<Tables>({ dialect, plugins: [flagsPlugin] })
}

/** All steps of an upgrade are taken, or none: Kysely does not know that SQLite can roll changes of the schema back. */
class TransactionalSqlite extends SqliteDialect {
  override createQueryCompiler() {
    return storing(super.createQueryCompiler())
  }
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true
      }
    })()
  }
}

class StoringPostgres extends PostgresDialect {
  override createQueryCompiler() {
    return storing(super.createQueryCompiler())
  }
}

export function openPostgres(url: string, timeouts?: Timeouts): Db {
  const dialect = new StoringPostgres({ pool: () => openPool(url, timeouts) })
  return new Kysely<Tables>({ dialect, plugins: [flagsPlugin] })
}

/** From now on a query of PostgreSQL fails when it takes long: for requests, after migrations and the like have run. */
export async function reconnectWithTimeouts(db: Db, databaseUrl: string | undefined) {
  if (!databaseUrl) return db
  await db.destroy()
  return openPostgres(databaseUrl, requestTimeouts)
}

export async function migrate(db: Db, { steps = migrations, to }: { steps?: Steps; to?: string } = {}) {
  const provider = { getMigrations: async () => steps }
  const migrator = new Migrator({ db, provider, migrationTableSchema: await schemaOf(db) })
  const { error } = to ? await migrator.migrateTo(to) : await migrator.migrateToLatest()
  if (error) throw error
  return db
}

type Steps = typeof migrations

/** By default Kysely would also find the migration table of another PostgreSQL schema. */
async function schemaOf(db: Db) {
  if (isSqlite(db)) return undefined
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db)
  return rows[0]?.name
}

/** Kysely expects the interface of better-sqlite3. Preparing takes as long as running most statements. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache({ max: 300, memoMethod: (sql: string) => database.prepare(sql) })
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = statements.memo(sql)
      return {
        reader: statement.columns().length > 0,
        all: (values) => guardSync(() => statement.all(...(values as SqliteValue[]))),
        // Others may run the same statement meanwhile.
        iterate: (values) => database.prepare(sql).iterate(...(values as SqliteValue[])),
        run: (values) => {
          // On a full disk SQLite has rolled back already; a second rollback would hide the cause.
          if (sql === 'rollback' && !database.isTransaction) return { changes: 0, lastInsertRowid: 0 }
          return guardSync(() => statement.run(...(values as SqliteValue[])))
        },
      }
    },
  }
}

function guardSync<T>(work: () => T) {
  try {
    return work()
  } catch (error) {
    exitOnSqliteFsyncError(error)
    throw error
  }
}

type SqliteValue = string | number | bigint | null | Uint8Array

// Truth values, stored as 0 and 1: a query takes booleans, and its rows have them.

type FlagIn<Row> = keyof { [Name in keyof Row as boolean extends Row[Name] ? Name : never]: true }
type Flag = { [T in keyof Tables]: FlagIn<Selectable<Tables[T]>> }[keyof Tables]

/** The columns of all tables that are booleans; whatever a query names so is one too. */
const flags: Record<Flag, true> = {
  building: true,
  by_client: true,
  by_hand: true,
  confirmation_withheld: true,
  cv_left_out: true,
  drawing: true,
  keep: true,
  main: true,
  open: true,
  phone_only: true,
  pinned: true,
  public: true,
  quoted: true,
  renderings: true,
  shown: true,
  spam: true,
}

/** Walks over the values only: Kysely's own way, a copy of every node, takes as long as running a small query. */
const storing = (compiler: QueryCompiler): QueryCompiler => ({
  compileQuery(node, queryId) {
    const query = compiler.compileQuery(node, queryId)
    const stored = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)
    return { ...query, parameters: query.parameters.map(stored) }
  },
})

/** `db.withoutPlugins()` reads what is stored. */
const flagsPlugin: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    const names = Object.keys(result.rows[0] ?? {}).filter((name) => name in flags)
    // A join that finds nothing has neither.
    for (const row of result.rows)
      for (const name of names) if (row[name] !== null) row[name] = row[name] === 1
    return result
  },
}
