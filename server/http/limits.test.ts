import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import type { CallPath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { attemptLimits, type LimitName } from '#contract/limits.ts'
import { migrate } from '../db/database.ts'
import { createKeyedHash } from '../db/settings.ts'
import {
  createBareDatabase,
  createTestApp,
  createTestDatabase,
  exchange,
  send,
  signIn,
} from '../testing/app.ts'
import { asha, formOf } from '../testing/applications.ts'
import type { Failure } from './errors.ts'
import { createLimits, networkOf } from './limits.ts'

const on = { RATE_LIMIT: 'on' }
const options = { enabled: true, keyedHash: (...parts: string[]) => parts.join() }
const minute = 60_000
const owner = { email: 'owner@example.com', password: 'a long enough secret' }
const wrong = { ...owner, password: 'not this one' }

test('ten wrong passwords close an account for that address, whether there is one or not, and for nobody else', async (t) => {
  let now = new Date('2026-11-02T08:00:00Z')
  const { app } = await createTestApp(t, { env: on, now: () => now })
  await signIn(app)
  for (let n = 0; n < 10; n++) {
    // Without a trusted proxy nobody believes what is claimed.
    const claimed = { payload: wrong, headers: { 'x-forwarded-for': `10.0.0.${n}` } }
    assert.equal((await send(app, calls.login, claimed)).statusCode, 401)
  }

  const eleventh = await send(app, calls.login, { payload: owner })
  assert.equal(eleventh.statusCode, 429)
  assert.equal(eleventh.headers['retry-after'], '900')
  assert.match(eleventh.json().message, /wait a little/)

  const elsewhere = await send(app, calls.login, { payload: owner, remoteAddress: '203.0.113.9' })
  assert.equal(elsewhere.statusCode, 200)
  const another = { payload: { ...wrong, email: 'nobody@example.com' } }
  for (let n = 0; n < 10; n++) assert.equal((await send(app, calls.login, another)).statusCode, 401)
  assert.equal((await send(app, calls.login, another)).statusCode, 429)

  now = new Date(now.getTime() + 15 * minute)
  assert.equal((await send(app, calls.login, { payload: owner })).statusCode, 200)
})

test('attempts whose clocks differ a little count together', async (t) => {
  const start = new Date('2026-11-02T08:00:00Z').getTime()
  let attempt = 0
  const now = () => new Date(start - attempt * 1_000)
  const { app } = await createTestApp(t, { env: on, now })
  await signIn(app)
  for (; attempt < 10; attempt++)
    assert.equal((await send(app, calls.login, { payload: wrong })).statusCode, 401)
  assert.equal((await send(app, calls.login, { payload: owner })).statusCode, 429)
})

test('the right password forgives the wrong ones before it', async (t) => {
  const { app } = await createTestApp(t, { env: on })
  await signIn(app)
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 9; n++)
      assert.equal((await send(app, calls.login, { payload: wrong })).statusCode, 401)
    assert.equal((await send(app, calls.login, { payload: owner })).statusCode, 200)
  }
})

test('of more attempts at the same moment than a limit allows, no more get through', async (t) => {
  const limits = createLimits(await createTestDatabase(t), () => new Date(), options)
  const { most } = attemptLimits.signup
  const request = { ip: '203.0.113.7' } as FastifyRequest
  const all = Array.from({ length: most + 5 }, () => limits.allows(request, ['signup']))
  assert.equal((await Promise.all(all)).filter(Boolean).length, most)
})

const messageOf = (n: number) => ({ name: 'Asha', phone: '9847000000', message: `Message ${n}` })
/** What one address may do so many times, with input that is in order. */
const plainLimits: [limit: LimitName, call: CallPath, sent: (n: number) => Parameters<typeof send>[2]][] = [
  ['signup', calls.signup, (n) => ({ payload: { ...owner, email: `person${n}@example.com` } })],
  ['enquiries', calls.createEnquiry, (n) => ({ payload: messageOf(n) })],
  ['acceptances', calls.acceptInvitation, (n) => ({ param: `guess${n}`, payload: owner })],
  ['resetLinks', calls.checkResetLink, () => ({ param: 'x' })],
]

