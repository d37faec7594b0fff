// @sqlite: What is wrong with a form that was sent without JavaScript brings it back, with the sentence and what was typed. An
// empty field, a CV far too large and an unknown job: server/tests/pages/statuses.test.ts.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { maxCvBytes } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { send, signIn } from '../testing/app.ts'
import { addJob, asha } from '../testing/applications.ts'
import { pdfCv } from '../testing/cvs.ts'
import { attributeOf, parseDocument } from '../testing/pages/document.ts'
import { createRenderedSite } from '../testing/pages/rendered-site.ts'

type Fields = Record<string, string | File>

async function createSite(t: TestContext) {
  const { app, db } = await createRenderedSite(t)
  const post = async (url: string, fields: Fields) => {
    const payload = new FormData()
    for (const [name, value] of Object.entries(fields)) payload.set(name, value)
    const answer = await app.inject({ method: 'POST', url, payload, headers: { accept: 'text/html' } })
    const page = parseDocument(answer.body)
    return {
      status: answer.statusCode,
      alert: page.texts('[role="alert"]').join(),
      chosen: page.texts('option[selected]').join(),
      heading: page.texts('h1').join(),
      text: page.texts('main').join(),
      valueOf: (name: string) => page.all(`input[name="${name}"]`).map((one) => attributeOf(one, 'value'))[0],
      textIn: (name: string) => page.texts(`textarea[name="${name}"]`)[0],
      invalid: page.all('[aria-invalid="true"]').map((one) => attributeOf(one, 'name')),
    }
  }
  return { app, db, post }
}

const large = new File([new Uint8Array(Buffer.alloc(maxCvBytes + 1, pdfCv))], 'cv.pdf')
const refusals: [what: string, wrong: Fields, status: number, sentence: string][] = [
  [
    'a wrong number',
    { whatsapp: 'none' },
    400,
    'Please check the WhatsApp number: 10 digits, or the country code and the number.',
  ],
  ['a file that is no CV', { cv: new File(['Asha'], 'cv.txt') }, 415, messages.applications.wrongCv],
  ['a CV that is too large', { cv: large }, 413, 'This file is over 5 MB. Please send a smaller one.'],
]
for (const [what, wrong, status, sentence] of refusals)
  test(`${what} brings the application back, marked and otherwise filled in`, async (t) => {
    const { db, post } = await createSite(t)
    const typed = { name: 'Asha "Anna" Menon', qualification: 'ITI <Civil>' }
    const sent = { ...asha, ...typed, job_id: await addJob(db), ...wrong }
    const answer = await post(calls.createApplication.path, sent)
    assert.equal(answer.status, status)
    assert.ok(answer.alert.includes(sentence), answer.alert)
    assert.deepEqual(answer.invalid, Object.keys(wrong))
    assert.equal(answer.valueOf('name'), typed.name)
    assert.equal(answer.valueOf('qualification') ?? answer.textIn('qualification'), typed.qualification)
  })

test('an application for a job that has closed in the meantime gets the open ones', async (t) => {
  const { app, db, post } = await createSite(t)
  const [job] = [await addJob(db), await addJob(db, { title: 'Welder' })]
  await send(app, calls.openJob, { headers: await signIn(app), param: job, payload: { open: false } })
  const answer = await post(calls.createApplication.path, { ...asha, job_id: job })
  assert.deepEqual([answer.status, answer.heading], [410, 'This opening is closed'])
  assert.match(answer.text, /Welder/)
})

test('a message without a number comes back with what was typed and chosen', async (t) => {
  const { post } = await createSite(t)
  const message = 'A garage of 400 square feet.'
  const answer = await post(calls.createEnquiry.path, {
    ...{ name: 'Rahul', topic: 'Floor coating', plan: 'Floor coating', message },
  })
  assert.equal(answer.status, 400)
  assert.ok(answer.alert.includes(messages.enquiries.fillAll))
  assert.deepEqual(answer.invalid, ['phone'])
  assert.equal(answer.valueOf('name'), 'Rahul')
  assert.equal(answer.textIn('message'), message)
  assert.equal(answer.chosen, 'Floor coating')
  assert.match(answer.text, /About: Floor coating/)
})
