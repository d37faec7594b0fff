import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { SMTPServerOptions } from 'smtp-server'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import type { Db } from '../db/database.ts'
import { createOwnedApp, createTestApp, send, signIn } from '../testing/app.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { queueMail } from './queue.ts'
import { testMailWords } from './routes.ts'
import { claimMail, markSent, markUnsent } from './store.ts'

const welcome = {
  recipient: 'asha@example.com',
  language: 'en',
  subject: 'Welcome',
  text: 'A secret link',
} as const

async function queue(db: Db, now = new Date()) {
  await queueMail(db, welcome, now)
  const mail = await claimMail(db, now, now)
  assert.ok(mail)
  return mail.id
}

test('staff see which mails were not delivered and why, but never what they say', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  await markSent(db, await queue(db))
  const failed = await queue(db)
  await markUnsent(db, failed, 'no such user', undefined)
  const answer = await send(app, calls.listMails, { headers })
  assert.doesNotMatch(answer.body, /A secret link/)
  assert.partialDeepStrictEqual(answer.json(), [{ id: failed, status: 'failed', last_error: 'no such user' }])
  assert.equal(answer.headers['x-total-count'], '1')
  const sent = await send(app, calls.listMails, { headers, query: { status: 'sent' } })
  assert.equal(sent.json().length, 1)
})

test('staff send a failed mail again; a delivered one is not sent twice', async (t) => {
  let woken = 0
  const now = new Date('2026-11-20T10:00:00Z')
  const { app, db, headers } = await createOwnedApp(t, {
    now: () => now,
    services: { wakeMail: () => woken++ },
  })
  const param = await queue(db)
  await markUnsent(db, param, 'no such user', undefined)
  const answer = await send(app, calls.resendMail, { param, headers })
  assert.deepEqual(
    [answer.statusCode, answer.json().message],
    [200, 'The mail will be sent again in a moment'],
  )
  assert.equal(woken, 1)
  assert.equal((await claimMail(db, now, now))?.text, welcome.text)

  await markSent(db, param)
  const again = await send(app, calls.resendMail, { param, headers })
  assert.deepEqual([again.statusCode, again.json().message], [409, 'This mail has already been delivered'])
})

test('staff remove a mail, with its file in the outbox', async (t) => {
  const { app, db, dataDir, headers } = await createOwnedApp(t)
  const param = await queue(db)
  await markUnsent(db, param, 'no such user', undefined)
  await mkdir(join(dataDir, 'outbox'))
  await writeFile(join(dataDir, 'outbox', `${param}.eml`), 'To: asha@example.com')
  const answer = await send(app, calls.deleteMail, { param, headers })
  assert.deepEqual([answer.statusCode, answer.json().message], [200, 'Mail removed'])
  assert.deepEqual(await readdir(join(dataDir, 'outbox')), [])
  for (const call of [calls.deleteMail, calls.resendMail])
    assert.equal((await send(app, call, { param, headers })).statusCode, 404)
})

const words = serverMessages.testMail

test('a test mail goes to whoever is logged in, at once and not through the queue', async (t) => {
  const { app, db, headers, received } = await start(t)
  const answer = await send(app, calls.sendTestMail, { headers })
  assert.deepEqual(answer.json(), { sent: true, message: words.sent, answer: '' })
  assert.deepEqual(received[0]?.to, ['owner@example.com'])
  assert.match(received[0]?.text ?? '', new RegExp(`^Subject: ${testMailWords.subject}`, 'm'))
  assert.deepEqual(await db.selectFrom('mails').select('id').execute(), [])
})

test("what the mail server says to a mail that it refuses is shown in the server's own words", async (t) => {
  let refusal: Error | null = Object.assign(new Error('5.7.1 Sender office is not yours'), {
    responseCode: 553,
  })
  const { app, headers } = await start(t, { onMailFrom: (_address, _session, done) => done(refusal) })
  const answer = (await send(app, calls.sendTestMail, { headers })).json()
  assert.deepEqual([answer.sent, answer.message], [false, words.refused])
  assert.match(answer.answer, /553 5\.7\.1 Sender office is not yours/)
  const troubles = async () => (await send(app, calls.getStatus, { headers })).json().troubles
  assert.deepEqual(await troubles(), ['sender'])
  assert.match((await app.inject('/metrics')).body, /^site_trouble\{kind="sender"\} 1$/m)
  refusal = null
  await send(app, calls.sendTestMail, { headers })
  assert.deepEqual(await troubles(), [])
})

test('a wrong password, and a mail server that is away, are told apart', async (t) => {
  const { app, headers } = await start(t, {
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('5.7.8 No such user here')),
  })
  const login = (await send(app, calls.sendTestMail, { headers })).json()
  assert.deepEqual([login.sent, login.message], [false, words.refusedLogin])
  assert.match(login.answer, /^535 .*No such user here/)
  assert.doesNotMatch(JSON.stringify(login), /secret/)

  const away = await createTestApp(t, { env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const answer = (await send(away.app, calls.sendTestMail, { headers: await signIn(away.app) })).json()
  assert.deepEqual([answer.sent, answer.message], [false, words.unreachable])
  assert.match(answer.answer, /ECONNREFUSED/)
})

test('without a mail server there is nothing to test, and tests are limited', async (t) => {
  const { app } = await createTestApp(t)
  const answer = await send(app, calls.sendTestMail, { headers: await signIn(app) })
  assert.deepEqual([answer.statusCode, answer.json().message], [409, words.notSet])

  const limited = await start(t, {}, { RATE_LIMIT: 'on' })
  const statuses = []
  for (let i = 0; i <= attemptLimits.testMails.most; i++)
    statuses.push((await send(limited.app, calls.sendTestMail, { headers: limited.headers })).statusCode)
  assert.deepEqual(statuses, [...Array(attemptLimits.testMails.most).fill(200), 429])
  assert.equal(limited.received.length, attemptLimits.testMails.most)
})

async function start(t: TestContext, options: SMTPServerOptions = {}, env = {}) {
  const { url, received } = await startMailServer(t, options)
  const SMTP_URL = options.onAuth ? url.replace('//', '//office:secret@') : url
  const { app, db } = await createTestApp(t, { env: { SMTP_URL, ...env } })
  return { app, db, received, headers: await signIn(app) }
}
