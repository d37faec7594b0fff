// What only applications have: a job, a CV, the leave to keep them, a confirmation by mail.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { company } from '#site'
import { newId } from '../db/clock.ts'
import { createLocalFiles } from '../storage/files.ts'
import { createOwnedApp, createTestApp, send } from '../testing/app.ts'
import { addJob, apply, asha, cvFiles, formOf, mailsIn } from '../testing/applications.ts'
import { docCv, docxCv, pdfCv } from '../testing/cvs.ts'
import { newFolder } from '../testing/folder.ts'
import { renderer } from '../testing/renderer.ts'
import { valuesOf } from '../testing/values.ts'

const idempotency_key = 'made by the browser'

test('nobody can apply for a job that is closed, past its last day, deleted or made up', async (t) => {
  const { app, db, dataDir, headers } = await createOwnedApp(t)
  const closed = await addJob(db)
  await send(app, calls.openJob, { param: closed, headers, payload: { open: false } })
  const past = await addJob(db, { closes_on: '2020-01-01' })
  const deleted = await addJob(db)
  await send(app, calls.deleteJob, { param: deleted, headers })
  const expected = [
    [closed, 409, 'This job opening is closed'],
    [past, 409, 'This job opening is closed'],
    [deleted, 404, 'This job opening was not found'],
    ["1' or '1'='1", 404, 'This job opening was not found'],
  ] as const
  for (const [job_id, status, sentence] of expected) {
    const answer = await apply(app, { ...asha, job_id }, [pdfCv, 'cv.pdf'])
    assert.deepEqual([answer.statusCode, answer.json().message], [status, sentence])
  }
  assert.deepEqual(await db.selectFrom('applications').selectAll().execute(), [])
  assert.deepEqual(await cvFiles(dataDir), [])
})

test('a job that others have just applied for takes nobody from the moment it is closed or gone', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const param = await addJob(db)
  let people = 0
  const statusOfNext = async () =>
    (await apply(app, { ...asha, job_id: param, email: `asha-${people++}@example.com` })).statusCode
  assert.equal(await statusOfNext(), 200)
  await send(app, calls.openJob, { param, headers, payload: { open: false } })
  assert.equal(await statusOfNext(), 409)
  await send(app, calls.openJob, { param, headers, payload: { open: true } })
  assert.equal(await statusOfNext(), 200)
  await send(app, calls.deleteJob, { param, headers })
  assert.equal(await statusOfNext(), 404)
})

const accepted = { pdf: pdfCv, doc: docCv(), docx: docxCv() }
for (const [type, bytes] of Object.entries(accepted)) {
  test(`a CV that is a ${type} is kept under a random name, whichever Word or PDF name it has`, async (t) => {
    const { app, db, dataDir, headers } = await createOwnedApp(t)
    const job_id = await addJob(db)
    assert.equal((await apply(app, { ...asha, job_id }, [bytes, '../../Asha CV.PDF'])).statusCode, 200)
    const [{ cv, cv_name }] = (await send(app, calls.listApplications, { headers })).json()
    assert.match(cv, new RegExp(`^[0-9a-f]{32}\\.${type}$`))
    assert.equal(cv_name, type === 'pdf' ? 'Asha CV.PDF' : `Asha CV.${type}`)
    assert.deepEqual(await cvFiles(dataDir), [cv])
  })
}

test('a CV whose name ends as no CV does is refused, whatever its bytes are', async (t) => {
  const { app, db, dataDir } = await createTestApp(t)
  const job_id = await addJob(db)
  for (const name of [
    'cv.pdf.exe',
    'cv.PDF.exe ',
    'cv.exe',
    'cv',
    'cv.pdf\u202e.js',
    '.htaccess',
    'cv.pdf.',
  ]) {
    const answer = await apply(app, { ...asha, job_id }, [pdfCv, name])
    assert.equal(answer.statusCode, 415, name)
    assert.equal(answer.json().message, messages.applications.wrongCv)
  }
  assert.deepEqual(await db.selectFrom('applications').selectAll().execute(), [])
  assert.deepEqual(await cvFiles(dataDir), [])
})

