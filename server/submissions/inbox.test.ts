// What staff do with applications and enquiries.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { timeInIndia } from '#contract/days.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, cvFiles, mailsIn, newApplication } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { enquirer, submissionKinds } from '../testing/records.ts'
import { valuesOf } from '../testing/values.ts'

type Query = Record<string, string>

async function createInbox(t: TestContext, now?: () => Date) {
  const site = await createTestApp(t, { now })
  return { ...site, headers: await signIn(site.app) }
}

for (const { kind, one, submit, status, words, ...own } of submissionKinds) {
  test(`staff change status and the mark of spam of ${one}, each without the others`, async (t) => {
    const { app, db, headers } = await createInbox(t)
    await submit(app, db)
    const { id } = await db.selectFrom(kind).select('id').executeTakeFirstOrThrow()
    const change = (payload: object, param = id) => send(app, own.update, { param, headers, payload })
    assert.equal((await change({ status })).json().message, words.updated)
    await change({ spam: true })
    assert.equal((await change({})).statusCode, 200)
    const expected = { status, spam: true }
    assert.partialDeepStrictEqual((await send(app, own.get, { param: id, headers })).json(), expected)
    assert.equal((await change({ status: 'king' })).statusCode, 400)
    const answer = await change({}, '01900000-0000-7000-8000-000000000000')
    assert.deepEqual([answer.statusCode, answer.json().message], [404, words.notFound])
  })

  test(`${one} that is deleted takes its mails along, and no other`, async (t) => {
    const { app, db, headers } = await createInbox(t)
    for (const name of ['Asha', 'Biju']) await submit(app, db, { name })
    const [{ id: param }] = (await send(app, own.list, { headers })).json()
    const mails = await mailsIn(db)
    const answer = await send(app, own.erase, { param, headers })
    assert.deepEqual([answer.statusCode, answer.json().message], [200, words.deleted])
    for (const call of [own.get, own.update, own.erase])
      assert.equal((await send(app, call, { param, headers, payload: {} })).statusCode, 404)
    const others = mails.filter(({ about }) => about !== param)
    assert.deepEqual([await mailsIn(db), others.length], [others, mails.length / 2])
    assert.equal((await send(app, own.list, { headers })).json().length, 1)
  })
}

test('applications are found by their job and sorted by it', async (t) => {
  const { app, db, headers } = await createInbox(t)
  const [engineer, mason] = [await addJob(db), await addJob(db, { title: 'Mason' })]
  await apply(app, { ...asha, job_id: mason })
  await apply(app, { ...asha, name: 'Biju', job_id: engineer })
  const names = async (query: Query) =>
    (await send(app, calls.listApplications, { headers, query })).json().map(({ name }: Enquiry) => name)
  assert.deepEqual(await names({ sort: 'job' }), ['Asha Menon', 'Biju'])
  assert.deepEqual(await names({ job_id: mason }), ['Asha Menon'])
})

test('nobody deletes an enquiry, or the mail about it, by the call for applications', async (t) => {
  const { app, db, headers } = await createInbox(t)
  await send(app, calls.createEnquiry, { payload: enquirer })
  const { id: param } = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
  assert.equal((await send(app, calls.deleteApplication, { param, headers })).statusCode, 404)
  assert.equal((await send(app, calls.getEnquiry, { param, headers })).statusCode, 200)
  assert.equal((await mailsIn(db)).length, 1)
})

test('a deleted application takes its CV along', async (t) => {
  const { app, db, dataDir, headers } = await createInbox(t)
  await apply(app, { ...asha, job_id: await addJob(db) }, [pdfCv, 'cv.pdf'])
  const { id: param, cv } = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow()
  assert.equal((await send(app, calls.deleteApplication, { param, headers })).statusCode, 200)
  assert.deepEqual(await cvFiles(dataDir), [])
  assert.equal((await send(app, calls.openCv, { param: cv ?? '', headers })).statusCode, 404)
})

test('staff plan to call again: the list and the dashboard show who is due, in Indian days', async (t) => {
  // In India the 21st has begun.
  const { app, headers } = await createInbox(t, () => new Date('2026-11-20T18:31:00Z'))
  for (const name of ['Asha', 'Biju', 'Chitra', 'Deepa'])
    await send(app, calls.createEnquiry, { payload: { ...enquirer, name } })
  const found = async (query: Record<string, string> = {}): Promise<Enquiry[]> =>
    (await send(app, calls.listEnquiries, { headers, query })).json()
  const ids = new Map((await found()).map(({ id, name }) => [name, id]))
  const plan = (name: string, follow_up_on: unknown) =>
    send(app, calls.updateEnquiry, { param: ids.get(name) ?? '', headers, payload: { follow_up_on } })
  await plan('Asha', '2026-11-22')
  await plan('Biju', '2026-11-21')
  await plan('Chitra', '2026-11-02')
  for (const wrong of ['tomorrow', '2026-02-30', 7, '2026-11-21T10:00:00Z']) {
    const { statusCode, body } = await plan('Deepa', wrong)
    assert.deepEqual(
      [statusCode, /Please write the date like this: 2026-12-31/.test(body)],
      [400, true],
      body,
    )
  }

  const names = (list: Enquiry[]) => list.map(({ name }) => name)
  assert.deepEqual(names(await found({ follow_up: 'due', sort: 'follow_up' })), ['Chitra', 'Biju'])
  assert.deepEqual(names(await found({ follow_up: 'any', sort: 'follow_up' })), ['Chitra', 'Biju', 'Asha'])
  assert.deepEqual(names(await found({ sort: 'follow_up' })), ['Chitra', 'Biju', 'Asha', 'Deepa'])
  const dashboard = async () => (await send(app, calls.getSummary, { headers })).json()
  const { attention, follow_ups } = await dashboard()
  assert.equal(attention.due_follow_ups, 2)
  assert.deepEqual(follow_ups, [
    { id: ids.get('Chitra'), name: 'Chitra', follow_up_on: '2026-11-02' },
    { id: ids.get('Biju'), name: 'Biju', follow_up_on: '2026-11-21' },
    { id: ids.get('Asha'), name: 'Asha', follow_up_on: '2026-11-22' },
  ])
  assert.deepEqual((await send(app, calls.getAttention, { headers })).json(), attention)

  for (const nothing of ['', null]) {
    await plan('Chitra', '2026-11-02')
    await plan('Chitra', nothing)
    assert.equal((await dashboard()).attention.due_follow_ups, 1)
  }
  await send(app, calls.updateEnquiry, { param: ids.get('Biju') ?? '', headers, payload: { spam: true } })
  assert.deepEqual(valuesOf((await dashboard()).follow_ups, 'name'), ['Asha'])
})

