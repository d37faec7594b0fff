// For tests only: databases in the PostgreSQL of TEST_DATABASE_URL.
import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { type Db, migrate, openPostgres } from '../db/database.ts'

type Server = ReturnType<typeof connect>
type Database = { name: string; url: string; db: Db; shape: string }

const servers = new Map<string, Server>()

/** The address of a new, empty database in the PostgreSQL at `url`, dropped when the test ends. */
export async function createPostgresDatabase(t: TestContext, url: string) {
  const server = serverAt(url)
  const name = await server.create()
  t.after(() => server.drop(name))
  return addressOf(url, name)
}

/** A migrated, empty database, reused by later tests: creating one takes a hundred times as long. */
export async function borrowPostgresDatabase(t: TestContext, url: string) {
  const { idle, create, drop } = serverAt(url)
  let database = idle.pop()
  while (database && !(await isEmptied(database))) {
    await database.db.destroy()
    await drop(database.name)
    database = idle.pop()
  }
  database ??= await createTables(url, await create())
  const borrowed = database
  t.after(() => idle.push(borrowed))
  return borrowed
}

function serverAt(url: string) {
  const server = servers.get(url) ?? connect(url)
  servers.set(url, server)
  return server
}

/** One connection for all tests of a process. */
function connect(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
  const idle: Database[] = []
  const drop = (name: string) => pool.query(`drop database ${name} with (force)`)
  process.once('beforeExit', async () => {
    for (const { name } of idle) await drop(name)
    await pool.end()
  })
  return {
    idle,
    drop,
    async create() {
      const name = `test_${randomBytes(8).toString('hex')}`
      await pool.query(`create database ${name}`)
      return name
    },
  }
}

async function createTables(url: string, name: string): Promise<Database> {
  const own = addressOf(url, name)
  const db = await migrate(openPostgres(own))
  return { name, url: own, db, shape: await shapeOf(db) }
}

/** False when the last test closed it or changed its schema. */
async function isEmptied({ db, shape }: Database) {
  try {
    if ((await shapeOf(db)) !== shape) return false
    const tables = shape.matchAll(/^(?!kysely)(\w+) r /gm)
    await sql.raw(Array.from(tables, ([, name]) => `${emptying(name)} "${name}"`).join('; ')).execute(db)
    return true
  } catch {
    return false
  }
}

/** The diary refuses to lose entries. */
const emptying = (table = '') => (table === 'diary' ? 'truncate' : 'delete from')

/** Tables and indexes with their number of columns; the newest first, as foreign keys refer to older ones. */
async function shapeOf(db: Db) {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', relname, relkind, relnatts) as line from pg_class
    where relnamespace = current_schema()::regnamespace order by oid desc`.execute(db)
  return rows.map(({ line }) => line).join('\n')
}

function addressOf(url: string, database: string) {
  const own = new URL(url)
  own.pathname = `/${database}`
  return own.href
}
