import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { saveLastBackup } from '../../db/settings.ts'
import { type Files, StoreError } from '../../storage/files.ts'
import { createOwnedApp, createTestApp, createTestDatabase, send, signIn } from '../../testing/app.ts'
import { createReadiness } from './routes.ts'

const token = 'a-token-of-some-length'

test('a server is ready while database and files answer, and says when to ask again while they do not', async (t) => {
  const [whole, lost, broken] = [await createTestApp(t), await createTestApp(t), await createBroken(t)]
  await lost.db.destroy()
  const ready = { status: 'ready', database: 'ok', store: 'ok', disk: 'ok' }
  for (const [{ app }, state] of [
    [whole, ready],
    [broken, { ...ready, status: 'not ready', store: 'no answer' }],
    [lost, { ...ready, status: 'not ready', database: 'no answer' }],
  ] as const) {
    const { statusCode, headers, body } = await app.inject('/readyz')
    assert.deepEqual([statusCode, JSON.parse(body)], [state === ready ? 200 : 503, state])
    assert.equal(Number(headers['retry-after']) > 0, state !== ready)
    const alive = await app.inject('/healthz')
    assert.deepEqual([alive.statusCode, alive.json()], [200, { status: 'ok' }])
  }
})

test('a server whose disk has no room is not ready, and pages go on', async (t) => {
  const { app } = await createTestApp(t, { services: { hasRoom: async () => false } })
  const answer = await app.inject('/readyz')
  assert.deepEqual([answer.statusCode, answer.json().disk], [503, 'no room'])
  assert.equal((await app.inject('/healthz')).statusCode, 200)
  assert.match((await app.inject('/metrics')).body, /^site_up\{part="disk"\} 0$/m)
  assert.match((await app.inject('/metrics')).body, /^site_trouble\{kind="disk"\} 1$/m)
})

test('for a minute after PostgreSQL had no room for a change the server is not ready', async (t) => {
  let isFull = false
  const db = (await createTestDatabase(t)).withPlugin({
    transformQuery({ node }) {
      if (!isFull || node.kind !== 'InsertQueryNode') return node
      throw Object.assign(new Error('could not extend file'), { code: '53100' })
    },
    transformResult: async ({ result }) => result,
  })
  const { app } = await createTestApp(t, { services: { db } })
  const headers = await signIn(app)
  const ask = async () => {
    after(1_001)
    const ready = await app.inject('/readyz')
    const { troubles } = (await send(app, calls.getStatus, { headers })).json()
    return [ready.statusCode, ready.json().disk, troubles.includes('disk')]
  }
  const { after } = stopTime(t)
  assert.deepEqual(await ask(), [200, 'ok', false])
  isFull = true
  const payload = { name: 'Asha', review: 'Fine work', rating: 5 }
  assert.equal((await send(app, calls.createReview, { headers, payload })).statusCode, 507)
  assert.deepEqual(await ask(), [503, 'no room', true])
  isFull = false
  after(60_000)
  assert.deepEqual(await ask(), [200, 'ok', false])
})

function stopTime(t: TestContext) {
  let now = performance.now()
  t.mock.method(performance, 'now', () => now)
  return {
    after: (ms: number) => {
      now += ms
    },
  }
}

test('a data folder that is gone has no room, and owners are told', async (t) => {
  const { app, dataDir, headers } = await createOwnedApp(t)
  await rm(dataDir, { recursive: true })
  assert.equal((await app.inject('/readyz')).json().disk, 'no room')
  assert.match((await app.inject('/metrics')).body, /^site_trouble\{kind="disk"\} 1$/m)
  const status = (await send(app, calls.getStatus, { headers })).json()
  assert.deepEqual(status.troubles, ['disk'])
})

test('however often it is asked, database and files are asked once in a second', async (t) => {
  const { db } = await createTestApp(t)
  let asked = 0
  const check = async () => {
    asked += 1
  }
  const readiness = createReadiness({ db, files: { check }, hasRoom: async () => true, stopping: undefined })
  const states = await Promise.all(Array.from({ length: 50 }, () => readiness.check()))
  assert.ok(states.every(({ ready }) => ready))
  assert.equal(asked, 1)
})

test('a server that is asked to end says so to load balancers from that moment on, and goes on answering', async (t) => {
  const stopping = new AbortController()
  const { app } = await createTestApp(t, { services: { stopping: stopping.signal } })
  const statuses = () =>
    Promise.all(
      ['/healthz', '/readyz', calls.listReviews.path].map(
        async (path) => (await app.inject(path)).statusCode,
      ),
    )
  assert.deepEqual(await statuses(), [200, 200, 200])
  stopping.abort()
  assert.deepEqual(await statuses(), [503, 503, 200])
})

