// What is answered a second time without asking the framework must not differ from the first by a single byte.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp, exchange, send, signIn } from '../testing/app.ts'

const long = 'A house in Thrissur. '.repeat(50)
const document = { accept: 'text/html' }
const list = { accept: 'application/json' }
const job = { title: 'Mason', description: long, type: 'Full time', experience: '2 years' }

async function createApp(t: TestContext, env?: Record<string, string>) {
  const renderer = async () => ({ status: 200, html: long })
  const { app } = await createTestApp(t, { env, services: { renderer } })
  let asked = 0
  app.addHook('onRequest', (_request, _reply, done) => {
    asked += 1
    done()
  })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const ask = (path: string, headers: IncomingHttpHeaders, method = 'GET') =>
    answerOf(new URL(path, address), headers, method)
  return { app, address, ask, asked: () => asked }
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
    test(`${kind} as ${encoding} is the same again, without the framework`, async (t) => {
      const { app, ask, asked } = await createApp(t)
      await send(app, calls.createJob, { headers: await signIn(app), payload: job })
      const headers = { ...accept, 'accept-encoding': encoding }
      const first = await ask(path, headers)
      const before = asked()
      assert.deepEqual(await ask(path, headers), first)
      assert.equal(asked(), before)
      assert.equal(first.status, 200)

      const known = { ...headers, 'if-none-match': first.headers.etag }
      const unchanged = await ask(path, known)
      assert.deepEqual(await ask(path, known), unchanged)
      assert.deepEqual([unchanged.status, unchanged.body.length], [304, 0])
      assert.equal(asked(), before + 1)
    })
  }
}

test('a client gets no form that it says it cannot read', async (t) => {
  const { ask } = await createApp(t)
  for (const [accepted, sent] of [
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.5, br; q=0.000', 'gzip'],
    ['gzip; q=0, br;q=0.1', 'br'],
    ['br;q=0,gzip;q=0', undefined],
  ] as const)
    for (let time = 0; time < 2; time++) {
      const { headers } = await ask('/', { ...document, 'accept-encoding': accepted })
      assert.equal(headers['content-encoding'], sent, accepted)
    }
})

test('a page and a list at one address are told apart', async (t) => {
  const { ask } = await createApp(t)
  for (let time = 0; time < 2; time++) {
    assert.match(String((await ask('/reviews', document)).headers['content-type']), /html/)
    assert.match(String((await ask(calls.listReviews.path, list)).headers['content-type']), /json/)
  }
})

test('what has to be judged goes to the framework', async (t) => {
  const { address, ask, asked } = await createApp(t)
  const first = await ask('/', document)
  const host = `Host: ${address.host}\r\n`
  const raw = (head: string) => exchange(address, `GET / HTTP/1.1\r\nAccept: text/html\r\n${head}\r\n`)
  assert.match(await raw(host), /^HTTP\/1.1 200 /)
  assert.equal(asked(), 1)
  assert.match(await raw(host + host), /^HTTP\/1.1 400 /)
  assert.match(await raw(''), /^HTTP\/1.1 400 /)
  assert.match(await raw(`${host}Cookie: session=x\r\n`), /^HTTP\/1.1 200 /)
  assert.match(await raw(`${host}Content-Length: 0\r\n`), /^HTTP\/1.1 200 /)
  assert.match(await raw(`${host}Expect: nothing\r\n`), /^HTTP\/1.1 200 /)
  // Two of them are refused before they are counted.
  assert.equal(asked(), 4)
  const head = await ask('/', document, 'HEAD')
  assert.deepEqual(head, { ...first, body: Buffer.alloc(0) })
  assert.equal((await ask('/', document, 'POST')).status, 404)
})

test('staff see with their session what visitors do not', async (t) => {
  const { app, ask } = await createApp(t)
  const headers = await signIn(app)
  const { id } = (await send(app, calls.createJob, { headers, payload: job })).json()
  await send(app, calls.openJob, { param: id, headers, payload: { open: false } })
  const path = `${calls.listJobs.path}?status=all`
  for (let time = 0; time < 2; time++) {
    assert.doesNotMatch(String((await ask(path, list)).body), /Mason/)
    assert.match(String((await ask(path, { ...list, ...headers })).body), /Mason/)
  }
})

test('it is counted like any other answer', async (t) => {
  const { ask } = await createApp(t)
  for (let time = 0; time < 3; time++) await ask('/', document)
  const { body } = await ask('/metrics', {})
  assert.match(String(body), /http_requests_total{method="GET",route="\/",status="200"} 3\n/)
})

test('whoever wants a line in the log for each look gets it', async (t) => {
  const { ask, asked } = await createApp(t, { LOG_LEVEL: 'debug' })
  for (let time = 0; time < 3; time++) await ask('/', document)
  assert.equal(asked(), 3)
})
