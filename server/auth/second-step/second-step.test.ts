// Codes of an app and recovery codes: setting up, logging in, and everything that is refused.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { cheapHash, createTestApp, send } from '../../testing/app.ts'
import { mailedToken } from '../../testing/applications.ts'
import { collide } from '../../testing/second-step/collision.ts'
import { createAsha, createPerson, password } from '../../testing/second-step/person.ts'
import { createPasswords } from '../passwords.ts'
import { normalRecoveryCode } from './store.ts'

const words = serverMessages.secondStep
const minute = 60_000
const step = 30_000

test('with an app the password alone logs nobody in, and the code of the app does', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const asha = createPerson(app)
  assert.deepEqual((await asha.signUp()).json(), { message: 'Login successful' })
  const codes = await asha.setUpApp(now)
  assert.equal(codes.length, 10)
  await asha.ask(calls.logout)

  now = new Date(now.getTime() + step)
  const first = await asha.logIn()
  assert.deepEqual(first.json(), { message: words.asked, second_step: ['app', 'recovery'] })
  assert.deepEqual([await asha.isIn(), asha.session()], [false, undefined])
  const done = await asha.ask(calls.finishLogin, { code: asha.code(now) })
  assert.deepEqual([done.statusCode, done.json().message], [200, 'Login successful'])
  assert.equal(await asha.isIn(), true)
  const entries = await db.selectFrom('diary').select(['kind', 'action']).orderBy('id').execute()
  assert.deepEqual(
    entries.map(({ kind, action }) => `${kind} ${action}`),
    ['account first_owner', 'login with_password', 'security app_added', 'logout ', 'login with_app_code'],
  )
})

test('a code works once, the step before it no more either, and neither does a login that was finished', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const { asha } = await createAsha(t, { now: () => now })
  await asha.setUpApp(now)
  const finish = async (code: string) => {
    await asha.logIn()
    return (await asha.ask(calls.finishLogin, { code })).json().message
  }
  assert.equal(await finish(asha.code(now)), words.codeWrong, 'it set up the app')
  now = new Date(now.getTime() + 2 * step)
  const before = asha.code(now, -1)
  const code = asha.code(now)
  assert.equal(await finish(code), 'Login successful')
  assert.equal(await finish(code), words.codeWrong, 'replayed')
  assert.equal(await finish(before), words.codeWrong, 'of the step before')
  assert.equal(await finish('000000'), words.codeWrong)

  await asha.logIn()
  const cookie = asha.jar.get('login') ?? ''
  now = new Date(now.getTime() + step)
  assert.equal((await asha.ask(calls.finishLogin, { code: asha.code(now) })).statusCode, 200)
  asha.jar.set('login', cookie)
  now = new Date(now.getTime() + step)
  const again = await asha.ask(calls.finishLogin, { code: asha.code(now) })
  assert.deepEqual([again.statusCode, again.json().message], [400, words.startAgain])
})

test('of one code typed in several browsers at the same moment one gets in', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const { app, db, asha } = await createAsha(t, { now: () => now })
  await asha.setUpApp(now)
  now = new Date(now.getTime() + step)
  const code = asha.code(now)
  const browsers = [createPerson(app), createPerson(app), createPerson(app)]
  for (const browser of browsers) await browser.logIn()
  const answers = await collide(
    db,
    'app_codes',
    browsers.map((browser) => () => browser.ask(calls.finishLogin, { code })),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400, 400])
})

test('a login waits ten minutes for its code, in its own browser, and not beyond a new password', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const { app, db, asha } = await createAsha(t, { now: () => now })
  await asha.setUpApp(now)
  const other = createPerson(app)
  await asha.logIn()
  now = new Date(now.getTime() + step)
  const elsewhere = await other.ask(calls.finishLogin, { code: asha.code(now) })
  assert.deepEqual([elsewhere.statusCode, elsewhere.json().message], [400, words.startAgain])
  now = new Date(now.getTime() + 10 * minute)
  const late = await asha.ask(calls.finishLogin, { code: asha.code(now) })
  assert.deepEqual([late.statusCode, late.json().message], [400, words.startAgain])

  await other.logIn()
  await asha.ask(calls.forgotPassword, { email: 'owner@example.com' })
  const changed = { param: await mailedToken(db), payload: { password: 'quite another secret' } }
  assert.equal((await send(app, calls.resetPassword, changed)).statusCode, 200)
  const old = await other.ask(calls.finishLogin, { code: asha.code(now) })
  assert.deepEqual([old.statusCode, old.json().message], [400, words.startAgain])
  const fresh = await asha.ask(calls.login, { email: 'owner@example.com', password: 'quite another secret' })
  assert.deepEqual(fresh.json().second_step, ['app', 'recovery'], 'a reset does not remove the second step')
})

