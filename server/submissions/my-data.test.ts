import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { attemptLimits, privacyNoticeVersion } from '#contract/limits.ts'
import { myDataMessages as words } from '#contract/people/my-data-words.ts'
import { company } from '#site'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, cvFiles, formOf, mailsIn } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { renderer } from '../testing/renderer.ts'
import { valuesOf } from '../testing/values.ts'

const document = { accept: 'text/html,application/xhtml+xml' }
const rahul = {
  ...{ name: 'Rahul', phone: '94470 00000', message: 'Ten cents in Aluva.', topic: 'Floor coating' },
  notice_version: privacyNoticeVersion,
}
const tokenIn = (text: string) => /\/my-data\/([\w-]{43})/.exec(text)?.[1] ?? ''

async function createSite(t: TestContext, env: Record<string, string> = {}) {
  const now = new Date('2026-11-20T10:00:00Z')
  const { app, db, dataDir } = await createTestApp(t, { services: { renderer }, env, now: () => now })
  const job_id = await addJob(db)
  async function applied() {
    await apply(app, { ...asha, job_id, notice_version: privacyNoticeVersion }, [pdfCv, 'My CV.pdf'])
    const confirmation = (await mailsIn(db)).find(({ recipient }) => recipient === asha.email)
    return tokenIn(confirmation?.text ?? '')
  }
  const asked = async () => tokenIn((await send(app, calls.createEnquiry, { payload: rahul })).json().link)
  const post = (url: string, fields: Record<string, string>) => {
    const payload = formOf(fields)
    return app.inject({ method: 'POST', url, payload, headers: document })
  }
  const open = (url: string) => app.inject({ url, headers: document })
  const see = (param: string) => send(app, calls.getMyData, { param })
  const diary = () => db.selectFrom('diary').selectAll().where('by_id', 'is', null).execute()
  return { app, db, dataDir, applied, asked, post, open, see, diary }
}

test('the link in the confirmation mail shows the applicant everything that was sent, and nothing of the office', async (t) => {
  const { app, db, applied, see } = await createSite(t)
  const token = await applied()
  const headers = await signIn(app)
  const [{ id }] = (await send(app, calls.listApplications, { headers })).json()
  const payload = { status: 'shortlisted' }
  await send(app, calls.updateApplication, { param: id, headers, payload })
  await send(app, calls.addApplicationNote, { param: id, headers, payload: { text: 'Speaks well' } })
  const answer = await see(token)
  assert.deepEqual(answer.json(), {
    kind: 'application',
    ...asha,
    job_title: 'Site engineer',
    cv_name: 'My CV.pdf',
    consent_at: '2026-11-20T10:00:00.000Z',
    notice_version: privacyNoticeVersion,
    notice_language: 'en',
    keep: false,
    over_unless_kept: false,
    told: 'received',
    interview_at: null,
    interview_place: '',
    created_at: '2026-11-20T10:00:00.000Z',
    erased_on: '2027-11-20',
  })
  assert.equal(answer.headers['cache-control'], 'no-store')
  const cv = await send(app, calls.openMyCv, { param: token })
  assert.deepEqual(cv.rawPayload, pdfCv)
  assert.match(String(cv.headers['content-disposition']), /^attachment; filename="My CV\.pdf"/)
  assert.match(String(cv.headers['cache-control']), /no-store/)
  const rows = await db.selectFrom('applications').select('link_hash').execute()
  assert.equal(rows[0]?.link_hash?.length, 64, 'only the hash is stored')
  assert.ok(!JSON.stringify(await db.selectFrom('applications').selectAll().execute()).includes(token))
})

test('a link that was never given out leads nowhere, whatever it looks like', async (t) => {
  const { app, applied, see, open } = await createSite(t)
  const token = await applied()
  const other = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const wrong of [other, token.slice(1), `${token}A`, '%00', 'a'.repeat(43)]) {
    assert.equal((await see(wrong)).statusCode, 404, wrong)
    for (const call of [calls.openMyCv, calls.updateMyData, calls.withdrawMyData]) {
      const payload = call.method === 'GET' ? undefined : { sure: true, name: 'Somebody' }
      assert.equal((await send(app, call, { param: wrong, payload })).statusCode, 404, wrong)
    }
    const page = await open(`/my-data/${wrong}`)
    assert.equal(page.statusCode, 404)
    assert.match(page.body, /There is nothing at this link/)
  }
  assert.equal((await see(token)).json().name, asha.name)
})

