import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createMailSender } from '../../mail/sender.ts'
import { createTestApp, send, signIn } from '../../testing/app.ts'
import { addJob, apply, asha, mailsIn } from '../../testing/applications.ts'

const enquiry = { name: 'Biju', phone: '9847012345', message: 'A house' }

test('the mails about an application and an enquiry are queued with them, and sent', async (t) => {
  const { app, db } = await createTestApp(t)
  await apply(app, { ...asha, job_id: await addJob(db) })
  await send(app, calls.createEnquiry, { payload: enquiry })
  const sent: string[] = []
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const deliver = async ({ subject }: { subject: string }) => {
    sent.push(subject)
    return {}
  }
  await createMailSender({ db, clock: () => new Date(), deliver, log: quiet }).sendDue()
  assert.deepEqual(sent, [
    'Your application has arrived: Site engineer',
    'New application: Site engineer, from Asha Menon',
    'New enquiry from Biju',
  ])
})

test('what is erased before its mails are sent takes them along', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  await apply(app, { ...asha, job_id: await addJob(db) })
  assert.equal((await mailsIn(db)).length, 2)
  const [{ id: param }] = (await send(app, calls.listApplications, { headers })).json()
  assert.equal((await send(app, calls.deleteApplication, { param, headers })).statusCode, 200)
  assert.deepEqual(await mailsIn(db), [])
})

test('suspected spam causes no mail', async (t) => {
  const { app, db } = await createTestApp(t)
  await apply(app, { ...asha, job_id: await addJob(db), website: 'x' })
  await send(app, calls.createEnquiry, { payload: { ...enquiry, website: 'x' } })
  assert.deepEqual(await mailsIn(db), [])
})

test('many who apply at the same moment are all stored, each with their mails', async (t) => {
  const { app, db } = await createTestApp(t)
  const job_id = await addJob(db)
  const emails = Array.from({ length: 32 }, (_, i) => `asha-${i}@example.com`)
  const answers = await Promise.all(emails.map((email) => apply(app, { ...asha, job_id, email })))
  assert.ok(answers.every(({ statusCode }) => statusCode === 200))
  assert.equal((await db.selectFrom('applications').select('id').execute()).length, emails.length)
  assert.equal((await mailsIn(db)).length, 2 * emails.length)
})
