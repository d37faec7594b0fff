import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Db } from '../db/database.ts'
import { writeLetters } from '../mail/letters.ts'
import { queueMail } from '../mail/queue.ts'
import { createMailSender } from '../mail/sender.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha, mailsIn } from '../testing/applications.ts'

test('the mail sender writes the letters about what has arrived and sends them', async (t) => {
  const { app, db } = await createTestApp(t)
  await apply(app, { ...asha, job_id: await addJob(db) })
  await send(app, calls.createEnquiry, { payload: { name: 'Biju', phone: '9847012345', message: 'A house' } })
  const { sender, sent } = createSender(db)
  await sender.sendDue()
  await sender.sendDue()
  assert.deepEqual(sent, [
    'Your application has arrived: Site engineer',
    'New application: Site engineer, from Asha Menon',
    'New enquiry from Biju',
  ])
})

test('what was erased before its letters were written gets none', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  await apply(app, { ...asha, job_id: await addJob(db) })
  const [{ id: param }] = (await send(app, calls.listApplications, { headers })).json()
  assert.equal((await send(app, calls.deleteApplication, { param, headers })).statusCode, 200)
  assert.deepEqual(await db.selectFrom('arrivals').selectAll().execute(), [])

  // As after a backup from before was put back over a list that knows better.
  await db.insertInto('arrivals').values({ id: param, kind: 'application' }).execute()
  assert.deepEqual(await mailsIn(db), [])
})

test('several writers at once write each letter once', async (t) => {
  const { app, db } = await createTestApp(t)
  const job_id = await addJob(db)
  for (let i = 10; i < 40; i++) await apply(app, { ...asha, job_id, email: `asha-${i}@example.com` })
  await Promise.all(Array.from({ length: 4 }, () => writeLetters(db, '', new Date())))
  assert.equal((await mailsIn(db)).length, 60)
})

test('letters that cannot be written now come later, and keep no other mail from being sent', async (t) => {
  const { app, db } = await createTestApp(t)
  await apply(app, { ...asha, job_id: await addJob(db) })
  await db.schema.alterTable('applications').renameTo('away').execute()
  await queueMail(db, { recipient: asha.email, subject: 'Choose a password', text: 'Here' }, new Date())
  const { sender, sent, errors } = createSender(db)
  await sender.sendDue()
  assert.deepEqual(sent, ['Choose a password'])
  assert.ok(errors.length > 0)
  await db.schema.alterTable('away').renameTo('applications').execute()
  assert.equal((await mailsIn(db)).length, 3)
})

/** As the server has it, but that it keeps the subjects of what it sends. */
function createSender(db: Db) {
  const sent: string[] = []
  const errors: object[] = []
  const sender = createMailSender({
    db,
    clock: () => new Date(),
    write: () => writeLetters(db, 'https://www.example.com', new Date()),
    deliver: async ({ subject }) => {
      sent.push(subject)
      return {}
    },
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (fields: object) => void errors.push(fields),
    },
  })
  return { sender, sent, errors }
}