for (const [limit, call, sent] of plainLimits)
  test(`${limit}: one address has so many, and another person its own`, async (t) => {
    const { app } = await createTestApp(t, { env: on })
    const ask = async (n: number, remoteAddress = '2001:db8:1:2::1') =>
      (await send(app, call, { ...sent(n), remoteAddress })).statusCode
    const { most } = attemptLimits[limit]
    for (let n = 0; n < most; n++) assert.notEqual(await ask(n), 429)
    assert.deepEqual([await ask(most), await ask(most, '2001:db8:1:2::ffff')], [429, 429])
    assert.notEqual(await ask(most, '2001:db8:1:3::1'), 429)
  })

test('input that is not in order does not use up an attempt', async (t) => {
  const { app } = await createTestApp(t, { env: on })
  for (let n = 0; n < 12; n++)
    assert.equal((await send(app, calls.signup, { payload: { email: owner.email } })).statusCode, 400)
  assert.equal((await send(app, calls.signup, { payload: owner })).statusCode, 200)
})

test('one address asks for a reset link for one account five times an hour, and others still may', async (t) => {
  const { app } = await createTestApp(t, { env: on })
  for (const email of [owner.email, 'nobody@example.com']) {
    const ask = (n: number) =>
      send(app, calls.forgotPassword, { payload: { email }, remoteAddress: `203.0.113.${n}` })
    const five = await Promise.all([1, 1, 1, 1, 1].map(ask))
    assert.deepEqual(new Set(five.map((answer) => answer.statusCode)), new Set([200]))
    const sixth = await ask(1)
    assert.equal(sixth.statusCode, 429)
    assert.match(String(sixth.headers['retry-after']), /^3\d{3}$/)
    assert.equal((await ask(2)).statusCode, 200)
  }
})

test('what is used up at the end of a window is there again at its end', async (t) => {
  let now = new Date('2026-11-02T08:00:00Z')
  const { app } = await createTestApp(t, { env: on, now: () => now })
  const refused = async () => (await send(app, calls.login, { payload: wrong })).headers['retry-after']
  for (let n = 0; n < 10; n++) assert.equal(await refused(), undefined)
  now = new Date(now.getTime() + 15 * minute - 1_000)
  assert.equal(await refused(), '1')
  assert.equal(await refused(), '1')
  now = new Date(now.getTime() + 1_000)
  assert.equal(await refused(), undefined)
})

test('the twenty-first application of an hour is refused before its CV is read', async (t) => {
  const { app } = await createTestApp(t, { env: on })
  const form = formOf({ ...asha, job_id: 'none' })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const url = new URL(calls.createApplication.path, address)
  for (let n = 0; n < 20; n++) assert.equal((await fetch(url, { method: 'POST', body: form })).status, 404)

  const head = `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Length: 5000000\r\n`
  const answer = await exchange(address, `${head}Content-Type: multipart/form-data; boundary=x\r\n\r\n`)
  assert.match(answer, /^HTTP\/1\.1 429 /)
  assert.match(answer, /retry-after: 3\d{3}\r\n/i)
})

for (const trusted of ['on', '127.0.0.1', '10.0.0.0/8, 127.0.0.0/8']) {
  test(`behind a proxy (TRUST_PROXY=${trusted}) the address it adds counts, not what a client claims`, async (t) => {
    const { app } = await createTestApp(t, { env: { ...on, TRUST_PROXY: trusted } })
    const from = (client: string) =>
      send(app, calls.login, { payload: wrong, headers: { 'x-forwarded-for': client } })
    for (let n = 0; n < 10; n++) assert.equal((await from(`198.51.100.${n}, 203.0.113.7`)).statusCode, 401)
    assert.equal((await from('203.0.113.7')).statusCode, 429)
    assert.equal((await from('203.0.113.8')).statusCode, 401)
  })
}

test('counters say nothing about people and are cleared away', async (t) => {
  let now = new Date('2026-11-02T08:00:00Z')
  const { app, db } = await createTestApp(t, { env: on, now: () => now })
  const count = async (email: string) => {
    await send(app, calls.login, { payload: { ...wrong, email } })
    return db.selectFrom('attempts').selectAll().execute()
  }
  const before = await count(owner.email)
  for (const { key } of before) assert.match(key, /^[0-9a-f]{64}$/)
  now = new Date(now.getTime() + 20 * minute)
  assert.equal((await count('anil@example.com')).length, before.length)
})

