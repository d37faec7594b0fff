// Steps of the schema keep all rows; one of them exists only here.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createBareDatabase } from '../testing/app.ts'
import { newFolder } from '../testing/folder.ts'
import { type Db, migrate, openDatabase, openSqlite } from './database.ts'
import { writeDiary } from './diary.ts'
import { migrations } from './migrations/all.ts'
import { databaseIn } from './postgres.ts'
import { openCheckedDatabase } from './start-check.ts'
import {
  checkNotNewer,
  copyBeforeUpgrade,
  dropOldCopies,
  keepUpgrade,
  listTables,
  stepsTaken,
} from './upgrade.ts'

const invented: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('jobs').addColumn('salary', 'text').execute()
    await db.schema
      .createTable('visits')
      .addColumn('id', 'text', (c) => c.primaryKey().notNull())
      .execute()
  },
}
const steps = { ...migrations, '999-invented': invented }
const names = Object.keys(steps)

test('a step keeps every row, and brings a database to the shape of a new one', async (t) => {
  const db = await migrate(await createBareDatabase(t))
  assert.deepEqual(await stepsTaken(db), Object.keys(migrations))
  const before = await fill(db)
  await migrate(db, { steps })
  for (const [table, row] of before) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db.withoutPlugins())
    assert.equal(rows.length, 1, table)
    assert.partialDeepStrictEqual(rows[0], row)
  }
  const newShape = await shapeOf(await migrate(await createBareDatabase(t), { steps }))
  assert.deepEqual(await shapeOf(db), newShape)
})

test('a step that was shipped stays as it is: what has to be different today is a step of its own', async () => {
  const folder = join(import.meta.dirname, 'migrations')
  const files = (await readdir(folder)).filter((name) => name !== 'all.ts').toSorted()
  const hashOf = async (name: string) =>
    createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex')
      .slice(0, 12)
  const found = await Promise.all(files.map(async (name) => [name.slice(0, -3), await hashOf(name)]))
  assert.deepEqual(Object.fromEntries(found), {
    '001-diary': 'c50ff2bf311a',
    '001-schema': '1b477168f76a',
    '001-search': 'de6f49c8c3a2',
    '002-people': '47967cdde185',
    '002-proof': 'f60aceb5caa1',
    '003-office': 'd113e5b6b35c',
    '004-numbers': 'c20cde50297c',
    '005-links': '10927ccd120f',
    '006-keys': '3e0e903c3d15',
    '009-way': 'f677ae3f7d04',
    '010-removals': 'f045b6f03b0d',
    '011-facts': '4a7215356813',
    '012-private-links': '3bd42e9a1b2c',
    statements: '690f0422dea2',
  })
})

test('a step that is cut off half way has changed nothing, and is taken the next time', async (t) => {
  const db = await createBareDatabase(t)
  const stepsThat = (end: () => void) => ({
    '001-first': {
      async up(tx: Kysely<unknown>) {
        await tx.schema.createTable('first').addColumn('id', 'text').execute()
        end()
      },
    },
  })
  const cutOff = () => {
    throw new Error('cut off')
  }
  await assert.rejects(migrate(db, { steps: stepsThat(cutOff) }), /cut off/)
  await migrate(db, { steps: stepsThat(() => undefined) })
})

test('a database newer than the program is refused in one sentence that says what to do', async (t) => {
  const db = await migrate(await createBareDatabase(t), { steps })
  await checkNotNewer(db, names)
  await assert.rejects(
    checkNotNewer(db),
    /newer version of this program .*'999-invented'.*install that version/,
  )
})

