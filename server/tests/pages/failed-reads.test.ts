// A page whose data cannot be read says so, is not cached, and is whole again with the next request.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { send, signIn } from '../../testing/app.ts'
import { addJob } from '../../testing/applications.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

async function createSite(t: TestContext) {
  const { app, db, open } = await createRenderedSite(t)
  const logged = t.mock.method(app.log, 'error')
  /** Runs while nothing can be read from a table. */
  const without = async <T>(table: string, work: () => Promise<T>) => {
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db)
    const elsewhere = `elsewhere_${table}`
    await rename(table, elsewhere)
    try {
      return await work()
    } finally {
      await rename(elsewhere, table)
    }
  }
  return { app, db, open, without, logged: () => logged.mock.callCount() }
}

test('a list that cannot be read makes its pages 503 for as long as it lasts, and no longer', async (t) => {
  const { app, db, open, without, logged } = await createSite(t)
  const payload = { name: 'Asha', review: 'Kept the date' }
  await send(app, calls.createReview, { headers: await signIn(app), payload })
  await addJob(db)
  for (const [path, table, sentence, words] of [
    ['/', 'reviews', messages.reviews.loadFailed, 'Kept the date'],
    ['/reviews', 'reviews', messages.reviews.loadFailed, 'Kept the date'],
    ['/career/site-engineer', 'jobs', messages.jobs.loadFailedPublic, 'Site engineer'],
  ] as const) {
    const before = logged()
    const page = await without(table, () => open(path))
    assert.equal(page.statusCode, 503, path)
    assert.ok(Number(page.headers['retry-after']) > 0)
    assert.equal(page.headers['cache-control'], 'no-store')
    assert.equal(logged(), before + 1)
    if (table === 'reviews') assert.match(page.body, /<h1/)
    assert.ok(page.body.includes(sentence))
    assert.doesNotMatch(page.body, /no such table|does not exist|elsewhere/)

    const again = await open(path)
    assert.equal(again.statusCode, 200)
    assert.equal(again.headers['retry-after'], undefined)
    assert.ok(again.body.includes(words))
  }
})

test('an address that the lists do not understand is a 404, not a failure', async (t) => {
  const { open, logged } = await createSite(t)
  assert.equal((await open(`/gallery?category=${'x'.repeat(5_000)}`)).statusCode, 404)
  assert.equal(logged(), 0)
})
