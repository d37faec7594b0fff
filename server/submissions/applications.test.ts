import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Application } from '#contract/applications.ts'
import { calls } from '#contract/calls.ts'
import { timeInIndia } from '#contract/days.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, cvFiles, mailsIn, newApplication } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'

const names = (answer: { json: () => Application[] }) => answer.json().map((one) => one.name)

test('a visitor cannot read, change, export or delete applications', async (t) => {
  const { app, db } = await createTestApp(t)
  await apply(app, { ...asha, job_id: await addJob(db) })
  const { id } = await db.selectFrom('applications').select('id').executeTakeFirstOrThrow()
  for (const call of [
    calls.listApplications,
    calls.getApplication,
    calls.updateApplication,
    calls.exportApplications,
    calls.deleteApplication,
  ])
    assert.equal((await send(app, call, { param: id, payload: {} })).statusCode, 401)
})

test('applications come in pages, found by text, job and status, in the order that was asked for', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const [engineer, mason] = [await addJob(db), await addJob(db, { title: 'Mason' })]
  await apply(app, { ...asha, job_id: engineer })
  await apply(app, { ...asha, name: 'biju', job_id: mason })
  await apply(app, { ...asha, name: 'Chitra', qualification: 'Diploma 100%', job_id: mason })
  const list = (query: Record<string, string>) => send(app, calls.listApplications, { headers, query })

  assert.deepEqual(names(await list({})), ['Chitra', 'biju', 'Asha Menon'])
  assert.deepEqual(names(await list({ sort: 'name' })), ['Asha Menon', 'biju', 'Chitra'])
  assert.deepEqual(names(await list({ sort: 'job' })), ['Chitra', 'biju', 'Asha Menon'])
  assert.deepEqual(names(await list({ job_id: mason })), ['Chitra', 'biju'])
  assert.deepEqual(names(await list({ search: 'diploma 100%' })), ['Chitra'])
  assert.deepEqual(names(await list({ search: '%' })), ['Chitra'])
  const page = await list({ limit: '1', offset: '2' })
  assert.deepEqual([names(page), page.headers['x-total-count']], [['Asha Menon'], '3'])

  const [{ id }] = (await list({ search: 'biju' })).json()
  await send(app, calls.updateApplication, { param: id, headers, payload: { status: 'shortlisted' } })
  assert.deepEqual(names(await list({ status: 'shortlisted' })), ['biju'])
  assert.equal((await list({ status: 'forgotten' })).statusCode, 400)
})

test('staff change status, notes and the mark of spam, each without the others', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  await apply(app, { ...asha, job_id: await addJob(db) })
  const { id } = await db.selectFrom('applications').select('id').executeTakeFirstOrThrow()
  const change = (payload: object) => send(app, calls.updateApplication, { param: id, headers, payload })

  assert.equal(
    (await change({ notes: 'Call on Monday', notes_from: '' })).json().message,
    'Application updated',
  )
  await change({ status: 'interviewed' })
  await change({ spam: true })
  assert.equal((await change({})).statusCode, 200)
  const [stored] = (await send(app, calls.listApplications, { headers, query: { spam: 'true' } })).json()
  assert.partialDeepStrictEqual(stored, { notes: 'Call on Monday', status: 'interviewed', spam: true })
  assert.equal((await change({ status: 'king' })).statusCode, 400)
  const unknown = '01900000-0000-7000-8000-000000000000'
  const answer = await send(app, calls.updateApplication, { param: unknown, headers, payload: {} })
  assert.deepEqual([answer.statusCode, answer.json().message], [404, 'This application was not found'])
})

test('notes that started from older ones are refused', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  await apply(app, { ...asha, job_id: await addJob(db) })
  const { id: param } = await db.selectFrom('applications').select('id').executeTakeFirstOrThrow()
  const change = async (payload: object) =>
    (await send(app, calls.updateApplication, { param, headers, payload })).statusCode
  const stored = async () => (await send(app, calls.getApplication, { param, headers })).json().notes
  assert.equal(await change({ notes: 'Call on Monday', notes_from: '' }), 200)
  assert.equal(await change({ notes: 'Call on Friday', notes_from: '' }), 409)
  assert.equal(await stored(), 'Call on Monday')
  assert.equal(await change({ notes: 'Call on Friday', notes_from: 'Call on Monday' }), 200)
  assert.equal(await stored(), 'Call on Friday')
})

