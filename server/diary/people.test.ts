// Whoever did something is found, by account and address, and whoever did it without an account too.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { DiaryEntry } from '#contract/access/diary.ts'
import { sentenceOf } from '#contract/access/diary-words.ts'
import { calls } from '#contract/calls.ts'
import { theServer, theSite, visitor, writeDiary } from '../db/diary.ts'
import { createOwnedApp, send, signInAs } from '../testing/app.ts'
import { valuesOf } from '../testing/values.ts'

const password = 'a long enough secret'
const mason = { title: 'Mason', description: 'Stone walls.', type: 'Full-time', experience: '2 years' }

test('the address stands beside the name, in the list, the filter and the file', async (t) => {
  const { app, db, headers, list, people } = await start(t)
  const hiring = await signInAs(app, db, 'hiring')
  await send(app, calls.changeName, { headers: hiring, payload: { name: 'Anu Thomas' } })
  await send(app, calls.createJob, { headers: hiring, payload: mason })
  const [entry] = await list()
  assert.deepEqual([entry?.by_name, entry?.by_email], ['Anu Thomas', 'hiring@example.com'])
  assert.deepEqual(valuesOf(await people(), 'name'), ['Anu Thomas (hiring@example.com)', 'owner@example.com'])
  assert.equal((await list({ search: 'hiring@example.com', subject: 'job' })).length, 1)
  const file = await send(app, calls.exportDiary, { headers, query: { subject: 'job' } })
  assert.match(file.body, /"Anu Thomas \(hiring@example\.com\)"/)

  const anu = (await people()).find(({ name }) => name.startsWith('Anu'))
  await send(app, calls.changeRoles, { headers, param: anu?.id, payload: { roles: ['editor'] } })
  assert.match(sentenceOf((await list())[0] as DiaryEntry), /Anu Thomas \(hiring@example\.com\)/)
  await db.deleteFrom('accounts').where('email', '=', 'hiring@example.com').execute()
  assert.equal((await people())[0]?.name, 'Anu Thomas')
})

test('failed logins are found under the account that they were about, as attempts of somebody', async (t) => {
  const { app, db, list, people } = await start(t)
  await signInAs(app, db, 'office')
  const guess = { email: 'office@example.com', password: 'not this one at all' }
  await send(app, calls.login, { payload: guess })
  await send(app, calls.login, { payload: { ...guess, email: 'nobody@example.com' } })
  const office = (await people()).find(({ name }) => name === 'office@example.com')
  const found = await list({ by: office?.id ?? '', kind: 'login_failed' })
  assert.deepEqual(
    found.map((entry) => `${entry.by_name} ${sentenceOf(entry)}`),
    ['Somebody could not log in as office@example.com'],
  )
  const owner = (await people()).find(({ name }) => name === 'owner@example.com')
  assert.deepEqual(await list({ by: owner?.id ?? '', kind: 'login_failed' }), [])
})

test('somebody who never got in can be chosen by the attempts to log in', async (t) => {
  const { app, db, headers, people } = await start(t)
  const payload = { email: 'late@example.com', password }
  await send(app, calls.signup, { payload })
  await db.updateTable('accounts').set({ status: 'active' }).where('email', '=', payload.email).execute()
  await send(app, calls.login, { payload: { ...payload, password: 'not this one at all' } })
  assert.ok((await people()).some(({ name }) => name === payload.email))
  assert.equal((await send(app, calls.listDiaryPeople, { headers })).statusCode, 200)
})

test('visitors, the person concerned, the site and the server can be chosen where they occur', async (t) => {
  const { app, db, headers, list, people } = await start(t)
  const nobody = async () => (await people()).filter(({ id }) => id.length < 36)
  const before = new Set((await nobody()).map(({ id }) => id))
  assert.equal(before.has('site') || before.has('server') || before.has('person'), false)
  const told = { kind: 'changed', subject: 'site', action: 'time_confirmed' } as const
  for (const actor of [
    { ...visitor, device: '' },
    theSite,
    theServer,
    { id: null, name: 'The person concerned', device: '' },
  ])
    await writeDiary(db, { actor, now: new Date() }, told)
  assert.deepEqual(await nobody(), [
    { id: 'visitor', name: 'Visitor' },
    { id: 'person', name: 'The person concerned' },
    { id: 'site', name: 'The site' },
    { id: 'server', name: 'Somebody at the server' },
  ])
  for (const { id, name } of await nobody())
    assert.deepEqual(valuesOf(await list({ by: id, subject: 'site' }), 'by_name'), [name])
  assert.equal((await send(app, calls.listDiary, { headers, query: { by: 'nobody' } })).statusCode, 400)
})

test('the device is searched too', async (t) => {
  const { app, headers, list } = await start(t)
  const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile' }
  await send(app, calls.createJob, { headers: { ...headers, ...agent }, payload: mason })
  const found = await list({ search: 'android' })
  assert.deepEqual(found.map(sentenceOf), ['added the job Mason'])
})

async function start(t: TestContext) {
  const { app, db, headers } = await createOwnedApp(t)
  const list = async (query: Record<string, string> = {}): Promise<DiaryEntry[]> =>
    (await send(app, calls.listDiary, { headers, query })).json()
  const people = async (): Promise<{ id: string; name: string }[]> =>
    (await send(app, calls.listDiaryPeople, { headers })).json()
  return { app, db, headers, list, people }
}
