// Every change is in the total of the next list.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { anyTable } from '../db/any-table.ts'
import { eraseExpired, expiringSubmissions } from '../submissions/retention.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { submissionKinds } from '../testing/records.ts'

const enquiry = { name: 'Asha', phone: '9847012345', message: 'A house in Aluva' }
const longAgo = new Date(Date.now() - (company.retentionDays + 1) * 86_400_000)
const lastWeek = new Date(Date.now() - 7 * 86_400_000)

for (const { kind, submit, status, ...own } of submissionKinds)
  test(`the number of ${kind} is right after every change`, async (t) => {
    const { app, db, headers, counts, ids, setNow, erase } = await createSite(t)
    const searches = [{ search: 'menon' }, { search: 'reference' }]
    const count = () => counts(own.list, [{}, { status: 'new' }, { status }, { spam: 'true' }, ...searches])
    const change = (param: string, payload: object) => send(app, own.update, { param, headers, payload })
    await setNow(lastWeek)
    assert.deepEqual(await count(), [0, 0, 0, 0, 0, 0])
    for (const name of [
      'Asha Menon',
      'Biju Menon',
      'Clara Nair',
      'Deepa Nair',
      'Elsy Menon',
      'Fathima Menon',
    ])
      await submit(app, db, { name })
    await submit(app, db, { name: 'Buy now', website: 'x' })
    await setNow(new Date())
    assert.deepEqual(await count(), [6, 6, 0, 1, 4, 0])

    const [fathima = '', elsy = '', deepa = '', clara = ''] = await ids(own.list)
    await change(fathima, { status })
    assert.deepEqual(await count(), [6, 5, 1, 1, 4, 0])
    for (const param of [deepa, clara])
      await send(app, own.note, { param, headers, payload: { text: 'a reference' } })
    assert.deepEqual(await count(), [6, 5, 1, 1, 4, 2])
    await change(elsy, { spam: true })
    assert.deepEqual(await count(), [5, 4, 1, 2, 3, 2])
    await change(elsy, { spam: false })
    assert.deepEqual(await count(), [6, 5, 1, 1, 4, 2])
    await send(app, own.erase, { param: deepa, headers })
    assert.deepEqual(await count(), [5, 4, 1, 1, 4, 1])
    await send(app, calls.erasePerson, { headers, payload: { ids: [clara] } })
    assert.deepEqual(await count(), [4, 3, 1, 1, 4, 0])

    const { id: job } = (await db.selectFrom('jobs').select('id').executeTakeFirst()) ?? {}
    if (job) {
      const ofJob = () => counts(own.list, [{ job_id: job }])
      assert.deepEqual(await ofJob(), [4])
      await send(app, calls.deleteJob, { param: job, headers })
      assert.deepEqual([await ofJob(), await count()], [[0], [4, 3, 1, 1, 4, 0]])
    }
    const old = { created_at: longAgo.toISOString(), ...(job && { job_closed_at: longAgo.toISOString() }) }
    await anyTable<{ id: string; created_at: string }>(db)
      .updateTable(kind)
      .set(old)
      .where('id', '<', fathima)
      .execute()
    await erase()
    assert.deepEqual(await count(), [1, 0, 1, 1, 1, 0])
  })

test('the dashboard counts anew after every change', async (t) => {
  const { app, db, headers, ids } = await createSite(t)
  const job_id = await addJob(db)
  const summary = async () => {
    const { attention, counts, weeks } = (await send(app, calls.getSummary, { headers })).json()
    const { applications, enquiries } = weeks.at(-1)
    return [
      [counts.applications, attention.new_applications, applications],
      [counts.enquiries, attention.new_enquiries, enquiries],
    ]
  }
  const none = [0, 0, 0]
  assert.deepEqual(await summary(), [none, none])
  await apply(app, { ...asha, job_id })
  assert.deepEqual(await summary(), [[1, 1, 1], none])
  await send(app, calls.createEnquiry, { payload: enquiry })
  assert.deepEqual(await summary(), [
    [1, 1, 1],
    [1, 1, 1],
  ])
  const [application = ''] = await ids(calls.listApplications)
  const [question = ''] = await ids(calls.listEnquiries)
  const change = (payload: object) =>
    send(app, calls.updateApplication, { param: application, headers, payload })
  await change({ status: 'hired' })
  assert.deepEqual((await summary())[0], [1, 0, 1])
  await change({ spam: true })
  assert.deepEqual((await summary())[0], none)
  await change({ spam: false })
  assert.deepEqual((await summary())[0], [1, 0, 1])
  await send(app, calls.deleteApplication, { param: application, headers })
  assert.deepEqual(await summary(), [none, [1, 1, 1]])
  await send(app, calls.deleteEnquiry, { param: question, headers })
  assert.deepEqual(await summary(), [none, none])
  await apply(app, { ...asha, job_id })
  assert.deepEqual(await summary(), [[1, 1, 1], none])
  await send(app, calls.erasePerson, { headers, payload: { ids: await ids(calls.listApplications) } })
  assert.deepEqual(await summary(), [none, none])
})

async function createSite(t: TestContext) {
  let now: Date | undefined
  const clock = () => now ?? new Date()
  const made = await createTestApp(t, { now: clock })
  const { app, db, files, outbox } = made
  const records = expiringSubmissions({ db, files, outbox })
  const headers = await signIn(app)
  const list = (call: Call, query: Record<string, string>) => send(app, call, { headers, query })
  return {
    ...made,
    headers,
    /** With a new session, since the one before may end. */
    setNow: async (time: Date) => {
      now = time
      Object.assign(headers, await signIn(app))
    },
    async counts(call: Call, questions: Record<string, string>[]) {
      const totals: number[] = []
      for (const question of questions) {
        totals.push(await count(question))
      }
      return totals

      async function count(question: Record<string, string>) {
        const answer = await list(call, { ...question, limit: '1', offset: '99' })
        return Number(answer.headers['x-total-count'])
      }
    },
    ids: async (call: Call) => (await list(call, {})).json().map(({ id }: { id: string }) => id) as string[],
    /** As the server does every day. */
    erase: () => eraseExpired({ db, outbox, company: async () => company, records }, clock()),
  }
}
