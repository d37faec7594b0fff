// @sqlite Multipart bodies made by chance, in pieces: none breaks the reader, and none leaves a file behind. The seed that is
// printed makes the same ones again (MULTIPART_SEED=... node --test ...).
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import Fastify from 'fastify'
import { calls } from '#contract/calls.ts'
import { createTestApp } from '../../testing/app.ts'
import { asha } from '../../testing/applications.ts'
import { pdfCv } from '../../testing/cvs.ts'
import { createRandom, seedOf } from '../../testing/random.ts'

const seed = seedOf(process.env.MULTIPART_SEED)
const count = Number(process.env.MULTIPART_COUNT ?? 300)
/** Fewer than there are places. */
const atOnce = 50
const boundary = 'by-chance'
const usualType = `multipart/form-data; boundary=${boundary}`

const types = [
  `multipart/form-data; boundary="${boundary}"`,
  `Multipart/Form-Data;boundary=${boundary};charset=utf-8`,
  `multipart/form-data; boundary=${boundary}; boundary=other`,
  `multipart/form-data; charset="; boundary=${boundary}`,
  'multipart/form-data; boundary=other',
  'multipart/form-data',
]
const heads = [
  'Content-Disposition: form-data; name="cv"; filename="cv.pdf"\r\nContent-Type: application/pdf',
  'Content-Disposition: form-data; name="cv"; filename=""',
  'Content-Disposition: form-data; name="cv"; filename*=UTF-8\'\'%E0%B4%B0%zz.pdf',
  'Content-Disposition: form-data; name="other"; filename="a.bin"\r\nContent-Transfer-Encoding: base64',
  'Content-Disposition: form-data; name="__proto__"',
  'Content-Disposition: form-data; name=',
  'Content-Disposition: attachment',
  'Content-Disposition: form-data; name="name"\r\nContent-Type: application/json',
  'Content-Disposition: form-data; name="name"\r\nContent-Type: text/plain; charset=utf-16',
  `X: ${'y'.repeat(20_000)}`,
  ': :',
  '',
]
const pieces = [
  ...['\r\n', '\r', '\n', '\r\n\r\n', '--', '-', '\u0000', '"', ';', '=', 'രാജൻ', '{"a":1'],
  ...[`--${boundary}`, `\r\n--${boundary}`, `\r\n--${boundary}--`, `\r\n--${boundary.slice(0, -2)}`],
]

test(`${count} multipart bodies by chance break nothing (MULTIPART_SEED=${seed})`, async (t) => {
  const { app, dataDir } = await createTestApp(t)
  const counts = await attack(app)
  t.diagnostic(`MULTIPART_SEED=${seed}: ${JSON.stringify(counts)}`)
  for (const status of [400, 404, 413, 415]) assert.ok((counts[status] ?? 0) > 0, `${status}`)
  assert.equal((await app.inject('/healthz')).statusCode, 200)
  assert.equal('polluted' in {}, false)
  assert.deepEqual(await readdir(join(dataDir, 'incoming')), [])
})

test('control: a server that breaks does not pass', async (t) => {
  const app = Fastify()
  app.setNotFoundHandler((_request, reply) => reply.code(500).send('broken'))
  t.after(() => app.close())
  await assert.rejects(attack(app), /500/)
})

type Sender = Pick<Awaited<ReturnType<typeof createTestApp>>['app'], 'inject'>

async function attack(app: Sender) {
  const counts: Record<string, number> = {}
  let next = 0
  async function sendBodies() {
    while (next < count) {
      const n = next++
      const { type, cuts, body } = makeBody(createRandom(seed + n))
      const answer = await app.inject({
        method: 'POST',
        url: calls.createApplication.path,
        headers: { 'content-type': type },
        payload: Readable.from(cuts),
      })
      const what = () =>
        `body ${n} of MULTIPART_SEED=${seed} (${type}, ${body.length} bytes, ${body.toString('latin1', 0, 400)}) got ${answer.statusCode} ${answer.body.slice(0, 200)}`
      assert.ok(answer.statusCode < 500, what())
      counts[answer.statusCode] = (counts[answer.statusCode] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendBodies))
  return counts
}

/** A form in order, with odd parts in between, and then damaged. */
function makeBody(random: ReturnType<typeof createRandom>) {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const chance = (percent: number) => random(100) < percent
  const noise = () => Buffer.from(Array.from({ length: random(300) }, () => random(256)))

  function part(head: string, content: Buffer) {
    return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')])
  }

  function damaged(body: Buffer) {
    const [from, to] = [random(body.length + 1), random(body.length + 1)].toSorted((a, b) => a - b)
    const [start, middle, end] = [body.subarray(0, from), body.subarray(from, to), body.subarray(to)]
    const shapes = [
      () => Buffer.concat([start, Buffer.from(pick(pieces)), middle, end]),
      () => Buffer.concat([start, noise(), end]),
      () => Buffer.concat([start, middle, middle, end]),
      () => Buffer.concat([start, end]),
      () => start,
    ]
    return pick(shapes)()
  }

  const fields = Object.entries({ ...asha, job_id: 'none' }).map(([name, value]) =>
    part(`Content-Disposition: form-data; name="${name}"`, Buffer.from(value)),
  )
  const odd = Array.from({ length: random(3) }, () =>
    part(pick(heads), chance(3) ? Buffer.alloc(250_000, 'x') : chance(50) ? pdfCv : noise()),
  )
  const cv = chance(50) ? [part(heads[0] ?? '', pdfCv)] : []
  let body: Buffer = Buffer.concat([...odd, ...fields, ...cv, Buffer.from(`--${boundary}--\r\n`)])
  for (let n = chance(75) ? 1 + random(4) : 0; n > 0; n--) body = damaged(body)
  const cuts: Buffer[] = []
  for (let at = 0; at < body.length; ) {
    const length = 1 + random(chance(20) ? 8 : 4_000)
    cuts.push(body.subarray(at, at + length))
    at += length
  }
  return { type: chance(90) ? usualType : pick(types), cuts, body }
}