test('the same application sent again, also at the same moment, makes no second record, file or mail', async (t) => {
  const { app, db, dataDir, headers } = await createOwnedApp(t)
  const job_id = await addJob(db)
  const sendIt = () => apply(app, { ...asha, job_id, idempotency_key }, [pdfCv, 'cv.pdf'])
  const [first, second] = await Promise.all([sendIt(), sendIt()])
  await send(app, calls.openJob, { param: job_id, headers, payload: { open: false } })
  const third = await sendIt()
  for (const again of [second, third])
    assert.deepEqual([again.statusCode, again.body], [first.statusCode, first.body])
  const listed = (await send(app, calls.listApplications, { headers })).json<{ version: number }[]>()
  assert.deepEqual(valuesOf(listed, 'version'), [1], 'an answer that somebody is writing meanwhile is taken')
  assert.equal((await cvFiles(dataDir)).length, 1)
  assert.equal((await mailsIn(db)).length, 2)
})

test('another CV, job or answer whether it may be kept makes another application, also with the same key', async (t) => {
  const { app, db } = await createTestApp(t)
  const job_id = await addJob(db)
  const sent = { ...asha, job_id, idempotency_key }
  await apply(app, sent)
  await apply(app, sent, [pdfCv, 'cv.pdf'])
  await apply(app, { ...sent, job_id: await addJob(db) })
  await apply(app, { ...sent, keep: 'true' })
  assert.equal((await db.selectFrom('applications').selectAll().execute()).length, 4)
})

test('when the row cannot be written, the CV does not stay behind', async (t) => {
  const { app, db, dataDir } = await createTestApp(t)
  const job_id = await addJob(db)
  await db.schema.dropTable('mails').execute()
  assert.equal((await apply(app, { ...asha, job_id }, [pdfCv, 'cv.pdf'])).statusCode, 500)
  assert.deepEqual(await db.selectFrom('applications').selectAll().execute(), [])
  assert.deepEqual(await cvFiles(dataDir), [])
})

test('a store that cannot remove a CV now changes no answer', async (t) => {
  const away = async () => {
    throw new Error('the store is away')
  }
  const dir = await newFolder(t)
  const files = { ...createLocalFiles(dir), remove: away }
  const { app, db } = await createTestApp(t, { services: { files } })
  const job_id = await addJob(db)
  const answers = []
  for (const id of [job_id, job_id, newId()])
    answers.push((await apply(app, { ...asha, job_id: id, idempotency_key }, [pdfCv, 'cv.pdf'])).statusCode)
  assert.deepEqual(answers, [200, 200, 404])
})

test('the applicant gets a confirmation and the company a notice, each to its own address', async (t) => {
  let woken = 0
  const { app, db } = await createTestApp(t, {
    env: { PUBLIC_URL: 'https://www.example.com' },
    services: { wakeMail: () => woken++ },
  })
  const job_id = await addJob(db)
  await apply(app, { ...asha, job_id, name: 'Asha\r\nBcc: everybody@example.com' }, [pdfCv, 'cv.pdf'])
  const [first, second] = await mailsIn(db)
  assert.partialDeepStrictEqual(first, {
    recipient: asha.email,
    reply_to: company.mail,
    subject: 'Your application has arrived: Site engineer',
  })
  assert.match(
    first?.text ?? '',
    /^Hello,\n\nThank you for applying .* 'Site engineer'.*together with your CV/,
  )
  assert.partialDeepStrictEqual(second, {
    recipient: company.mail,
    reply_to: asha.email,
    subject: 'New application: Site engineer, from Asha Bcc: everybody@ example. com',
  })
  assert.match(second?.text ?? '', /https:\/\/www\.example\.com\/admin\/allcareer\/[\da-f-]{36}\n/)
  assert.equal(woken, 1)
})