const applicationHead = [
  'Received',
  'Job',
  'Name',
  'Email',
  'WhatsApp',
  'Address',
  'Qualification',
  'Experience',
]
const enquiryHead = [
  'Received',
  'Name',
  'Phone',
  'Wants to build',
  'Message',
  'Came from',
  'Status',
  'Follow-up',
]
const exports = {
  applications: {
    head: [...applicationHead, 'CV', 'Status', 'Interview'],
    typed: { address: '@SUM(A1)', qualification: ' -2+3', experience: 'a, "b"; c' },
    cells: `"Site engineer","'=HYPERLINK(""http://x"")","asha@example.com","'+91 98470 12345","'@SUM(A1)","'-2+3","a, ""b""; c","","interviewed",""`,
    change: {},
  },
  enquiries: {
    head: [...enquiryHead, 'Heard of us', 'Why', 'Noted by hand'],
    typed: { plan: 'a, "b"', message: '@SUM(A1)' },
    cells: `"'=HYPERLINK(""http://x"")","'+91 98470 12345","a, ""b""","'@SUM(A1)","Full construction contracts","Answered","2026-12-01","Family or friends","Price","No"`,
    change: { follow_up_on: '2026-12-01', came_from: 'recommended', why: 'Price' },
  },
}

for (const { kind, submit, status, ...own } of submissionKinds) {
  const { head, typed, cells, change } = exports[kind]
  test(`the export of ${kind} has what the list shows, as text whatever somebody has typed`, async (t) => {
    const { app, db, headers } = await createInbox(t)
    await submit(app, db, { ...typed, name: '=HYPERLINK("http://x")' })
    await submit(app, db, { name: 'Biju' })
    await submit(app, db, { name: 'Hidden', website: 'x' })
    const [{ id: param, created_at }] = (
      await send(app, own.list, { headers, query: { sort: 'oldest' } })
    ).json()
    const payload = { status, ...change }
    await send(app, own.update, { param, headers, payload })
    for (const text of ['Call', '=1+1']) await send(app, own.note, { param, headers, payload: { text } })
    const lines = async (query: Query) => {
      const answer = await send(app, own.export, { headers, query })
      assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8')
      assert.equal(answer.headers['content-disposition'], `attachment; filename="${kind}.csv"`)
      return answer.body.split('\r\n')
    }
    const [first, row, second, ...rest] = await lines({ sort: 'oldest' })
    assert.equal(first, `\ufeff${[...head, 'Notes'].map((name) => `"${name}"`).join(',')}`)
    assert.equal(row, `"${timeInIndia(new Date(created_at))}",${cells},"Call\n=1+1"`)
    assert.match(second ?? '', /"Biju"/)
    assert.deepEqual(rest, [''])
    assert.deepEqual(await lines({ status }), [first, row, ''])
    assert.deepEqual(await lines({ search: 'biju' }), [first, second, ''])
  })
}

test('the export has the time in India', () => {
  assert.equal(timeInIndia(new Date('2026-12-31T19:00:00Z')), '2027-01-01 00:30')
})

test('a long archive is exported whole and in its order', async (t) => {
  const { app, db, headers } = await createInbox(t)
  const written = Array.from({ length: 1_101 }, (_, i) => `Applicant ${String(i).padStart(4, '0')}`)
  const rows = written.map((name) => newApplication({ name }))
  for (let i = 0; i < rows.length; i += 100)
    await db
      .insertInto('applications')
      .values(rows.slice(i, i + 100))
      .execute()
  const exported = async (sort: string) => {
    const { body } = await send(app, calls.exportApplications, { headers, query: { sort } })
    return [...body.matchAll(/"(Applicant \d+)"/g)].map(([, name]) => name)
  }
  assert.deepEqual(await exported('name'), written)
  assert.deepEqual(await exported('newest'), written.toReversed())
})

test('an export that cannot be read is refused with a sentence, not begun', async (t) => {
  const { app, db, headers } = await createInbox(t)
  await db.schema.alterTable('applications').renameTo('away').execute()
  const answer = await send(app, calls.exportApplications, { headers })
  assert.deepEqual([answer.statusCode, answer.json().code], [500, 'internal'])
})

test('asking for the head of an export writes no entry that says somebody has exported it', async (t) => {
  const { app, db, headers } = await createInbox(t)
  const entries = () => db.selectFrom('diary').select('id').where('kind', '=', 'exported').execute()
  for (const { path: url } of [calls.exportApplications, calls.exportEnquiries, calls.exportDiary]) {
    assert.equal((await app.inject({ method: 'HEAD', url, headers })).statusCode, 200)
    assert.deepEqual(await entries(), [], url)
  }
  await send(app, calls.exportDiary, { headers })
  assert.equal((await entries()).length, 1)
})
