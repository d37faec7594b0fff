// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from '../testing/until.ts'
import { type CacheableResponse, type CachedResponse, createResponseCache } from './response-cache.ts'

const long = 'x'.repeat(1_000)
const page = (body: string, tags: string[]): CacheableResponse => ({ status: 200, headers: {}, body, tags })
const text = async (cached: CachedResponse | Promise<CachedResponse>) => (await cached).body.toString()

test('invalidating a tag evicts exactly the responses with that tag', async () => {
  const cache = createResponseCache({ maxBytes: 1e6 })
  const made = { reviews: 0, jobs: 0 }
  const ask = (tag: 'reviews' | 'jobs') => cache.get(tag, async () => page(`${++made[tag]}`, [tag]))
  await ask('reviews')
  await ask('jobs')
  cache.invalidate(['reviews'])
  assert.equal(await text(ask('reviews')), '2')
  assert.equal(await text(ask('jobs')), '1')
})

test('whoever asks after a change never gets a response that was begun before it', async () => {
  const cache = createResponseCache({ maxBytes: 1e6 })
  let content = 'old'
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>()
  const first = cache.get('/', async () => {
    const seen = content
    await slow
    return page(seen, ['projects'])
  })
  content = 'new'
  cache.invalidate(['projects'])
  const second = cache.get('/', async () => page(content, ['projects']))
  finish()
  assert.equal(await text(second), 'new')
  assert.equal(await text(first), 'old')
  assert.equal(await text(cache.get('/', async () => page('made again', ['projects']))), 'new')
})

test('memory stays within its bound, also with endless addresses, and the least recently used response goes first', async () => {
  const cache = createResponseCache({ maxBytes: 12_000 })
  const made: string[] = []
  const ask = async (key: string) =>
    cache.get(key, async () => {
      made.push(key)
      return page(key + long, [])
    })
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key)
  assert.ok(cache.size().bytes <= 12_000)
  for (const key of ['a', 'c', 'd', 'b']) await ask(key)
  assert.deepEqual(made, ['a', 'b', 'c', 'd', 'b'])
  for (let i = 0; i < 1_000; i++) await cache.get(`/${i}${long}`, async () => page('[]', []))
  assert.ok(cache.size().entries < 5)
})

test('a giant response does not evict all others', async () => {
  const cache = createResponseCache({ maxBytes: 10_000 })
  await cache.get('small', async () => page('small', []))
  await cache.get('giant', async () => page(long.repeat(5), []))
  assert.equal(await text(cache.get('small', async () => page('made again', []))), 'small')
  assert.equal(await text(cache.get('giant', async () => page('made again', []))), 'made again')
})

test('nothing is cached while other servers cannot be heard, and nothing from before is served after', async () => {
  const published: string[][] = []
  const cache = createResponseCache({ maxBytes: 1e6, publish: (tags) => published.push(tags) })
  let made = 0
  const ask = () => text(cache.get('/', async () => page(`${++made}`, ['jobs'])))
  await ask()
  cache.evict(['jobs'])
  assert.equal(await ask(), '2')
  assert.deepEqual(published, [])
  cache.invalidate(['reviews'])
  assert.deepEqual(published, [['reviews']])
  cache.setEnabled(false)
  assert.equal(await ask(), '3')
  assert.equal(await ask(), '4')
  cache.setEnabled(true)
  assert.equal(await ask(), '5')
  assert.equal(await ask(), '5')
})

test('while none can be made the old response is sent, until an attempt in the background succeeds', async (t) => {
  let now = new Date(0)
  const cache = createResponseCache({ maxBytes: 1e6, now: () => now, expiryOf: (_, at) => at.getTime() + 1 })
  let isAway = false
  let made = 0
  const ask = (key: string, unmade = 503) =>
    cache.get(key, async () => {
      made++
      if (!isAway) return page(`${made}`, ['jobs'])
      if (unmade !== 503) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
      return { ...page('cannot be read', []), status: 503 }
    })
  for (const key of ['page', 'list']) await ask(key)
  isAway = true
  now = new Date(1)
  assert.equal(await text(ask('page')), '1')
  assert.equal(await text(ask('list', 0)), '2')
  assert.equal((await ask('never seen')).status, 503)
  await assert.rejects(async () => ask('never seen', 0), /away/)
  const tried = made
  assert.equal(await text(ask('page')), '1')
  assert.equal(made, tried, 'not with every request')
  isAway = false
  await until(t, async () => Number(await text(ask('page'))) > tried)
})

test('what has changed, or is gone, is not sent again while none can be made', async (t) => {
  const cache = createResponseCache({ maxBytes: 1e6 })
  const away = async (): Promise<CacheableResponse> => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  }
  const ask = (make = away) => cache.get('/', make)
  const fine = async () => page('before', ['jobs'])
  await ask(fine)
  cache.setEnabled(false)
  assert.equal(await text(ask()), 'before')
  cache.evict(['jobs'])
  await assert.rejects(async () => ask(), /away/)
  await ask(fine)
  assert.equal(await text(ask()), 'before')
  await until(t, async () => {
    const { status } = await ask(async () => ({ ...page('gone', []), status: 404 }))
    return status === 404
  })
  await assert.rejects(async () => ask(), /away/)
  await ask(fine)
  cache.setEnabled(true)
  await assert.rejects(async () => ask(), /away/, 'others may have changed it meanwhile')
})
