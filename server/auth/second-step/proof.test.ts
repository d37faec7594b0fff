// @sqlite What makes an owner, weakens a second step, moves the notices or hands out everything asks once more who it is: an open session is not
// enough.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ZodOptional } from 'zod'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Db } from '../../db/database.ts'
import { send } from '../../testing/app.ts'
import { someId } from '../../testing/hostile.ts'
import { createAsha, createPerson, password } from '../../testing/second-step/person.ts'
import { readPolicy, savePolicy } from './policy.ts'

const owner = { roles: ['owner'] }
const nobody = { roles: [], from: null }
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
  'lifting a second step': ({ colleague }) => ({ call: calls.liftSecondStep, param: colleague, payload: {} }),
  'measuring the export of everything': () => ({ call: calls.getExport, payload: {} }),
  'exporting everything': () => ({ call: calls.exportEverything }),
  'requiring a second step of nobody': () => ({ call: calls.changePolicy, payload: nobody }),
  'moving the notices to another address': () => ({
    call: calls.publishContent,
    param: 'company',
    payload: { version: 2 },
  }),
}

for (const [attempt, asked] of Object.entries(attempts))
  test(`${attempt} takes more than an open session`, async (t) => {
    const { app, db, asha } = await createAsha(t)
    const ids = { waiting: await signUp('waiting'), colleague: await signUp('colleague') }
    await asha.ask(calls.approveAccount, { roles: ['editor'] }, ids.colleague)
    const colleague = createPerson(app, 'colleague@example.com')
    await colleague.logIn()
    await colleague.setUpApp()
    const make = () => {
      const { call, payload, param } = asked(ids)
      return asha.ask(call, payload, param)
    }
    const draft = (await asha.ask(calls.getDraft, undefined, 'company')).json()
    const content = { ...draft.content, mail: 'mallory@example.com' }
    const saved = await asha.ask(calls.saveDraft, { version: draft.version, content }, 'company')
    assert.equal(saved.statusCode, 200, saved.body)
    await savePolicy(db, { roles: ['hiring'], from: '2026-01-01' })
    const before = await state(db)

    const refused = await make()
    const { passwordNeeded } = serverMessages.secondStep
    const { code, fields } = refused.json()
    assert.deepEqual([refused.statusCode, code, fields], [403, 'proof_needed', { password: passwordNeeded }])
    assert.deepEqual(await state(db), before, 'nothing has happened')

    await asha.addPasskey()
    await db.updateTable('sessions').set({ proved_at: null }).execute()
    assert.equal((await make()).statusCode, 403)
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

test('these calls ask for a proof, always or sometimes, and all that always do answer 403 without', async (t) => {
  const asked = (isAsked: (call: Call) => boolean) =>
    Object.entries<Call>(calls).flatMap(([name, call]) => (isAsked(call) ? [name] : []))
  const always = [
    ...['passkeyOptions', 'removePasskey', 'startAppCodes', 'removeAppCodes', 'newRecoveryCodes'],
    ...['liftSecondStep', 'changePolicy', 'getExport', 'exportEverything'],
  ] as const
  const sometimes = [
    ...['approveAccount', 'mailConfirmationLink', 'changeRoles', 'createInvitation', 'publishContent'],
  ]
  assert.deepEqual(asked(({ proof }) => proof === true).toSorted(), always.toSorted())
  assert.deepEqual(asked(({ proof }) => proof === 'sometimes').toSorted(), sometimes.toSorted())
  const takes = asked(({ body, proof }) => proof === undefined && body?.shape.password instanceof ZodOptional)
  assert.deepEqual(takes, [], 'no other takes a password that may be left out')

  const { db, asha } = await createAsha(t)
  for (const name of always) {
    const call: Call = calls[name]
    const sent = name === 'changePolicy' ? nobody : call.body && {}
    const answer = await asha.ask(call, sent, someId)
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'proof_needed'], name)
  }
  assert.deepEqual(await db.selectFrom('app_codes').selectAll().execute(), [])
})

async function state(db: Db) {
  const accounts = await db.selectFrom('accounts').select(['id', 'role', 'status']).orderBy('id').execute()
  const count = async (table: 'links' | 'app_codes') =>
    (await db.selectFrom(table).selectAll().execute()).length
  const exported = db.selectFrom('diary').select('id').where('kind', '=', 'exported')
  const site = await db.selectFrom('contents').select(['page', 'published']).orderBy('page').execute()
  return [
    accounts,
    site,
    await readPolicy(db),
    await count('links'),
    await count('app_codes'),
    await exported.execute(),
  ]
}
