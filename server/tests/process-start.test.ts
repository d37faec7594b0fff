// Starts and stops of the real server in a child process, as an operator sees them.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { confirmationMail, noticeMail } from '../applications/mails.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/database.ts'
import { queueMail } from '../mail/queue.ts'
import { openDataFolder } from '../ops/data-folder.ts'
import { newApplication, storeApplication } from '../testing/applications.ts'
import { folder, freePort, listening, readyLine, start, talk } from '../testing/process.ts'
import { visit } from '../testing/site.ts'
import { until } from '../testing/until.ts'

/** Far more than a shutdown needs, far less than Node waits for a silent client. */
const limit = { timeout: 60_000 }

test(
  'a start says where the site is, where its data lies and how to make the first admin, and a second one refuses',
  limit,
  async (t) => {
    const dataDir = await folder(t)
    const port = await freePort()
    const server = start(t, { DATA_DIR: dataDir, PORT: String(port) })
    await server.prints(readyLine)
    assert.match(server.output(), new RegExp(`http://localhost:${port}`))
    assert.ok(server.output().includes(dataDir))
    assert.match(server.output(), /first admin.*\/admin\/signup/)
    assert.doesNotMatch(server.output(), /SECRET_KEY/, 'alone it needs none')
    await refuses(t, { DATA_DIR: dataDir }, /Another server is running on the data folder/)
    assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200)
  },
)

test(
  'PORT=0 takes a free port, and the greeting names it without a log line in between',
  limit,
  async (t) => {
    const server = start(t, { DATA_DIR: await folder(t), PORT: '0', LOG_LEVEL: 'info' })
    await server.prints(readyLine)
    assert.equal((await fetch(`http://127.0.0.1:${server.port()}/healthz`)).status, 200)
    const address = `http://localhost:${server.port()}`
    assert.ok(server.output().includes(`${address}/admin/signup`))
    assert.ok((await (await fetch(`${address}/robots.txt`)).text()).includes(`${address}/sitemap.xml`))
    assert.doesNotMatch(server.output(), /Server listening/)
  },
)

