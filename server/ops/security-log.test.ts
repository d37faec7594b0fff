// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { logFurtherRefusals, logRefusal } from './log.ts'

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
