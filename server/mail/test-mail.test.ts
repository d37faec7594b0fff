// @sqlite
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { SMTPServerOptions } from 'smtp-server'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { attemptLimits } from '#contract/limits.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { words as mailWords } from './texts.ts'

const words = serverMessages.testMail

test('a test mail goes to whoever is logged in, at once and not through the queue', async (t) => {
  const { app, db, headers, received } = await start(t)
  const answer = await send(app, calls.sendTestMail, { headers })
  assert.deepEqual(answer.json(), { sent: true, message: words.sent, answer: '' })
  assert.deepEqual(received[0]?.to, ['owner@example.com'])
  assert.match(received[0]?.text ?? '', new RegExp(`^Subject: ${mailWords.test.subject}`, 'm'))
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
