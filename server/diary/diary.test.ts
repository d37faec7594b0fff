import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { DiaryEntry } from '#contract/access/diary.ts'
import { sentenceOf } from '#contract/access/diary-words.ts'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { newId } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { theServer, theSite, visitor, writeDiary } from '../db/diary.ts'
import type { Tables } from '../db/tables.ts'
import { createOutbox } from '../mail/delivery.ts'
import { eraseExpired } from '../submissions/retention.ts'
import { createOwnedApp, send, signInAs } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { storeProject } from '../testing/images.ts'
import { valuesOf } from '../testing/values.ts'

const dayMs = 86_400_000
const password = 'a long enough secret'
const mason = { title: 'Mason', description: 'Stone walls.', type: 'Full-time', experience: '2 years' }

test('an owner reads who did what, the newest first, by person, kind and subject', async (t) => {
  const { app, headers, list } = await start(t)
  const { id } = (await send(app, calls.createJob, { headers, payload: mason })).json()
  await send(app, calls.updateJob, {
    headers,
    param: id,
    payload: { ...mason, title: 'Head mason', version: 1 },
  })
  const payload = { name: 'Binu', review: 'Dry roof.', rating: 5 }
  await send(app, calls.createReview, { headers, payload })
  assert.deepEqual((await list()).map(sentenceOf).slice(0, 3), [
    'added the review by Binu',
    'changed the job Head mason: title',
    'added the job Mason',
  ])
  assert.deepEqual((await list({ subject: 'job', kind: 'changed' })).length, 1)
  assert.deepEqual((await list({ search: 'HEAD MASON' })).length, 1)
  assert.deepEqual((await list({ search: '%' })).length, 0)
  const page = await send(app, calls.listDiary, { headers, query: { limit: '1', offset: '1' } })
  assert.equal(page.json().length, 1)
  assert.ok(Number(page.headers['x-total-count']) >= 3)
  const [owner] = (await send(app, calls.listDiaryPeople, { headers })).json()
  assert.equal(owner.name, 'owner@example.com')
  assert.ok((await list({ by: owner.id, subject: 'job' })).length === 2)
  assert.deepEqual(await list({ by: newId() }), [])
  const wrong = await send(app, calls.listDiary, { headers, query: { kind: 'nonsense' } })
  assert.equal(wrong.statusCode, 400)
})

test('an applicant is found by name while the application exists, and not after it is erased', async (t) => {
  const { app, db, headers, list } = await start(t)
  await apply(app, { ...asha, job_id: await addJob(db) })
  const { id } = await db.selectFrom('applications').select('id').executeTakeFirstOrThrow()
  await send(app, calls.updateApplication, { headers, param: id, payload: { status: 'hired' } })
  const [found] = await list({ search: 'menon' })
  assert.ok(found)
  assert.equal(sentenceOf(found), 'changed the application of Asha Menon: status')
  await send(app, calls.deleteApplication, { headers, param: id })
  assert.deepEqual(await list({ search: 'menon' }), [])
  assert.deepEqual((await list({ subject: 'application' })).map(sentenceOf), [
    'erased an application',
    'changed an application that is gone by now: status',
  ])
})

test('what is deleted for good leaves no name of a client', async (t) => {
  const { app, db, headers, list } = await start(t)
  const payload = { name: 'Binu Thomas', review: 'Dry roof.', rating: 5 }
  const { id } = (await send(app, calls.createReview, { headers, payload })).json()
  await send(app, calls.updateReview, { headers, param: id, payload: { ...payload, name: 'Binu T' } })
  const { id: villa } = await storeProject(db, { client: 'Dr Susan' })
  await send(app, calls.showProject, { headers, param: villa, payload: { shown: false } })
  await send(app, calls.deleteProject, { headers, param: villa })
  assert.deepEqual((await list()).map(sentenceOf).slice(0, 4), [
    'deleted the project Dr Susan, Aluva',
    'changed the project Dr Susan, Aluva: show on the site',
    'changed the review by Binu T: name',
    'added the review by Binu T',
  ])
  assert.equal((await list({ search: 'binu' })).length, 2)
  await send(app, calls.deleteReview, { headers, param: id })
  for (const param of [id, villa]) await send(app, calls.deleteTrashed, { headers, param })
  assert.equal((await list())[0]?.action, 'deleted_for_good')
  assert.equal((await list({ search: 'binu' })).length, 0)
  const stored = await db.selectFrom('diary').selectAll().execute()
  assert.doesNotMatch(JSON.stringify([stored, await list()]), /Binu|Thomas|Susan/)
})

