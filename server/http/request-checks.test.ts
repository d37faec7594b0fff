// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { createTestApp, prove, send, signIn } from '../testing/app.ts'
import { someId } from '../testing/hostile.ts'
import { renderer } from '../testing/renderer.ts'
import { sharesPath } from './negotiation.ts'

const payload = { email: 'nobody@example.com' }
const host = 'localhost:3000'

const refused: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site' },
  'a neighbour below the same domain': { 'sec-fetch-site': 'same-site' },
  'another site that lies about the origin': { 'sec-fetch-site': 'cross-site', origin: `http://${host}` },
  'another origin': { origin: 'https://evil.example.net' },
  'our own name without encryption': { host: 'build.example.com', origin: 'https://build.example.com' },
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
test('no page of another site changes anything', async (t) => {
  const { app } = await createTestApp(t)
  for (const [who, headers] of Object.entries(refused)) {
    const answer = await send(app, calls.forgotPassword, { payload, headers: { host, ...headers } })
    assert.equal(answer.statusCode, 403, who)
    assert.match(answer.json().message, /another site/)
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
test('behind a trusted proxy the scheme is the one that the visitor uses', async (t) => {
  const { app } = await createTestApp(t, { env: { TRUST_PROXY: 'on' } })
  const ask = async (origin: string) => {
    const headers = { host: 'build.example.com', 'x-forwarded-proto': 'https', origin }
    return (await send(app, calls.forgotPassword, { payload, headers })).statusCode
  }
  assert.equal(await ask('https://build.example.com'), 200)
  assert.equal(await ask('http://build.example.com'), 403)
})

test('our own pages and scripts are served, and reading is open to everybody, wherever the link was', async (t) => {
  const { app } = await createTestApp(t)
  for (const [who, headers] of Object.entries(served)) {
    const answer = await send(app, calls.forgotPassword, { payload, headers: { host, ...headers } })
    assert.equal(answer.statusCode, 200, who)
  }
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example.net' }
  const answer = await send(app, calls.listReviews, { headers })
  assert.equal(answer.statusCode, 200)
  assert.equal(answer.headers['access-control-allow-origin'], undefined)
})

test('no link on another site opens what only staff may read, or any file of people; nothing is written down', async (t) => {
  const { app, db } = await createTestApp(t, { services: { renderer } })
  const { cookie } = await signIn(app)
  await prove(app, { cookie })
  const own = Object.values<Call>(calls).filter(
    ({ method, access, file }) => method === 'GET' && (file || access !== 'anyone'),
  )
  assert.ok(own.includes(calls.exportApplications) && own.includes(calls.openMyCv) && own.length > 30)
  const entries = () => db.selectFrom('diary').select('id').execute()
  const before = await entries()
  for (const call of own)
    for (const site of ['cross-site', 'same-site'])
      for (const accept of ['text/html', 'application/json']) {
        const headers = { cookie, accept, 'sec-fetch-site': site, 'sec-fetch-dest': 'document' }
        const answer = await app.inject({ url: call.path.replace(/:\w+/g, someId), headers })
        const isPage = accept === 'text/html' && sharesPath(call)
        assert.equal(answer.statusCode, isPage ? 200 : 403, `${call.path} ${site} ${accept}`)
        assert.match(answer.body, isPage ? /<html/ : /another site/)
      }
  assert.deepEqual(await entries(), before)
  for (const site of ['same-origin', 'none']) {
    const headers = { cookie, accept: 'text/html', 'sec-fetch-site': site }
    assert.equal((await send(app, calls.exportApplications, { headers })).statusCode, 200)
  }
  assert.equal((await entries()).length, before.length + 2)
})

test('it is decided before the session is looked at and the body is read', async (t) => {
  const { app } = await createTestApp(t)
  const headers = { origin: 'https://evil.example.net', 'content-type': 'application/json' }
  const answer = await send(app, calls.createReview, { payload: '{ broken', headers })
  assert.equal(answer.statusCode, 403)
})
