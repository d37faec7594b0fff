import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { queueMail } from '../mail/queue.ts'
import { accountKinds, endLinks, findLink, giveToken, lifeMs, useLink } from '../records/links.ts'
import { createTestApp, send, signIn, signInOnDevice } from '../testing/app.ts'
import { mailedToken } from '../testing/applications.ts'
import { valuesOf } from '../testing/values.ts'
import { expiryJob } from './session-store.ts'
import { findAccountByEmail } from './store.ts'

const email = 'owner@example.com'
const old = { email, password: 'a long enough secret' }
const fresh = { email, password: 'a new and better secret' }
const minute = 60_000
/** Nobody listens there: the mails stay in the queue. */
const withMail = { SMTP_URL: 'smtp://127.0.0.1:9' }

test('a forgotten password is replaced through a link that is mailed', async (t) => {
  let woken = 0
  const env = { PUBLIC_URL: 'http://localhost:4321', ...withMail }
  const { app, db } = await createTestApp(t, { env, services: { wakeMail: () => (woken += 1) } })
  await signIn(app)
  const headers = { host: 'evil.example.net' }
  const asked = await send(app, calls.forgotPassword, { payload: { email: 'OWNER@example.com' }, headers })
  assert.deepEqual([asked.statusCode, asked.json().message], [200, 'Reset link sent to your email'])
  assert.equal(woken, 1)
  const nothing = await send(app, calls.forgotPassword, { payload: { email: '  ' } })
  assert.deepEqual([nothing.statusCode, nothing.json().message], [400, 'Please enter your email'])

  const [mail] = await db.selectFrom('mails').selectAll().execute()
  assert.equal(mail?.recipient, email)
  assert.match(mail?.text ?? '', /^http:\/\/localhost:4321\/admin\/forgot-password\/[\w-]{43}$/m)
  const token = await mailedToken(db)
  assert.equal(
    JSON.stringify(await db.selectFrom('links').selectAll().where('kind', '=', 'reset').execute()).includes(
      token,
    ),
    false,
  )

  const reset = await send(app, calls.resetPassword, { param: token, payload: { password: fresh.password } })
  assert.deepEqual([reset.statusCode, reset.json().message], [200, 'Password reset successful'])
  assert.equal((await send(app, calls.login, { payload: old })).statusCode, 401)
  assert.equal((await send(app, calls.login, { payload: fresh })).statusCode, 200)
})

test('a site that sends no mail says so, to whoever has an account and to whoever has none', async (t) => {
  const { app, db } = await createTestApp(t)
  await signIn(app)
  const answers = []
  for (const address of [email, 'nobody@example.com']) {
    const answer = await send(app, calls.forgotPassword, { payload: { email: address } })
    const { date: _, ...headers } = answer.headers
    answers.push({ status: answer.statusCode, message: answer.json().message, headers })
  }
  assert.deepEqual(answers[0], answers[1])
  assert.equal(
    answers[0]?.message,
    'A reset link is ready, but this website cannot send mail yet: it is in the outbox on the server.',
  )
  assert.equal((await db.selectFrom('mails').selectAll().execute()).length, 1)
  assert.ok(await mailedToken(db), 'a file for whoever runs the server')
  assert.equal((await send(app, calls.getSignup)).json().sends_mail, false)
  const mailing = await createTestApp(t, { env: withMail })
  assert.equal((await send(mailing.app, calls.getSignup)).json().sends_mail, true)
})