test('the file has what the filter found, and is an entry itself', async (t) => {
  const { app, headers, list } = await start(t)
  await send(app, calls.createJob, { headers, payload: { ...mason, title: '=1+1' } })
  await send(app, calls.createReview, { headers, payload: { name: 'Binu', review: 'Dry.', rating: 5 } })
  const [{ id }] = (await send(app, calls.listJobs, { headers })).json()
  await send(app, calls.openJob, { headers, param: id, payload: { open: false } })
  const file = await send(app, calls.exportDiary, { headers, query: { subject: 'job' } })
  assert.match(file.headers['content-type'] ?? '', /^text\/csv/)
  const lines = file.body.trim().split('\r\n')
  assert.equal(lines.length, 3)
  assert.match(lines[1] ?? '', /"changed the job =1\+1: open","open: yes → no"$/)
  assert.match(lines[2] ?? '', /"owner@example.com".*"Added","added the job =1\+1"/)
  const [entry] = await list()
  assert.equal(entry && sentenceOf(entry), 'exported the diary')
})

test('the database refuses to change an entry, or to remove one within a year', async (t) => {
  const { app, db, headers } = await start(t)
  await send(app, calls.createJob, { headers, payload: mason })
  const count = async () => (await db.selectFrom('diary').select('id').execute()).length
  const before = await count()
  await assert.rejects(db.updateTable('diary').set({ by_name: 'Somebody' }).execute(), /cannot be changed/)
  await assert.rejects(db.deleteFrom('diary').execute(), /cannot be changed/)
  await assert.rejects(sql`delete from diary where kind = 'created'`.execute(db), /cannot be changed/)
  assert.equal(await count(), before)
})

test('an entry goes by itself after a year, and not a day before', async (t) => {
  const { db, dataDir } = await start(t)
  const now = Date.now()
  const old = [364, 366, 800].map((days) => entryOf({ at: new Date(now - days * dayMs).toISOString() }))
  await db.insertInto('diary').values(old).execute()
  // A clock that is wrong by years takes nothing more with it.
  for (const at of [now, now + 3 * 365 * dayMs]) {
    const retention = { db, outbox: createOutbox(dataDir), company: async () => company, records: [] }
    await eraseExpired(retention, new Date(at))
    const left = await db.selectFrom('diary').select('id').where('title', '=', 'old').execute()
    assert.deepEqual(valuesOf(left, 'id'), [old[0]?.id])
  }
})

test('very long texts are cut', async (t) => {
  const { db } = await start(t)
  const actor = { id: null, name: 'Visitor', device: '' }
  const changes = [{ field: 'text', before: 'a'.repeat(50_000), after: '' }]
  await db
    .transaction()
    .execute((tx) =>
      writeDiary(
        tx,
        { actor, now: new Date() },
        { kind: 'changed', subject: 'page', title: 'Home', changes },
      ),
    )
  const row = await findEntry(db, 'Home')
  assert.ok(row.changes.length < 3_000)
})

// Whoever did something is found, by account and address, and whoever did it without an account too.

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

const findEntry = (db: Db, title: string) =>
  db.selectFrom('diary').selectAll().where('title', '=', title).executeTakeFirstOrThrow()

const entryOf = (change: Partial<Tables['diary']>): Tables['diary'] => ({
  ...{ id: newId(), at: '', by_id: null, by_name: 'Visitor', device: '', kind: 'changed', subject: 'site' },
  ...{ record_id: null, title: 'old', action: '', facts: '{}', note: '', changes: '[]' },
  ...change,
})

async function start(t: TestContext) {
  const { app, db, dataDir, headers } = await createOwnedApp(t)
  const list = async (query: Record<string, string> = {}): Promise<DiaryEntry[]> =>
    (await send(app, calls.listDiary, { headers, query })).json()
  const people = async (): Promise<{ id: string; name: string }[]> =>
    (await send(app, calls.listDiaryPeople, { headers })).json()
  return { app, db, dataDir, headers, list, people }
}
