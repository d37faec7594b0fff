import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Session } from '#contract/access/accounts.ts'
import { calls } from '#contract/calls.ts'
import { deviceOf } from '../http/access.ts'
import { createOwnedApp, createTestApp, send, signIn, signInAs } from '../testing/app.ts'
import { mailedToken } from '../testing/applications.ts'
import { firstSignupLink } from './accounts/signup.ts'
import { expiryJob } from './session-store.ts'

const owner = { email: 'owner@example.com', password: 'a long enough secret' }
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test('the cookie of a session is out of reach for scripts and other sites', async (t) => {
  const { app, db } = await createTestApp(t)
  await send(app, calls.signup, { payload: owner })
  const [cookie] = (await send(app, calls.login, { payload: owner })).cookies
  assert.partialDeepStrictEqual(cookie, { name: 'session', httpOnly: true, sameSite: 'Lax', path: '/' })
  const stored = JSON.stringify(await db.selectFrom('sessions').selectAll().execute())
  assert.equal(stored.includes(cookie?.value ?? ''), false)
})

test('a login, or a logout, that is not stored leaves the browser the session that it has', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  await db.schema.alterTable('diary').renameTo('full').execute()
  for (const answer of [
    await send(app, calls.login, { payload: owner, headers }),
    await send(app, calls.logout, { headers }),
  ])
    assert.deepEqual([answer.statusCode, answer.cookies], [500, []])
  assert.equal((await send(app, calls.whoAmI, { headers })).statusCode, 200)
})

test('after logging out, or a reset of the password, the old cookie opens nothing', async (t) => {
  const { app, db } = await createTestApp(t)
  const [first, second] = [await signIn(app), await signIn(app)]
  const status = async (headers: Record<string, string>) =>
    (await send(app, calls.listApplications, { headers })).statusCode
  assert.deepEqual([await status(first), await status(second)], [200, 200])
  assert.equal((await send(app, calls.logout, { headers: first })).cookies[0]?.value, '')
  assert.deepEqual([await status(first), await status(second)], [401, 200])
  await send(app, calls.forgotPassword, { payload: owner })
  const param = await mailedToken(db)
  assert.equal((await send(app, calls.resetPassword, { param, payload: owner })).statusCode, 200)
  assert.equal(await status(second), 401)
})

test('on https the cookie goes over https only and belongs to this host alone', async (t) => {
  const publicUrl = 'https://build.example.com'
  const { app, db } = await createTestApp(t, { env: { PUBLIC_URL: publicUrl } })
  const link = await firstSignupLink(db, () => new Date(), { publicUrl, host: '127.0.0.1' })
  const setup = new URL(link ?? '').searchParams.get('setup')
  await send(app, calls.signup, { payload: { ...owner, setup } })
  const [cookie] = (await send(app, calls.login, { payload: owner })).cookies
  assert.partialDeepStrictEqual(cookie, { name: '__Host-session', secure: true, path: '/' })
  assert.equal(cookie?.domain, undefined)
})

test('a session ends after twelve hours unused', async (t) => {
  let now = new Date('2026-11-02T08:00:00Z')
  const { app, headers } = await createOwnedApp(t, { now: () => now })
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
    return send(app, calls.whoAmI, { headers })
  }
  assert.equal((await later(12 * hour - minute)).statusCode, 200)
  assert.equal((await later(12 * hour - minute)).statusCode, 200)
  assert.equal((await later(12 * hour)).statusCode, 401)
})

test('a session ends after seven days, however much it is used', async (t) => {
  let now = new Date('2026-11-02T08:00:00Z')
  const { app, db, headers } = await createOwnedApp(t, { now: () => now })
  const end = now.getTime() + 7 * day
  while (now.getTime() < end - 11 * hour) {
    now = new Date(now.getTime() + 11 * hour)
    assert.equal((await send(app, calls.whoAmI, { headers })).statusCode, 200)
  }
  now = new Date(end)
  assert.equal((await send(app, calls.whoAmI, { headers })).statusCode, 401)
  await expiryJob({ db }).run(now, new AbortController().signal)
  assert.deepEqual(await db.selectFrom('sessions').selectAll().execute(), [])
})

test('people see where they are logged in and can end a session elsewhere', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const phone =
    'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
  const login = await send(app, calls.login, { payload: owner, headers: { 'user-agent': phone } })
  const onPhone = { cookie: `session=${login.cookies[0]?.value}` }

  const listed = await send(app, calls.listSessions, { headers })
  const sessions = listed.json<Session[]>()
  assert.equal(listed.headers['x-total-count'], '2')
  assert.deepEqual(
    sessions.map(({ device, current }) => [device, current]),
    [
      ['Chrome on Android', false],
      ['Unknown device', true],
    ],
  )
  assert.equal(listed.body.includes('token'), false)
  const page = await send(app, calls.listSessions, { headers, query: { limit: '1' } })
  assert.equal(page.json().length, 1)

  const his = await signInAs(app, db, 'office')
  const strange = await send(app, calls.endSession, { headers: his, param: sessions[0]?.id })
  assert.equal(strange.statusCode, 404, 'nobody ends the session of somebody else')
  const ended = await send(app, calls.endSession, { headers, param: sessions[0]?.id })
  assert.equal(ended.json().message, 'Session ended')
  assert.equal((await send(app, calls.whoAmI, { headers: onPhone })).statusCode, 401)
  assert.equal((await send(app, calls.whoAmI, { headers })).statusCode, 200)
})

test('logging in again in the same browser replaces the session', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const again = await send(app, calls.login, { payload: owner, headers })
  assert.equal((await send(app, calls.whoAmI, { headers })).statusCode, 401)
  const fresh = { cookie: `session=${again.cookies[0]?.value}` }
  assert.equal((await send(app, calls.listSessions, { headers: fresh })).json().length, 1)
})

const agents = {
  'Safari on iPhone':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
  'Edge on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Firefox on Linux': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Samsung Internet on Android':
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
  'Safari on Mac': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15',
  'Unknown device': 'curl/8.5.0',
}
test('a device is named in plain words', () => {
  for (const [words, agent] of Object.entries(agents)) assert.equal(deviceOf(agent), words)
})