// After applying, everybody gets the private link, and a mail is promised only where one is sent.

const { mailed, submitted } = messages.applications
const withMails = { RATE_LIMIT: 'on', SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'office@example.com' }

async function createSite(t: TestContext, env: Record<string, string>) {
  const { app, db } = await createTestApp(t, { services: { renderer }, env })
  const job_id = await addJob(db)
  const sendAs = async (name: string) =>
    (await apply(app, { ...asha, name, job_id }, [pdfCv, 'cv.pdf'])).json()
  /** As a browser without JavaScript, up to the page with the thanks. */
  async function sendForm(name: string) {
    const payload = formOf({ ...asha, name, job_id })
    const headers = { accept: 'text/html' }
    const answer = await app.inject({ method: 'POST', url: calls.createApplication.path, payload, headers })
    const { body, headers: page } = await app.inject({ url: String(answer.headers.location), headers })
    return { body, page, answer }
  }
  /** What a private link leads to. */
  const open = async (link: string) =>
    (await send(app, calls.getMyData, { param: link.split('/').at(-1) ?? '' })).json()
  return { app, db, sendAs, sendForm, open }
}

const address = 'https://www.example.com'

test('the thanks tell of the mail with the private link, and after three a day no longer', async (t) => {
  const { sendAs, sendForm } = await createSite(t, withMails)
  const message = 'Application submitted successfully!'
  const { link, ...told } = await sendAs('Asha 1')
  assert.deepEqual(told, { message, mailed: true, cv_left_out: false })
  for (const name of ['Asha 2', 'Asha 3']) {
    const { body } = await sendForm(name)
    assert.ok(body.includes(submitted))
    assert.ok(body.includes(mailed), name)
  }
  const { body } = await sendForm('Asha 4')
  assert.ok(body.includes(submitted))
  assert.ok(!body.includes(mailed))
  assert.equal((await sendAs('Asha 5')).mailed, false)
})

test('without a mail server no mail is promised', async (t) => {
  const { sendAs, sendForm } = await createSite(t, {})
  assert.equal((await sendAs('Asha 1')).mailed, false)
  assert.ok(!(await sendForm('Asha 2')).body.includes(mailed))
})

test('the answer to an application has the private link, the same as the mail', async (t) => {
  const { app, db, sendAs, open } = await createSite(t, { PUBLIC_URL: address })
  const { link } = await sendAs('Asha')
  assert.match(link, /^https:\/\/www\.example\.com\/my-data\/[\w-]{43}$/)
  assert.partialDeepStrictEqual(await open(link), { kind: 'application', name: 'Asha' })
  const [confirmation] = await mailsIn(db)
  assert.ok(confirmation?.text.includes(`\n${link}\n`))
  const payload = new FormData()
  const { job_id } = await db.selectFrom('applications').select('job_id').executeTakeFirstOrThrow()
  for (const [key, value] of Object.entries({ ...asha, job_id: job_id ?? '' })) payload.set(key, value)
  const answer = await app.inject({
    method: 'POST',
    url: `${calls.createApplication.path}?language=ml`,
    payload,
  })
  assert.match(answer.json().link, /^https:\/\/www\.example\.com\/ml\/my-data\//)
  assert.equal(answer.headers['cache-control'], 'no-store')
})

test('without JavaScript the thanks have the private link', async (t) => {
  const { sendForm } = await createSite(t, { PUBLIC_URL: address })
  const { answer, page, body } = await sendForm('Asha')
  assert.equal(answer.statusCode, 303)
  assert.equal(answer.headers['cache-control'], 'no-store')
  const link = address + String(answer.headers.location).replace(/\?.*$/, '')
  assert.match(link, new RegExp(`^${address}/my-data/[\\w-]{43}$`))
  assert.ok(body.includes(`href="${link}"`))
  assert.ok(body.includes(`href="https://wa.me/?text=`))
  assert.equal(page['cache-control'], 'no-store')
})