test('a login that waits while the password is changed cannot be finished', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const passwords = createPasswords(cheapHash)
  const waiting = Promise.withResolvers<void>()
  const queue = Promise.withResolvers<void>()
  let isBusy = false
  async function verify(...typed: Parameters<typeof passwords.verify>) {
    const isRight = await passwords.verify(...typed)
    if (!isBusy) return isRight
    waiting.resolve()
    await queue.promise
    return isRight
  }
  const services = { passwords: { ...passwords, verify } }
  const { app, db } = await createTestApp(t, { now: () => now, services })
  t.after(() => queue.resolve())
  const asha = createPerson(app)
  await asha.signUp()
  await asha.setUpApp(now)
  await asha.addPasskey()
  await asha.ask(calls.forgotPassword, { email: 'owner@example.com' })
  const token = await mailedToken(db)

  const stranger = createPerson(app, 'owner@example.com', asha.phone)
  isBusy = true
  const login = stranger.logIn()
  await waiting.promise
  const reset = await asha.ask(calls.resetPassword, { password: 'quite another secret' }, token)
  assert.equal(reset.statusCode, 200)
  queue.resolve()
  await login
  const options = await stranger.loginOptions()
  assert.equal(options.allowCredentials, undefined, 'nothing is told about the account')
  now = new Date(now.getTime() + step)
  const finished = await stranger.ask(calls.finishLogin, { code: asha.code(now) })
  assert.deepEqual([finished.statusCode, finished.json().message], [400, words.startAgain])
  assert.equal(await stranger.isIn(), false)
})

test('a passkey finishes no login whose password has been changed since', async (t) => {
  const { app, asha } = await createAsha(t)
  await asha.addPasskey()
  const other = createPerson(app, 'owner@example.com', asha.phone)
  await other.logIn()
  const options = await other.loginOptions()
  const change = { current_password: password, password: 'quite another secret' }
  assert.equal((await asha.ask(calls.changePassword, change)).statusCode, 200)
  const late = await other.ask(calls.passkeyLogin, { response: asha.phone.get(options) })
  assert.deepEqual([late.statusCode, late.json().message], [400, words.passkeyRefused])
  assert.equal((await other.logInByPasskey()).statusCode, 200, 'alone it logs in as ever')
})

test('a recovery code works once, however it is typed, and new ones end the old', async (t) => {
  const { db, asha } = await createAsha(t)
  const [first = '', second = '', third = ''] = await asha.setUpApp()
  assert.match(first, /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
  const finish = async (code: string) => {
    await asha.logIn()
    return (await asha.ask(calls.finishLogin, { code })).json().message
  }
  assert.equal(await finish(first.toLowerCase().replaceAll('-', ' ')), 'Login successful')
  assert.equal(await finish(first), words.recoveryWrong)
  assert.equal(await finish(second.replaceAll('0', 'O').replaceAll('1', 'l')), 'Login successful')
  assert.equal((await asha.ask(calls.getSecondStep)).json().recovery_codes, 8)
  const made = (await asha.ask(calls.newRecoveryCodes, { password })).json().recovery_codes as string[]
  assert.equal(await finish(third), words.recoveryWrong)
  assert.equal(await finish(made[0] ?? ''), 'Login successful')
  const stored = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute())
  for (const code of made)
    for (const form of [code, normalRecoveryCode(code)]) assert.equal(stored.includes(form), false)
})

test('codes are counted as passwords are, and a known device has tries of its own', async (t) => {
  const now = new Date('2026-11-16T08:00:00Z')
  const { app, asha } = await createAsha(t, { env: { RATE_LIMIT: 'on' }, now: () => now })
  const [recovery = ''] = await asha.setUpApp(now)
  const stranger = createPerson(app)
  await stranger.logIn()
  for (let n = 0; n < attemptLimits.code.most; n++)
    assert.equal((await stranger.ask(calls.finishLogin, { code: '000000' })).statusCode, 400)
  const last = await stranger.ask(calls.finishLogin, { code: recovery })
  assert.deepEqual([last.statusCode, last.headers['retry-after']], [429, '900'])
  await asha.logIn()
  assert.equal((await asha.ask(calls.finishLogin, { code: recovery })).statusCode, 200)
})

