// @sqlite Clients that open a connection and then take for ever: given up in time, while others are answered.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import Fastify from 'fastify'
import { calls } from '#contract/calls.ts'
import { limitSlowBodies } from '../../http/timeouts.ts'
import { createTestApp } from '../../testing/app.ts'
import { portOf, talk } from '../../testing/process.ts'

const clients = 20
const pace = { bytes: 1_000, everyMs: 200, smallMs: 200, lingerMs: 200 }
const head = (type: string, length = 100_000) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

test('headers that never end are given up, with an answer, and others are served meanwhile', async (t) => {
  const { app } = await createTestApp(t)
  const port = await portOf(t, app)
  const bare = await portOf(t, Fastify({ forceCloseConnections: true }))
  const words = `GET ${calls.listJobs.path} HTTP/1.1\r\nHost: x\r\nX-Slow: `
  const slow = await Promise.all(Array.from({ length: clients }, () => talk(t, port, words)))
  // Control: a server without our limits still waits when ours has long given up.
  const patient = await talk(t, bare, words)
  assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200)
  const answers = await Promise.all(slow.map(({ closed }) => closed))
  for (const answer of answers) assert.match(answer, /^HTTP\/1\.1 408 .*"message"/s)
  assert.equal(patient.socket.closed, false)
})

test('however many connections somebody holds, those that rest make room for others', async (t) => {
  const { app } = await createTestApp(t)
  const port = await portOf(t, app)
  const signal = AbortSignal.timeout(30_000)
  const head = `POST ${calls.createEnquiry.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`
  const asking = await talk(t, port, `${head}Connection: close\r\nContent-Length: 2\r\n\r\n{`)
  const held: Socket[] = []
  while (held.length < 2_200) {
    const words = held.length < 1_000 ? 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n' : ''
    held.push((await talk(t, port, words)).socket)
  }
  const newcomer = await talk(t, port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  assert.match(await newcomer.closed, /^HTTP\/1\.1 200 /)
  // The oldest go first: whoever has just come is about to ask.
  const [oldest] = held
  if (oldest && !oldest.closed) await once(oldest, 'close', { signal })
  assert.equal(held.at(-1)?.closed, false)
  asking.socket.write('}')
  assert.match(await asking.closed, /^HTTP\/1\.1 400 /, 'a request under way is answered')
})

type Read = 'to its end' | 'while it comes'

/** Answers at once to forms that it reads while they come. */
async function limited(t: TestContext, change: Partial<typeof pace> = {}, read?: Read) {
  const app = Fastify({ forceCloseConnections: true })
  limitSlowBodies(app, { ...pace, ...change })
  if (read)
    app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
      if (read === 'to its end') payload.once('end', () => done(null))
      else done(null)
      payload.resume()
    })
  app.post('/', (_request, reply) => reply.code(read === 'while it comes' ? 413 : 200).send('read'))
  return portOf(t, app)
}

/** Goes on with its body, a little at a time; resolves to what it has heard in the end. */
async function drip(
  t: TestContext,
  port: number,
  words: string,
  [drop, everyMs]: [string, number] = ['x', 50],
) {
  const { socket, closed } = await talk(t, port, words)
  const timer = setInterval(() => socket.write(drop), everyMs)
  t.after(() => clearInterval(timer))
  return closed
}

const form = 'multipart/form-data; boundary=x'

for (const [type, length] of [
  ['application/json', 100_000],
  // At this pace it might take three days: it is given up for its pace, not for its time.
  [form, 1_300_000_000],
] as const)
  test(`a body of ${type} that hardly comes is given up`, { timeout: 60_000 }, async (t) => {
    const port = await limited(t, {}, 'to its end')
    assert.doesNotMatch(await drip(t, port, head(type, length)), / 200 /)
  })

test('a body that hardly comes is given up although its refusal has gone out', async (t) => {
  assert.match(await drip(t, await limited(t, {}, 'while it comes'), head(form)), / 413 /)
})

test('a refused body that goes on and on is given up', async (t) => {
  const port = await limited(t, { bytes: 1 })
  assert.match(await drip(t, port, head(form), ['xxxxxxxxxx', 10]), / 415 /)
})

test('a body without a length is given up in the end, however quickly it comes', async (t) => {
  const endless = head(form).replace(/Content-Length.*/, 'Transfer-Encoding: chunked')
  const { socket, closed } = await talk(t, await limited(t, { bytes: 2_000_000 }, 'to its end'), endless)
  const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
  const goOn = (error?: Error | null) => void (error || socket.write(chunk, goOn))
  goOn()
  assert.equal(await closed, '')
})

test('a body that has come is not given up while its answer takes long', async (t) => {
  const app = Fastify({ forceCloseConnections: true })
  limitSlowBodies(app, pace)
  app.post('/', () => new Promise((resolve) => setTimeout(resolve, 4 * pace.smallMs, 'read')))
  const url = `http://127.0.0.1:${await portOf(t, app)}/`
  const answer = await fetch(url, {
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json' },
  })
  assert.equal(await answer.text(), 'read')
})