test('contact details are corrected by the link, and the diary says so without a word of theirs', async (t) => {
  const { app, applied, asked, see, diary } = await createSite(t)
  const token = await applied()
  const change = { name: 'Asha M', email: 'ASHA.new@example.com', address: '3 Lake Road', keep: true }
  const answer = await send(app, calls.updateMyData, {
    param: token,
    payload: { ...change, phone: '12345678' },
  })
  assert.deepEqual([answer.statusCode, answer.json().message], [200, words.saved])
  assert.partialDeepStrictEqual((await see(token)).json(), {
    ...{ name: 'Asha M', email: 'asha.new@example.com', address: '3 Lake Road', keep: true },
    whatsapp: asha.whatsapp,
  })
  const enquiry = await asked()
  const payload = { phone: '98470 11111', email: 'ignored@example.com' }
  await send(app, calls.updateMyData, { param: enquiry, payload })
  assert.partialDeepStrictEqual((await see(enquiry)).json(), { name: 'Rahul', phone: '98470 11111' })
  const entries = await diary()
  assert.deepEqual(
    entries.map(({ kind, subject, by_name }) => [kind, subject, by_name]),
    [
      ['changed', 'application', 'The person concerned'],
      ['changed', 'enquiry', 'The person concerned'],
    ],
  )
  assert.deepEqual(valuesOf(JSON.parse(entries[0]?.changes ?? ''), 'field'), [
    'name',
    'address',
    'email',
    'keep',
  ])
  assert.doesNotMatch(JSON.stringify(entries), /Asha|example\.com|98470|Lake|Rahul/)
})

test('the company is told that something was corrected, and which application or enquiry, but nothing of it', async (t) => {
  const { app, db, applied, asked } = await createSite(t)
  const [application, enquiry] = [await applied(), await asked()]
  await db.deleteFrom('mails').execute()
  const change = { name: 'Asha M', whatsapp: '94470 55555', keep: true }
  const correct = (param: string, payload: object) => send(app, calls.updateMyData, { param, payload })
  await correct(application, change)
  await correct(application, change)
  await correct(enquiry, { phone: '98470 11111' })
  const mails = await mailsIn(db)
  assert.deepEqual(
    mails.map(({ recipient, subject }) => [recipient, subject]),
    [
      [company.mail, 'Application corrected: Site engineer'],
      [company.mail, 'Enquiry corrected: Floor coating'],
    ],
    'what changes nothing is no news',
  )
  assert.match(
    mails[0]?.text ?? '',
    /'Site engineer', which came in on 20 November 2026, 3:30 pm \(Indian time\)/,
  )
  assert.match(mails[0]?.text ?? '', /new: name, WhatsApp number, may be kept for later openings\./)
  assert.match(mails[1]?.text ?? '', /new: phone number\./)
  assert.doesNotMatch(JSON.stringify(mails), /Asha|asha|94470|98470|Rahul|Aluva/)
  await send(app, calls.withdrawMyData, { param: application, payload: { sure: true } })
  const left = (await mailsIn(db)).map(({ subject }) => subject)
  assert.ok(!left.includes('Application corrected: Site engineer'), 'it goes with what it is about')
})

test('withdrawing erases everything at once and tells the company, but not who it was', async (t) => {
  const { app, db, dataDir, applied, asked, see, diary } = await createSite(t)
  const tokens = [await applied(), await asked()]
  assert.equal((await cvFiles(dataDir)).length, 1)
  for (const param of tokens) {
    const answer = await send(app, calls.withdrawMyData, { param, payload: { sure: true } })
    assert.equal(answer.statusCode, 200)
    assert.equal((await see(param)).statusCode, 404)
    const again = await send(app, calls.withdrawMyData, { param, payload: { sure: true } })
    assert.equal(again.statusCode, 404, 'the link works no more')
  }
  for (const table of ['applications', 'enquiries'] as const)
    assert.deepEqual(await db.selectFrom(table).selectAll().execute(), [])
  assert.deepEqual(await cvFiles(dataDir), [])
  assert.equal((await db.selectFrom('erasures').selectAll().execute()).length, 2)
  const mails = await mailsIn(db)
  assert.deepEqual(
    mails.map(({ recipient, subject }) => [recipient, subject]),
    [
      [company.mail, 'Application withdrawn: Site engineer'],
      [company.mail, 'Enquiry withdrawn'],
    ],
  )
  assert.match(
    mails[0]?.text ?? '',
    /'Site engineer', which came in on 20 November 2026, 3:30 pm \(Indian time\)/,
  )
  assert.doesNotMatch(JSON.stringify(mails), /Asha|asha|98470|Rahul|94470|Aluva/)
  assert.deepEqual(
    (await diary()).map(({ kind, subject, by_name }) => [kind, subject, by_name]),
    [
      ['erased', 'application', 'The person concerned'],
      ['erased', 'enquiry', 'The person concerned'],
    ],
  )
})

