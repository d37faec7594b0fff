// A mail to the person who is logged in, sent at once and not through the queue, to see what the mail server says about it.

import type { Account } from '#contract/access/accounts.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { TestMail } from '#contract/admin/dashboard.ts'
import { wordsIn } from '#contract/words.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { newId } from '../db/ids.ts'
import type { Deliver } from './delivery.ts'
import { isSenderRefusal, type MailError, orAbort, sentenceOf } from './sender.ts'
import { markSenderRefused, markSenderTaken } from './store.ts'
import { words as texts } from './texts.ts'

const words = serverMessages.testMail
const sendMs = 30_000

type TestMailOptions = { db: Db; deliver: Deliver; account: Account; audit: AuditContext }

export async function sendTestMail(test: TestMailOptions): Promise<TestMail> {
  const { db, deliver, account, audit } = test
  const mail = {
    id: newId(),
    recipient: account.email,
    reply_to: null,
    language: account.mail_language,
    token_id: null,
    stop_link: null,
    attempts: 1,
    created_at: timeOf(audit.now),
    ...wordsIn(account.mail_language, texts).test,
  }
  await writeDiary(db, audit, { kind: 'changed', subject: 'site', action: 'test_mail_sent' })
  try {
    await orAbort(deliver(mail), AbortSignal.timeout(sendMs))
  } catch (thrown) {
    const error = thrown as MailError
    if (isSenderRefusal(error)) await markSenderRefused(db, audit.now)
    return { sent: false, message: reasonOf(error), answer: error.response ?? sentenceOf(error) }
  }
  await markSenderTaken(db)
  return { sent: true, message: words.sent, answer: '' }
}

function reasonOf({ code = '', name }: MailError) {
  if (code === 'EAUTH') return words.refusedLogin
  const isAway = name === 'TimeoutError' || /^(ECONN|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|ETLS)/.test(code)
  return isAway ? words.unreachable : words.refused
}
