// @sqlite Senders that write all of a body before they read: each gets to read why it is refused, every time.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { maxCvBytes, maxJsonBytes } from '#contract/limits.ts'
import { createTestApp } from '../../testing/app.ts'
import { portOf, talk } from '../../testing/process.ts'

const times = 20
type To = { path: string; type: string }
const json: To = { path: calls.login.path, type: 'application/json' }
const form: To = { path: calls.createApplication.path, type: 'multipart/form-data; boundary=x' }
const staffForm: To = { ...form, path: calls.createProject.path }

const cv = '--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n'
const other = cv.replace('name="cv"', 'name="other"')
const long = 'x'.repeat(maxCvBytes + 1_000_000)

const refused: Record<string, { to: To; body: string; chunked?: boolean; status: number }> = {
  'JSON of a length that is too large': { to: json, body: long, status: 413 },
  'JSON without a length that is too large': { to: json, body: long, chunked: true, status: 413 },
  'a form of a length that is too large': { to: form, body: cv + long, status: 413 },
  'a form without a length that is too large': { to: form, body: cv + long, chunked: true, status: 413 },
  'a form of nothing but a file that nobody asked for': {
    ...{ to: form, body: other + long, chunked: true },
    status: 413,
  },
  'a form for staff from a visitor': { to: staffForm, body: cv + long, status: 401 },
  'a body of a type that no call takes': { to: { ...json, type: 'text/plain' }, body: long, status: 415 },
}

for (const [what, { to, body, chunked, status }] of Object.entries(refused))
  test(`${what}: its sender reads the ${status}, ${times} times of ${times}`, async (t) => {
    const { app } = await createTestApp(t)
    const port = await portOf(t, app)
    const sent = ['keep-alive', 'close'].map((connection) => request(to, body, connection, chunked))
    for (let n = 0; n < times; n++) assert.equal(await writeThenRead(port, sent[n % 2] as Buffer), status)
  })

test('the connection of a refused body is closed when its sender asked for it, and serves on when not', async (t) => {
  const { app } = await createTestApp(t)
  const port = await portOf(t, app)
  const large = 'x'.repeat(maxJsonBytes + 1)
  assert.equal(await hear(t, port, request(json, large, 'close')), '413')
  const next = request(json, '{}', 'close')
  assert.equal(await hear(t, port, Buffer.concat([request(json, large, 'keep-alive'), next])), '413 400')
})

function request({ path, type }: To, body: string, connection: string, chunked = false) {
  const framing = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\nContent-Type: ${type}\r\n${framing}\r\n\r\n`
  return Buffer.from(head + (chunked ? `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body))
}

/** The status, or the error of the socket. */
async function writeThenRead(port: number, words: Buffer) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.pause()
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.write(words, () => resolve())
    })
    const [answer] = await Promise.race([once(socket.resume(), 'data'), once(socket, 'close')])
    return Number(/^HTTP\/1\.1 (\d+)/.exec(String(answer))?.[1])
  } catch (error) {
    return (error as { code?: string }).code
  } finally {
    socket.destroy()
  }
}

/** The statuses of all answers until the server closes the connection. */
async function hear(t: TestContext, port: number, words: Buffer) {
  const heard = await (await talk(t, port, String(words))).closed
  return [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status).join(' ')
}
