import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createKeptAnswers, type Made } from './response-cache.ts'

const long = 'x'.repeat(1_000)
const page = (body: string, topics: string[]): Made => ({ status: 200, headers: {}, body, topics })
const text = async (kept: Promise<{ plain: Buffer }>) => (await kept).plain.toString()

test('an answer is made once, and a burst of requests waits for that one', async () => {
  const answers = createKeptAnswers({ maxBytes: 1e6 })
  let made = 0
  const make = async () => {
    made += 1
    return page('reviews', ['reviews'])
  }
  await Promise.all(Array.from({ length: 50 }, () => answers.get('/reviews', make)))
  await answers.get('/reviews', make)
  assert.equal(made, 1)
})

test('a change makes exactly the affected answers new', async () => {
  const answers = createKeptAnswers({ maxBytes: 1e6 })
  const made = { reviews: 0, jobs: 0 }
  const ask = (topic: 'reviews' | 'jobs') => answers.get(topic, async () => page(`${++made[topic]}`, [topic]))
  await ask('reviews')
  await ask('jobs')
  answers.changed(['reviews'])
  assert.equal(await text(ask('reviews')), '2')
  assert.equal(await text(ask('jobs')), '1')
})

test('whoever asks after a change never gets an answer that was begun before it', async () => {
  const answers = createKeptAnswers({ maxBytes: 1e6 })
  let content = 'old'
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>()
  const first = answers.get('/', async () => {
    const seen = content
    await slow
    return page(seen, ['projects'])
  })
  content = 'new'
  answers.changed(['projects'])
  const second = answers.get('/', async () => page(content, ['projects']))
  finish()
  assert.equal(await text(second), 'new')
  assert.equal(await text(first), 'old')
  assert.equal(await text(answers.get('/', async () => page('made again', ['projects']))), 'new')
})

test('what no page tells may change while pages are made, but not what a number is about', async () => {
  const answers = createKeptAnswers({ maxBytes: 1e6, hidden: ['applications'] })
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>()
  let made = 0
  const draw = () => slow.then(() => page(`page ${++made}`, ['projects']))
  const count = (number: string) =>
    answers.get('count', () => slow.then(() => page(number, ['applications'])), ['applications'])
  const asked = [answers.get('/', draw), count('1')]
  answers.changed(['applications'])
  asked.push(answers.get('/', draw), count('2'))
  finish()
  assert.deepEqual(await Promise.all(asked.map(text)), ['page 1', '1', 'page 1', '2'])
  assert.equal(answers.peek('count')?.plain.toString(), '2')
})

test('an answer that ends by itself is made anew after its end', async () => {
  let now = new Date(1_000)
  const answers = createKeptAnswers({ maxBytes: 1e6, now: () => now, endOf: () => new Date(2_000) })
  let made = 0
  const ask = () => answers.get('/career', async () => page(`${++made}`, ['jobs']))
  await ask()
  now = new Date(1_999)
  assert.equal(await text(ask()), '1')
  now = new Date(2_000)
  assert.equal(await text(ask()), '2')
})

test('an answer that is begun before its end is not waited for after it', async () => {
  let now = new Date(1_999)
  const endOf = (_topics: unknown, begun: Date) => new Date(begun < new Date(2_000) ? 2_000 : 3_000)
  const answers = createKeptAnswers({ maxBytes: 1e6, now: () => now, endOf })
  const { promise: slow, resolve: finish } = Promise.withResolvers<void>()
  const before = answers.get('/jobs', () => slow.then(() => page('before', ['jobs'])))
  now = new Date(2_000)
  const after = answers.get('/jobs', async () => page('after', ['jobs']))
  finish()
  assert.deepEqual([await text(before), await text(after)], ['before', 'after'])
  assert.equal(answers.peek('/jobs')?.plain.toString(), 'after')
})

test('errors and other statuses are not kept', async () => {
  const answers = createKeptAnswers({ maxBytes: 1e6 })
  await assert.rejects(answers.get('/', () => Promise.reject(new Error('no database'))))
  await answers.get('/', async () => ({ ...page('not found', []), status: 404 }))
  assert.equal(await text(answers.get('/', async () => page('fine', []))), 'fine')
  assert.equal(answers.size().entries, 1)
})