test('before an upgrade the database is copied, the last copies stay, and a current one is not copied', async (t) => {
  const dataDir = await newFolder(t)
  const folder = join(dataDir, 'before-upgrade')
  const db = await openDatabase(undefined, dataDir)
  t.after(() => db.destroy())
  const before = await fill(db)
  await assert.rejects(readdir(folder), 'neither a new database nor a current one is copied')
  for (let day = 1; day <= 4; day++)
    await copyBeforeUpgrade(db, dataDir, { known: names, now: new Date(Date.now() + day * 1000) })
  const copies = (await readdir(folder)).sort()
  assert.equal(copies.length, 3)
  const newest = join(folder, copies.at(-1) ?? '')
  assert.match(newest, /Z-before-999-invented\.db$/)
  assert.equal((await stat(newest)).mode & 0o777, 0o600)
  const copy = openSqlite(newest)
  t.after(() => copy.destroy())
  for (const [table, row] of before) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(copy.withoutPlugins())
    assert.deepEqual({ ...(rows[0] as object) }, row)
  }
  const inAMonth = new Date(Date.now() + 31 * 86_400_000)
  await copyBeforeUpgrade(db, dataDir, { now: inAMonth })
  const kept = (await readdir(folder)).filter((name) => name.endsWith('.db'))
  assert.deepEqual(kept.sort(), copies, 'one look at the clock removes none')
  await dropOldCopies(dataDir, { now: inAMonth })
  assert.deepEqual(await readdir(folder), [], 'they do not stay for ever')
})

test('an older program undoes an upgrade that ended before it served anybody, and refuses any other', async (t) => {
  const dataDir = await newFolder(t)
  const place = { dataDir, databaseUrl: undefined }
  const start = () => openCheckedDatabase(place, { report: () => undefined })
  const upgrade = async () => {
    const db = openSqlite(databaseIn(dataDir))
    await copyBeforeUpgrade(db, dataDir, { known: names, forServer: true })
    await migrate(db, { steps })
    await db.destroy()
  }
  const first = await start()
  const audit = { actor: { id: 'asha', name: 'Asha', device: '' }, now: new Date() }
  await writeDiary(first, audit, { kind: 'created', subject: 'job' })
  const rows = await first.selectFrom('diary').selectAll().execute()
  await first.destroy()

  await upgrade()
  await assert.rejects(
    openCheckedDatabase(place),
    /newer version/,
    'a command changes nothing beneath a server',
  )
  const second = await start()
  assert.deepEqual(await stepsTaken(second), Object.keys(migrations))
  assert.deepEqual(await second.selectFrom('diary').selectAll().execute(), rows)
  await second.destroy()

  const reader = new DatabaseSync(databaseIn(dataDir))
  reader.exec('begin; select * from diary')
  await upgrade()
  await assert.rejects(start(), /reads the database/, 'its log would be taken for that of the copy')
  reader.close()
  const third = await start()
  assert.deepEqual(await stepsTaken(third), Object.keys(migrations))
  assert.deepEqual(await third.selectFrom('diary').selectAll().execute(), rows)
  await third.destroy()

  const half = join(dataDir, 'before-upgrade', '20260101T000000Z-before-999-invented.db.part')
  await writeFile(half, 'half a copy')
  await keepUpgrade(dataDir)
  assert.deepEqual(await readdir(dirname(half)), [], 'of a newer program that was killed')

  await upgrade()
  await keepUpgrade(dataDir, names)
  await assert.rejects(start(), /newer version/)
  assert.equal((await readdir(join(dataDir, 'before-upgrade'))).length, 1)
})

/** One row in every table; each text is the same, so that every reference finds what it names. */
async function fill(db: Db) {
  const filled = new Map<string, Record<string, unknown>>()
  const waiting = new Set([...(await listTables(db))].filter((name) => !/^(kysely|sqlite)_/.test(name)))
  const shape = await shapeOf(db)
  for (const name of order(waiting)) {
    const columns = shape.filter((column) => column.table === name)
    const row = Object.fromEntries(columns.map(({ column, type }) => [column, /int/i.test(type) ? 7 : 'x']))
    await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(row).map((key) => sql.ref(key)))})
      values (${sql.join(Object.values(row))})`.execute(db)
    filled.set(name, row)
  }
  return filled
}

/** Owners come before what they own. */
const order = (tables: Set<string>) => [...new Set([...owners, ...[...tables].sort()])]
const owners = ['accounts', 'projects', 'services', 'reviews', 'updates', 'pictures', 'links']

async function shapeOf(db: Db) {
  const tables = await db.introspection.getTables()
  return tables
    .flatMap(({ name, columns }) =>
      columns.map((column) => ({
        table: name,
        column: column.name,
        type: column.dataType,
        nullable: column.isNullable,
      })),
    )
    .sort((a, b) => `${a.table}.${a.column}`.localeCompare(`${b.table}.${b.column}`))
}
