// A mail that is refused because of our own address or login is kept, whatever words the mail server has for it.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createOwnedApp, createTestDatabase, send } from '../testing/app.ts'
import { mailsIn, sendMails } from '../testing/applications.ts'
import { queueMail } from './queue.ts'
import { isSenderRefusal, type MailError } from './sender.ts'

const welcome = {
  recipient: 'asha@example.com',
  language: 'en',
  subject: 'Welcome',
  text: 'Hello\n',
} as const
const minute = 60_000

/** What Exim, qmail, Postfix, Exchange and large providers say. */
const ourFault = [
  '550 Sender verify failed',
  '550-Verification failed for <office@example.com>\n550-No Such User Here\n550 Sender verify failed',
  '550 relay not permitted',
  '550-Please turn on SMTP Authentication in your mail client.\n550 host.example is not permitted to relay through this server without authentication.',
  '550 Access denied - Invalid HELO name (See RFC2821 4.1.1.1)',
  '553 sorry, your envelope sender is in my badmailfrom list (#5.7.1)',
  "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  '554 5.7.1 <asha@example.com>: Relay access denied',
  '553 5.7.1 <office@example.com>: Sender address rejected: not owned by user office',
  '550 5.1.8 <office@example.com>: Sender address rejected: Domain not found',
  '554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied',
  '530 5.7.0 Must issue a STARTTLS command first',
  '550 5.7.60 SMTP; Client does not have permissions to send as this sender',
  '554 5.2.252 SendAsDenied; office@example.com not allowed to send as sales@example.com',
  '550-Requested action not taken: mailbox unavailable\n550 Sender address is not allowed.',
  '550 5.7.26 Unauthenticated email from example.com is not accepted due to its DMARC policy.',
  '554 Message rejected: Email address is not verified. The following identities failed the check',
  '550 The from address does not match a verified Sender Identity.',
  '553 Relaying disallowed as office@example.com',
  '550 5.7.1 Unable to relay',
]
const theirFault = [
  '550 5.1.1 <asha@example.com>: Recipient address rejected: User unknown in virtual alias table',
  '550 5.1.1 <sender@relay.example.com>: Recipient address rejected: User unknown',
  '550 5.1.1 The account does not exist. Please check for typing errors, the sender is told of them',
  '550 <relay@example.com>: no such user',
  '550 relay.example.com: no such user here',
  '550 No Such User Here',
  '550 Requested action not taken: mailbox unavailable',
  '553 sorry, no mailbox here by that name (#5.1.1)',
  '550 5.4.1 Recipient address rejected: Access denied.',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient asha@example.com not found by SMTP address lookup',
  '550 5.2.1 The email account that you tried to reach is disabled.',
  '552 5.2.2 The account is over quota, the sender may try again later.',
  "554 delivery error: dd This user doesn't have a mail.example account",
  '552 5.3.4 Message size exceeds fixed limit',
  '554 5.7.1 Message rejected as spam by content filtering',
  '554 5.6.0 Reject, id=04-01 - BAD_HEADER',
]
for (const [fault, answers] of Object.entries({ ourFault, theirFault })) {
  for (const response of answers)
    test(`${fault}: ${response}`, () => {
      for (const [code, command] of [
        ['EENVELOPE', 'RCPT TO'],
        ['EMESSAGE', 'DATA'],
      ])
        assert.equal(isSenderRefusal(answerOf(response, { code, command })), fault === 'ourFault')
    })
}

test('a mail that waited for its sender to be right has all its attempts left', async (t) => {
  const { db, setTime, setAnswer, run } = await start(t)
  await queueMail(db, welcome, new Date(0))
  for (let half = 0; half < 20; half += 1) {
    setTime(half * 30 * minute)
    await run()
  }
  setAnswer('451 4.7.1 Greylisted')
  setTime(600 * minute)
  await run()
  assert.partialDeepStrictEqual((await mailsIn(db))[0], { status: 'waiting', attempts: 1 })
  setAnswer(undefined)
  setTime(601 * minute)
  await run()
  assert.equal((await mailsIn(db))[0]?.status, 'sent')
})

const answers = { 'a test mail that leaves': calls.sendTestMail, 'sending one again': calls.resendMail }
for (const [what, call] of Object.entries(answers)) {
  test(`${what} ends the pause after a refused login`, async (t) => {
    let asked = 0
    let answer: string | undefined = '535 5.7.8 Wrong password'
    const now = new Date('2026-11-20T10:00:00Z')
    const deliver = async () => {
      asked += 1
      if (answer) throw answerOf(answer, { code: 'EAUTH', command: 'AUTH PLAIN' })
      return {}
    }
    const env = { SMTP_URL: 'smtp://127.0.0.1:9' }
    const { app, db, headers } = await createOwnedApp(t, { env, now: () => now, services: { deliver } })
    const run = () => sendMails({ db, clock: () => now, deliver })
    for (let i = 0; i < 3; i += 1) await queueMail(db, welcome, now)
    await run()
    await run()
    assert.equal(asked, 1, 'another process waits too')
    answer = undefined
    const param = (await mailsIn(db)).at(-1)?.id ?? ''
    assert.equal((await send(app, call, { headers, param })).statusCode, 200)
    await run()
    const left = (await mailsIn(db)).filter(({ status }) => status === 'sent')
    assert.equal(left.length, 2, 'all but the one that waits for its next attempt')
  })
}

async function start(t: TestContext) {
  const db = await createTestDatabase(t)
  let now = new Date(0)
  let answer: string | undefined = '550 Sender verify failed'
  const deliver = async () => {
    if (answer) throw answerOf(answer, { code: 'EENVELOPE', command: 'RCPT TO' })
    return {}
  }
  return {
    db,
    run: () => sendMails({ db, clock: () => now, deliver }),
    setTime: (ms: number) => {
      now = new Date(ms)
    },
    setAnswer: (next: string | undefined) => {
      answer = next
    },
  }
}

/** As nodemailer throws it. */
const answerOf = (response: string, fields: { code?: string; command?: string }): MailError =>
  Object.assign(new Error(response), { ...fields, response, responseCode: Number(response.slice(0, 3)) })
