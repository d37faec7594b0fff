// @sqlite What keeps the server from starting is told in one sentence, without a password. That main.ts prints it and ends,
// tests/process-start.test.ts shows.
import assert from 'node:assert/strict'
import { open, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { databaseIn, markerIn } from '../db/postgres.ts'
import { checkSqliteVersion, openCheckedDatabase, openDataFolder } from '../db/start-check.ts'
import { newFolder } from '../testing/folder.ts'
import { freePort, listening } from '../testing/process.ts'
import { choosePort, StartError } from './listening.ts'

for (const [env, sentence] of [
  [{ PORT: 'eighty' }, /PORT must be a number/],
  [{ DATABASE_URL: 'mysql://localhost/site' }, /DATABASE_URL must look like postgres:/],
  [{ BACKUP_AT: '25:00' }, /BACKUP_AT is a time of day such as 02:30, or 'off'/],
  [{ BACKUP_KEEP: '0' }, /BACKUP_KEEP must be at least 1/],
  [{ STORAGE_URL: 's3://store/bucket' }, /STORAGE_URL needs key, secret and bucket/],
  [{ STORAGE_URL: 's3://key@store/bucket' }, /STORAGE_URL needs key, secret and bucket/],
  [{ STORAGE_URL: 's3://key:secret@store' }, /STORAGE_URL needs key, secret and bucket/],
  [{ STORAGE_URL: 's3://key:5%@store/bucket' }, /STORAGE_URL needs key, secret and bucket/],
] as const)
  test(`${Object.entries(env)} is refused by name`, () => {
    assert.throws(() => readConfig(env), sentence)
  })

test('a STORAGE_URL with all its parts is taken', () => {
  for (const STORAGE_URL of ['s3://key:secret@store/bucket', 's3+http://key:5%25@store/bucket/?region=x'])
    assert.equal(readConfig({ STORAGE_URL }).storageUrl, STORAGE_URL)
})

for (const HOST of ['not.a.host.invalid', '203.0.113.7'])
  test(`HOST=${HOST} is no address of this machine`, async () => {
    await refuses(
      choosePort(readConfig({ HOST, PORT: '0' })),
      new RegExp(`HOST=${HOST} is no address of this`),
    )
  })

test('a database that cannot be reached, or refuses us', async (t) => {
  const away = await freePort()
  const login = await listening(t, refusingWith('28P01'))
  const missing = await listening(t, refusingWith('3D000'))
  for (const [port, sentence] of [
    [away, `database at 127.0.0.1:${away} cannot be reached`],
    [login, `database at 127.0.0.1:${login} refused the login`],
    [missing, `no database 'site' at 127.0.0.1:${missing}`],
  ] as const)
    await refuses(openCheckedDatabase({ databaseUrl: databaseAt(port), dataDir: '' }), new RegExp(sentence))
})

test('a file that is no database, and one with a damaged page', async (t) => {
  const sentence = /The file .*site\.db is damaged, or is no database/
  const list = await newFolder(t)
  await writeFile(join(list, 'site.db'), 'shopping list\n'.repeat(1000))
  await refuses(openCheckedDatabase({ databaseUrl: undefined, dataDir: list }), sentence)
  const damaged = await damagedDatabase(t)
  await refuses(openCheckedDatabase({ databaseUrl: undefined, dataDir: damaged }), sentence)
})

test('a database that has vanished, or has lost its content, is not replaced by an empty one', async (t) => {
  const dataDir = await newFolder(t)
  const open = () => openCheckedDatabase({ databaseUrl: undefined, dataDir })
  const lose = { vanished: rm, emptied: (file: string) => writeFile(file, '') }
  for (const remove of Object.values(lose)) {
    await (await open()).destroy()
    await remove(databaseIn(dataDir))
    await refuses(open(), /The database .*site\.db is missing.*npm run restore/)
    // Control: without the marker, it is.
    await rm(markerIn(dataDir))
    const db = await open()
    assert.deepEqual(await db.selectFrom('reviews').selectAll().execute(), [])
    await db.destroy()
  }
})

test('a SQLite with known faults is refused', () => {
  for (const old of ['3.7.0', '3.50.4', '3.51.2', undefined])
    assert.throws(() => checkSqliteVersion(old), /SQLite .* is too old/)
  for (const sound of ['3.51.3', '3.51.10', '3.53.4', '4.0.0']) checkSqliteVersion(sound)
})

test('a data folder without database and files may be shared, another one not, and a file is none', async (t) => {
  const dataDir = await newFolder(t)
  const first = await openDataFolder(dataDir, { alone: false })
  const second = await openDataFolder(dataDir, { alone: false })
  assert.equal(first.incomingDir, second.incomingDir)
  const alone = await openDataFolder(dataDir, { alone: true })
  t.after(alone.release)
  await refuses(openDataFolder(dataDir, { alone: true }), /Another server is running/)
  const file = join(dataDir, 'taken')
  await writeFile(file, '')
  await refuses(openDataFolder(file, { alone: true }), /data folder .* cannot be read and written/)
})

const password = 'swordfish'
const databaseAt = (port: number) => `postgres://site:${password}@127.0.0.1:${port}/site`

async function refuses(starting: Promise<unknown>, sentence: RegExp) {
  await assert.rejects(starting, (error) => {
    assert.ok(error instanceof StartError, 'only these are printed without their stack')
    assert.match(error.message, sentence)
    return !error.message.includes(password)
  })
}

async function damagedDatabase(t: TestContext) {
  const dataDir = await newFolder(t)
  const db = await openDatabase(undefined, dataDir)
  // Makes sure that the last page of the file is in use.
  await sql`vacuum`.execute(db)
  await db.destroy()
  const file = join(dataDir, 'site.db')
  const pageBytes = 4096
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(pageBytes, 0xff), 0, pageBytes, (await stat(file)).size - pageBytes)
  await handle.close()
  return dataDir
}

/** Answers like a PostgreSQL that rejects the login. */
function refusingWith(code: string) {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`)
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4])
  return createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([head, fields])))
  })
}
