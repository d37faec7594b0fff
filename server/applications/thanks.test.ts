// After applying, a mail is promised only where one is sent.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { createTestApp } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { renderer } from '../testing/renderer.ts'

const { mailed, submitted } = messages.applications
const withMails = { RATE_LIMIT: 'on', SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'office@example.com' }

async function createSite(t: TestContext, env: Record<string, string>) {
  const { app, db } = await createTestApp(t, { services: { renderer }, env })
  const job_id = await addJob(db)
  const send = async (name: string) => (await apply(app, { ...asha, name, job_id })).json()
  /** As a browser without JavaScript, up to the page with the thanks. */
  async function sendForm(name: string) {
    const payload = new FormData()
    for (const [key, value] of Object.entries({ ...asha, name, job_id })) payload.set(key, value)
    const headers = { accept: 'text/html' }
    const url = calls.createApplication.path
    const { headers: answered } = await app.inject({ method: 'POST', url, payload, headers })
    return (await app.inject({ url: String(answered.location), headers })).body
  }
  return { send, sendForm }
}

test('the thanks tell of the mail with the private link, and after three a day no longer', async (t) => {
  const { send, sendForm } = await createSite(t, withMails)
  const message = 'Application submitted successfully!'
  assert.deepEqual(await send('Asha 1'), { message, mailed: true, cv_left_out: false })
  for (const name of ['Asha 2', 'Asha 3']) {
    const page = await sendForm(name)
    assert.ok(page.includes(submitted))
    assert.ok(page.includes(mailed), name)
  }
  const page = await sendForm('Asha 4')
  assert.ok(page.includes(submitted))
  assert.ok(!page.includes(mailed))
  assert.equal((await send('Asha 5')).mailed, false)
})

test('without a mail server no mail is promised', async (t) => {
  const { send, sendForm } = await createSite(t, {})
  assert.equal((await send('Asha 1')).mailed, false)
  assert.ok(!(await sendForm('Asha 2')).includes(mailed))
})