test('a link dies after thirty minutes, and tells so without being used up, and nothing about an account', async (t) => {
  let now = new Date('2026-11-02T08:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  await signIn(app)
  await send(app, calls.forgotPassword, { payload: { email } })
  const param = await mailedToken(db)
  const check = async (token: string) => {
    const { statusCode, headers, body } = await send(app, calls.checkResetLink, { param: token })
    assert.deepEqual([statusCode, headers['cache-control']], [200, 'no-store'])
    return body
  }
  for (let n = 0; n < 2; n++) assert.equal(await check(param), '{"works":true}')
  now = new Date(now.getTime() + 30 * minute)
  assert.equal(await check(param), '{"works":false}', 'expired')
  assert.equal((await send(app, calls.resetPassword, { param, payload: fresh })).statusCode, 400)
  now = new Date(now.getTime() - 1)
  assert.equal((await send(app, calls.resetPassword, { param, payload: fresh })).statusCode, 200)
  for (const dead of [param, 'never-a-link']) assert.equal(await check(dead), '{"works":false}')
})

test('a newer link leaves the older one valid, and the first that is used ends all of them', async (t) => {
  const { app, db } = await createTestApp(t)
  await signIn(app)
  const links = []
  for (let n = 0; n < 3; n++) {
    await send(app, calls.forgotPassword, { payload: { email } })
    links.push(await mailedToken(db))
  }
  const use = async (param?: string) =>
    (await send(app, calls.resetPassword, { param, payload: fresh })).statusCode
  const [first, second, newest] = links
  assert.deepEqual((await Promise.all([use(first), use(second)])).sort(), [200, 400])
  assert.equal(await use(newest), 400)
  assert.deepEqual(await db.selectFrom('links').selectAll().where('kind', '=', 'reset').execute(), [])
})

test('strangers who ask for links do not keep the owner from one that works', async (t) => {
  let now = new Date('2026-11-02T08:00:00Z')
  const { app, db } = await createTestApp(t, { env: { RATE_LIMIT: 'on' }, now: () => now })
  const device = await signInOnDevice(app)
  const ask = async (from: number, headers = {}) => {
    const sent = { payload: { email }, remoteAddress: `203.0.113.${from}`, headers }
    const { statusCode, body } = await send(app, calls.forgotPassword, sent)
    const links = db.selectFrom('mails').select('id').where('subject', '=', 'Choose a new password')
    return { statusCode, body, mails: (await links.execute()).length }
  }
  const first = await ask(1)
  const ownLink = await mailedToken(db)
  const others = await Promise.all([2, 3, 4, 5, 6, 7, 8].map((from) => ask(from)))
  for (const { statusCode, body } of others) assert.deepEqual([statusCode, body], [200, first.body])
  assert.equal((await ask(9)).mails, 5, 'a mailbox gets five mails at most')
  assert.equal((await ask(1, device)).mails, 6, 'a known device has an allowance of its own')
  now = new Date(now.getTime() + 29 * minute)
  assert.equal(
    (await send(app, calls.resetPassword, { param: ownLink, payload: fresh })).statusCode,
    200,
    'the first link still works',
  )
  assert.equal((await ask(9)).mails, 1, 'a reset has ended the links with their mails, so there is a new one')
})

test('an address that anybody may have signed up with gets three reset mails a day', async (t) => {
  const { app, db } = await createTestApp(t, { env: { RATE_LIMIT: 'on' } })
  await signIn(app)
  const payload = { email: 'victim@example.com', password: old.password }
  await send(app, calls.signup, { payload })
  for (let n = 0; n < 6; n++) {
    const { statusCode } = await send(app, calls.forgotPassword, { payload, remoteAddress: `203.0.113.${n}` })
    assert.equal(statusCode, 200)
  }
  const mails = await db.selectFrom('mails').select('id').where('recipient', '=', payload.email).execute()
  assert.equal(mails.length, 3)
})

const now = new Date('2026-11-02T08:00:00Z')

test('a token of every kind works once, for its time, and for nothing else', async (t) => {
  const { db } = await createTestApp(t)
  for (const kind of accountKinds) {
    const { token } = await giveToken(db, kind, now)
    const lastMoment = new Date(now.getTime() + (lifeMs(kind) ?? 0) - 1)
    const others = accountKinds.filter((other) => other !== kind)
    for (const get of [findLink, useLink])
      assert.equal(await get(db, token, others, now), undefined, `${kind} for something else`)
    const over = new Date(lastMoment.getTime() + 1)
    for (const get of [findLink, useLink])
      assert.equal(await get(db, token, [kind], over), undefined, `${kind} too late`)
    assert.ok(await findLink(db, token, [kind], lastMoment), kind)
    const both = await Promise.all([1, 2].map(() => useLink(db, token, [kind], lastMoment)))
    assert.equal(both.filter(Boolean).length, 1, `${kind} once`)
  }
})

test('an expired token is deleted within the hour', async (t) => {
  const { db } = await createTestApp(t)
  const before = new Date(now.getTime() - (lifeMs('reset') ?? 0))
  const [expired, valid] = [await giveToken(db, 'reset', before), await giveToken(db, 'reset', now)]
  await expiryJob({ db }).run(now, new AbortController().signal)
  const left = await db.selectFrom('links').select('id').where('id', 'in', [expired.id, valid.id]).execute()
  assert.deepEqual(valuesOf(left, 'id'), [valid.id])
})

test('a mail that has not left goes with its token, whichever way that ends; one that has left stays listed', async (t) => {
  const { app, db } = await createTestApp(t)
  await signIn(app)
  await db.deleteFrom('mails').execute()
  const { id: accountId = '' } = (await findAccountByEmail(db, 'owner@example.com')) ?? {}
  const ends: Record<string, (id: string, token: string) => Promise<unknown>> = {
    used: (_, token) => useLink(db, token, ['reset'], now),
    revoked: (id) => endLinks(db, ['reset'], { id }),
    'revoked with all of the account': () => endLinks(db, ['reset'], { account: accountId }),
  }
  for (const [way, end] of Object.entries(ends))
    for (const status of ['waiting', 'failed', 'sent'] as const) {
      const { id, token } = await giveToken(db, 'reset', now, { account: accountId })
      await queueMail(
        db,
        { recipient: 'a@example.com', language: 'en', subject: '', text: token, tokenId: id },
        now,
      )
      await db.updateTable('mails').set({ status }).where('token_id', '=', id).execute()
      await end(id, token)
      assert.equal(await findLink(db, token, ['reset'], now), undefined)
      const left = await db.selectFrom('mails').select('id').where('token_id', '=', id).execute()
      assert.equal(left.length, status === 'sent' ? 1 : 0, `${way}, ${status}`)
    }
})
