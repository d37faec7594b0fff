// Transactions about the same account wait for each other, never in a circle: PostgreSQL would end one of them with an error.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp } from '../../testing/app.ts'
import { collide } from '../../testing/second-step/collision.ts'
import { createPerson, password } from '../../testing/second-step/person.ts'

const minute = 60_000

async function createSite(t: TestContext) {
  let now = new Date('2026-11-16T08:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const asha = createPerson(app)
  await asha.signUp()
  const anil = createPerson(app, 'anil@example.com')
  await anil.signUp()
  await db.updateTable('accounts').set({ status: 'active' }).execute()
  await anil.logIn()
  const found = db.selectFrom('accounts').select('id').where('email', '=', 'anil@example.com')
  const { id } = await found.executeTakeFirstOrThrow()
  return { app, db, asha, anil, id, pass, clock: () => now }
}

const isAnswered = ({ statusCode }: { statusCode: number }) => statusCode < 500

test('a login while the account is removed, with links of it that have expired', async (t) => {
  const { db, asha, anil, id, pass, clock } = await createSite(t)
  await anil.setUpApp(clock())
  await anil.logIn()
  pass(11 * minute)
  const answers = await collide(db, 'links', [
    () => asha.ask(calls.removeAccount, undefined, id),
    () => anil.logIn(),
  ])
  assert.deepEqual(answers.map(isAnswered), [true, true])
  assert.equal(answers[0]?.statusCode, 200)
})

test('the second step of a login while the password is changed', async (t) => {
  const { app, db, anil, clock } = await createSite(t)
  const [code] = await anil.setUpApp(clock())
  const browser = createPerson(app, 'anil@example.com')
  await browser.logIn()
  const answers = await collide(db, 'recovery_codes', [
    () => browser.ask(calls.finishLogin, { code }),
    () => anil.ask(calls.changePassword, { current_password: password, password: 'another long secret' }),
  ])
  assert.deepEqual(answers.map(isAnswered), [true, true])
  assert.deepEqual([answers[1]?.statusCode, await browser.isIn()], [200, false])
})

test('a login by a passkey while the account is removed', async (t) => {
  const { db, asha, anil, id } = await createSite(t)
  await anil.addPasskey()
  const response = anil.phone.get(await anil.loginOptions())
  const answers = await collide(db, 'passkeys', [
    () => anil.ask(calls.passkeyLogin, { response }),
    () => asha.ask(calls.removeAccount, undefined, id),
  ])
  assert.deepEqual(answers.map(isAnswered), [true, true])
  assert.equal(answers[1]?.statusCode, 200)
})
