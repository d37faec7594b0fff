// Who must have a second step, lifting it, new devices, and new session ids.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedAccount } from '#contract/access/accounts.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { company } from '#site'
import type { Db } from '../../db/database.ts'
import { theServer } from '../../db/diary.ts'
import { createTestApp, send } from '../../testing/app.ts'
import { mailedToken } from '../../testing/applications.ts'
import { createAsha, createPerson, password } from '../../testing/second-step/person.ts'
import { valuesOf } from '../../testing/values.ts'
import { liftSecondStep } from './policy.ts'

const words = serverMessages.secondStep
const anilsMail = 'anil@example.com'
type App = Awaited<ReturnType<typeof createTestApp>>['app']

async function createPeople(app: App, db: Db) {
  const [asha, anil] = [createPerson(app), createPerson(app, anilsMail)]
  await asha.signUp()
  await anil.signUp()
  await db.updateTable('accounts').set({ status: 'active' }).execute()
  await anil.logIn()
  const { id } = (await anil.ask(calls.whoAmI)).json()
  return { asha, anil, anilsId: id as string }
}

test('from its day on, whoever lacks a required second step can use only the own account', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const { asha, anil } = await createPeople(app, db)
  const policy = { roles: ['hiring'], from: '2026-11-20' }
  assert.equal((await asha.ask(calls.changePolicy, { ...policy, password })).statusCode, 200)
  assert.deepEqual((await asha.ask(calls.getPolicy)).json(), policy)
  assert.equal((await anil.ask(calls.getSecondStep)).json().required_from, '2026-11-20')
  assert.equal((await anil.ask(calls.listApplications)).statusCode, 200)

  // Midnight in India.
  now = new Date('2026-11-19T18:29:00Z')
  await anil.logIn()
  assert.equal((await anil.ask(calls.listApplications)).statusCode, 200)
  now = new Date('2026-11-19T18:30:00Z')
  const refused = await anil.ask(calls.listApplications)
  assert.deepEqual([refused.statusCode, refused.json().message], [403, words.due])
  assert.equal((await anil.ask(calls.whoAmI)).json().second_step_due, true)
  await asha.logIn()
  assert.equal((await asha.ask(calls.listApplications)).statusCode, 200, 'owners are not named')
  await anil.setUpApp(now)
  assert.equal((await anil.ask(calls.listApplications)).statusCode, 200)
  const last = await anil.ask(calls.removeAppCodes, {})
  assert.deepEqual([last.statusCode, last.json().message], [409, words.lastOne])
  await anil.addPasskey()
  assert.equal((await anil.ask(calls.removeAppCodes, {})).statusCode, 200, 'the passkey is left')
})

test('what everybody may read shows nothing more to somebody who lacks the required second step', async (t) => {
  const { app, db } = await createTestApp(t)
  const { asha, anil } = await createPeople(app, db)
  await asha.ask(calls.changePolicy, { roles: ['hiring'], from: '2026-01-01', password })
  const all = { ...calls.listJobs, path: '/admin/jobs?status=all' } as const
  assert.equal((await asha.ask(all)).statusCode, 200)
  const asVisitor = await send(app, all)
  assert.equal((await anil.ask(all)).statusCode, asVisitor.statusCode)
})

test('an owner who requires it of owners has one first, and a day is needed', async (t) => {
  const { asha } = await createAsha(t)
  const change = async (role: string, from: string | null) =>
    asha.ask(calls.changePolicy, { roles: role ? [role] : [], from, password })
  const refused = await change('owner', '2026-01-01')
  assert.deepEqual([refused.statusCode, refused.json().message], [409, words.ownFirst])
  for (const from of [null, 'soon']) assert.equal((await change('editor', from)).statusCode, 400)
  await asha.setUpApp()
  assert.equal((await change('owner', '2026-01-01')).statusCode, 200)
  assert.equal((await change('', null)).statusCode, 200)
  assert.deepEqual((await asha.ask(calls.getPolicy)).json(), { roles: [], from: null })
})

test('an owner lifts the second step of somebody: everything goes, sessions end, a mail says so', async (t) => {
  const { app, db } = await createTestApp(t)
  const { asha, anil, anilsId } = await createPeople(app, db)
  const none = await asha.ask(calls.liftSecondStep, { password }, anilsId)
  assert.deepEqual([none.statusCode, none.json().message], [409, words.nothingToLift])
  await anil.setUpApp()
  await anil.addPasskey()
  const accounts = (await asha.ask(calls.listAccounts)).json()
  const stepsOf = Object.fromEntries(accounts.map((one: ListedAccount) => [one.id, one.second_steps]))
  assert.deepEqual(stepsOf, { ...stepsOf, [anilsId]: ['passkey', 'app'] })
  assert.equal(Object.values(stepsOf).filter((steps) => steps.length === 0).length, accounts.length - 1)
  assert.equal((await anil.ask(calls.liftSecondStep, { password }, anilsId)).statusCode, 403)
  const lifted = await asha.ask(calls.liftSecondStep, { password }, anilsId)
  assert.deepEqual([lifted.statusCode, lifted.json().message], [200, words.liftedUntold])
  for (const table of ['passkeys', 'app_codes', 'recovery_codes'] as const)
    assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [], table)
  assert.equal(await anil.isIn(), false)
  assert.equal((await anil.logInByPasskey()).statusCode, 400)
  assert.deepEqual((await anil.logIn()).json(), { message: 'Login successful' })
  const mails = await db
    .selectFrom('mails')
    .select(['recipient', 'text'])
    .where('subject', 'like', '%lifted%')
    .execute()
  const [{ text = '' } = {}] = mails
  assert.ok(
    text.startsWith(`owner@example.com has lifted`) && text.includes(`admin area of ${company.name}.`),
  )
  assert.match(text, /tell an owner of the site\./)
  assert.doesNotMatch(text, /http:/)
  assert.deepEqual(valuesOf(mails, 'recipient'), [anilsMail])
  const entries = db.selectFrom('diary').select('record_id').where('action', '=', 'second_step_lifted')
  assert.deepEqual(valuesOf(await entries.execute(), 'record_id'), [anilsId])
  const own = (await asha.ask(calls.whoAmI)).json().id
  assert.equal((await asha.ask(calls.liftSecondStep, {}, own)).json().message, words.liftSelf)
})

