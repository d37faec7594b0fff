// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { docxCv, pdfCv } from '../testing/cvs.ts'
import { endingAs, visibleName } from './cv.ts'

test('a CV is handed out to nobody without a session', async (t) => {
  const { app, db } = await createTestApp(t)
  const { cv } = await applyWith(app, db, pdfCv)
  for (const param of [cv, 'nothing.pdf', '..%2f..%2fsite.db']) {
    const answer = await send(app, calls.openCv, { param })
    assert.equal(answer.statusCode, 401)
    assert.equal(answer.json().message, 'Please log in')
  }
})

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
  const { cv } = await applyWith(app, db, docxCv(), "ആശ's CV (2).docx")
  const headers = await signIn(app)
  const answer = await send(app, calls.openCv, { param: cv, headers, query: { inline: '' } })
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(answer.rawPayload, docxCv())
  assert.partialDeepStrictEqual(answer.headers, {
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-length': String(docxCv().length),
    'content-disposition': `attachment; filename="__'s CV (2).docx"; filename*=UTF-8''%E0%B4%86%E0%B4%B6%27s%20CV%20%282%29.docx`,
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
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  for (const param of [`${'0'.repeat(32)}.pdf`, 'site.db', '..%2f..%2fsite.db', '%00', '.env'])
    assert.equal((await send(app, calls.openCv, { param, headers })).statusCode, 404)
})

test('who opened which CV when is written down, and only that', async (t) => {
  let now = new Date('2026-11-20T10:00:00Z')
  const { app, db } = await createTestApp(t, { now: () => now })
  const { id, cv } = await applyWith(app, db, pdfCv)
  const headers = await signIn(app)
  await send(app, calls.openCv, { param: cv, headers })
  await send(app, calls.changeName, { headers, payload: { name: 'Shameer P' } })
  now = new Date('2026-11-20T11:00:00Z')
  await send(app, calls.openCv, { param: cv, headers, query: { inline: '' } })
  const openings = (await send(app, calls.listCvOpenings, { param: id, headers })).json()
  assert.partialDeepStrictEqual(openings, [
    { name: 'Shameer P', email: 'owner@example.com', opened_at: '2026-11-20T11:00:00.000Z' },
    { name: 'Shameer P', email: 'owner@example.com', opened_at: '2026-11-20T10:00:00.000Z' },
  ])
  assert.equal((await send(app, calls.listCvOpenings, { param: id })).statusCode, 401)
  await db.deleteFrom('accounts').execute()
  const others = await signIn(app)
  const [last] = (await send(app, calls.listCvOpenings, { param: id, headers: others })).json()
  assert.partialDeepStrictEqual(last, { name: '', email: 'owner@example.com' })
})

test('asking for the head of a CV does not count as opening it', async (t) => {
  const { app, db } = await createTestApp(t)
  const { id, cv } = await applyWith(app, db, pdfCv)
  const headers = await signIn(app)
  const answer = await app.inject({ method: 'HEAD', url: calls.openCv.path.replace(/:\w+/, cv), headers })
  assert.deepEqual([answer.statusCode, answer.body], [200, ''])
  assert.equal(answer.headers['content-length'], String(pdfCv.length))
  assert.deepEqual((await send(app, calls.listCvOpenings, { param: id, headers })).json(), [])
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