test('an application outlives its job, with the title the job had', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const job_id = await addJob(db)
  await apply(app, { ...asha, job_id })
  await send(app, calls.deleteJob, { param: job_id, headers })
  const [stored] = (await send(app, calls.listApplications, { headers })).json()
  assert.partialDeepStrictEqual(stored, { job_id: null, job_title: 'Site engineer' })
})

test('a deleted application takes its CV and its mails along', async (t) => {
  const { app, db, dataDir } = await createTestApp(t)
  const headers = await signIn(app)
  await apply(app, { ...asha, job_id: await addJob(db) }, [pdfCv, 'cv.pdf'])
  const { id: param, cv } = await db.selectFrom('applications').selectAll().executeTakeFirstOrThrow()
  assert.equal((await mailsIn(db)).length, 2)
  const answer = await send(app, calls.deleteApplication, { param, headers })
  assert.deepEqual([answer.statusCode, answer.json().message], [200, 'Application deleted'])
  assert.deepEqual(await cvFiles(dataDir), [])
  assert.deepEqual(await mailsIn(db), [])
  assert.equal((await send(app, calls.openCv, { param: cv ?? '', headers })).statusCode, 404)
  assert.equal((await send(app, calls.deleteApplication, { param, headers })).statusCode, 404)
})

test('the export opens in a spreadsheet as text, whatever an applicant has typed', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const job_id = await addJob(db)
  const typed = {
    name: '=HYPERLINK("http://x")',
    address: '@SUM(A1)',
    qualification: ' -2+3',
    experience: 'a, "b"; c',
  }
  await apply(app, { ...asha, ...typed, job_id })
  await apply(app, { ...asha, name: 'Hidden', job_id, website: 'x' })
  const answer = await send(app, calls.exportApplications, { headers })
  assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8')
  assert.equal(answer.headers['content-disposition'], 'attachment; filename="applications.csv"')
  const [head, ...rows] = answer.body.split('\r\n')
  assert.equal(
    head,
    '\ufeff"Received","Job","Name","Email","WhatsApp","Address","Qualification","Experience","CV","Status","Notes"',
  )
  const cells = [
    '"Site engineer"',
    `"'=HYPERLINK(""http://x"")"`,
    '"asha@example.com"',
    `"'+91 98470 12345"`,
    `"'@SUM(A1)"`,
    `"'-2+3"`,
    '"a, ""b""; c"',
  ]
  assert.equal(rows.length, 2)
  assert.ok(rows[0]?.includes(cells.join(',')), answer.body)
  const { created_at } = await db
    .selectFrom('applications')
    .select('created_at')
    .where('name', '=', typed.name)
    .executeTakeFirstOrThrow()
  assert.ok(rows[0]?.startsWith(`"${timeInIndia(new Date(created_at))}",`), answer.body)
  assert.equal(timeInIndia(new Date('2026-12-31T19:00:00Z')), '2027-01-01 00:30')
})

test('an export can be narrowed to one person', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const job_id = await addJob(db)
  await apply(app, { ...asha, job_id })
  await apply(app, { ...asha, name: 'Biju', email: 'biju@example.com', job_id })
  const answer = await send(app, calls.exportApplications, { headers, query: { search: 'biju@example.com' } })
  assert.equal(answer.body.split('\r\n').length, 3)
  assert.match(answer.body, /Biju/)
})

test('a long archive is exported whole and in its order', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
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
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  await db.schema.alterTable('applications').renameTo('away').execute()
  const answer = await send(app, calls.exportApplications, { headers })
  assert.deepEqual([answer.statusCode, answer.json().code], [500, 'internal'])
})
