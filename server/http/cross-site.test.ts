import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { calls } from '#contract/calls.ts'
import { createTestApp, send } from '../testing/app.ts'

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
