// An old session opens nothing after logging out or a reset; one site has one owner, and guesses at once are few.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Db } from '../../db/database.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'

type Site = Pick<Awaited<ReturnType<typeof createTestApp>>, 'app' | 'db'>
const password = 'a long enough secret'

/** Each is done to somebody who is logged in; the cookie is then tried again. */
const endings: Record<string, (site: Site, cookie: Record<string, string>) => unknown> = {
  'logging out': async ({ app }, headers) => {
    const { cookies } = await send(app, calls.logout, { headers })
    assert.equal(cookies[0]?.value, '')
  },
  'a reset of the password': async ({ app, db }) => {
    await send(app, calls.forgotPassword, { payload: { email: 'owner@example.com' } })
    const payload = { password: `${password} two` }
    const reset = await send(app, calls.resetPassword, { param: await newestResetToken(db), payload })
    assert.equal(reset.statusCode, 200)
  },
}

for (const [what, end] of Object.entries(endings)) {
  test(`after ${what} the old cookie opens nothing`, async (t) => {
    const site = await createTestApp(t)
    const headers = await signIn(site.app)
    // Control: the same cookie opens the door before that.
    assert.equal((await send(site.app, calls.listApplications, { headers })).statusCode, 200)
    await end(site, headers)
    assert.equal((await send(site.app, calls.listApplications, { headers })).statusCode, 401)
  })
}

test('of twenty people who sign up on an empty site at the same moment, one is the owner and the others wait', async (t) => {
  const { app, db } = await createTestApp(t)
  const { app: other } = await createTestApp(t, { services: { db } })
  const people = Array.from({ length: 20 }, (_, n) => ({ email: `person-${n}@example.com`, password }))
  // A few may be told that the server is busy, and try again as they would.
  for (let left = people; left.length > 0; ) {
    const answers = await Promise.all(
      left.map((payload, n) => send(n % 2 ? app : other, calls.signup, { payload })),
    )
    left = left.filter((_, n) => answers[n]?.statusCode === 503)
  }
  const accounts = await db.selectFrom('accounts').select(['role', 'status']).execute()
  assert.equal(accounts.length, 20)
  assert.equal(accounts.filter(({ role }) => role === 'owner').length, 1)
  assert.equal(accounts.filter(({ status }) => status === 'active').length, 1)
})

test('a hundred guesses at the same moment get ten tries, whatever they claim to be', async (t) => {
  const { app } = await createTestApp(t, { env: { RATE_LIMIT: 'on' } })
  await signIn(app)
  const guess = (n: number) =>
    send(app, calls.login, {
      payload: { email: ['owner@example.com', ' OWNER@example.com '][n % 2], password: `guess ${n}` },
      headers: { 'x-forwarded-for': `10.0.0.${n}` },
    })
  const statuses = (await Promise.all(Array.from({ length: 100 }, (_, n) => guess(n)))).map(
    (a) => a.statusCode,
  )
  const tried = statuses.filter((status) => status === 401 || status === 503).length
  assert.ok(tried <= 10, `${tried} tries`)
  assert.equal(statuses.filter((status) => status === 429).length, 100 - tried)
  const right = { email: 'owner@example.com', password }
  assert.equal((await send(app, calls.login, { payload: right })).statusCode, 429)
  // Control: without the limit every guess is looked at.
  const { app: open } = await createTestApp(t)
  await signIn(open)
  const wrong = { email: 'owner@example.com', password: 'guess' }
  for (let n = 0; n < 12; n++)
    assert.equal((await send(open, calls.login, { payload: wrong })).statusCode, 401)
})

async function newestResetToken(db: Db) {
  const newest = db.selectFrom('mails').select('text').orderBy('id', 'desc')
  const { text } = await newest.executeTakeFirstOrThrow()
  return /forgot-password\/([\w-]+)/.exec(text)?.[1] ?? ''
}
