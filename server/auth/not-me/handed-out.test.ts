// What an account has handed out ends with its password, whichever way that goes.
import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import { send } from '../../testing/app.ts'
import { mailedToken } from '../../testing/applications.ts'
import { createAsha, createPerson, password } from '../../testing/second-step/person.ts'

const email = 'owner@example.com'
const chosen = 'another long secret'
const eve = { name: 'Eve', email: 'eve@example.com', password: 'a third long secret' }

type Person = ReturnType<typeof createPerson>
type Site = { db: Db; asha: Person }

/** Each ends with a new password that only the owner knows. */
const ways: Record<string, (site: Site) => Promise<unknown>> = {
  'the link in the mail about the login': async ({ db, asha }) =>
    asha.shutOut(await mailedToken(db, 'not-me'), chosen),
  'a new password by a mailed link': async ({ db, asha }) => {
    await asha.ask(calls.forgotPassword, { email })
    return asha.ask(calls.resetPassword, { password: chosen }, await mailedToken(db))
  },
  'a changed password': ({ asha }) =>
    asha.ask(calls.changePassword, { current_password: password, password: chosen }),
}

async function breakIn(t: TestContext, env: Record<string, string> = {}) {
  const { app, db, asha } = await createAsha(t, { env })
  const stranger = createPerson(app)
  await stranger.logIn()
  return { app, db, asha, stranger }
}

for (const [way, end] of Object.entries(ways)) {
  test(`an owner whom a stranger has invited does not get in after ${way}`, async (t) => {
    const { app, db, asha, stranger } = await breakIn(t)
    const made = await stranger.ask(calls.createInvitation, { roles: ['owner'], password })
    assert.equal(made.statusCode, 200, made.body)
    const param = made.json().link.split('/').at(-1)
    await end({ db, asha })
    assert.equal((await asha.ask(calls.login, { email, password: chosen })).statusCode, 200)
    assert.equal((await send(app, calls.acceptInvitation, { param, payload: eve })).statusCode, 400)
    assert.equal((await db.selectFrom('accounts').selectAll().execute()).length, 1)
  })

  test(`mails with what a stranger has handed out do not leave, and whom the stranger approved waits again, after ${way}`, async (t) => {
    const { app, db, asha, stranger } = await breakIn(t, { SMTP_URL: 'smtp://localhost:1' })
    await stranger.ask(calls.createInvitation, { roles: ['editor'], email: eve.email })
    await send(app, calls.signup, { payload: { email: 'mallory@example.com', password } })
    const mallory = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '!=', email)
      .executeTakeFirstOrThrow()
    await stranger.ask(calls.approveAccount, { roles: ['editor'] }, mallory.id)
    const linksOut = async () => {
      const mails = await db.selectFrom('mails').select(['recipient', 'text']).orderBy('recipient').execute()
      return mails
        .filter(({ text }) => /\/admin\/(invitation|confirm)\//.test(text))
        .map(({ recipient }) => recipient)
    }
    assert.deepEqual(await linksOut(), [eve.email, 'mallory@example.com'])
    await end({ db, asha })
    assert.deepEqual(await linksOut(), [])

    const payload = { email: 'mallory@example.com', password: chosen }
    await send(app, calls.forgotPassword, { payload })
    const param = await mailedToken(db, 'forgot-password', payload.email)
    await send(app, calls.resetPassword, { param, payload })
    const refused = await send(app, calls.login, { payload })
    assert.deepEqual([refused.statusCode, refused.json().message], [403, staffMessages.auth.waiting])
  })
}

test('what a stranger asks for while the session ends is refused, and gives no new session', async (t) => {
  const { db, asha, stranger } = await breakIn(t)
  await stranger.startApp()
  const sent = [
    () => stranger.ask(calls.createInvitation, { roles: ['owner'], password }),
    () => stranger.ask(calls.createInvitation, { roles: ['editor'] }),
    () => stranger.ask(calls.askForReview, { name: 'Mallory' }),
    () => stranger.ask(calls.confirmAppCodes, { code: stranger.code() }),
  ]
  // Its session ends between the check of the request and the transaction.
  const token = await mailedToken(db, 'not-me')
  const answers = await Promise.all([...sent.map((send) => send()), asha.shutOut(token, chosen)])
  assert.equal(answers.at(-1)?.statusCode, 200)
  assert.deepEqual(await db.selectFrom('links').selectAll().where('kind', '=', 'invitation').execute(), [])
  for (const table of ['sessions', 'app_codes', 'recovery_codes', 'links'] as const)
    assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [], table)
})

test('a session that ends after the check of a request gives out no link', async (t) => {
  const { db, stranger } = await breakIn(t)
  const transaction = db.transaction.bind(db)
  t.mock.method(db, 'transaction', () => ({
    async execute(work: (tx: Db) => Promise<unknown>) {
      await db.deleteFrom('sessions').execute()
      return transaction().execute(work)
    },
  }))
  const refused = await stranger.ask(calls.askForReview, { name: 'Mallory' })
  assert.deepEqual([refused.statusCode, refused.json().code], [401, 'not_signed_in'])
  const given = db.selectFrom('links').selectAll().where('kind', '=', 'review')
  assert.deepEqual(await given.execute(), [])
})

test('a change whose body was still on its way when everybody was logged out is refused', async (t) => {
  const { app, db, asha, stranger } = await breakIn(t)
  const token = await mailedToken(db, 'not-me')
  const rest = async function* () {
    await asha.shutOut(token, chosen)
    yield JSON.stringify({ open: false })
  }
  const { method, path } = calls.changeSignup
  const answer = await app.inject({
    ...{ method, url: path, payload: Readable.from(rest()) },
    headers: { cookie: `session=${stranger.session()}`, 'content-type': 'application/json' },
  })
  assert.deepEqual([answer.statusCode, answer.json().code], [401, 'not_signed_in'])
  assert.equal((await send(app, calls.getSignup)).json().open, true)
})

test('recovery codes end with the link, also those from before the login', async (t) => {
  let now = new Date('2026-11-16T14:00:00Z')
  const { app, db, asha } = await createAsha(t, { now: () => now })
  const codes = await asha.setUpApp(now)
  now = new Date(now.getTime() + 60_000)
  const stranger = createPerson(app)
  await stranger.logIn()
  await stranger.ask(calls.finishLogin, { code: codes[0] })
  const param = await mailedToken(db, 'not-me')
  await asha.shutOut(param, chosen)
  assert.equal((await db.selectFrom('app_codes').selectAll().execute()).length, 1, 'the app stays')
  await stranger.ask(calls.login, { email, password: chosen })
  assert.equal((await stranger.ask(calls.finishLogin, { code: codes[1] })).statusCode, 400)
})
