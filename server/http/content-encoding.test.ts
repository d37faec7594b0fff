// @sqlite A response from the cache must not differ from the first by a single byte.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { renderer } from '../testing/renderer.ts'

const long = 'A house in Thrissur. '.repeat(50)
const document = { accept: 'text/html' }
const list = { accept: 'application/json' }
const job = { title: 'Mason', description: long, type: 'Full time', experience: '2 years' }

async function createApp(t: TestContext) {
  const { app } = await createTestApp(t, { services: { renderer } })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = (path: string, headers: IncomingHttpHeaders, method = 'GET') =>
    answerOf(new URL(path, address), headers, method)
  return { app, ask }
}

async function answerOf(url: URL, headers: IncomingHttpHeaders, method: string) {
  const sent = request(url, { method, headers }).end()
  const [answer] = await once(sent, 'response')
  const body = Buffer.concat(await answer.toArray())
  const { date, ...rest } = answer.headers
  assert.ok(date)
  return { status: answer.statusCode, headers: rest, body }
}

for (const [kind, path, accept] of [
  ['a page', '/', document],
  ['a list', calls.listJobs.path, list],
] as const) {
  for (const encoding of ['identity', 'gzip, deflate', 'gzip, deflate, br, zstd']) {
    test(`${kind} as ${encoding} is the same again from the cache`, async (t) => {
      const { app, ask } = await createApp(t)
      await send(app, calls.createJob, { headers: await signIn(app), payload: job })
      const headers = { ...accept, 'accept-encoding': encoding }
      const first = await ask(path, headers)
      assert.deepEqual(await ask(path, headers), first)
      assert.equal(first.status, 200)

      const known = { ...headers, 'if-none-match': first.headers.etag }
      const unchanged = await ask(path, known)
      assert.deepEqual(await ask(path, known), unchanged)
      assert.deepEqual([unchanged.status, unchanged.body.length], [304, 0])
    })
  }
}

test('a client gets the encoding that it prefers, and none that it refuses or does not name', async (t) => {
  const { ask } = await createApp(t)
  for (const [accepted, sent] of [
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br; q=0.000', 'gzip'],
    ['gzip; q=0, br;q=0.1', 'br'],
    ['br;q=0,gzip;q=0', undefined],
    ['BR', 'br'],
    ['GZIP;Q=1', 'gzip'],
    [' gzip ; q=0.5 ,br;q=0.5', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['gzip, *;q=0', 'gzip'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['*;q=0', undefined],
    ['x-br', undefined],
    ['br-x, brotli, xbr, x-gzip-2', undefined],
    ['br;q=x', undefined],
    ['br;level=4', undefined],
    ['identity', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0.5, br', 'br'],
    ['', undefined],
  ] as const)
    for (let time = 0; time < 2; time++) {
      const { headers } = await ask('/', { ...document, 'accept-encoding': accepted })
      assert.equal(headers['content-encoding'], sent, accepted)
    }
})

test('HEAD answers the headers of the page without its body', async (t) => {
  const { ask } = await createApp(t)
  const first = await ask('/', document)
  const head = await ask('/', document, 'HEAD')
  assert.deepEqual(head, { ...first, body: Buffer.alloc(0) })
  assert.equal((await ask('/', document, 'POST')).status, 404)
})

test('a response from the cache is counted like any other', async (t) => {
  const { ask } = await createApp(t)
  for (let time = 0; time < 3; time++) await ask('/', document)
  const { body } = await ask('/metrics', {})
  assert.match(String(body), /http_requests_total{method="GET",route="\/",status="200"} 3\n/)
})