test('the only owner, whose second step is lifted at the server, is told to ask there', async (t) => {
  const { db, asha } = await createAsha(t)
  await asha.setUpApp()
  const { id } = (await asha.ask(calls.whoAmI)).json()
  await liftSecondStep(db, { actor: theServer, now: new Date() }, id, company.name)
  const mail = db.selectFrom('mails').select('text').where('subject', 'like', '%lifted%')
  const { text } = await mail.executeTakeFirstOrThrow()
  assert.match(text, /tell whoever runs the server of the site\./)
  assert.doesNotMatch(text, /an owner/)
})

test('each way to begin a session, or to be trusted more in it, makes a new id', async (t) => {
  let now = new Date('2026-11-16T08:00:00Z')
  const { app } = await createTestApp(t, { now: () => now })
  const asha = createPerson(app)
  let recovery: string[] = []
  const later = () => {
    now = new Date(now.getTime() + 60_000)
    return now
  }
  await asha.signUp()
  const ways: Record<string, () => Promise<unknown>> = {
    'a login with the password': () => asha.logIn(),
    'an app that is set up': async () => {
      recovery = await asha.setUpApp(later())
    },
    'a login with an app code': async () => {
      await asha.logIn()
      await asha.ask(calls.finishLogin, { code: asha.code(later()) })
    },
    'a login with a recovery code': async () => {
      await asha.logIn()
      await asha.ask(calls.finishLogin, { code: recovery[0] })
    },
    'a passkey that is added': () => asha.addPasskey(),
    'a login with a passkey': () => asha.logInByPasskey(),
    'a new password': () =>
      asha.ask(calls.changePassword, { current_password: password, password: 'another long secret' }),
  }
  for (const [way, go] of Object.entries(ways)) {
    const before = asha.session()
    await go()
    assert.ok(before && asha.session() && before !== asha.session(), way)
    const old = await send(app, calls.whoAmI, { headers: { cookie: `session=${before}` } })
    assert.deepEqual([old.statusCode, await asha.isIn()], [401, true], way)
  }
})

test('a login from a new browser is mailed, except the first, and its link ends all sessions once', async (t) => {
  let now = new Date('2026-11-16T14:00:00Z')
  const { app, db, asha } = await createAsha(t, { now: () => now })
  await asha.logIn()
  const mails = () => db.selectFrom('mails').selectAll().where('subject', 'like', 'New login%').execute()
  assert.deepEqual(await mails(), [])
  const agent = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/141.0 Mobile Safari/537.36'
  const payload = { email: 'owner@example.com', password }
  const stranger = await send(app, calls.login, { payload, headers: { 'user-agent': agent } })
  const cookie = `session=${stranger.cookies.find(({ name }) => name === 'session')?.value}`
  const [mail] = await mails()
  assert.equal(mail?.subject, 'New login from Chrome on Android')
  assert.match(mail?.text ?? '', /Chrome on Android, 16 November 2026, 7:30 pm \(Indian time\)/)
  const token = await mailedToken(db, 'not-me')
  const stored = JSON.stringify(await db.selectFrom('links').selectAll().execute())
  assert.equal(stored.includes(token), false)

  const chosen = 'another long secret'
  const end = (param: string) => createPerson(app).shutOut(param, chosen)
  assert.equal((await end('made-up')).statusCode, 400)
  assert.equal((await end(token)).statusCode, 200)
  assert.equal(await asha.isIn(), false)
  assert.equal((await send(app, calls.whoAmI, { headers: { cookie } })).statusCode, 401)
  const again = await end(token)
  assert.deepEqual([again.statusCode, again.message], [400, staffMessages.auth.resetLinkDead])

  await send(app, calls.login, { payload: { ...payload, password: chosen } })
  now = new Date(now.getTime() + 8 * 86_400_000)
  assert.equal((await end(await mailedToken(db, 'not-me'))).statusCode, 400, 'after a week')
})

test('all other sessions end, and this one stays', async (t) => {
  const { app, db } = await createTestApp(t)
  const [here, there] = [createPerson(app), createPerson(app)]
  await here.signUp()
  await there.logIn()
  assert.equal((await here.ask(calls.endOtherSessions)).json().message, words.sessionsEnded)
  assert.deepEqual([await here.isIn(), await there.isIn()], [true, false])
  const entries = await db.selectFrom('diary').select('action').where('kind', '=', 'security').execute()
  assert.deepEqual(valuesOf(entries, 'action'), ['other_sessions_ended'])
})
