// @sqlite
import assert from 'node:assert/strict'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import Fastify from 'fastify'
import { logFurtherRefusals, logOptions, logRefusal } from './log.ts'
import { createWorkQueue } from './work.ts'

function open() {
  const lines: { msg: string; further?: number; err?: { message: string; stack: string } }[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
  return { lines, app: Fastify({ logger: { ...(logOptions('warn') as object), stream } }) }
}

test('an outage leaves one stack a minute of each kind, and the number of the others', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { app, lines } = open()
  t.after(() => app.close())
  app.get('/', async ({ log }) => {
    const lost = Object.assign(new Error('cannot connect'), { code: 'ECONNREFUSED' })
    log.error({ err: lost }, 'the database cannot be reached')
    log.error({ err: new TypeError('a bug') }, 'unexpected error')
    return {}
  })
  const further = async (requests: number) => {
    lines.length = 0
    for (let n = 0; n < requests; n++) await app.inject('/')
    assert.deepEqual(
      lines.map(({ err }) => err?.message),
      ['cannot connect', 'a bug'],
    )
    t.mock.timers.tick(60_000)
    return lines.slice(2).map((line) => line.further)
  }
  assert.deepEqual(await further(1_000), [999, 999])
  assert.deepEqual(await further(1), [], 'the next minute begins anew')
})

test('an error of the system does not name the files of people', async (t) => {
  const { app, lines } = open()
  t.after(() => app.close())
  const paths = ['/var/lib/site/uploads/cv/asha.pdf', '/var/lib/site/incoming/asha', '/x/outbox/asha.eml']
  for (const [n, path] of paths.entries())
    app.log.error({ err: await readFile(path).catch((error) => error) }, `${n}`)
  const streamed = await new Promise((resolve) => createReadStream(paths[0] ?? '').once('error', resolve))
  app.log.error({ err: streamed }, 'streamed')
  assert.equal(lines.length, 4)
  for (const line of lines) {
    assert.match(line.err?.message ?? '', /^ENOENT: .*\/(uploads|incoming|outbox)\/…/)
    assert.doesNotMatch(JSON.stringify(line), /asha/)
  }
  app.log.error({ err: new Error("cannot write '/mnt/backup/nightly.tar'") })
  assert.match(lines.at(-1)?.err?.message ?? '', /nightly\.tar/, 'others are named')
})

test('a flood of refusals leaves ten lines a minute and their number, for each event and route', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const lines: object[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  t.after(() => app.close())
  app.get('/:event', (request) => {
    logRefusal(request, (request.params as { event: string }).event)
    return {}
  })
  const refuse = async (event: string, times: number) => {
    for (let n = 0; n < times; n++) await app.inject(`/${event}`)
  }
  await refuse('too_many', 25)
  await refuse('busy', 10)
  assert.equal(lines.length, 20)
  t.mock.timers.tick(60_000)
  assert.equal(lines.length, 21)
  assert.partialDeepStrictEqual(lines[0], { event: 'too_many', route: '/:event', reqId: 'req-1' })
  assert.partialDeepStrictEqual(lines[20], { event: 'too_many', route: '/:event', further: 15 })

  await refuse('too_many', 11)
  assert.equal(lines.length, 31)
  logFurtherRefusals(app)
  assert.partialDeepStrictEqual(lines[31], { event: 'too_many', further: 1 })
  t.mock.timers.tick(60_000)
  assert.equal(lines.length, 32)
})

test('work of high priority comes first, and has a place when all others are taken', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 2 })
  const order: string[] = []
  const started = Promise.withResolvers<void>()
  const jobs = [queue.run(() => started.promise)]
  const add = (name: string, priority?: 'high') =>
    jobs.push(queue.run(async () => void order.push(name), priority))
  add('first')
  add('second')
  assert.equal(queue.isFull(), true)
  await assert.rejects(
    queue.run(async () => undefined),
    /busy/,
  )
  add('urgent', 'high')
  add('urgent too', 'high')
  await assert.rejects(
    queue.run(async () => undefined, 'high'),
    /busy/,
  )
  started.resolve()
  await Promise.all(jobs)
  assert.deepEqual(order, ['urgent', 'urgent too', 'first', 'second'])
})
