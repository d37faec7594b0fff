// Starts and stops of the real server in a child process, as an operator sees them.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { connectDatabase, migrate, openDatabase } from '../db/database.ts'
import { migrations } from '../db/migrations/all.ts'
import { queueMail } from '../mail/queue.ts'
import { findCommit } from '../ops/monitoring/routes.ts'
import { applicationNotice, confirmationMail } from '../submissions/mails.ts'
import { newApplication, storeApplication } from '../testing/applications.ts'
import { newFolder } from '../testing/folder.ts'
import { bareEnv, freePort, readyLine, start, talk } from '../testing/process.ts'
import { visit } from '../testing/site.ts'
import { until } from '../testing/until.ts'

/** Far more than a shutdown needs, far less than Node waits for a silent client. */
const limit = { timeout: 60_000 }

test(
  'a start says where the site is, where its data lies and how to make the first admin, and a second one refuses',
  limit,
  async (t) => {
    const dataDir = await newFolder(t)
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
  'on PostgreSQL a start without SECRET_KEY says that other processes cannot check codes',
  limit,
  async (t) => {
    const postgres = await startPostgres()
    t.after(postgres.stop)
    const env = { DATABASE_URL: postgres.url, PORT: '0', LOG_LEVEL: 'silent', DEMO_CONTENT: 'off' }
    const server = start(t, { ...env, DATA_DIR: await newFolder(t) })
    await server.prints(readyLine)
    assert.match(server.output(), /SECRET_KEY is not set.*\n.*every process needs the same/i)
  },
)

test(
  'PORT=0 takes a free port that the greeting names, and silent clients do not delay the end',
  limit,
  async (t) => {
    const server = start(t, { DATA_DIR: await newFolder(t), PORT: '0', LOG_LEVEL: 'info' })
    await server.prints(readyLine)
    const address = `http://localhost:${server.port()}`
    assert.ok(server.output().includes(`${address}/admin/signup`))
    assert.ok((await (await fetch(`${address}/robots.txt`)).text()).includes(`${address}/sitemap.xml`))
    assert.doesNotMatch(server.output(), /Server listening/, 'no log line in the greeting')
    await talk(t, server.port(), '')
    await talk(t, server.port(), 'GET / HTTP/1.1\r\nHost: localhost\r\n')
    assert.equal((await fetch(`http://127.0.0.1:${server.port()}/healthz`)).status, 200)
    server.process.kill('SIGINT')
    assert.equal(await server.exitCode(), 0)
  },
)

test('a second signal ends the server at once', limit, async (t) => {
  const server = start(t, { DATA_DIR: await newFolder(t), PORT: '0' })
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
      { DATA_DIR: await newFolder(t), PORT: '0', NODE_ENV: 'development' },
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

test(
  'the log of a start says which version it is, what became of the schema and where the copy lies',
  limit,
  async (t) => {
    const dataDir = await newFolder(t)
    const older = connectDatabase(undefined, dataDir)
    const [first, ...newer] = Object.keys(migrations)
    await migrate(older, { to: first })
    await older.destroy()
    const left = join(dataDir, 'backups', 'nightly-20261001T023000Z.tar.part')
    await mkdir(dirname(left))
    await writeFile(left, 'of a backup that was killed')
    for (const isNewer of [true, false]) {
      const server = start(t, { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', BACKUP_AT: 'off' })
      await server.prints(readyLine)
      const lines = server
        .output()
        .split('\n')
        .filter((line) => line.includes('"event":"started"'))
      assert.equal(lines.length, 1)
      const { version, commit, schema_from, schema_to, copy } = JSON.parse(lines[0] ?? '')
      assert.match(version, /^\d+\.\d+\.\d+$/)
      assert.equal(commit, findCommit())
      assert.deepEqual([schema_from, schema_to], [isNewer ? first : newer.at(-1), newer.at(-1)])
      if (isNewer) assert.ok(copy.startsWith(join(dataDir, 'before-upgrade')) && existsSync(copy))
      else assert.equal(copy, undefined)
      await until(t, async () => !existsSync(left))
      server.process.kill('SIGTERM')
      assert.equal(await server.exitCode(), 0)
    }
  },
)

test(
  'a wrong variable stops the start with a sentence that names it, before anything is touched',
  limit,
  async (t) => {
    const DATA_DIR = join(await newFolder(t), 'none')
    await refuses(
      t,
      { STORAGE_URL: 's3://store/bucket', DATA_DIR },
      /STORAGE_URL needs key, secret and bucket/,
    )
    assert.equal(existsSync(DATA_DIR), false)
  },
)

test(
  'an older database that was put back sends neither mails about erased records nor others that waited in it',
  limit,
  async (t) => {
    const dataDir = await newFolder(t)
    const db = await openDatabase(undefined, dataDir)
    const ids: string[] = []
    for (const email of ['erased@example.com', 'known@example.com']) {
      const id = await storeApplication(db, { email })
      const applicant = { language: 'en', company, translate: (text: string) => text } as const
      const application = newApplication({ id, email })
      const confirmation = confirmationMail(application, applicant, 'link')
      const { write, ...notice } = applicationNotice(application, { company, publicUrl: '' })
      for (const mail of [confirmation, { ...notice, language: 'en' as const, ...write('en') }])
        await queueMail(db, mail, new Date())
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

async function refuses(t: TestContext, env: Record<string, string>, sentence: RegExp) {
  const server = start(t, { DATA_DIR: await newFolder(t), PORT: '0', ...env })
  assert.equal(await server.exitCode(), 1)
  assert.match(server.output(), sentence)
  assert.doesNotMatch(server.output(), /\n\s+at /, 'no stack trace')
}

test('a version is tried on a copy of the database that never outlasts the next try', limit, async (t) => {
  const dataDir = await newFolder(t)
  const server = start(t, { DATA_DIR: dataDir, PORT: '0' })
  await server.prints(readyLine)
  const copies = join(dataDir, 'rehearsal')
  // One that was killed.
  await mkdir(copies)
  await writeFile(join(copies, 'site.db'), 'of people who were erased since')
  const run = promisify(execFile)
  const env = { ...bareEnv, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const rehearse = () => run(process.execPath, [join(import.meta.dirname, '../cli/rehearse.ts')], { env })
  await rehearse()
  assert.equal(existsSync(copies), false)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const stopped = rehearse()
    const refused = assert.rejects(stopped)
    await until(t, () => existsSync(join(copies, 'site.db')), 1)
    stopped.child.kill(signal)
    await refused
    assert.equal(existsSync(copies), false, signal)
  }
})
