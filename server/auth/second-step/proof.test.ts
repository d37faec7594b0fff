// @sqlite What makes an owner, lifts a second step or hands out everything asks once more who it is: an open session is not
// enough.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Db } from '../../db/database.ts'
import { createTestApp, send } from '../../testing/app.ts'
import { createPerson, password } from '../../testing/second-step/person.ts'

const owner = { roles: ['owner'] }
type Asked = { call: Call; payload?: object; param?: string }

const attempts: Record<string, (ids: { waiting: string; colleague: string }) => Asked> = {
  'inviting an owner': () => ({ call: calls.createInvitation, payload: owner }),
  'making somebody an owner': ({ colleague }) => ({
    call: calls.changeRoles,
    param: colleague,
    payload: owner,
  }),
  'approving somebody as owner': ({ waiting }) => ({
    call: calls.approveAccount,
    param: waiting,
    payload: owner,
  }),
  'lifting a second step': ({ colleague }) => ({
    call: calls.liftSecondStep,
    param: colleague,
    payload: {},
  }),
  'measuring the export of everything': () => ({ call: calls.getExport, payload: {} }),
  'exporting everything': () => ({ call: calls.exportEverything }),
}

for (const [attempt, asked] of Object.entries(attempts))
  test(`${attempt} takes more than an open session`, async (t) => {
    const { app, db } = await createTestApp(t)
    const asha = createPerson(app)
    await asha.signUp()
    const ids = { waiting: await signUp('waiting'), colleague: await signUp('colleague') }
    await asha.ask(calls.approveAccount, { roles: ['editor'] }, ids.colleague)
    const colleague = createPerson(app, 'colleague@example.com')
    await colleague.logIn()
    await colleague.setUpApp()
    const make = () => {
      const { call, payload, param } = asked(ids)
      return asha.ask(call, payload, param)
    }
    const before = await state(db)

    const refused = await make()
    const { passwordNeeded } = serverMessages.secondStep
    assert.deepEqual([refused.statusCode, refused.json().fields], [400, { password: passwordNeeded }])
    assert.deepEqual(await state(db), before, 'nothing has happened')

    await asha.addPasskey()
    await db.updateTable('sessions').set({ proved_at: null }).execute()
    assert.equal((await make()).statusCode, 400)
    await asha.logInByPasskey()
    const done = await make()
    assert.equal(done.statusCode, 200, done.body.slice(0, 200))

    async function signUp(name: string) {
      const email = `${name}@example.com`
      await send(app, calls.signup, { payload: { email, password } })
      const found = db.selectFrom('accounts').select('id').where('email', '=', email)
      return (await found.executeTakeFirstOrThrow()).id
    }
  })

test('the password in the call itself is enough, a wrong one is not', async (t) => {
  const { app, db } = await createTestApp(t)
  const asha = createPerson(app)
  await asha.signUp()
  const wrong = await asha.ask(calls.createInvitation, { ...owner, password: 'not this one' })
  assert.equal(wrong.statusCode, 400)
  assert.deepEqual(
    await db.selectFrom('tokens').selectAll().where('purpose', '=', 'invitation').execute(),
    [],
  )
  assert.equal((await asha.ask(calls.createInvitation, { ...owner, password })).statusCode, 200)
})

test('staff are invited, approved and given roles as before', async (t) => {
  const { app } = await createTestApp(t)
  const asha = createPerson(app)
  await asha.signUp()
  assert.equal((await asha.ask(calls.createInvitation, { roles: ['editor'] })).statusCode, 200)
})

async function state(db: Db) {
  const accounts = await db.selectFrom('accounts').select(['id', 'role', 'status']).orderBy('id').execute()
  const count = async (table: 'tokens' | 'app_codes') =>
    (await db.selectFrom(table).selectAll().execute()).length
  const exported = db.selectFrom('diary').select('id').where('kind', '=', 'exported')
  return [accounts, await count('tokens'), await count('app_codes'), await exported.execute()]
}
