// Malayalam leaves the site as it came: in spreadsheets, in the names of CVs, and in the export of everything.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp, prove, send, signIn } from '../../testing/app.ts'
import { addJob, apply, asha } from '../../testing/applications.ts'
import { pdfCv } from '../../testing/cvs.ts'
import { readZip } from '../../testing/zip.ts'

/** With a joiner, with both spellings of nta, and with a tall conjunct. */
const words = { name: 'രാജന്\u200d മേനോൻ', address: 'അവന്റെ വീട്, അവൻ\u0d4dറെ പറമ്പ്', qualification: 'ക്ഷമ, സ്ഥാനം' }
const cvName = 'രാജന്\u200d മേനോൻ, ന്റെ സി.വി.pdf'
/** Excel takes a file for UTF-8 by it. */
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

async function start(t: TestContext) {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const job_id = await addJob(db, { title: 'മേസ്തിരി' })
  const sent = await apply(app, { ...asha, ...words, job_id }, [pdfCv, cvName])
  assert.equal(sent.statusCode, 200, sent.body)
  const enquiry = { name: words.name, phone: '94470 00000', message: words.address }
  await send(app, calls.createEnquiry, { payload: enquiry })
  return { app, headers }
}

test('what was typed and the name of the CV are stored sign by sign', async (t) => {
  const { app, headers } = await start(t)
  const [stored] = (await send(app, calls.listApplications, { headers })).json()
  assert.partialDeepStrictEqual(stored, { ...words, job_title: 'മേസ്തിരി', cv_name: cvName })
})

test('a CV is downloaded and shown under its Malayalam name', async (t) => {
  const { app, headers } = await start(t)
  const [{ cv }] = (await send(app, calls.listApplications, { headers })).json()
  for (const query of [undefined, { inline: '1' }]) {
    const answer = await send(app, calls.openCv, { param: cv, headers, query })
    const disposition = String(answer.headers['content-disposition'])
    assert.match(disposition, /^[\x20-\x7e]+$/, 'a header is ASCII')
    assert.equal(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? ''), cvName)
    assert.match(disposition, /; filename="[^"]*\.pdf";/)
  }
})

test('every spreadsheet begins with the mark of UTF-8 and has the words as they are', async (t) => {
  const { app, headers } = await start(t)
  for (const [call, expected] of [
    [calls.exportApplications, [...Object.values(words), cvName, 'മേസ്തിരി']],
    [calls.exportEnquiries, [words.name, words.address]],
    [calls.exportDiary, []],
  ] as const) {
    const { rawPayload } = await send(app, call, { headers })
    assert.deepEqual(rawPayload.subarray(0, 3), byteOrderMark, call.path)
    const text = rawPayload.toString()
    for (const cell of expected) assert.ok(text.includes(`"${cell}"`), `${call.path}: ${cell}`)
  }
})

test('a spreadsheet in the order of names has Malayalam ones in theirs', async (t) => {
  const { app, headers } = await start(t)
  const [{ job_id }] = (await send(app, calls.listApplications, { headers })).json()
  for (const name of ['ഹരി', 'Biju', 'രാജു', 'രാജൻ', 'asha'])
    await apply(app, { ...asha, name, job_id, email: `${name.codePointAt(3)}@example.com` })
  const { body } = await send(app, calls.exportApplications, { headers, query: { sort: 'name' } })
  const names = [...body.matchAll(/"മേസ്തിരി","([^"]+)"/g)].map(([, name]) => name)
  assert.deepEqual(names, ['asha', 'Biju', 'രാജൻ', words.name, 'രാജു', 'ഹരി'])
})

test('the export of everything has them as JSON and as spreadsheets', async (t) => {
  const { app, headers } = await start(t)
  await prove(app, headers)
  const zip = readZip((await send(app, calls.exportEverything, { headers })).rawPayload)
  const [stored] = JSON.parse(String(zip.get('records/applications.json')))
  assert.partialDeepStrictEqual(stored, { ...words, cv_name: cvName })
  const csv = zip.get('records/applications.csv') ?? Buffer.alloc(0)
  assert.deepEqual(csv.subarray(0, 3), byteOrderMark)
  for (const cell of [...Object.values(words), cvName]) assert.ok(csv.toString().includes(`"${cell}"`), cell)
})
