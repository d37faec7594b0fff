import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Account } from '#contract/access/accounts.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { createOwnedApp, createTestApp, send, signIn, signInAs } from '../testing/app.ts'

const owner = { email: 'owner@example.com', password: 'a long enough secret' }
const chosen = 'a new and better secret'
const change = { current_password: owner.password, password: chosen }

type App = Awaited<ReturnType<typeof createTestApp>>['app']
type Headers = Record<string, string>

const logIn = async (app: App, password: string) =>
  (await send(app, calls.login, { payload: { ...owner, password } })).statusCode
const changePassword = (app: App, headers: Headers, payload: object = change) =>
  send(app, calls.changePassword, { headers, payload })

test('a name is given, changed and taken away; it may not be too long', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const name = async () => (await send(app, calls.whoAmI, { headers })).json<Account>().name
  assert.equal(await name(), '')
  for (const [typed, stored] of [
    ['  Asha Menon ', 'Asha Menon'],
    ['ആശ മേനോൻ', 'ആശ മേനോൻ'],
    ['', ''],
  ]) {
    const saved = await send(app, calls.changeName, { headers, payload: { name: typed } })
    assert.deepEqual([saved.statusCode, saved.json().message], [200, 'Your name is saved'])
    assert.equal(await name(), stored)
  }
  for (const payload of [{ name: 'x'.repeat(121) }, {}, { name: 7 }])
    assert.equal((await send(app, calls.changeName, { headers, payload })).statusCode, 400)
})

test('nobody takes the name or the address of somebody else', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const anil = await signInAs(app, db, 'office')
  const rename = (who: Headers, name: string) =>
    send(app, calls.changeName, { headers: who, payload: { name } })
  await rename(headers, 'Anu Thomas')
  const { nameTaken, nameIsAddress, nameReserved } = serverMessages.auth
  for (const [name, sentence] of [
    ['Anu Thomas', nameTaken],
    [' ANU  thomas', nameTaken],
    ['Anu\u200d Thomas', nameTaken],
    ['\u202eAnu\u202c Thomas\u0007', nameTaken],
    ['Ａnu Thomas', nameTaken],
    ['Owner@Example.com', nameTaken],
    ['new@example.com', nameIsAddress],
    ['the site', nameReserved],
    ['Somebody', nameReserved],
    ['സെർവറിൽ ആരോ', nameReserved],
  ] as const) {
    const refused = await rename(anil, name)
    assert.deepEqual([refused.statusCode, refused.json().fields], [409, { name: sentence }], name)
  }
  for (const name of ['Anu Thomas', 'owner@example.com', ''])
    assert.equal((await rename(headers, name)).statusCode, 200)
  assert.equal((await rename(anil, 'Anu\tThomas\u202e')).statusCode, 200, 'it is free by now')
  assert.equal((await send(app, calls.whoAmI, { headers: anil })).json<Account>().name, 'Anu Thomas')
  await rename(headers, 'അൻവർ എന്റെ')
  for (const name of ['അന്\u200dവര്\u200d എന്റെ', 'അൻവർ എൻ\u0d4dറെ', 'അന്\u200dവർ എൻറെ'])
    assert.equal((await rename(anil, name)).statusCode, 409, 'however its Malayalam is typed')
  assert.equal((await rename(anil, 'അൻവരി')).statusCode, 200)
})

test('a new password ends every other session and link, and renews this one', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const phone = await signIn(app)
  await send(app, calls.forgotPassword, { payload: owner })
  const changed = await changePassword(app, headers)
  assert.deepEqual([changed.statusCode, changed.json().message], [200, serverMessages.auth.passwordChanged])
  const cookie = changed.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const [who, status] of [
    [{ cookie }, 200],
    [headers, 401],
    [phone, 401],
  ] as const)
    assert.equal((await send(app, calls.whoAmI, { headers: who })).statusCode, status)
  assert.deepEqual(await db.selectFrom('links').selectAll().where('kind', '=', 'reset').execute(), [])
  assert.deepEqual([await logIn(app, owner.password), await logIn(app, chosen)], [401, 200])
})

test('without the current password, or with a weak new one, nothing changes', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  for (const [payload, field] of [
    [{ ...change, current_password: 'not this one' }, 'current_password'],
    [{ ...change, current_password: '' }, 'current_password'],
    [{ password: chosen }, 'current_password'],
    [{ ...change, password: 'seven77' }, 'password'],
    [{ ...change, password: 'Password123' }, 'password'],
    [{ ...change, password: owner.email }, 'password'],
  ] as const) {
    const refused = await changePassword(app, headers, payload)
    assert.equal(refused.statusCode, 400)
    assert.deepEqual(Object.keys(refused.json().fields), [field])
    assert.deepEqual(refused.cookies, [])
  }
  assert.equal((await send(app, calls.whoAmI, { headers })).statusCode, 200)
  assert.equal(await logIn(app, owner.password), 200)
})

test('guesses at the current password are limited as at the login, on a known device and on another', async (t) => {
  for (const isKnown of [true, false]) {
    const now = new Date('2026-11-02T08:00:00Z')
    const { app } = await createTestApp(t, { env: { RATE_LIMIT: 'on' }, now: () => now })
    await send(app, calls.signup, { payload: owner })
    const { cookies } = await send(app, calls.login, { payload: owner })
    const sent = isKnown ? cookies : cookies.filter(({ name }) => name === 'session')
    const headers = { cookie: sent.map(({ name, value }) => `${name}=${value}`).join('; ') }
    const guess = { ...change, current_password: 'not this one' }
    for (let n = 0; n < attemptLimits.login.most; n++)
      assert.equal((await changePassword(app, headers, guess)).statusCode, 400)
    const last = await changePassword(app, headers)
    assert.deepEqual([last.statusCode, last.headers['retry-after']], [429, '900'])
  }
})

test('of two changes at the same moment one holds, and the other is refused', async (t) => {
  const { app } = await createTestApp(t)
  const sessions = [await signIn(app), await signIn(app)]
  const passwords = ['the first new secret', 'the second new secret']
  const answers = await Promise.all(
    sessions.map((headers, n) => changePassword(app, headers, { ...change, password: passwords[n] })),
  )
  const [done, refused] = answers.map(({ statusCode }) => statusCode).sort()
  assert.equal(done, 200)
  assert.ok(refused === 400 || refused === 401, 'the password has changed, or the session has ended with it')
  const logins = await Promise.all(passwords.map((password) => logIn(app, password)))
  assert.deepEqual(
    logins,
    answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)),
  )
})
