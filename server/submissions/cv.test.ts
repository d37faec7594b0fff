// @sqlite

import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import { messages as shown } from '#contract/public-messages.ts'
import { wordsIn } from '#contract/words.ts'
import { createOwnedApp, createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, cvFiles, formOf, mailsIn } from '../testing/applications.ts'
import { docxCv, pdfCv } from '../testing/cvs.ts'
import { photo, sendForm } from '../testing/images.ts'
import { renderer } from '../testing/renderer.ts'
import { endingAs, visibleName } from './applications.ts'

const malayalam = wordsIn('ml', shown)

test('who opens a bookmarked CV in a browser is led to the login and on to it; calls and frames get the refusal', async (t) => {
  const { app, db } = await createTestApp(t)
  const { cv } = await applyWith(app, db, pdfCv)
  const url = `/uploads/cv/${cv}?inline=1`
  const open = (dest?: string) =>
    app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...(dest && { 'sec-fetch-dest': dest }) } })
  for (const answer of [await open(), await open('document')]) {
    assert.equal(answer.statusCode, 302)
    assert.equal(answer.headers.location, `/admin/open?file=${encodeURIComponent(url)}`)
    assert.equal(answer.headers['cache-control'], 'no-store')
  }
  assert.equal((await open('iframe')).statusCode, 401)
  assert.equal((await app.inject({ url, headers: { accept: '*/*' } })).statusCode, 401)
})

