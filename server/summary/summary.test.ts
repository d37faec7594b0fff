import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'

test('the dashboard counts what waits, what there is, and the last twelve weeks in India', async (t) => {
  let now = new Date()
  const { app, db } = await createTestApp(t, { now: () => now })
  const job_id = await addJob(db)
  await addJob(db, { closes_on: '2020-01-01' })
  const enquiry = { name: 'Asha', phone: '9847012345', message: 'A house' }

  // A Monday begins at 18:30 on the Sunday before in London.
  now = new Date('2026-11-15T18:29:00Z')
  await apply(app, { ...asha, job_id })
  now = new Date('2026-11-15T18:31:00Z')
  await apply(app, { ...asha, name: 'Biju', job_id })
  await apply(app, { ...asha, name: 'Spam', job_id, website: 'x' })
  await send(app, calls.createEnquiry, { payload: enquiry })
  now = new Date('2026-08-01T00:00:00Z')
  await send(app, calls.createEnquiry, { payload: { ...enquiry, name: 'Long ago' } })
  now = new Date('2026-11-20T10:00:00Z')

  const headers = await signIn(app)
  const answer = (await send(app, calls.getSummary, { headers })).json()
  assert.deepEqual(answer.attention, {
    new_applications: 2,
    new_enquiries: 2,
    due_follow_ups: 0,
    waiting_reviews: 0,
    waiting_accounts: 0,
    undelivered_mails: 6,
  })
  assert.deepEqual(answer.counts, {
    projects: 0,
    reviews: 0,
    services: 0,
    open_jobs: 1,
    applications: 2,
    enquiries: 2,
  })
  assert.equal(answer.weeks.length, 12)
  assert.deepEqual(answer.weeks[0], { week: '2026-08-31', applications: 0, enquiries: 0 })
  assert.deepEqual(answer.weeks.slice(-2), [
    { week: '2026-11-09', applications: 1, enquiries: 0 },
    { week: '2026-11-16', applications: 1, enquiries: 1 },
  ])
})
