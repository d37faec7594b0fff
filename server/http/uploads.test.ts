// @sqlite Uploads over a real connection: what is refused is refused with an answer, and nothing is left behind.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'

import Fastify from 'fastify'
import { calls } from '#contract/calls.ts'
import { maxFormBytes, maxGalleryImages, maxImageBytes } from '#contract/limits.ts'
import { atEnd, newFolder } from '../testing/folder.ts'
import { until } from '../testing/until.ts'
import { createErrorHandler } from './errors.ts'
import { acceptMultipart, receiveForm } from './uploads.ts'

const boundary = 'x-test-boundary'

test('fields and files arrive whole, with size and fingerprint, and are gone after the answer', async (t) => {
  const { post, incoming } = await start(t)
  const answer = await post(body([field('client', 'രാജൻ'), file('mainImage', Buffer.alloc(70_000, 7))]))
  assert.equal(answer.status, 200)
  const { fields, files } = JSON.parse(answer.body)
  assert.deepEqual(fields, { client: 'രാജൻ' })
  assert.equal(files.mainImage[0].bytes, 70_000)
  assert.match(files.mainImage[0].sha256, /^[0-9a-f]{64}$/)
  assert.deepEqual(await incoming(), [])
})

const tooMuch = Buffer.alloc(maxImageBytes + 1)
const refused: Record<string, { parts: Buffer[]; status: number; says: RegExp }> = {
  'an image over the limit, with another behind it': {
    parts: [file('mainImage', tooMuch), file('galleryImages', tooMuch)],
    status: 413,
    says: /over 15 MB/,
  },
  'two main images': {
    parts: [file('mainImage', Buffer.from('1')), file('mainImage', Buffer.from('2'))],
    status: 400,
    says: /one file only/,
  },
  'thirty-one gallery images': {
    parts: Array.from({ length: maxGalleryImages + 1 }, () => file('galleryImages', Buffer.from('1'))),
    status: 413,
    says: /at most 30 gallery images/,
  },
  'a field that is too long': {
    parts: [field('client', 'x'.repeat(maxFormBytes + 1))],
    status: 413,
    says: /too long/,
  },
  'many long fields': {
    parts: Array.from({ length: 5 }, (_, i) => field(`f${i}`, 'x'.repeat(maxFormBytes / 4))),
    status: 413,
    says: /too long/,
  },
  'hundreds of fields': {
    parts: Array.from({ length: 300 }, (_, i) => field(`f${i}`, 'x')),
    status: 413,
    says: /./,
  },
  'a field named __proto__': { parts: [field('__proto__', 'x')], status: 400, says: /could not be read/ },
  'a part without a name': { parts: [Buffer.from('\r\n\r\nx')], status: 200, says: /./ },
}

test('after a form that is refused the next request on the connection is fine, and no file is left', async (t) => {
  const { post, incoming } = await start(t)
  for (const [what, { parts, status, says }] of Object.entries(refused)) {
    const answer = await post(body(parts))
    assert.equal(answer.status, status, `${what}: ${answer.body}`)
    assert.match(answer.body, says)
    assert.deepEqual(await incoming(), [], what)
    assert.equal((await post(body([field('client', 'x')]))).status, 200, what)
  }
})

const whole = body([file('mainImage', Buffer.alloc(50_000))])
const broken: Record<string, Parameters<Awaited<ReturnType<typeof start>>['post']>> = {
  'cut off in the middle of a file': [whole.subarray(0, 30_000)],
  'cut off before its end': [whole.subarray(0, -6)],
  'without any part': [Buffer.from('hello')],
  'with an end in the middle of a head': [whole.subarray(0, 30)],
  'with a head that a delimiter cuts off': [body([Buffer.from(`Content-Disp\r\n--${boundary}`)])],
  'with another boundary than it says': [whole, 'multipart/form-data; boundary=other'],
  'without a boundary': [whole, 'multipart/form-data'],
  'with an empty boundary': [whole, 'multipart/form-data; boundary='],
  'with a boundary of 252 characters': [whole, `multipart/form-data; boundary=${'b'.repeat(252)}`],
  'with a quoted boundary of 71 characters': [whole, `multipart/form-data; boundary="${'b'.repeat(71)}"`],
}

test('a form that is cut off, or not what it says, is a 400, and no file is left', async (t) => {
  const { post, incoming } = await start(t)
  for (const [what, sent] of Object.entries(broken)) {
    const answer = await post(...sent)
    assert.equal(answer.status, 400, `${what}: ${answer.body}`)
    assert.deepEqual(await incoming(), [], what)
  }
})

const mixed = body([
  field('client', 'രാജൻ'),
  field('empty', ''),
  file('mainImage', Buffer.from(`\r\n--${boundary.slice(0, -1)}\r\n\r\n-- \r\n`)),
  field('location', `here --${boundary} is no delimiter in the middle of a line`),
])