test('the tenth wrong code of a day is mailed to the account, once a day', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  let woken = 0
  const services = { wakeMail: () => (woken += 1) }
  const { app, db, asha } = await createAsha(t, { env: { RATE_LIMIT: 'on' }, now: () => now, services })
  const [recovery = ''] = await asha.setUpApp(now)
  const stranger = createPerson(app)
  const guess = async (times: number) => {
    now = new Date(now.getTime() + 16 * minute)
    await stranger.logIn()
    for (let n = 0; n < times; n++)
      await stranger.ask(calls.finishLogin, { code: n % 2 ? '000000' : `${recovery}X` })
    const found = db.selectFrom('mails').selectAll().where('subject', '=', 'Ten wrong codes for your account')
    return found.execute()
  }
  assert.equal((await guess(9)).length, 0)
  woken = 0
  const [mail, ...more] = await guess(10)
  assert.deepEqual([mail?.recipient, more, woken], ['owner@example.com', [], 1])
  assert.match(mail?.text ?? '', /^http:\/\/localhost:3000\/admin\/forgot-password$/m)
  assert.equal((await guess(10)).length, 1)
  now = new Date(now.getTime() + 24 * 60 * minute)
  assert.equal((await guess(10)).length, 2)
})

test('a mailbox brings no further guesses at codes: a reset makes no device known', async (t) => {
  const now = new Date('2026-11-16T08:00:00Z')
  const { app, db, asha } = await createAsha(t, { env: { RATE_LIMIT: 'on' }, now: () => now })
  await asha.setUpApp(now)
  const stranger = createPerson(app)
  const statuses = []
  for (const secret of ['quite another secret', 'yet another secret']) {
    await stranger.ask(calls.forgotPassword, { email: 'owner@example.com' })
    const reset = await stranger.ask(calls.resetPassword, { password: secret }, await mailedToken(db))
    assert.equal(reset.statusCode, 200)
    await stranger.ask(calls.login, { email: 'owner@example.com', password: secret })
    for (let n = 0; n < attemptLimits.code.most; n++)
      statuses.push((await stranger.ask(calls.finishLogin, { code: '000000' })).statusCode)
  }
  assert.equal(statuses.filter((status) => status === 400).length, attemptLimits.code.most)
})

test('a stolen database gives no code away, and another key says what is wrong', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const first = await createTestApp(t, { now: () => now })
  const asha = createPerson(first.app)
  await asha.signUp()
  const started = (await asha.startApp()).json()
  assert.match(started.address, /^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}&issuer=/)
  const { recovery_codes } = (await asha.ask(calls.confirmAppCodes, { code: asha.code(now) })).json()
  const stored = JSON.stringify(await first.db.selectFrom('app_codes').selectAll().execute())
  assert.equal(stored.includes(started.secret), false)

  const moved = await createTestApp(t, { now: () => now, services: { db: first.db } })
  const there = createPerson(moved.app)
  await there.logIn()
  now = new Date(now.getTime() + step)
  const refused = await there.ask(calls.finishLogin, { code: asha.code(now) })
  assert.deepEqual([refused.statusCode, refused.json().message], [409, words.keyMissing])
  assert.equal((await there.ask(calls.finishLogin, { code: recovery_codes[0] })).statusCode, 200)
})

test('SECRET_KEY takes the place of the key in the data folder', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const env = { SECRET_KEY: 'a key of thirty-two characters or more' }
  const first = await createTestApp(t, { env, now: () => now })
  const asha = createPerson(first.app)
  await asha.signUp()
  await asha.setUpApp(now)
  const second = await createTestApp(t, { env, now: () => now, services: { db: first.db } })
  const there = createPerson(second.app)
  await there.logIn()
  now = new Date(now.getTime() + step)
  assert.equal((await there.ask(calls.finishLogin, { code: asha.code(now) })).statusCode, 200)
})

test('the password that was asked is enough for ten minutes', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const { asha } = await createAsha(t, { now: () => now })
  const wrong = await asha.ask(calls.startAppCodes, { password: 'not this one' })
  assert.deepEqual(
    [wrong.statusCode, wrong.json().fields],
    [400, { password: serverMessages.auth.passwordWrong }],
  )
  await asha.setUpApp(now)
  assert.equal(
    (await asha.ask(calls.newRecoveryCodes, {})).statusCode,
    200,
    'the password was asked just now',
  )
  now = new Date(now.getTime() + 11 * minute)
  assert.equal((await asha.ask(calls.removeAppCodes, {})).statusCode, 403)
  assert.equal((await asha.ask(calls.removeAppCodes, { password })).statusCode, 200)
  assert.deepEqual((await asha.logIn()).json(), { message: 'Login successful' })
})
