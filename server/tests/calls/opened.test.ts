// Applications and enquiries one after the other, several at once, and how many there are for each job.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createOwnedApp, send } from '../../testing/app.ts'
import { addJob, storeApplication } from '../../testing/applications.ts'

type Query = Record<string, string>
const nobody = '01900000-0000-7000-8000-000000000000'

async function createInbox(t: TestContext) {
  const { app, db, headers } = await createOwnedApp(t)
  const day = (i: number) => new Date(Date.UTC(2026, 10, i, 6)).toISOString()
  const ids = new Map<string, string>()
  const add = async (name: string, i: number, change = {}) =>
    ids.set(name, await storeApplication(db, { name, created_at: day(i), ...change }))
  return { app, db, headers, add, ids, idOf: (name: string) => ids.get(name) ?? '' }
}

test('next and previous follow the order and the filter of the list, also once the record has left it', async (t) => {
  const { app, headers, add, ids, idOf } = await createInbox(t)
  // Two came at the same moment, and two have the same name.
  await add('Biju', 1)
  await add('asha', 2)
  await add('Chitra', 2)
  await add('Deepa', 3, { status: 'hired' })
  await add('Elsy', 4)
  await add('Spam', 4, { spam: true })
  const list = async (query: Query): Promise<string[]> =>
    (await send(app, calls.listApplications, { headers, query })).json().map(({ id }: { id: string }) => id)
  const beside = async (id: string, query: Query) => {
    const answer = await send(app, calls.getApplicationNeighbours, { headers, param: id, query })
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json()
  }
  for (const query of [
    {},
    { sort: 'oldest' },
    { sort: 'name' },
    { sort: 'job' },
    { status: 'new' },
    { search: 'a', sort: 'name' },
    { spam: 'true' },
  ] as Query[]) {
    const shown = await list(query)
    for (const [i, id] of shown.entries())
      assert.deepEqual(
        await beside(id, query),
        { previous: shown[i - 1] ?? null, next: shown[i + 1] ?? null, left: shown.length - i - 1 },
        JSON.stringify([query, i]),
      )
  }
  const all = await list({})
  const gone = all[2] ?? ''
  await send(app, calls.updateApplication, { param: gone, headers, payload: { status: 'rejected' } })
  const { previous, next } = await beside(gone, { status: 'new' })
  const at = (id: string) => all.indexOf(id)
  assert.ok(at(previous) < 2 && at(next) === 3)
  assert.deepEqual(await beside(idOf('Deepa'), { status: 'new' }), {
    previous: idOf('Elsy'),
    next: all.filter((id) => id !== gone && id !== idOf('Deepa'))[1],
    left: ids.size - 4,
  })
  assert.deepEqual(await beside(nobody, {}), { previous: null, next: null, left: 0 })
})

test('enquiries follow each other too, those without a day to call come last', async (t) => {
  const { app, db, headers } = await createInbox(t)
  for (const name of ['Asha', 'Biju', 'Chitra'])
    await send(app, calls.createEnquiry, { payload: { name, phone: '9847012345', message: 'A house' } })
  const { id } = await db
    .selectFrom('enquiries')
    .select('id')
    .where('name', '=', 'Chitra')
    .executeTakeFirstOrThrow()
  await send(app, calls.updateEnquiry, { param: id, headers, payload: { follow_up_on: '2026-12-01' } })
  const query = { sort: 'follow_up' }
  const shown: string[] = (await send(app, calls.listEnquiries, { headers, query }))
    .json()
    .map((one: { id: string }) => one.id)
  assert.equal(shown[0], id)
  for (const [i, param] of shown.entries())
    assert.deepEqual((await send(app, calls.getEnquiryNeighbours, { headers, param, query })).json(), {
      previous: shown[i - 1] ?? null,
      next: shown[i + 1] ?? null,
      left: 2 - i,
    })
})

test('several applications change in one go, each with its own entry in the diary, and back again', async (t) => {
  const { app, db, headers, add, idOf } = await createInbox(t)
  await add('Asha', 1)
  await add('Biju', 2, { status: 'shortlisted' })
  await add('Chitra', 3)
  const [asha, biju] = [idOf('Asha'), idOf('Biju')]
  const change = (changes: unknown) => send(app, calls.updateApplications, { headers, payload: { changes } })
  const stored = async () =>
    (await db.selectFrom('applications').select(['status', 'spam']).orderBy('created_at').execute()).map(
      ({ status, spam }) => `${status}${spam ? ' spam' : ''}`,
    )
  const both = [asha, biju].map((id) => ({ id, status: 'rejected' }))
  assert.equal(
    (await change([...both, { id: nobody, status: 'rejected' }])).json().message,
    '2 applications updated',
  )
  assert.deepEqual(await stored(), ['rejected', 'rejected', 'new'])
  const told = await db.selectFrom('diary').select('record_id').where('kind', '=', 'changed').execute()
  assert.deepEqual(new Set(told.map(({ record_id }) => record_id)), new Set([asha, biju]))
  await change([
    { id: asha, status: 'new', spam: true },
    { id: biju, status: 'shortlisted' },
  ])
  assert.deepEqual(await stored(), ['new spam', 'shortlisted', 'new'])

  const missing = await change([{ id: nobody, status: 'new' }])
  assert.deepEqual([missing.statusCode, missing.json().message], [404, 'This application was not found'])
  for (const wrong of [
    [],
    [{ id: asha, status: 'king' }],
    [{ status: 'new' }],
    Array(201).fill(both[0]),
    'all',
  ])
    assert.equal((await change(wrong)).statusCode, 400)
  const some = [
    { id: asha, status: 'hired' },
    { id: biju, status: 'king' },
  ]
  assert.equal((await change(some)).statusCode, 400)
  assert.deepEqual(await stored(), ['new spam', 'shortlisted', 'new'])
})

test('applicants are counted by job, without spam', async (t) => {
  const { app, db, headers, add } = await createInbox(t)
  const [mason, engineer] = [await addJob(db, { title: 'Mason' }), await addJob(db)]
  await addJob(db, { title: 'Nobody wants it' })
  await add('Asha', 1, { job_id: mason })
  await add('Biju', 2, { job_id: mason, status: 'hired' })
  await add('Chitra', 3, { job_id: engineer })
  await add('Buy now', 3, { job_id: engineer, spam: true })
  await add('Of a job that is gone', 3)
  const counts: { id: string }[] = (await send(app, calls.countApplicants, { headers })).json()
  assert.deepEqual(
    counts.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    [
      { id: mason, applicants: 2, unread: 1 },
      { id: engineer, applicants: 1, unread: 1 },
    ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
})
