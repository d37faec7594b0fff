// After the link in the mail about a new login, whoever knew the password is out and stays out.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import { markUnsent } from '../../mail/store.ts'
import { createTestApp } from '../../testing/app.ts'
import { mailedToken } from '../../testing/applications.ts'
import { createAsha, createPerson, password } from '../../testing/second-step/person.ts'

const email = 'owner@example.com'
const chosen = 'another long secret'

test('from then on the old password is dead, in every browser, and every device is a stranger', async (t) => {
  const { app, db, asha } = await createAsha(t)
  const stranger = createPerson(app)
  await stranger.logIn()
  const param = await mailedToken(db, 'not-me')
  assert.equal((await createPerson(app).shutOut(param, chosen)).statusCode, 200)
  for (const person of [stranger, asha, createPerson(app)]) {
    const refused = await person.logIn()
    assert.deepEqual([refused.statusCode, refused.json().message], [401, staffMessages.auth.wrongCredentials])
    assert.equal(await person.isIn(), false)
  }
  const before = (await newLoginMails(db)).length
  await stranger.ask(calls.login, { email, password: chosen })
  assert.equal((await newLoginMails(db)).length, before + 1, 'its cookie makes the device known no more')
})

test('the link about a later login also ends what a stranger has added since an earlier one', async (t) => {
  let now = new Date('2026-11-16T14:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const passMinute = () => {
    now = new Date(now.getTime() + 60_000)
  }
  const asha = createPerson(app)
  await asha.signUp()
  const [code] = (await asha.addPasskey()).json().recovery_codes as string[]
  passMinute()
  const stranger = createPerson(app)
  await stranger.logIn()
  await stranger.ask(calls.finishLogin, { code })
  await stranger.addPasskey()
  await stranger.setUpApp(now)
  await stranger.ask(calls.createInvitation, { roles: ['editor'] })
  passMinute()
  stranger.jar.clear()
  assert.equal((await stranger.logInByPasskey()).statusCode, 200)
  assert.equal((await newLoginMails(db)).length, 2)

  const param = await mailedToken(db, 'not-me')
  const { done } = await asha.shutOut(param, chosen)
  passMinute()
  stranger.jar.clear()
  await stranger.logInByPasskey()
  assert.equal(await stranger.isIn(), false)
  assert.equal(done.length, 5, 'two logins, the invitation, the passkey and the app')
  for (const table of ['app_codes', 'recovery_codes'] as const)
    assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [], table)
  asha.jar.clear()
  assert.equal((await asha.logInByPasskey()).statusCode, 200, 'what was there before stays')
})

test('links from before are dead, and so is the one about another login', async (t) => {
  const { app, db, asha } = await createAsha(t)
  await createPerson(app).logIn()
  const first = await mailedToken(db, 'not-me')
  await createPerson(app).logIn()
  await asha.ask(calls.forgotPassword, { email })
  const older = await mailedToken(db)
  const choose = (token: string) => asha.shutOut(token, chosen)
  assert.equal((await choose(await mailedToken(db, 'not-me'))).statusCode, 200)
  assert.equal((await choose(first)).statusCode, 400)
  assert.equal((await asha.ask(calls.resetPassword, { password }, older)).statusCode, 400)
})

test('a stranger who goes on changing the password keeps nobody from ending that', async (t) => {
  const { app, db, asha } = await createAsha(t)
  const stranger = createPerson(app)
  await stranger.logIn()
  const param = await mailedToken(db, 'not-me')
  const choosing = asha.shutOut(param, chosen)
  const changing = stranger.ask(calls.changePassword, {
    current_password: password,
    password: 'the third one',
  })
  assert.equal((await choosing).statusCode, 200)
  await changing
  assert.equal(await stranger.isIn(), false)
  assert.equal((await asha.ask(calls.login, { email, password: chosen })).statusCode, 200)
})

test('a stranger keeps no mail about the login from leaving', async (t) => {
  const { app, db, asha } = await createAsha(t, { env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const stranger = createPerson(app)
  await stranger.logIn()
  const [mail] = await newLoginMails(db)
  const removed = await stranger.ask(calls.deleteMail, undefined, mail?.id)
  assert.deepEqual([removed.statusCode, removed.json().message], [409, serverMessages.mails.onItsWay])
  const confirmed = await stranger.ask(calls.mailConfirmationLink, {}, mail?.about ?? '')
  assert.equal(confirmed.statusCode, 200)
  assert.equal((await newLoginMails(db)).length, 1)
  await markUnsent(db, mail?.id ?? '', 'no such user', undefined)
  assert.equal((await asha.ask(calls.deleteMail, undefined, mail?.id)).statusCode, 200)
})

const newLoginMails = (db: Db) =>
  db.selectFrom('mails').selectAll().where('subject', 'like', 'New login%').orderBy('id').execute()