test('of two who withdraw at once, the company is told once', async (t) => {
  const { app, db, asked } = await createSite(t)
  const param = await asked()
  const both = [1, 2].map(() => send(app, calls.withdrawMyData, { param, payload: { sure: true } }))
  const statuses = (await Promise.all(both)).map(({ statusCode }) => statusCode)
  assert.deepEqual(statuses.sort(), [200, 404])
  assert.equal((await mailsIn(db)).length, 1)
})

test('when the diary cannot be written, nothing is withdrawn', async (t) => {
  const { app, db, applied, see } = await createSite(t)
  const token = await applied()
  await db.schema.alterTable('diary').renameTo('elsewhere').execute()
  const answer = await send(app, calls.withdrawMyData, { param: token, payload: { sure: true } })
  assert.equal(answer.statusCode, 500)
  await db.schema.alterTable('elsewhere').renameTo('diary').execute()
  assert.equal((await see(token)).json().name, asha.name)
})

test('without JavaScript, the forms of the page correct and withdraw', async (t) => {
  const { db, applied, open, post, see } = await createSite(t)
  const token = await applied()
  const path = `/my-data/${token}`
  const saved = await post(path, { ...asha, name: 'Asha M', keep: 'true' })
  assert.deepEqual([saved.statusCode, saved.headers.location], [303, `${path}?sent=saved`])
  assert.match((await open(`${path}?sent=saved`)).body, /Saved\. Thank you/)
  assert.equal((await see(token)).json().name, 'Asha M')
  const unsure = await post(`${path}/withdraw`, {})
  assert.equal(unsure.statusCode, 400)
  assert.match(unsure.body, /<details open=""/)
  const done = await post(`${path}/withdraw`, { sure: 'true' })
  assert.equal(done.statusCode, 200)
  assert.ok(done.body.includes(words.withdrawn.application))
  assert.equal(done.headers['cache-control'], 'no-store')
  assert.deepEqual(await db.selectFrom('applications').select('id').execute(), [])
  assert.equal((await open(path)).statusCode, 404)
})

test('guessing at links ends soon, for page and calls together, and closes no right one behind the same address', async (t) => {
  const { app, applied, see, open } = await createSite(t, { RATE_LIMIT: 'on' })
  const token = await applied()
  const guess = 'a'.repeat(43)
  for (let i = 0; i < attemptLimits.myData.most; i++) await (i > 0 ? see(guess) : open(`/my-data/${guess}`))
  assert.equal((await see(guess)).statusCode, 429)
  assert.equal((await open(`/my-data/${guess}`)).statusCode, 429)
  for (const right of [await see(token), await open(`/my-data/${token}`)]) assert.equal(right.statusCode, 200)
  const change = () => send(app, calls.updateMyData, { param: token, payload: { name: 'Asha M' } })
  for (let i = 0; i < attemptLimits.myData.most; i++) assert.equal((await change()).statusCode, 200)
  assert.equal((await change()).statusCode, 429, 'changes by one link are counted')
  assert.equal((await see(token)).statusCode, 200)
})

test('an application whose time is over says so, and one that only the leave to keep it keeps says it before', async (t) => {
  const { app, db, applied, see, open } = await createSite(t)
  const token = await applied()
  await db.updateTable('jobs').set({ open: false, closed_at: '2026-09-01T10:00:00.000Z' }).execute()
  assert.partialDeepStrictEqual((await see(token)).json(), { erased_on: null, over_unless_kept: false })
  const over = (await open(`/my-data/${token}`)).body
  assert.match(over, /Its time is over: it is deleted within a day\./)
  assert.doesNotMatch(over, /October 2026|As things are now/)

  await send(app, calls.updateMyData, { param: token, payload: { keep: true } })
  assert.partialDeepStrictEqual((await see(token)).json(), {
    erased_on: '2027-11-20',
    over_unless_kept: true,
  })
  const kept = (await open(`/my-data/${token}`)).body
  assert.match(kept, /If you no longer allow us to keep .* it is deleted within a day\./s)
  assert.match(kept, /that is on (?:<!-- -->)?20\sNovember\s2027/)

  await send(app, calls.updateMyData, { param: token, payload: { keep: false } })
  assert.equal((await see(token)).json().erased_on, null)
  const headers = await signIn(app)
  const [listed] = (await send(app, calls.listApplications, { headers })).json()
  assert.equal(listed.erased_on, null, 'staff see it as well')
})
