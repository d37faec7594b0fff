import type { Account } from '#contract/access/accounts.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import type { TestMail } from '#contract/admin/dashboard.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { inBoth, wordsIn } from '#contract/words.ts'
import { newId, timeOf } from '../db/clock.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { isSenderRefusal, type MailError, orAbort, sentenceOf } from './sender.ts'
import {
  deleteMail,
  endSenderPause,
  findMailStatus,
  listMails,
  markSenderRefused,
  markSenderTaken,
  queueAgain,
} from './store.ts'

type MailServices = Pick<Services, 'db' | 'clock' | 'outbox' | 'deliver' | 'wakeMail' | 'limits'> & {
  config: { smtpUrl: string | undefined }
}

export function mailRoutes(api: Api, services: MailServices) {
  const { db, clock, outbox, wakeMail, limits } = services
  const { smtpUrl } = services.config

  api.handle(calls.sendTestMail, async ({ account, audit, request }) => {
    if (!smtpUrl) throw new Failure('conflict', serverMessages.testMail.notSet)
    await limits.take(request, ['testMails', account.email])
    const test = await sendTestMail(services, account, audit)
    request.log.info({ event: 'test_mail', sent: test.sent, account: account.id })
    return test
  })

  api.handle(calls.listMails, ({ query, account }) => listMails(db, account.roles, query))

  api.handle(calls.resendMail, async ({ params, account, audit }) => {
    orNotFound(await findMailStatus(db, account.roles, params.id), staffMessages.mails.notFound)
    await db.transaction().execute(async (tx) => {
      // The text is deleted once the mail is sent.
      if (!(await queueAgain(tx, params.id, clock())))
        throw new Failure('conflict', staffMessages.mails.alreadySent)
      await endSenderPause(tx, clock())
      // Neither the address nor the subject: they may be personal.
      await writeDiary(tx, audit, { kind: 'changed', subject: 'site', action: 'mail_resent' })
    })
    wakeMail()
    return { message: staffMessages.mails.queued }
  })

  api.handle(calls.deleteMail, async ({ params, account, audit }) => {
    orNotFound(await findMailStatus(db, account.roles, params.id), staffMessages.mails.notFound)
    await db.transaction().execute(async (tx) => {
      if (!(await deleteMail(tx, params.id))) throw new Failure('conflict', serverMessages.mails.onItsWay)
      await writeDiary(tx, audit, { kind: 'deleted', subject: 'site', action: 'mail_deleted' })
    })
    await outbox.remove([params.id])
    return { message: staffMessages.mails.deleted }
  })
}

// A mail to the person who is logged in, sent at once and not through the queue, to see what the mail server says about it.

const words = serverMessages.testMail
const sendMs = 30_000

async function sendTestMail(
  { db, deliver }: Pick<Services, 'db' | 'deliver'>,
  account: Account,
  audit: AuditContext,
): Promise<TestMail> {
  const mail = {
    id: newId(),
    recipient: account.email,
    reply_to: null,
    language: account.mail_language,
    token_id: null,
    stop_link: null,
    attempts: 1,
    created_at: timeOf(audit.now),
    ...wordsIn(account.mail_language, testMailWords),
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

export const testMailWords = inBoth({
  subject: ['Test mail from your site', 'നിങ്ങളുടെ വെബ്സൈറ്റിൽനിന്ന് ഒരു ടെസ്റ്റ് മെയിൽ'],
  text: [
    'Mails from your site arrive: somebody who is logged in with this address has just tried it.\n',
    'വെബ്സൈറ്റിൽനിന്നുള്ള മെയിലുകൾ എത്തുന്നുണ്ട്: ഈ വിലാസം ഉപയോഗിച്ച് ലോഗിൻ ചെയ്തയാൾ ഇപ്പോൾ പരീക്ഷിച്ചുനോക്കിയതാണ്.\n',
  ],
})