test('the numbers are there for this machine itself, in the form Prometheus reads', async (t) => {
  const { app } = await createTestApp(t)
  await app.inject('/healthz')
  await app.inject('/healthz')
  await app.inject(`${calls.listReviews.path}?secret=9847012345`)
  await app.inject('/nowhere-9847012345')
  const answer = await app.inject('/metrics')
  assert.equal(answer.statusCode, 200)
  assert.match(String(answer.headers['content-type']), /^text\/plain; version=0\.0\.4/)
  const lines = answer.body.split('\n').filter(Boolean)
  assert.ok(lines.includes('http_requests_total{method="GET",route="/healthz",status="200"} 2'))
  assert.ok(lines.includes('http_requests_total{method="GET",route="none",status="404"} 1'))
  assert.ok(lines.includes('http_request_duration_seconds_count{route="/healthz"} 2'))
  assert.ok(lines.includes('site_up{part="database"} 1'))
  assert.ok(lines.includes('site_undelivered_mails 0'))
  assert.match(answer.body, /^site_info\{version="\d+\.\d+\.\d+"\} 1$/m)
  assert.match(answer.body, /^process_resident_memory_bytes \d+$/m)
  assert.doesNotMatch(answer.body, /9847012345/, 'routes, never addresses')
  for (const text of lines)
    assert.match(text, /^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\n]*",?)+\})? [\d.e+-]+)$/)
  const named = lines.filter((text) => text.startsWith('# TYPE')).map((text) => text.split(' ')[2])
  assert.equal(new Set(named).size, named.length, 'each name comes once')
})

test('the numbers are there while database and files do not answer', async (t) => {
  const { app, db } = await createBroken(t)
  await db.destroy()
  const { body } = await app.inject('/metrics')
  assert.match(body, /^site_up\{part="database"\} 0$/m)
  assert.match(body, /^site_up\{part="store"\} 0$/m)
})

test('behind a proxy on this machine the numbers take the token, even where the proxy says nothing', async (t) => {
  const refused = async (env: Record<string, string>, headers = {}, remoteAddress = '127.0.0.1') => {
    const { app } = await createTestApp(t, { env })
    const answer = await app.inject({ url: '/metrics', headers, remoteAddress })
    assert.deepEqual([answer.statusCode, answer.headers['www-authenticate']], [401, 'Bearer'])
    assert.doesNotMatch(answer.body, /http_requests_total/)
  }
  await refused({}, {}, '203.0.113.7')
  await refused({}, { 'x-forwarded-for': '203.0.113.7' })
  await refused({}, { 'x-forwarded-for': '127.0.0.1' })
  await refused({}, { 'x-forwarded-proto': 'https' })
  await refused({}, { host: 'www.example.com' })
  await refused({ TRUST_PROXY: 'on' })
  await refused({ PUBLIC_URL: 'https://www.example.com' })
  await refused({ METRICS_TOKEN: token }, { authorization: `Bearer ${token}x` }, '203.0.113.7')
  await refused({ PUBLIC_URL: 'https://www.example.com' }, { authorization: 'Bearer undefined' })
})

test('whoever has the token gets the numbers from anywhere', async (t) => {
  const env = { METRICS_TOKEN: token, TRUST_PROXY: 'on', PUBLIC_URL: 'https://www.example.com' }
  const { app } = await createTestApp(t, { env })
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.7' }
  assert.equal((await app.inject({ url: '/metrics', headers })).statusCode, 200)
})

test('a failure has an id of its own; only a trusted proxy gives one', async (t) => {
  const failing = async (env: Record<string, string> = {}) => {
    const { app } = await createTestApp(t, { env })
    app.get('/failing', () => {
      throw new Error('on purpose')
    })
    return async (url: string, id: string) =>
      String((await app.inject({ url, headers: { 'x-request-id': id } })).headers['x-request-id'])
  }
  const idOf = await failing()
  const [first, second] = [
    await idOf('/failing', 'given-by-somebody'),
    await idOf('/failing', 'given-by-nginx'),
  ]
  assert.notEqual(first, second)
  for (const id of [first, second]) assert.match(id, /^[0-9a-f]{10}-\w+$/)
  assert.equal(await idOf('/healthz', 'given-by-somebody'), 'undefined')

  const behind = await failing({ TRUST_PROXY: 'on' })
  assert.equal(await behind('/failing', 'given-by-nginx'), 'given-by-nginx')
  assert.match(await behind('/failing', 'odd "words"'), /^[0-9a-f]{10}-\w+$/)
})

test('owners see how the installation is doing', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const before = (await send(app, calls.getStatus, { headers })).json()
  assert.match(before.version, /^\d+\.\d+\.\d+/)
  assert.ok(before.free_disk_bytes > 0)
  assert.equal(before.undelivered_mails, 0)
  assert.equal(before.last_backup_at, null)
  assert.match((await app.inject('/metrics')).body, /^site_last_backup_timestamp_seconds 0$/m)
  await saveLastBackup(db, { at: '2026-11-14T21:30:00.000Z', file: '/mnt/backups/site.tar', bytes: 1 })
  const after = (await send(app, calls.getStatus, { headers })).json()
  assert.equal(after.last_backup_at, '2026-11-14T21:30:00.000Z')
  assert.deepEqual([before.backup_beside_data, after.backup_beside_data], [true, false])
  assert.match((await app.inject('/metrics')).body, /^site_last_backup_timestamp_seconds 1794691800$/m)
})

async function createBroken(t: TestContext) {
  const { db, files } = await createTestApp(t)
  const broken: Files = {
    ...files,
    check: async () => {
      throw new StoreError('out of reach')
    },
  }
  const { app } = await createTestApp(t, { services: { db, files: broken } })
  return { app, db }
}
