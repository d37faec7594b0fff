// An application for a job for which a phone number is enough.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { phoneMessages } from '#contract/people/phone-words.ts'
import { company } from '#site'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { addJob, apply, asha, mailsIn } from '../../testing/applications.ts'
import { renderer } from '../../testing/renderer.ts'
import { valuesOf } from '../../testing/values.ts'

const call = calls.createPhoneApplication
const shaji = { name: 'Shaji', phone: '98470 22222', trade: 'Mason', years: '8' }

async function createSite(t: TestContext, env: Record<string, string> = {}) {
  const now = new Date('2026-11-20T10:00:00Z')
  const site = await createTestApp(t, { services: { renderer }, env, now: () => now })
  const job_id = await addJob(site.db, { title: 'Mason', phone_only: true })
  const sendAs = (fields: object) => send(site.app, call, { payload: { ...shaji, job_id, ...fields } })
  const stored = () => site.db.selectFrom('applications').selectAll().orderBy('id').execute()
  return { ...site, job_id, sendAs, stored }
}

const tokenIn = (link: string) => link.split('/').at(-1) ?? ''

test('name, number, trade and years make an application with a private link, and no mail to anybody but the company', async (t) => {
  const { app, db, job_id, sendAs, stored } = await createSite(t, { PUBLIC_URL: 'https://www.example.com' })
  const answer = await sendAs({ notice_version: privacyNoticeVersion })
  const { link, ...told } = answer.json()
  assert.deepEqual(told, { message: messages.applications.received, mailed: false, cv_left_out: false })
  assert.match(link, /^https:\/\/www\.example\.com\/my-data\/[\w-]{43}$/)
  const [row] = await stored()
  assert.partialDeepStrictEqual(row, {
    ...{ job_id, job_title: 'Mason', name: 'Shaji', whatsapp: '98470 22222', qualification: 'Mason' },
    ...{ experience: '8 years', email: '', address: '', cv: null, status: 'new', spam: false, keep: false },
    ...{ confirmation_withheld: false, notice_version: privacyNoticeVersion, notice_language: 'en' },
  })
  const mails = await mailsIn(db)
  assert.deepEqual(
    mails.map(({ recipient, reply_to }) => [recipient, reply_to]),
    [[company.mail, null]],
  )
  assert.match(mails[0]?.text ?? '', /no mail address: call 98470 22222/)
  const sent = (await send(app, calls.getMyData, { param: tokenIn(link) })).json()
  assert.partialDeepStrictEqual(sent, {
    kind: 'application',
    name: 'Shaji',
    email: '',
    experience: '8 years',
  })
})

test('years are stored as people say them, in the language of the page', async (t) => {
  const { app, job_id, sendAs, stored } = await createSite(t)
  for (const years of ['1', '0', 'since 2015']) await sendAs({ years })
  const url = `${call.path}?language=ml`
  await app.inject({ method: 'POST', url, payload: { ...shaji, job_id } })
  assert.deepEqual(valuesOf(await stored(), 'experience'), ['1 year', '0 years', 'since 2015', '8 വർഷം'])
})

test('a job that asks for more takes no phone number, nor does one that is closed or gone', async (t) => {
  const { app, db, sendAs, stored } = await createSite(t)
  const expected = [
    [await addJob(db), 409, phoneMessages.needsForm],
    [await addJob(db, { phone_only: true, closes_on: '2020-01-01' }), 409, messages.jobs.closed],
    ["1' or '1'='1", 404, messages.jobs.notFound],
  ] as const
  for (const [job_id, status, sentence] of expected) {
    const answer = await sendAs({ job_id })
    assert.deepEqual([answer.statusCode, answer.json().message], [status, sentence])
  }
  assert.deepEqual(await stored(), [])
  assert.deepEqual(await mailsIn(db), [])
  const headers = await signIn(app)
  const listed = (await send(app, calls.listApplications, { headers })).json()
  assert.deepEqual(listed, [])
})

test('the whole form still works for a job for which a phone number is enough', async (t) => {
  const { app, job_id, stored } = await createSite(t)
  assert.equal((await apply(app, { ...asha, job_id })).statusCode, 200)
  assert.equal((await apply(app, { ...asha, job_id, email: '' })).statusCode, 400)
  assert.deepEqual(valuesOf(await stored(), 'email'), [asha.email])
})

test('the same again is the same application by its key alone, since the words are easily guessed', async (t) => {
  const { sendAs, stored } = await createSite(t)
  const idempotency_key = 'made by the browser'
  const { link } = (await sendAs({ idempotency_key })).json()
  assert.equal((await sendAs({ idempotency_key })).json().link, link)
  assert.equal((await stored()).length, 1)
  assert.notEqual((await sendAs({})).json().link, link)
  await sendAs({ idempotency_key, years: '9' })
  assert.equal((await stored()).length, 3)
})

test('what fills in the honeypot is spam, of which nobody is told', async (t) => {
  const { db, sendAs, stored } = await createSite(t)
  assert.equal((await sendAs({ website: 'http://spam.example' })).statusCode, 200)
  assert.equal((await stored())[0]?.spam, true)
  assert.deepEqual(await mailsIn(db), [])
})

test('an empty mail address leads to nobody else, and the number to everything about its person', async (t) => {
  const { app, sendAs } = await createSite(t)
  const headers = await signIn(app)
  await sendAs({})
  await sendAs({ years: '9' })
  await sendAs({ name: 'Binu', phone: '98470 33333' })
  const query = '?contact=+919847022222'
  const { applications } = (await app.inject({ url: calls.findPerson.path + query, headers })).json()
  assert.deepEqual(valuesOf(applications, 'name'), ['Shaji', 'Shaji'])
  const file = await app.inject({ url: calls.exportPerson.path + query, headers })
  assert.match(file.body, /98470 22222/)
  assert.doesNotMatch(file.body, /Binu|<dd><\/dd>/)
  const csv = await app.inject({ url: calls.exportApplications.path, headers })
  assert.match(csv.body, /"Shaji","","98470 22222","","Mason","8 years"/)
})

test('its sender corrects the number by the private link without being asked for a mail address', async (t) => {
  const { app, sendAs, stored } = await createSite(t)
  const param = tokenIn((await sendAs({})).json().link)
  const payload = { name: 'Shaji K', whatsapp: '98470 44444', keep: 'true' }
  assert.equal((await send(app, calls.updateMyData, { param, payload })).statusCode, 200)
  assert.partialDeepStrictEqual((await stored())[0], { ...payload, keep: true, email: '', address: '' })
})
