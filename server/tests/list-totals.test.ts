// Every change is in the total of the next list.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { company } from '#site'
import { eraseExpired, expiringSubmissions } from '../submissions/retention.ts'
import type { Row } from '../submissions/store.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, storeApplication } from '../testing/applications.ts'

const enquiry = { name: 'Asha', phone: '9847012345', message: 'A house in Aluva' }
const longAgo = new Date(Date.now() - (company.retentionDays + 1) * 86_400_000)
const lastWeek = new Date(Date.now() - 7 * 86_400_000)

test('the number of applications is right after every change', async (t) => {
  const { app, db, headers, counts, add, ids, setNow, erase } = await createSite(t)
  const job_id = await addJob(db)
  const other = await addJob(db, { title: 'Mason' })
  const count = () =>
    counts(calls.listApplications, [
      {},
      { status: 'new' },
      { status: 'hired' },
      { spam: 'true' },
      { job_id },
      { search: 'menon' },
      { search: 'reference' },
    ])
  const change = (id: string, payload: object) =>
    send(app, calls.updateApplication, { param: id, headers, payload })
  await setNow(lastWeek)
  assert.deepEqual(await count(), [0, 0, 0, 0, 0, 0, 0])

  for (const name of ['Asha Menon', 'Biju Menon', 'Clara Nair', 'Deepa Nair'])
    await apply(app, { ...asha, name, job_id })
  assert.deepEqual(await count(), [4, 4, 0, 0, 4, 2, 0])
  await apply(app, { ...asha, name: 'Elsy Menon', job_id: other })
  assert.deepEqual(await count(), [5, 5, 0, 0, 4, 3, 0])
  await apply(app, { ...asha, name: 'Buy now', job_id, website: 'x' })
  assert.deepEqual(await count(), [5, 5, 0, 1, 4, 3, 0])
  await setNow(new Date())
  assert.deepEqual(await count(), [5, 5, 0, 1, 4, 3, 0])

  const [elsy = '', deepa = '', clara = '', biju = ''] = await ids(calls.listApplications)
  await change(elsy, { status: 'hired' })
  for (const [param, text] of [
    [deepa, 'came with a reference'],
    [clara, 'no reference'],
  ])
    await send(app, calls.addApplicationNote, { param, headers, payload: { text } })
  assert.deepEqual(await count(), [5, 4, 1, 1, 4, 3, 2])
  await change(biju, { spam: true })
  assert.deepEqual(await count(), [4, 3, 1, 2, 3, 2, 2])
  await change(biju, { spam: false })
  assert.deepEqual(await count(), [5, 4, 1, 1, 4, 3, 2])
  await send(app, calls.deleteApplication, { param: deepa, headers })
  assert.deepEqual(await count(), [4, 3, 1, 1, 3, 3, 1])
  await send(app, calls.erasePerson, { headers, payload: { ids: [clara] } })
  assert.deepEqual(await count(), [3, 2, 1, 1, 2, 3, 0])
  await send(app, calls.deleteJob, { param: job_id, headers })
  assert.deepEqual(await count(), [3, 2, 1, 1, 0, 3, 0])

  await add('Fathima Menon', { created_at: longAgo.toISOString() })
  await erase()
  assert.deepEqual(await count(), [3, 2, 1, 1, 0, 3, 0])
})

test('the number of enquiries is right after every change', async (t) => {
  const { app, headers, counts, ids, setNow, erase } = await createSite(t)
  const count = () =>
    counts(calls.listEnquiries, [
      {},
      { status: 'new' },
      { spam: 'true' },
      { search: 'aluva' },
      { search: 'reference' },
    ])
  const ask = (name: string, change = {}) =>
    send(app, calls.createEnquiry, { payload: { ...enquiry, name, ...change } })
  const change = (id: string, payload: object) =>
    send(app, calls.updateEnquiry, { param: id, headers, payload })
  await setNow(longAgo)
  assert.deepEqual(await count(), [0, 0, 0, 0, 0])
  for (const name of ['Asha', 'Biju', 'Clara']) await ask(name)
  await setNow(lastWeek)
  for (const name of ['Deepa', 'Elsy', 'Fathima', 'Gopal', 'Hari']) await ask(name)
  await ask('Buy now', { website: 'x' })
  await setNow(new Date())
  assert.deepEqual(await count(), [8, 8, 1, 8, 0])
  const [hari = '', gopal = '', fathima = '', elsy = ''] = await ids(calls.listEnquiries)
  await change(hari, { status: 'answered' })
  assert.deepEqual(await count(), [8, 7, 1, 8, 0])
  await send(app, calls.addEnquiryNote, { param: hari, headers, payload: { text: 'a reference' } })
  assert.deepEqual(await count(), [8, 7, 1, 8, 1])
  await change(gopal, { spam: true })
  assert.deepEqual(await count(), [7, 6, 2, 7, 1])
  await send(app, calls.deleteEnquiry, { param: fathima, headers })
  assert.deepEqual(await count(), [6, 5, 2, 6, 1])
  await send(app, calls.erasePerson, { headers, payload: { ids: [elsy] } })
  assert.deepEqual(await count(), [5, 4, 2, 5, 1])
  await erase()
  assert.deepEqual(await count(), [2, 1, 2, 2, 1])
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

test('the last page, and one beyond the end, tell the same total', async (t) => {
  const { app, db, headers, add } = await createSite(t)
  for (const name of ['Asha', 'Biju', 'Clara']) await add(name, {})
  const names = (limit: string, offset: string) => page(limit, offset).then(({ items }) => items)
  async function page(limit: string, offset: string) {
    const answer = await send(app, calls.listApplications, { headers, query: { limit, offset } })
    return {
      items: answer.json().map(({ name }: { name: string }) => name),
      total: Number(answer.headers['x-total-count']),
    }
  }
  assert.deepEqual(await page('2', '0'), { items: ['Clara', 'Biju'], total: 3 })
  assert.deepEqual(await page('2', '2'), { items: ['Asha'], total: 3 })
  assert.deepEqual(await page('2', '4'), { items: [], total: 3 })
  assert.deepEqual(await page('3', '0'), { items: ['Clara', 'Biju', 'Asha'], total: 3 })
  await db.deleteFrom('applications').execute()
  assert.deepEqual(await names('2', '0'), [])
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
    /** Past the server. */
    add: (name: string, change: Partial<Row<'applications'>>) =>
      storeApplication(db, { ...asha, name, ...change }),
    /** As the server does every day. */
    erase: () => eraseExpired({ db, outbox, company: async () => company, records }, clock()),
  }
}