test(
  'on PostgreSQL a start without SECRET_KEY says that other processes cannot check codes',
  limit,
  async (t) => {
    const postgres = await startPostgres()
    t.after(postgres.stop)
    const env = { DATABASE_URL: postgres.url, PORT: '0', LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' }
    const server = start(t, { ...env, DATA_DIR: await folder(t) })
    await server.prints(readyLine)
    assert.match(server.output(), /SECRET_KEY is not set.*\n.*every process needs the same/i)
  },
)

test('silent clients and incomplete requests do not delay the shutdown', limit, async (t) => {
  const server = start(t, { DATA_DIR: await folder(t), PORT: '0' })
  await server.prints(readyLine)
  await talk(t, server.port(), '')
  await talk(t, server.port(), 'GET / HTTP/1.1\r\nHost: localhost\r\n')
  assert.equal((await fetch(`http://127.0.0.1:${server.port()}/healthz`)).status, 200)
  server.process.kill('SIGINT')
  assert.equal(await server.exitCode(), 0)
})

test('during the shutdown the server is not ready, and a request in flight is answered', limit, async (t) => {
  const server = start(t, { DATA_DIR: await folder(t), PORT: '0' })
  await server.prints(readyLine)
  const readyz = () =>
    fetch(`http://127.0.0.1:${server.port()}/readyz`).then(
      (answer) => answer.status,
      () => 'nobody there',
    )
  assert.equal(await readyz(), 200)
  const busy = await talk(t, server.port(), slowLogin)
  await busy.says(/ 100 Continue/)
  const silent = await talk(t, server.port(), '')
  server.process.kill('SIGTERM')
  await silent.closed
  assert.notEqual(await readyz(), 200)
  busy.socket.write('{}')
  await busy.says(/HTTP\/1\.1 400 /)
  assert.equal(await server.exitCode(), 0)
})

test('a second signal ends the server at once', limit, async (t) => {
  const server = start(t, { DATA_DIR: await folder(t), PORT: '0' })
  await server.prints(readyLine)
  const busy = await talk(t, server.port(), slowLogin)
  await busy.says(/ 100 Continue/)
  while (server.process.exitCode === null && server.process.signalCode === null) {
    server.process.kill('SIGINT')
    await sleep(300, undefined, { signal: t.signal })
  }
  assert.equal(await server.exitCode(), 1)
})

test(
  'an open connection of the browser does not delay the shutdown of the development server',
  limit,
  async (t) => {
    const server = start(
      t,
      { DATA_DIR: await folder(t), PORT: '0', NODE_ENV: 'development' },
      { args: ['--dev'] },
    )
    await server.prints(readyLine)
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr\r\n${key}`
    const browser = await talk(t, server.port(), `GET / HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`)
    await browser.says(/HTTP\/1\.1 101 /)
    server.process.kill('SIGINT')
    assert.equal(await server.exitCode(), 0)
  },
)

test('a port in use stops the start with one sentence', limit, async (t) => {
  const port = await listening(t, createServer())
  await refuses(t, { PORT: String(port) }, new RegExp(`Port ${port} is in use`))
})

test('a wrong variable stops the start with a sentence that names it', limit, async (t) => {
  await refuses(t, { PORT: 'eighty' }, /PORT must be a number/)
  const DATABASE_URL = 'mysql://localhost/site'
  assert.throws(() => readConfig({ DATABASE_URL }), /DATABASE_URL must look like postgres:/)
})

for (const HOST of ['not.a.host.invalid', '203.0.113.7']) {
  test(
    `HOST=${HOST}, not an address of this machine, stops the start with one sentence`,
    limit,
    async (t) => {
      await refuses(t, { HOST }, new RegExp(`HOST=${HOST} is no address of this machine`))
    },
  )
}

test(
  'a STORAGE_URL without key, secret or bucket is refused before anything is touched',
  limit,
  async (t) => {
    const DATA_DIR = join(await folder(t), 'none')
    const sentence = /STORAGE_URL needs key, secret and bucket/
    await refuses(t, { STORAGE_URL: 's3://store/bucket', DATA_DIR }, sentence)
    assert.equal(existsSync(DATA_DIR), false)
    for (const STORAGE_URL of ['s3://key@store/bucket', 's3://key:secret@store', 's3://key:5%@store/bucket'])
      assert.throws(() => readConfig({ STORAGE_URL }), sentence)
    for (const STORAGE_URL of ['s3://key:secret@store/bucket', 's3+http://key:5%25@store/bucket/?region=x'])
      assert.equal(readConfig({ STORAGE_URL }).storageUrl, STORAGE_URL)
  },
)

test('a database that cannot be reached stops the start with one sentence', limit, async (t) => {
  const port = await freePort()
  await refuses(t, databaseAt(port), new RegExp(`database at 127.0.0.1:${port} cannot be reached`))
})

test('a database that refuses us stops the start with one sentence', limit, async (t) => {
  const login = await listening(t, refusingWith('28P01'))
  await refuses(t, databaseAt(login), new RegExp(`database at 127.0.0.1:${login} refused the login`))
  const missing = await listening(t, refusingWith('3D000'))
  await refuses(t, databaseAt(missing), new RegExp(`no database 'site' at 127.0.0.1:${missing}`))
})

test('a file that is no database stops the start with a sentence that names it', limit, async (t) => {
  const DATA_DIR = await folder(t)
  await writeFile(join(DATA_DIR, 'site.db'), 'shopping list\n'.repeat(1000))
  await refuses(t, { DATA_DIR }, /The file .*site\.db is damaged, or is no database/)
})

test(
  'a database file with a damaged page stops the start with a sentence that names it',
  limit,
  async (t) => {
    const DATA_DIR = await folder(t)
    const db = await openDatabase(undefined, DATA_DIR)
    // Makes sure that the last page of the file is in use.
    await sql`vacuum`.execute(db)
    await db.destroy()
    const file = join(DATA_DIR, 'site.db')
    const pageBytes = 4096
    const handle = await open(file, 'r+')
    await handle.write(Buffer.alloc(pageBytes, 0xff), 0, pageBytes, (await stat(file)).size - pageBytes)
    await handle.close()
    await refuses(t, { DATA_DIR }, /The file .*site\.db is damaged, or is no database/)
  },
)

test('a data folder that is a file stops the start with one sentence', limit, async (t) => {
  const file = join(await folder(t), 'taken')
  await writeFile(file, '')
  await refuses(t, { DATA_DIR: file }, /data folder .* cannot be read and written/)
})

test('a data folder without database and files may be shared', limit, async (t) => {
  const dataDir = await folder(t)
  const first = await openDataFolder(dataDir, { alone: false })
  const second = await openDataFolder(dataDir, { alone: false })
  assert.equal(first.incomingDir, second.incomingDir)
  const alone = await openDataFolder(dataDir, { alone: true })
  t.after(alone.release)
  await assert.rejects(openDataFolder(dataDir, { alone: true }), /Another server is running/)
})

test(
  'an older database that was put back sends neither mails about erased records nor others that waited in it',
  limit,
  async (t) => {
    const dataDir = await folder(t)
    const db = await openDatabase(undefined, dataDir)
    const ids: string[] = []
    for (const email of ['erased@example.com', 'known@example.com']) {
      const id = await storeApplication(db, { email })
      const applicant = { language: 'en', company, say: (text: string) => text } as const
      const application = newApplication({ id, email })
      const confirmation = confirmationMail(application, applicant, 'link')
      const { write, ...notice } = noticeMail(application, { company, publicUrl: '' })
      for (const mail of [confirmation, { ...notice, ...write('en') }]) await queueMail(db, mail, new Date())
      ids.push(id)
    }
    await db.destroy()
    await mkdir(join(dataDir, 'backups'))
    await writeFile(join(dataDir, 'backups', 'erased.txt'), `${ids[0]} 2026-01-01T00:00:00.000Z\n`)

    const server = start(t, { DATA_DIR: dataDir, PORT: '0' })
    await server.prints(readyLine)
    const site = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true })
    t.after(() => site.close())
    const secrets = site.prepare("select count(*) as count from settings where name = 'secret'").get()
    assert.equal(secrets?.count, 1, 'the key that the server works with is a new one, and stored')
    const enquiry = { name: 'Asha', phone: '9847012345', message: 'A house in Aluva' }
    assert.equal((await visit(server.port()).post(calls.createEnquiry.path, enquiry)).status, 200)
    const outbox = join(dataDir, 'outbox')
    const listMails = () => readdir(outbox).catch(() => [])
    await until(t, async () => (await listMails()).some((name) => name.endsWith('.eml')))
    // The mail about the enquiry is the newest, so the others would have been sent before it.
    const [name = '', ...others] = await listMails()
    assert.deepEqual(others, [])
    assert.match(await readFile(join(outbox, name), 'utf8'), /A house in Aluva/)
  },
)

/** Sends the headers; the body follows later. */
const slowLogin = `POST ${calls.login.path} HTTP/1.1\r
Host: localhost\r
Content-Type: application/json\r
Content-Length: 2\r
Expect: 100-continue\r
\r
`

const password = 'swordfish'
const databaseAt = (port: number) => ({ DATABASE_URL: `postgres://site:${password}@127.0.0.1:${port}/site` })

/** Answers like a PostgreSQL that rejects the login. */
function refusingWith(code: string) {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`)
  const head = Buffer.from([0x45, 0, 0, 0, fields.length + 4])
  return createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(Buffer.concat([head, fields])))
  })
}

async function refuses(t: TestContext, env: Record<string, string>, sentence: RegExp) {
  const server = start(t, { DATA_DIR: await folder(t), PORT: '0', ...env })
  assert.equal(await server.exitCode(), 1)
  assert.match(server.output(), sentence)
  assert.doesNotMatch(server.output(), /\n\s+at /, 'no stack trace')
  assert.ok(!server.output().includes(password))
}