test('staff download a CV byte for byte, under the name its owner gave it, and it can do no harm', async (t) => {
  const { app, db } = await createTestApp(t)
  const { cv } = await applyWith(app, db, docxCv())
  // Browsers write a quotation mark as %22, other programs as it is.
  await db.updateTable('applications').set({ cv_name: `ആശ's "CV" (2).docx` }).execute()
  const headers = await signIn(app)
  const answer = await send(app, calls.openCv, { param: cv, headers, query: { inline: '' } })
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(answer.rawPayload, docxCv())
  assert.partialDeepStrictEqual(answer.headers, {
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-length': String(docxCv().length),
    'content-disposition': `attachment; filename="__'s _CV_ (2).docx"; filename*=UTF-8''%E0%B4%86%E0%B4%B6%27s%20%22CV%22%20%282%29.docx`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('a PDF is shown in the browser on request, in a sandbox that only our own pages may frame', async (t) => {
  const { app, db } = await createTestApp(t)
  const { cv } = await applyWith(app, db, pdfCv)
  const headers = await signIn(app)
  const answer = await send(app, calls.openCv, { param: cv, headers, query: { inline: '' } })
  assert.partialDeepStrictEqual(answer.headers, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="cv.pdf"; filename*=UTF-8''cv.pdf`,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  })
  const download = await send(app, calls.openCv, { param: cv, headers })
  assert.match(String(download.headers['content-disposition']), /^attachment;/)
  assert.match(String(download.headers['content-security-policy']), /frame-ancestors 'none'/)
})

test('a name that is in no record is not found, wherever it points', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  for (const param of [`${'0'.repeat(32)}.pdf`, 'site.db', '..%2f..%2fsite.db', '%00', '.env'])
    assert.equal((await send(app, calls.openCv, { param, headers })).statusCode, 404)
})

test('who opened which CV when is written down, and only that', async (t) => {
  let now = new Date('2026-11-20T10:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const { cv } = await applyWith(app, db, pdfCv)
  const headers = await signIn(app)
  await send(app, calls.openCv, { param: cv, headers })
  await send(app, calls.changeName, { headers, payload: { name: 'Shameer P' } })
  now = new Date('2026-11-20T11:00:00Z')
  await send(app, calls.openCv, { param: cv, headers, query: { inline: '' } })
  const openings = (await send(app, calls.listOpenedCvs, { headers })).json()
  assert.partialDeepStrictEqual(openings, [
    { name: 'Shameer P', email: 'owner@example.com', opened_at: '2026-11-20T11:00:00.000Z' },
    { name: 'Shameer P', email: 'owner@example.com', opened_at: '2026-11-20T10:00:00.000Z' },
  ])
  await db.deleteFrom('accounts').execute()
  const others = await signIn(app)
  const [last] = (await send(app, calls.listOpenedCvs, { headers: others })).json()
  assert.partialDeepStrictEqual(last, { name: '', email: 'owner@example.com' })
})

test('asking for the head of a CV does not count as opening it', async (t) => {
  const { app, db } = await createTestApp(t)
  const { cv } = await applyWith(app, db, pdfCv)
  const headers = await signIn(app)
  const answer = await app.inject({ method: 'HEAD', url: calls.openCv.path.replace(/:\w+/, cv), headers })
  assert.deepEqual([answer.statusCode, answer.body], [200, ''])
  assert.equal(answer.headers['content-length'], String(pdfCv.length))
  assert.deepEqual((await send(app, calls.listOpenedCvs, { headers })).json(), [])
})

const names = [
  ['Asha Menon.PDF', 'pdf', 'Asha Menon.PDF'],
  ['C:\\Users\\asha\\cv.docx', 'docx', 'cv.docx'],
  ['/etc/passwd.pdf', 'pdf', 'passwd.pdf'],
  ['cv.doc', 'docx', 'cv.docx'],
  ['cv\u202efdp.exe.pdf', 'pdf', 'cvfdp.exe.pdf'],
  ['a\r\nb\0.pdf', 'pdf', 'ab.pdf'],
  ['.pdf', 'pdf', 'CV.pdf'],
  ['cv.pdf\u200e\u202e ', 'pdf', 'cv.pdf'],
  [`${'അ'.repeat(300)}.pdf`, 'pdf', `${'അ'.repeat(146)}.pdf`],
] as const
for (const [given, type, kept] of names) {
  test(`a ${type} called ${JSON.stringify(given).slice(0, 30)} is kept as ${kept.slice(0, 20)}`, () => {
    assert.equal(endingAs(type, visibleName(given)), kept)
  })
}

type TestApp = Awaited<ReturnType<typeof createTestApp>>

async function applyWith(app: TestApp['app'], db: TestApp['db'], cv: Buffer, name = 'cv.pdf') {
  await apply(app, { ...asha, job_id: await addJob(db) }, [cv, name])
  const row = await db.selectFrom('applications').select(['id', 'cv']).executeTakeFirstOrThrow()
  return { id: row.id, cv: row.cv ?? '' }
}

// When there is no room for a CV, the application is taken without it, and everybody is told.

const { cvLeftOut } = messages.applications

async function openSite(t: TestContext, env: Record<string, string> = {}) {
  let room = false
  let now = new Date()
  const services = { renderer, hasRoom: async () => room }
  const { app, db, dataDir, headers } = await createOwnedApp(t, { env, now: () => now, services })
  return {
    ...{ app, db, dataDir, headers },
    job_id: await addJob(db),
    makeRoom: () => {
      room = true
    },
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
    list: async () => (await send(app, calls.listApplications, { headers })).json(),
  }
}

test('without room an application is taken without its CV: applicant and staff are told, and nothing is stored of it', async (t) => {
  const { app, db, dataDir, job_id, list } = await openSite(t)
  const answer = await apply(app, { ...asha, job_id }, [pdfCv, 'cv.pdf'])
  assert.equal(answer.statusCode, 200)
  assert.partialDeepStrictEqual(answer.json(), { message: messages.applications.received, cv_left_out: true })
  assert.deepEqual(await cvFiles(dataDir), [])
  assert.partialDeepStrictEqual(await list(), [{ cv: null, cv_name: null, cv_left_out: true }])
  const [confirmation, notice] = await mailsIn(db)
  assert.match(confirmation?.text ?? '', /could not keep your CV.*reply to this mail and attach it/)
  assert.match(confirmation?.text ?? '', /do not need to do anything else until then/)
  assert.match(notice?.text ?? '', /CV: +not kept.*asked to send it by mail or WhatsApp/)
  assert.match(notice?.text ?? '', /Everything else is in the admin area/)

  const without = (await apply(app, { ...asha, name: 'Biju', job_id })).json()
  assert.equal(without.cv_left_out, false)
})

test('without JavaScript the page says it too, in the language of the form', async (t) => {
  const { app, job_id } = await openSite(t)
  for (const [language, sentence] of [
    ['en', cvLeftOut],
    ['ml', malayalam.applications.cvLeftOut],
  ] as const) {
    const payload = formOf({ ...asha, name: language, job_id })
    payload.set('cv', new Blob([new Uint8Array(pdfCv)]), 'cv.pdf')
    const headers = { accept: 'text/html' }
    const url = calls.createApplication.path + (language === 'en' ? '' : `?language=${language}`)
    const sent = await app.inject({ method: 'POST', url, payload, headers })
    const page = await app.inject({ url: String(sent.headers.location), headers })
    assert.ok(page.body.includes(sentence), language)
  }
})

test('without room pictures are refused, and deleting works', async (t) => {
  const { app, db, headers, job_id, list } = await openSite(t)
  const service = { description: 'Walls', image: await photo() }
  const refused = await sendForm(app, calls.createService, service, { headers })
  assert.deepEqual([refused.statusCode, refused.json().message], [507, requestMessages.diskFull])
  await apply(app, { ...asha, job_id })
  const [{ id: param }] = await list()
  assert.equal((await send(app, calls.deleteApplication, { param, headers })).statusCode, 200)
  assert.deepEqual(await db.selectFrom('applications').selectAll().execute(), [])
})

test('one address stores its share of CVs in a day, and the next day again', async (t) => {
  const { app, db, job_id, makeRoom, pass } = await openSite(t, { RATE_LIMIT: 'on' })
  makeRoom()
  const isLeftOut = async (name: string) =>
    (await apply(app, { ...asha, name, job_id }, [pdfCv, 'cv.pdf'])).json().cv_left_out
  assert.equal(await isLeftOut('Asha'), false)
  const count = attemptLimits.cvBytesNetwork.most - pdfCv.length
  await db.updateTable('attempts').set({ count }).where('count', '=', pdfCv.length).execute()
  assert.deepEqual([await isLeftOut('Biju'), await isLeftOut('Chitra')], [false, true])
  pass(24 * 60 + 1)
  assert.equal(await isLeftOut('Deepa'), false)
})

test('what is not kept takes no share: an application that is there already, and one for a job that is closed', async (t) => {
  const { app, db, job_id, makeRoom } = await openSite(t, { RATE_LIMIT: 'on' })
  makeRoom()
  const closed = await addJob(db, { closes_on: '2026-01-01' })
  const idempotency_key = 'made by the browser'
  const sendIt = async (job = job_id) =>
    (await apply(app, { ...asha, job_id: job, idempotency_key }, [pdfCv, 'cv.pdf'])).statusCode
  assert.equal(await sendIt(), 200)
  const countedBytes = () =>
    db.selectFrom('attempts').select('key').where('count', '=', pdfCv.length).execute()
  const before = await countedBytes()
  assert.equal(before.length, 2, 'of the address and of all')
  assert.deepEqual([await sendIt(), await sendIt(closed)], [200, 409])
  assert.deepEqual(await countedBytes(), before)
})