test('memory stays within its bound, and what was not asked for longest goes first', async () => {
  const answers = createKeptAnswers({ maxBytes: 12_000 })
  const ask = (key: string) => answers.get(key, async () => page(key + long, []))
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key).then(() => ask(key))
  assert.ok(answers.size().bytes <= 12_000)
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].filter((key) => answers.peek(key)),
    ['a', 'c', 'd'],
  )
})

test('what is asked for once drives out its own kind, not what was asked for again', async () => {
  const answers = createKeptAnswers({ maxBytes: 100_000 })
  const ask = (key: string) => answers.get(key, async () => page(key + long, []))
  const wanted = Array.from({ length: 10 }, (_, i) => `wanted ${i}`)
  for (const key of wanted) await ask(key).then(() => ask(key))
  const before = answers.size().bytes
  for (let i = 0; i < 100; i++) await ask(`once ${i}`)
  assert.ok(answers.size().bytes - before <= 20_000)
  assert.ok(wanted.every((key) => answers.peek(key)))
  assert.ok(['once 96', 'once 97', 'once 98', 'once 99'].every((key) => answers.peek(key)))
  assert.equal(answers.peek('once 90'), undefined)
})

test('what is asked for once finds its room among its own kind, however much was asked for again', async () => {
  const answers = createKeptAnswers({ maxBytes: 100_000 })
  const ask = (key: string, body: string) => answers.get(key, async () => page(body, []))
  const wanted = Array.from({ length: 22 }, (_, i) => `wanted ${i}`)
  for (const key of wanted) await ask(key, long).then(() => ask(key, long))
  for (let i = 0; i < 10; i++) await ask(`once ${i}`, long.repeat(4))
  assert.ok(wanted.every((key) => answers.peek(key)))
})

test('what was asked for again is not taken for new when a change makes it anew', async () => {
  const answers = createKeptAnswers({ maxBytes: 100_000 })
  const ask = (key: string) => answers.get(key, async () => page(key + long, ['projects']))
  const wanted = Array.from({ length: 10 }, (_, i) => `wanted ${i}`)
  for (const key of wanted) await ask(key).then(() => ask(key))
  answers.changed(['projects'])
  for (const key of wanted) await ask(key)
  for (let i = 0; i < 100; i++) await ask(`once ${i}`)
  assert.ok(wanted.every((key) => answers.peek(key)))
})

test('whoever walks round and round through what has room finds all of it kept', async () => {
  const answers = createKeptAnswers({ maxBytes: 100_000 })
  const keys = Array.from({ length: 20 }, (_, i) => `page ${i}`)
  for (const key of [...keys, ...keys]) await answers.get(key, async () => page(long, []))
  assert.ok(keys.every((key) => answers.peek(key)))
})

test('a giant answer does not drive all others out', async () => {
  const answers = createKeptAnswers({ maxBytes: 10_000 })
  await answers.get('small', async () => page('small', []))
  await answers.get('giant', async () => page(long.repeat(5), []))
  assert.ok(answers.peek('small'))
  assert.equal(answers.peek('giant'), undefined)
})

test('endless different addresses of tiny answers stay within the bound too', async () => {
  const answers = createKeptAnswers({ maxBytes: 100_000 })
  for (let i = 0; i < 1_000; i++) await answers.get(`/${i}${long}`, async () => page('[]', []))
  assert.ok(answers.size().entries < 30)
})

test('nothing kept is believed while other processes cannot be heard, nor what was kept before', async () => {
  const told: string[][] = []
  const answers = createKeptAnswers({ maxBytes: 1e6, tell: (topics) => told.push(topics) })
  let made = 0
  const ask = () => text(answers.get('/', async () => page(`${++made}`, ['jobs'])))
  await ask()
  answers.forget(['jobs'])
  assert.equal(await ask(), '2')
  assert.deepEqual(told, [])
  answers.changed(['reviews'])
  assert.deepEqual(told, [['reviews']])
  answers.trust(false)
  assert.equal(await ask(), '3')
  assert.equal(await ask(), '4')
  answers.trust(true)
  assert.equal(await ask(), '5')
  assert.equal(await ask(), '5')
})
