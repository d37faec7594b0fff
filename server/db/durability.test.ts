// @sqlite Every connection to an SQLite database that the product opens is on disk before a write is answered.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newFolder } from '../testing/folder.ts'
import { connectDatabase, type Db, openDatabase, openSqlite } from './database.ts'
import { openCheckedDatabase } from './start-check.ts'

const full = 2

/** As the server and each command open it. */
const ways: Record<string, (dataDir: string) => Db | Promise<Db>> = {
  'the server and doctor': (dataDir) => openCheckedDatabase({ databaseUrl: undefined, dataDir }),
  'the same without a check': (dataDir) => openDatabase(undefined, dataDir),
  'admin, backup, restore and move': (dataDir) => connectDatabase(undefined, dataDir),
  'a file': (dataDir) => openSqlite(join(dataDir, 'site.db')),
}

for (const [who, open] of Object.entries(ways)) {
  test(`${who}: synchronous is FULL, also after a transaction`, async (t) => {
    const dataDir = await newFolder(t)
    const db = await open(dataDir)
    t.after(() => db.destroy())
    const expected = { synchronous: full, journal_mode: 'wal', foreign_keys: 1, secure_delete: 1 }
    assert.deepEqual(await pragmas(db), expected)
    await db.transaction().execute((tx) => sql`create table written (id integer)`.execute(tx))
    assert.deepEqual(await pragmas(db), expected)
  })
}

test('nothing else in the product opens a database of its own, or relaxes one', () => {
  const product = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing', 'server/tests'] })
  const naming = (word: RegExp) => product.filter((file) => word.test(readFileSync(file, 'utf8'))).sort()
  // The lock of the data folder holds no data.
  assert.deepEqual(naming(/new DatabaseSync/), ['server/db/database.ts', 'server/db/start-check.ts'])
  assert.deepEqual(naming(/pragma synchronous/), ['server/db/database.ts'])
})

async function pragmas(db: Db) {
  const names = ['synchronous', 'journal_mode', 'foreign_keys', 'secure_delete']
  const values = await Promise.all(
    names.map(async (name) => {
      const { rows } = await sql<Record<string, unknown>>`${sql.raw(`pragma ${name}`)}`.execute(db)
      return [name, rows[0]?.[name]]
    }),
  )
  return Object.fromEntries(values)
}
