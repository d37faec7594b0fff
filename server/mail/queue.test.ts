import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { company } from '#site'
import { eraseExpired } from '../submissions/retention.ts'
import { createOwnedApp, createTestApp, createTestDatabase, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, mailedToken, mailsIn } from '../testing/applications.ts'
import { createMailQuota } from './queue.ts'

const env = { RATE_LIMIT: 'on' }
const day = 86_400_000

test('one person gets three confirmations a day, however the address is written, and staff see the rest', async (t) => {
  let now = new Date()
  const { app, db } = await createTestApp(t, { env, now: () => now })
  const job_id = await addJob(db)
  const recipients = async () =>
    (await mailsIn(db)).map(({ recipient }) => recipient).filter((recipient) => recipient !== company.mail)
  const spellings = ['asha@example.com', 'ASHA@example.com', 'asha+1@example.com', 'a.sha+2@Example.com']
  for (const email of spellings) {
    const answer = await apply(app, { ...asha, job_id, email, name: `Asha of ${email}` })
    assert.deepEqual([answer.statusCode, answer.json().message], [200, 'Application submitted successfully!'])
  }
  assert.deepEqual(await recipients(), ['asha@example.com', 'asha@example.com', 'asha+1@example.com'])
  assert.equal((await mailsIn(db)).length, 3 + spellings.length, 'the company gets its notice of each')
  const headers = await signIn(app)
  const stored = (await send(app, calls.listApplications, { headers })).json()
  assert.deepEqual(
    stored.map((one: { confirmation_withheld: boolean }) => one.confirmation_withheld),
    [true, false, false, false],
  )

  await apply(app, { ...asha, job_id, email: 'biju@example.com' })
  assert.equal((await recipients()).length, 4, 'others get theirs')
  now = new Date(now.getTime() + day)
  await apply(app, { ...asha, job_id })
  assert.equal((await recipients()).length, 5, 'the next day is another')
})

test('many applications in one name at the same moment cause three confirmations', async (t) => {
  const { app, db } = await createTestApp(t, { env })
  const job_id = await addJob(db)
  const names = Array.from({ length: 8 }, (_, i) => `Asha ${'x'.repeat(i)}`)
  const answers = await Promise.all(names.map((name) => apply(app, { ...asha, job_id, name })))
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
  const confirmations = (await mailsIn(db)).filter(({ recipient }) => recipient === asha.email)
  assert.equal(confirmations.length, 3)
})

test('whoever is erased is counted to the end of the day, without the address', async (t) => {
  const now = new Date('2026-11-20T10:00:00Z')
  const { app, db, outbox, headers } = await createOwnedApp(t, { env, now: () => now })
  await apply(app, { ...asha, job_id: await addJob(db) })
  const counters = () => db.selectFrom('attempts').selectAll().execute()
  const before = await counters()
  const [{ id: param }] = (await send(app, calls.listApplications, { headers })).json()
  await send(app, calls.deleteApplication, { param, headers })
  assert.deepEqual(await counters(), before)
  assert.doesNotMatch(JSON.stringify(before), /asha|example/)
  await eraseExpired({ db, outbox, company: async () => company, records: [] }, new Date(now.getTime() + day))
  assert.deepEqual(await counters(), [])
})

test('nobody gets further confirmations because somebody withdraws an application in their name', async (t) => {
  const { app, db } = await createTestApp(t, { env })
  const job_id = await addJob(db)
  const toAsha = async () =>
    (await mailsIn(db)).filter(({ recipient, status }) => recipient === asha.email && status === 'waiting')
      .length
  for (const name of ['One', 'Two', 'Three']) await apply(app, { ...asha, name, job_id })
  assert.equal(await toAsha(), 3)
  await apply(app, { ...asha, email: 'stranger@example.com', job_id })
  const param = await mailedToken(db, 'my-data', 'stranger@example.com')
  const corrected = await send(app, calls.updateMyData, { param, payload: { email: asha.email } })
  assert.equal(corrected.statusCode, 200)
  const withdrawn = await send(app, calls.withdrawMyData, { param, payload: { sure: true } })
  assert.equal(withdrawn.statusCode, 200)
  await apply(app, { ...asha, name: 'Four', job_id })
  assert.equal(await toAsha(), 3)
})

test('a flood of forms ends in a last notice to the company, which says so', async (t) => {
  const db = await createTestDatabase(t)
  const { queueNotice } = createMailQuota({ enabled: true, keyedHash: (...parts) => parts.join() })
  const text = 'Somebody has written to us.\n'
  const notice = { recipient: company.mail, write: () => ({ subject: 'New enquiry', text }) }
  const { most } = attemptLimits.notices
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i <= most; i += 1) await queueNotice(tx, notice, new Date())
  })
  const texts = (await mailsIn(db)).map(({ text }) => text)
  assert.equal(texts.length, most)
  assert.deepEqual(new Set(texts.slice(0, -1)), new Set([text]))
  assert.match(texts.at(-1) ?? '', /the last mail about them/)
})
