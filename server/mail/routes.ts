import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { writeDiary } from '../db/diary.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { deleteMail, findMailStatus, listMails, queueAgain } from './store.ts'
import { sendTestMail } from './test-mail.ts'

type MailServices = Pick<Services, 'db' | 'clock' | 'outbox' | 'deliver' | 'wakeMail' | 'limits'> & {
  config: { smtpUrl: string | undefined }
}

/** Neither the address nor the subject: they may be personal. */
const again = { kind: 'changed', subject: 'site', action: 'mail_resent' } as const
const gone = { kind: 'deleted', subject: 'site', action: 'mail_deleted' } as const

export function mailRoutes(api: Api, services: MailServices) {
  const { db, clock, outbox, wakeMail, limits, deliver } = services
  const { smtpUrl } = services.config

  api.handle(calls.sendTestMail, async ({ account, audit, request }) => {
    if (!smtpUrl) throw new Failure('conflict', serverMessages.testMail.notSet)
    await limits.take(request, ['testMails', account.email])
    const test = await sendTestMail({ db, deliver, account, audit })
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
      await writeDiary(tx, audit, again)
    })
    wakeMail()
    return { message: staffMessages.mails.queued }
  })

  api.handle(calls.deleteMail, async ({ params, account, audit }) => {
    orNotFound(await findMailStatus(db, account.roles, params.id), staffMessages.mails.notFound)
    await db.transaction().execute(async (tx) => {
      if (!(await deleteMail(tx, params.id))) throw new Failure('conflict', serverMessages.mails.onItsWay)
      await writeDiary(tx, audit, gone)
    })
    await outbox.remove([params.id])
    return { message: staffMessages.mails.deleted }
  })
}
