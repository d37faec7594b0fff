// Accounts that came back with a backup: an owner lets them in again.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { accessMessages } from '#contract/access/messages.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { endAllAccess } from '../../backup/rows.ts'
import type { Db } from '../../db/database.ts'
import { giveToken } from '../../records/links.ts'
import { createTestApp, send } from '../../testing/app.ts'
import { createPerson, password } from '../../testing/second-step/person.ts'
import { activateAccount, findAccountByEmail, makeOwner } from '../store.ts'

const biju = 'biju@example.com'
const withMail = { SMTP_URL: 'smtp://127.0.0.1:9' }
const words = accessMessages.accounts
const tokenIn = (text = '') => /\/admin\/forgot-password\/([\w-]{43})/.exec(text)?.[1] ?? ''
const accountOf = async (db: Db, email: string) => (await findAccountByEmail(db, email)) ?? assert.fail(email)

/** An owner, who is in again by the link of the command, and Biju, who is locked. */
async function createRestored(t: TestContext, { env = {}, role = 'staff' } = {}) {
  const { app, db } = await createTestApp(t, { env })
  const owner = createPerson(app)
  await owner.signUp()
  await send(app, calls.signup, { payload: { email: biju, password } })
  const { id } = await accountOf(db, biju)
  if (role === 'owner') await makeOwner(db, id, new Date(0))
  else await activateAccount(db, id)
  await createPerson(app, biju).logIn()
  await endAllAccess(db)
  const choose = (param: string) => send(app, calls.resetPassword, { param, payload: { password } })
  const ownerId = (await accountOf(db, 'owner@example.com')).id
  await choose((await giveToken(db, 'let_in', new Date(), { account: ownerId })).token)
  assert.equal((await owner.logIn()).statusCode, 200)
  const mailed = async (to: string) => {
    const mail = db.selectFrom('mails').select('text').where('recipient', '=', to).orderBy('id', 'desc')
    return tokenIn((await mail.executeTakeFirst())?.text)
  }
  return {
    ...{ app, db, owner, id, choose, mailed },
    letIn: (proof = {}) => owner.ask(calls.mailConfirmationLink, proof, id),
    logIn: () => send(app, calls.login, { payload: { email: biju, password } }),
    statusOf: async () => (await accountOf(db, biju)).status,
  }
}

test('a locked account is let in by the link that its owner passes on, where no mail can be sent', async (t) => {
  const { owner, choose, letIn, logIn, statusOf } = await createRestored(t)
  const [listed] = (await owner.ask(calls.listAccounts)).json()
  assert.partialDeepStrictEqual(listed, {
    email: biju,
    status: 'locked',
    roles: ['editor', 'hiring', 'office'],
  })
  assert.equal((await logIn()).statusCode, 401)
  const made = (await letIn()).json()
  assert.equal(made.message, words.linkMade)
  assert.equal((await logIn()).statusCode, 401, 'it takes a new password')
  assert.equal((await choose(tokenIn(made.link))).statusCode, 200)
  assert.equal((await choose(tokenIn(made.link))).statusCode, 400, 'once')
  assert.equal((await logIn()).statusCode, 200)
  assert.equal(await statusOf(), 'active')
  const again = await letIn()
  assert.deepEqual([again.statusCode, again.json().message], [409, words.nothingToConfirm])
})

test('where mails can be sent, the owner never sees the link', async (t) => {
  const { choose, letIn, logIn, mailed } = await createRestored(t, { env: withMail })
  for (const _ of ['once', 'once more, because the first was lost'])
    assert.deepEqual((await letIn()).json(), { message: words.linkMailed })
  assert.equal((await choose(await mailed(biju))).statusCode, 200)
  assert.equal((await logIn()).statusCode, 200)
})

test('whoever has the mailbox of a locked account gets in by it only when an owner lets them', async (t) => {
  for (const role of ['staff', 'owner']) {
    const { app, choose, letIn, logIn, mailed } = await createRestored(t, { env: withMail, role })
    const forgot = async () => {
      await send(app, calls.forgotPassword, { payload: { email: biju } })
      assert.equal((await choose(await mailed(biju))).statusCode, 200)
      return logIn()
    }
    const early = await forgot()
    assert.deepEqual([early.statusCode, early.json().message], [403, staffMessages.auth.locked])
    assert.equal(early.cookies.length, 0)
    await letIn({ password })
    assert.equal((await forgot()).statusCode, 200)
  }
})

test('the link that the command has printed works on when Forgot password was tried first', async (t) => {
  const { app, db, id, choose, logIn, mailed } = await createRestored(t, { env: withMail, role: 'owner' })
  const { token } = await giveToken(db, 'let_in', new Date(), { account: id })
  await send(app, calls.forgotPassword, { payload: { email: biju } })
  assert.equal((await choose(await mailed(biju))).statusCode, 200)
  assert.equal((await logIn()).statusCode, 403)
  assert.equal((await choose(token)).statusCode, 200)
  assert.equal((await logIn()).statusCode, 200)
})

test('letting in an owner takes the password, not only an open session', async (t) => {
  const { letIn, owner, id, statusOf } = await createRestored(t, { role: 'owner' })
  assert.equal((await letIn({})).statusCode, 403)
  assert.equal((await letIn({ password: 'not this one' })).statusCode, 400)
  assert.equal(await statusOf(), 'locked')
  const approved = await owner.ask(calls.approveAccount, { roles: ['editor'] }, id)
  assert.deepEqual(
    [approved.statusCode, approved.json().message],
    [409, serverMessages.accounts.letInInstead],
  )
  assert.ok((await letIn({ password })).json().link)
})

test('a locked owner is none who could stay: the only one who can log in does', async (t) => {
  const { db, owner } = await createRestored(t, { role: 'owner' })
  const { id } = await accountOf(db, 'owner@example.com')
  const removed = await owner.ask(calls.removeAccount, undefined, id)
  assert.deepEqual([removed.statusCode, removed.json().message], [409, words.lastOwner])
})

test('a link that somebody in the session of an owner has handed out ends with the password of that owner', async (t) => {
  const { owner, choose, letIn, logIn, statusOf } = await createRestored(t)
  const { link } = (await letIn()).json()
  const change = { current_password: password, password: 'quite another secret' }
  assert.equal((await owner.ask(calls.changePassword, change)).statusCode, 200)
  assert.equal(await statusOf(), 'locked')
  assert.equal((await choose(tokenIn(link))).statusCode, 400)
  assert.equal((await logIn()).statusCode, 401)
})

test('who was not let in yet at the time of the backup signs up again', async (t) => {
  const { app, db } = await createTestApp(t)
  await createPerson(app).signUp()
  const payload = { email: biju, password }
  await send(app, calls.signup, { payload })
  await endAllAccess(db)
  assert.equal(await findAccountByEmail(db, biju), undefined)
  assert.equal((await send(app, calls.signup, { payload })).statusCode, 200)
})

test('whoever was let in after a restore and has not come yet is locked again by the next one, not removed', async (t) => {
  const { db, choose, letIn, mailed, statusOf } = await createRestored(t, { env: withMail })
  await letIn()
  const link = await mailed(biju)
  assert.equal(await statusOf(), 'approved')
  await endAllAccess(db)
  assert.equal(await statusOf(), 'locked')
  assert.equal((await choose(link)).statusCode, 400)
})
