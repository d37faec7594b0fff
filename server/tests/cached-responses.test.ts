// The cache must be invisible: whatever staff change shows at once, on every list and page that shows it.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { publicPages } from '#contract/pages.ts'
import { openPublicResponses } from '../cache/public-responses.ts'
import type { Db } from '../db/database.ts'
import { insertRecord } from '../records/records.ts'
import { createTestApp, createTestDatabase, send, signIn } from '../testing/app.ts'
import { countRenders } from '../testing/renderer.ts'
import { until } from '../testing/until.ts'

const { home, career, reviews } = publicPages
const job = { title: 'Stone carver', description: 'Laterite work', type: 'Full time', experience: '2 years' }

async function createApp(t: TestContext, now?: () => Date) {
  const { renderer, count } = countRenders()
  const made = await createTestApp(t, { now, services: { renderer } })
  const address = await made.app.listen({ port: 0, host: '127.0.0.1' })
  const read = async (path: string, accept: string) =>
    (await fetch(address + path, { headers: { accept } })).text()
  const page = ({ path }: { path: string }) => read(path, 'text/html')
  const list = (call: Call) => read(call.path, 'application/json')
  return { ...made, page, list, rendered: count }
}

test('a page is rendered once while nothing changes', async (t) => {
  const { app, page, rendered } = await createApp(t)
  await Promise.all([page(home), page(home), page(home)])
  await page(home)
  assert.equal(rendered(), 1)
  const first = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  const headers = { accept: 'text/html', 'if-none-match': String(first.headers.etag) }
  const again = await app.inject({ url: '/', headers })
  assert.equal(again.statusCode, 304)
  assert.equal(again.body, '')
})

test('a job shows, changes, closes and goes everywhere at once', async (t) => {
  const { app, page, list } = await createApp(t)
  const headers = await signIn(app)
  assert.doesNotMatch(await page(career), /Stone carver/)
  assert.doesNotMatch(await list(calls.listJobs), /Stone carver/)
  const { id } = (await send(app, calls.createJob, { headers, payload: job })).json()
  assert.match(await page(career), /Stone carver/)
  assert.match(await list(calls.listJobs), /Stone carver/)
  await send(app, calls.updateJob, {
    param: id,
    headers,
    payload: { ...job, title: 'Head carver', version: 1 },
  })
  assert.match(await page(career), /Head carver/)
  await send(app, calls.openJob, { param: id, headers, payload: { open: false } })
  assert.doesNotMatch(await page(career), /Head carver/)
  assert.doesNotMatch(await list(calls.listJobs), /Head carver/)
  await send(app, calls.openJob, { param: id, headers, payload: { open: true } })
  assert.match(await page(career), /Head carver/)
  await send(app, calls.deleteJob, { param: id, headers })
  assert.doesNotMatch(await page(career), /Head carver/)
})

test('a job whose last day has passed goes by itself at midnight in India', async (t) => {
  let now = new Date('2026-12-31T18:29:00Z')
  const { app, page, list } = await createApp(t, () => now)
  const headers = await signIn(app)
  await send(app, calls.createJob, { headers, payload: { ...job, closes_on: '2026-12-31' } })
  assert.match(await page(career), /Stone carver/)
  assert.match(await list(calls.listJobs), /Stone carver/)
  now = new Date('2026-12-31T18:31:00Z')
  assert.doesNotMatch(await page(career), /Stone carver/)
  assert.doesNotMatch(await list(calls.listJobs), /Stone carver/)
})

test('a review shows, changes and goes everywhere at once', async (t) => {
  const { app, page, list } = await createApp(t)
  const headers = await signIn(app)
  await page(home)
  await page(reviews)
  await list(calls.listReviews)
  const payload = { name: 'Asha', review: 'Kept the date' }
  const { id } = (await send(app, calls.createReview, { headers, payload })).json()
  for (const shown of [home, reviews]) assert.match(await page(shown), /Kept the date/)
  assert.match((await send(app, calls.getReview, { param: id })).body, /Kept the date/)
  await send(app, calls.updateReview, {
    param: id,
    headers,
    payload: { ...payload, review: 'Kept the price' },
  })
  for (const shown of [home, reviews]) assert.match(await page(shown), /Kept the price/)
  assert.match(await list(calls.listReviews), /Kept the price/)
  assert.match((await send(app, calls.getReview, { param: id })).body, /Kept the price/)
  await send(app, calls.deleteReview, { param: id, headers })
  for (const shown of [home, reviews]) assert.doesNotMatch(await page(shown), /Kept the/)
  assert.equal((await send(app, calls.getReview, { param: id })).statusCode, 404)
})

test('what staff see with a session is never cached for visitors', async (t) => {
  const { app, list } = await createApp(t)
  const headers = await signIn(app)
  const { id } = (await send(app, calls.createJob, { headers, payload: job })).json()
  await send(app, calls.openJob, { param: id, headers, payload: { open: false } })
  const query = { status: 'all' }
  assert.match((await send(app, calls.listJobs, { headers, query })).body, /Stone carver/)
  assert.doesNotMatch((await send(app, calls.listJobs, { query })).body, /Stone carver/)
  assert.doesNotMatch(await list(calls.listJobs), /Stone carver/)
})

test('a page with parameters that it does not know is the same cache entry', async (t) => {
  const { app, rendered } = await createApp(t)
  for (const address of ['/?fbclid=1', '/?utm_source=x&fbclid=2', '/']) {
    await app.inject({ url: address, headers: { accept: 'text/html' } })
  }
  assert.equal(rendered(), 1)
})

// Several processes share one PostgreSQL, which carries the cache invalidations between them.
const databaseUrl = process.env.TEST_DATABASE_URL
if (databaseUrl) {
  test('what one process changes, another on the same database shows within a moment', async (t) => {
    const db = await createTestDatabase(t)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    const url = new URL(databaseUrl)
    url.pathname = `/${rows[0]?.name}`
    const one = await openProcess(t, db, url.href)
    const other = await openProcess(t, db, url.href)
    const headers = await signIn(one.app)
    const lists = async (text: string) => (await send(other.app, calls.listReviews)).body.includes(text)
    // Rows written past the app stay unseen once the other process answers from its cache.
    for (let untold = 1; ; untold++) {
      await insertRecord(
        db,
        'reviews',
        { name: 'Asha', review: `Untold ${untold}`, rating: 5, quoted: false },
        new Date(),
      )
      if (!(await lists(`Untold ${untold}`))) break
    }
    await send(one.app, calls.createReview, { headers, payload: { name: 'Asha', review: 'Kept the date' } })
    await until(t, () => lists('Kept the date'))
    // Before the test's database goes.
    await Promise.all([one.close(), other.close()])
  })
}

async function openProcess(t: TestContext, db: Db, url: string) {
  const responses = await openPublicResponses(
    { clock: () => new Date(), enabled: true, databaseUrl: url },
    // A lost connection is opened again by itself.
    () => undefined,
  )
  await responses.listen()
  const { app } = await createTestApp(t, { services: { db, cache: responses.cache } })
  return { app, close: responses.close }
}
