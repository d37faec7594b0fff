// @sqlite Which page is answered with which status, and how forms without JavaScript are answered.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { send, signIn } from '../../testing/app.ts'
import { addJob, asha } from '../../testing/applications.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

const document = { accept: 'text/html,application/xhtml+xml' }
const rahul = { name: 'Rahul', phone: '94470 00000', message: 'Ten cents in Aluva.' }

async function createSite(t: TestContext, env: Record<string, string> = {}) {
  const { app, db, open } = await createRenderedSite(t, { env })
  const post = (url: string, fields: Record<string, string | Blob>) => {
    const payload = new FormData()
    for (const [name, value] of Object.entries(fields)) payload.set(name, value)
    return app.inject({ method: 'POST', url, payload, headers: document })
  }
  const close = async (job: string) =>
    send(app, calls.openJob, { param: job, payload: { open: false }, headers: await signIn(app) })
  return { app, db, open, post, close }
}

test('an open job has a page, a closed one is gone, an unknown one was never there', async (t) => {
  const { db, open, close } = await createSite(t)
  const job = await addJob(db)
  assert.equal((await open('/career/site-engineer')).statusCode, 200)
  await close(job)
  assert.equal((await open('/career/site-engineer')).statusCode, 410)
  const past = {
    title: 'Mason',
    description: 'Laterite.',
    type: 'Full-time',
    experience: '',
    closes_on: '2020-01-01',
  }
  await addJob(db, past)
  assert.equal((await open('/career/mason')).statusCode, 410)
  const unknown = await open('/career/nothing')
  assert.equal(unknown.statusCode, 404)
  assert.equal(headingOf(unknown.body), 'We can’t find that page')
})

test('a form in order is thanked for at an address that can be loaded again', async (t) => {
  const { db, post, open } = await createSite(t)
  for (const [sent, { submitted }] of [
    [await post('/admin/career', { ...asha, job_id: await addJob(db) }), messages.applications],
    [await post('/admin/enquiry', rahul), messages.enquiries],
  ] as const) {
    assert.equal(sent.statusCode, 303)
    const thanks = String(sent.headers.location)
    assert.match(thanks, /^\/my-data\/[\w-]{43}\?sent=1$/)
    const { statusCode, body } = await open(thanks)
    assert.equal(statusCode, 200)
    assert.ok(body.includes(submitted))
  }
})

test('an application for an unknown job is answered with the jobs there are', async (t) => {
  const { post } = await createSite(t)
  for (const job_id of ['nothing', '../../admin', '']) {
    const answer = await post('/admin/career', { ...asha, job_id })
    assert.equal(headingOf(answer.body), 'Work on houses you’ll be proud to show your family', job_id)
    assert.match(answer.body, /Nothing was sent/)
    assert.ok(answer.statusCode >= 400 && answer.statusCode < 500)
  }
})

test('a form of the wrong kind, and one too many, are answered with a page too', async (t) => {
  const { app, post } = await createSite(t, { RATE_LIMIT: 'on' })
  const encoded = await app.inject({
    method: 'POST',
    url: '/admin/enquiry',
    headers: { ...document, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Rahul',
  })
  assert.equal(encoded.statusCode, 415)
  assert.equal(headingOf(encoded.body), 'Talk to us')
  for (let count = 0; count < attemptLimits.enquiries.most; count++)
    assert.equal((await post('/admin/enquiry', rahul)).statusCode, 303)
  const answer = await post('/admin/enquiry', rahul)
  assert.equal(answer.statusCode, 429)
  assert.ok(Number(answer.headers['retry-after']) > 0)
  assert.ok(fieldOf(answer.body, 'message').includes(rahul.message))
})

test('the same calls without a page behind them are answered as data', async (t) => {
  const { app } = await createSite(t)
  const answer = await app.inject({ method: 'POST', url: '/admin/enquiry', payload: { name: 'Rahul' } })
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(Object.keys(answer.json().fields), ['phone', 'message'])
})

const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]

/** A field's tag, and a text area's content. */
const fieldOf = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>[^<]*`).exec(html)?.[0] ?? ''