test('counters of one installation do not match those of another', async (t) => {
  const keys = async () => {
    const db = await createBareDatabase(t)
    const { app } = await createTestApp(t, { env: on, services: { db: await migrate(db) } })
    await send(app, calls.login, { payload: wrong })
    return new Set((await db.selectFrom('attempts').select('key').execute()).map(({ key }) => key))
  }
  assert.equal((await keys()).intersection(await keys()).size, 0)
})

test('processes that start together on a new database count under the same keys', async (t) => {
  const db = await createTestDatabase(t)
  const hashes = await Promise.all([1, 2, 3, 4].map(() => createKeyedHash(db)))
  assert.equal(new Set(hashes.map((keyedHash) => keyedHash('a', 'b'))).size, 1)
  const [keyedHash = () => ''] = hashes
  assert.notEqual(keyedHash('a', 'b'), keyedHash('ab', ''))
  const stored = await db.selectFrom('settings').selectAll().where('name', '=', 'secret').execute()
  assert.match(stored[0]?.value ?? '', /^[\w-]{43}$/)
})

const networks = {
  '203.0.113.7': '203.0.113.7',
  '::ffff:203.0.113.7': '203.0.113.7',
  '::ffff:cb00:7107': '203.0.113.7',
  '2001:db8:1:2:3:4:5:6': '2001:db8:1:2',
  '2001:0DB8:0001:0002::9': '2001:db8:1:2',
  '2001:db8::1': '2001:db8:0:0',
  '::1': '0:0:0:0',
  '203.0.113.7:50123': '203.0.113.7',
  '[2001:db8:1:2::9]:50123': '2001:db8:1:2',
  'fe80::1%eth0': 'fe80:0:0:0',
  unknown: 'unknown',
}
test('an IPv4 address counts whole, an IPv6 address by its first 64 bits', () => {
  for (const [ip, network] of Object.entries(networks)) assert.equal(networkOf(ip), network)
})

test('a day has room for so many bytes of CVs: from one person with many IPv6 networks, and from all together', async (t) => {
  let now = new Date('2026-11-02T08:00:00Z')
  const { allowsAmount } = createLimits(await createTestDatabase(t), () => now, options)
  const { cvBytes, cvBytesNetwork } = attemptLimits
  let asked = 0
  const allows = (network: number, bytes: number) => {
    const request = { ip: `2001:db8:${network}:${asked++}::1` } as FastifyRequest
    return allowsAmount(request, bytes, ['cvBytesNetwork'], ['cvBytes'])
  }
  const networks = Math.floor(cvBytes.most / cvBytesNetwork.most)
  for (let network = 0; network < networks; network++) {
    assert.equal(await allows(network, cvBytesNetwork.most - 1), true)
    assert.equal(await allows(network, 2), false, 'more than its share')
  }
  assert.equal(await allows(networks, cvBytesNetwork.most), false, 'more than the day has room for')
  now = new Date(now.getTime() + cvBytes.minutes * minute)
  assert.equal(await allows(0, 2), true)
})

test('a network gets a quarter of the upload places that are free, so that many find one', async (t) => {
  const { atOnce } = createLimits(await createTestDatabase(t), () => new Date(), options)
  const takeAll = async (network: number) => {
    for (let n = 0; n < 60; n++) {
      // One person may have thousands of /64 networks.
      const request = { ip: `2001:db8:${network}:${n}::1` } as FastifyRequest
      let isRunning = false
      const upload = () => {
        isRunning = true
        return new Promise<never>(() => undefined)
      }
      const failure = atOnce(request, 'uploads', upload, 60).catch((error: Failure) => error)
      if (isRunning) continue
      assert.equal((await failure).code, 'too_many')
      return n
    }
    return 60
  }
  const taken: number[] = []
  for (let network = 0; network < 17; network++) taken.push(await takeAll(network))
  assert.deepEqual(taken, [10, 10, 8, 6, 5, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1])
})