test('wherever a form is cut into pieces on its way, the same parts come out', async (t) => {
  const { post, port } = await start(t)
  const expected = JSON.parse((await post(mixed)).body)
  assert.deepEqual(Object.keys(expected.fields), ['client', 'empty', 'location'])
  assert.equal(expected.files.mainImage[0].bytes, boundary.length + 12)
  const socket = await dial(t, port)
  for (let at = 1; at < mixed.length; at += 7) {
    const answer = firstChunk(socket)
    socket.write(Buffer.concat([Buffer.from(head(mixed.length)), mixed.subarray(0, at)]))
    await wait(1)
    socket.write(mixed.subarray(at))
    const { fields, files } = JSON.parse((await answer).split('\r\n\r\n')[1] ?? '')
    assert.deepEqual(fields, expected.fields)
    assert.equal(files.mainImage[0].sha256, expected.files.mainImage[0].sha256)
  }
})

test('what stands before the first delimiter and after the last one does not count', async (t) => {
  const { post } = await start(t)
  const after = `and\r\n--${boundary}\r\n${field('client', 'another')}`
  const answer = await post(Buffer.concat([Buffer.from('for old programs\r\n'), mixed, Buffer.from(after)]))
  assert.equal(JSON.parse(answer.body).fields.client, 'രാജൻ')
})

const heads = {
  'name=mainImage; filename="a; name=b.pdf"': 'a; name=b.pdf',
  'filename="a; name=b.pdf"; name="mainImage"': 'a; name=b.pdf',
  "name=mainImage; filename*=UTF-8''%E0%B4%B0.pdf": 'ര.pdf',
  "name=mainImage; filename=x.pdf; filename*=utf-8'ml'%E0%B4%B0.pdf": 'ര.pdf',
  'name="mainImage"; filename="രാജൻ %22cv%22.pdf"': 'രാജൻ %22cv%22.pdf',
  'name="mainImage"; filename="my \\"cv\\".pdf"': 'my "cv".pdf',
  'name="mainImage"; filename="C:\\files\\cv.pdf"': 'cv.pdf',
}
test('names are read as programs write them; a field is text whatever its name or type, and an empty file input is no file', async (t) => {
  const { post } = await start(t)
  const read = async (...parts: Buffer[]) => JSON.parse((await post(body(parts))).body)
  const part = (head: string, text = 'x') =>
    Buffer.from(`Content-Disposition: form-data; ${head}\r\n\r\n${text}`)
  for (const [head, name] of Object.entries(heads))
    assert.equal((await read(part(head))).files.mainImage?.[0]?.name, name, head)
  const json = part('name="client"\r\nContent-Type: application/json', '{"a":1}')
  const empty = part('name="mainImage"; filename=""', '')
  const { fields, files } = await read(field('a; filename=b.pdf', 'x'), json, empty)
  assert.deepEqual([fields, files], [{ 'a; filename=b.pdf': 'x', client: '{"a":1}' }, {}])
})

test('a body that is said to be larger than any form is refused before it comes', async (t) => {
  const { port, incoming } = await start(t)
  const socket = await dial(t, port)
  socket.write(head(2_000_000_000))
  assert.match(await firstChunk(socket), /^HTTP\/1.1 413 .*over 15 MB/s)
  assert.deepEqual(await incoming(), [])
})

test('a client that hangs up in the middle leaves no file', async (t) => {
  const { port, incoming } = await start(t)
  const socket = await dial(t, port)
  socket.write(head(whole.length))
  socket.write(whole.subarray(0, 20_000))
  await until(t, async () => (await incoming()).length === 1)
  socket.destroy()
  await until(t, async () => (await incoming()).length === 0)
})

function body(parts: Buffer[]) {
  const pieces = parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part, Buffer.from('\r\n')])
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)])
}

function field(name: string, value: string) {
  return Buffer.from(`Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`)
}

function file(name: string, bytes: Buffer) {
  const head = `Content-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes])
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n`

async function start(t: TestContext) {
  const incomingDir = await newFolder(t)
  const app = Fastify({ forceCloseConnections: true })
  app.setErrorHandler(createErrorHandler())
  await acceptMultipart(app)
  app.post('/', async (request) => {
    const fields = {}
    const { files, discard } = await receiveForm(
      request,
      calls.createProject,
      { incomingDir, hasRoom: async () => true },
      fields,
    )
    await discard()
    return { fields, files }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  atEnd(t, () => app.close())
  return {
    port,
    incoming: () => readdir(incomingDir),
    async post(content: Buffer, type = `multipart/form-data; boundary=${boundary}`) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: new Uint8Array(content),
      })
      return { status: answer.status, body: await answer.text() }
    },
  }
}

async function dial(t: TestContext, port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.on('error', () => undefined)
  t.after(() => socket.destroy())
  await new Promise((resolve) => socket.once('connect', resolve))
  return socket
}

const firstChunk = (socket: Socket) =>
  new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())))
