// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { calls } from '#contract/calls.ts'
import { createTestApp, exchange, send } from '../testing/app.ts'

const payload = { email: 'nobody@example.com' }
const host = 'localhost:3000'

const refused: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site' },
  'a neighbour below the same domain': { 'sec-fetch-site': 'same-site' },
  'another site that lies about the origin': { 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
  'another origin': { origin: 'https://evil.example.net' },
  'another port': { origin: 'http://localhost:3001' },
  'a name that begins like ours': { origin: `http://${host}.evil.example.net` },
  'a page without an origin': { origin: 'null' },
  'an origin that is none': { origin: 'http://' },
  'an empty origin': { origin: '' },
  'another origin that claims to be ours': {
    origin: 'https://evil.example.net',
    'sec-fetch-site': 'same-origin',
  },
}
for (const [who, headers] of Object.entries(refused)) {
  test(`${who} cannot change anything`, async (t) => {
    const { app } = await createTestApp(t)
    const answer = await send(app, calls.forgotPassword, { payload, headers: { host, ...headers } })
    assert.equal(answer.statusCode, 403)
    assert.match(answer.json().message, /another site/)
  })
}

test('control: a server without this lets each of them change something', async (t) => {
  const app = Fastify()
  app.post(calls.forgotPassword.path, () => 'changed')
  t.after(() => app.close())
  for (const headers of Object.values(refused)) {
    const answer = await app.inject({ method: 'POST', url: calls.forgotPassword.path, headers })
    assert.equal(answer.statusCode, 200)
  }
})

const served: Record<string, Record<string, string>> = {
  'a script that sends neither header': {},
  'our own page': { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  'a person at the address bar': { 'sec-fetch-site': 'none' },
  'our page under the name it was called by': {
    host: '192.168.1.20:3000',
    origin: 'http://192.168.1.20:3000',
  },
  'our page behind a proxy that renames the host': { host: 'inside:8080', origin: 'http://localhost:3000' },
}
for (const [who, headers] of Object.entries(served)) {
  test(`${who} is served`, async (t) => {
    const { app } = await createTestApp(t)
    const answer = await send(app, calls.forgotPassword, { payload, headers: { host, ...headers } })
    assert.equal(answer.statusCode, 200)
  })
}

test('reading is open to everybody, wherever the link was', async (t) => {
  const { app } = await createTestApp(t)
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example.net' }
  const answer = await send(app, calls.listReviews, { headers })
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['access-control-allow-origin'], undefined)
})

test('it is decided before the session is looked at and the body is read', async (t) => {
  const { app } = await createTestApp(t)
  const headers = { origin: 'https://evil.example.net', 'content-type': 'application/json' }
  const answer = await send(app, calls.createReview, { payload: '{ broken', headers })
  assert.equal(answer.statusCode, 403)
})

const path = calls.listReviews.path
const odd = {
  'a target that names a host': `GET http://evil.example.net${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  'two Host headers': `GET ${path} HTTP/1.1\r\nHost: localhost\r\nHost: evil.example.net\r\n\r\n`,
  'no Host header': `GET ${path} HTTP/1.1\r\n\r\n`,
  'a star for a target': 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
}
for (const [what, request] of Object.entries(odd)) {
  test(`a request with ${what} is refused`, async (t) => {
    const { app } = await createTestApp(t)
    const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    assert.match(await exchange(address, request), /^HTTP\/1\.1 400 /)
    assert.equal((await fetch(new URL('/healthz', address))).status, 200)
  })
}

test('an address that cannot be read is refused with a sentence', async (t) => {
  const { app } = await createTestApp(t)
  const broken = await app.inject('/admin/reviews/%E0%A4%A')
  assert.equal(broken.statusCode, 400)
  assert.match(broken.json().message, /could not be read$/)
  const endless = await app.inject(`/admin/reviews/${'x'.repeat(2000)}`)
  assert.equal(endless.statusCode, 404)
  assert.match(endless.json().message, /^There is nothing/)
})
