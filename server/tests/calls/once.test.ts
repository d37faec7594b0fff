// What makes something is done once, however often a browser sends it again with its key.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Call, idempotencyHeader } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { requestMessages } from '#contract/messages.ts'
import { createTestApp, send, signIn, signInAs } from '../../testing/app.ts'
import { storeApplication } from '../../testing/applications.ts'

async function createOffice(t: TestContext) {
  let now = new Date('2026-11-20T10:00:00Z')
  const site = await createTestApp(t, { now: () => now })
  const { app, db } = site
  const owner = await signIn(app)
  const param = await storeApplication(db, { name: 'Asha' })
  const withKey = (key = 'one', headers: object = owner) => ({ ...headers, [idempotencyHeader]: key })
  return {
    ...{ ...site, owner, withKey, pass: (ms: number) => (now = new Date(now.getTime() + ms)) },
    note: (headers: Record<string, string>, text = 'Called back') =>
      send(app, calls.addApplicationNote, { param, headers, payload: { text } }),
    notes: async () =>
      (await db.selectFrom('notes').select('text').orderBy('id').execute()).map(({ text }) => text),
  }
}

test('a note whose answer was lost is one, also when it comes several times at once', async (t) => {
  const { app, db, owner, withKey, note, notes, pass } = await createOffice(t)
  const first = await note(withKey())
  const again = await note(withKey())
  assert.deepEqual([again.statusCode, again.json()], [200, first.json()])
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => note(withKey('two'))))
  assert.ok(atOnce.every(({ statusCode }) => statusCode === 200 || statusCode === 409))
  assert.deepEqual(await notes(), ['Called back', 'Called back'])
  await note(withKey(), 'Other words')
  await note(withKey('one', await signInAs(app, db, 'hiring')), 'Of somebody else')
  assert.deepEqual((await notes()).slice(2), ['Other words', 'Of somebody else'])
  for (const headers of [owner, owner]) await note(headers, 'Without a key')
  assert.equal((await notes()).length, 6)
  pass(2 * 86_400_000)
  await note(withKey('three', await signIn(app)))
  assert.equal((await db.selectFrom('idempotency_keys').select('id').execute()).length, 1, 'kept for a day')
})

test('what was refused can be sent again with its key; of what was cut off nobody says that it was saved', async (t) => {
  const { app, db, withKey, note, notes } = await createOffice(t)
  const param = '01900000-0000-7000-8000-000000000000'
  const lost = { param, headers: withKey(), payload: { text: 'x' } }
  for (const _ of [1, 2]) assert.equal((await send(app, calls.addApplicationNote, lost)).statusCode, 404)
  await note(withKey())
  await db.updateTable('idempotency_keys').set({ answer: '' }).execute()
  const uncertain = await note(withKey())
  assert.deepEqual([uncertain.statusCode, uncertain.json().message], [409, requestMessages.uncertain])
  assert.deepEqual(await notes(), ['Called back'])
})

test('an answer with a private link is given again, and no database has it in the clear', async (t) => {
  const { app, db, withKey } = await createOffice(t)
  const payload = { name: 'Latha', phone: '98470 12345' }
  const add = async () => (await send(app, calls.createLead, { headers: withKey(), payload })).json()
  const first = await add()
  assert.deepEqual(await add(), first)
  assert.equal((await db.selectFrom('enquiries').select('id').execute()).length, 1)
  const invite = { roles: ['office'], email: '', name: '', language: 'en', password: 'a long enough secret' }
  const invited = async () =>
    (await send(app, calls.createInvitation, { headers: withKey(), payload: invite })).json()
  const { link } = await invited()
  assert.match(link, /invit/)
  assert.equal((await invited()).link, link)
  const stored = JSON.stringify(await db.selectFrom('idempotency_keys').selectAll().execute())
  for (const one of [link, first.links.en]) assert.ok(!stored.includes(one.split('/').at(-1)))
})

test('every call by which staff make something is done once, or twice does no harm', () => {
  const harmless = [
    ...[
      'approveAccount',
      'confirmTime',
      'liftSecondStep',
      'mailConfirmationLink',
      'openLeadLinks',
      'restoreTrashed',
    ],
    ...['publishContent', 'restoreVersion', 'confirmSamples', 'previewContent', 'addContentPicture'],
    ...['getExport', 'sendTestMail', 'resendMail'],
  ]
  const repeatable = Object.entries<Call>(calls).filter(
    ([, { method, access, once, body }]) =>
      method === 'POST' && !/anyone|self/.test(access) && !once && !body?.shape.idempotency_key,
  )
  assert.deepEqual(repeatable.map(([name]) => name).toSorted(), harmless.toSorted())
})
