// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Fastify from 'fastify'
import { createErrorHandler } from '../http/errors.ts'
import { until } from '../testing/until.ts'
import { refuseWhenOverloaded } from './overload.ts'

test('those who only wait to be refused do not make it too much for the others', async (t) => {
  const app = Fastify()
  app.setErrorHandler(createErrorHandler())
  t.after(() => app.close())
  let waiting = 0
  const end = Promise.withResolvers<void>()
  let lag = 0
  refuseWhenOverloaded(
    app,
    () => lag,
    () => waiting,
  )
  app.get('/waits', async () => {
    waiting++
    await end.promise
    return waiting--
  })
  app.get('/works', () => end.promise)
  app.get('/', () => 'a page')
  const open = async (url: string) => (await app.inject({ url })).statusCode

  const others = Array.from({ length: 60 }, () => open('/waits'))
  await until(t, () => waiting >= others.length)
  lag = 10_000
  assert.equal(await open('/'), 200)
  for (let n = 0; n < 50; n++) others.push(open('/works'))
  assert.equal(await open('/'), 503)
  end.resolve()
  await Promise.all(others)
})
