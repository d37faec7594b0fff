import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { createTestApp, send } from '../../testing/app.ts'
import { createAuthenticator } from '../../testing/second-step/authenticator.ts'
import { collide } from '../../testing/second-step/collision.ts'
import { createAsha, createPerson, password } from '../../testing/second-step/person.ts'

const words = serverMessages.secondStep
const chrome = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36' }

test('a passkey logs in alone, is named by its device, renamed and removed', async (t) => {
  const { asha } = await createAsha(t)
  const added = await asha.addPasskey()
  assert.deepEqual([added.statusCode, added.json().recovery_codes.length], [200, 10])
  await asha.ask(calls.logout)
  assert.deepEqual((await asha.logIn()).json().second_step, ['passkey', 'recovery'])
  asha.jar.delete('login')
  const login = await asha.logInByPasskey()
  assert.deepEqual(
    [login.statusCode, login.json().message, await asha.isIn()],
    [200, 'Login successful', true],
  )

  const { passkeys } = (await asha.ask(calls.getSecondStep)).json()
  assert.equal(passkeys[0].name, 'Unknown device')
  assert.notEqual(passkeys[0].last_used_at, null)
  const { id } = passkeys[0]
  const tooLong = await asha.ask(calls.renamePasskey, { name: 'x'.repeat(41) }, id)
  assert.deepEqual(
    [tooLong.statusCode, tooLong.json().fields.name],
    [400, 'The name can be at most 40 characters long.'],
  )
  assert.equal((await asha.ask(calls.renamePasskey, { name: 'x'.repeat(40) }, id)).statusCode, 200)
  assert.equal((await asha.ask(calls.renamePasskey, { name: 'Red phone' }, id)).statusCode, 200)
  assert.equal((await asha.ask(calls.removePasskey, {}, 'none')).statusCode, 404)
  assert.equal((await asha.ask(calls.removePasskey, {}, id)).statusCode, 200)
  const state = (await asha.ask(calls.getSecondStep)).json()
  assert.deepEqual([state.passkeys, state.recovery_codes], [[], 0], 'recovery codes go with the last way')
  const gone = await asha.logInByPasskey()
  assert.deepEqual([gone.statusCode, gone.json().message], [400, words.passkeyUnknown])
})

test('a passkey finishes a login that began with the password', async (t) => {
  const { app, asha } = await createAsha(t)
  await asha.addPasskey()
  const browser = createPerson(app)
  const before = await browser.loginOptions()
  assert.deepEqual([before.rpId, before.userVerification], ['localhost', 'required'])
  assert.equal(before.allowCredentials, undefined, 'a visitor is told nothing about who has one')
  await browser.logIn()
  const options = await browser.loginOptions()
  assert.deepEqual(
    options.allowCredentials.map(({ id }: { id: string }) => id),
    asha.phone.made.map(({ id }) => id),
  )
  const done = await browser.ask(calls.passkeyLogin, { response: asha.phone.get(options) })
  assert.deepEqual([done.statusCode, await browser.isIn()], [200, true])
  assert.equal(browser.jar.has('login'), false)
})

test('an answer of a passkey is refused when anything about it is second-hand', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const { app, db, asha } = await createAsha(t, { now: () => now })
  const anil = createPerson(app, 'anil@example.com')
  await anil.signUp()
  await db.updateTable('accounts').set({ status: 'active' }).execute()
  await anil.logIn()
  await asha.addPasskey()
  await anil.addPasskey()
  const refused = async (response: object, person = asha, message: string = words.passkeyRefused) => {
    const answer = await person.ask(calls.passkeyLogin, { response })
    assert.deepEqual([answer.statusCode, answer.json().message], [400, message])
  }
  await asha.ask(calls.logout)

  const used = asha.phone.get(await asha.loginOptions())
  const cookie = asha.jar.get('challenge') ?? ''
  assert.equal((await asha.ask(calls.passkeyLogin, { response: used })).statusCode, 200)
  await asha.ask(calls.logout)
  asha.jar.set('challenge', cookie)
  await refused(used)

  const visitor = createPerson(app)
  const options = await visitor.loginOptions()
  await asha.loginOptions()
  await refused(asha.phone.get(options), asha)

  const late = await asha.loginOptions()
  now = new Date(now.getTime() + 11 * 60_000)
  await refused(asha.phone.get(late))

  await refused(asha.phone.get(await asha.loginOptions(), { isVerified: false }))
  await refused(asha.phone.get(await asha.loginOptions(), { counter: 1 }))
  const elsewhere = createAuthenticator('https://nalukettu.example.net')
  elsewhere.made.push(...asha.phone.made)
  await refused(elsewhere.get(await asha.loginOptions()))

  // Whoever has typed Asha's password needs Asha's passkey.
  await asha.logIn()
  await refused(anil.phone.get(await asha.loginOptions()), asha, words.passkeyUnknown)
  // A challenge for logging in adds no passkey, nor the other way round.
  const toLogIn = await anil.loginOptions()
  const other = await anil.ask(calls.addPasskey, { response: anil.phone.create(toLogIn) })
  assert.deepEqual([other.statusCode, other.json().message], [400, words.passkeyRefused])
  anil.phone.made.pop()
  const { options: toAdd } = (await anil.ask(calls.passkeyOptions, { password })).json()
  await refused(anil.phone.get(toAdd), anil)
  const failed = await db.selectFrom('diary').select('id').where('kind', '=', 'login_failed').execute()
  assert.equal(failed.length, 3)
})

test('of a passkey and its copies, used at the same moment, one gets in', async (t) => {
  const { app, db, asha } = await createAsha(t)
  await asha.addPasskey()
  const browsers = [createPerson(app), createPerson(app), createPerson(app)]
  const attempts = []
  for (const browser of browsers) {
    const response = asha.phone.get(await browser.loginOptions(), { counter: 1 })
    attempts.push(() => browser.ask(calls.passkeyLogin, { response }))
  }
  const answers = await collide(db, 'passkeys', attempts)
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400, 400])
})

test('a passkey is added only in the session, and by the account, that asked for it', async (t) => {
  const { app, db, asha } = await createAsha(t)
  const anil = createPerson(app, 'anil@example.com')
  await anil.signUp()
  await db.updateTable('accounts').set({ status: 'active' }).execute()
  await anil.logIn()
  const { options } = (await asha.ask(calls.passkeyOptions, { password })).json()
  anil.jar.set('challenge', asha.jar.get('challenge') ?? '')
  const response = asha.phone.create(options)
  assert.equal((await anil.ask(calls.addPasskey, { response })).statusCode, 400)
  assert.equal((await asha.ask(calls.addPasskey, { response })).statusCode, 400, 'the challenge is used up')
  for (const broken of [{}, { ...response, rawId: 7 }, { ...response, response: { clientDataJSON: 'x' } }])
    assert.equal((await asha.ask(calls.addPasskey, { response: broken })).statusCode, 400)
  assert.deepEqual(await db.selectFrom('passkeys').selectAll().execute(), [])
})

test('without https there are no passkeys, except on the same machine', async (t) => {
  const env = { PUBLIC_URL: 'http://build.example.com', HOST: '127.0.0.1' }
  const { app } = await createTestApp(t, { env })
  const answer = await send(app, calls.passkeyLoginOptions, { headers: chrome })
  assert.deepEqual([answer.statusCode, answer.json().message], [409, words.passkeysImpossible])
})
