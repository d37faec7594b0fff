import { routes } from '#contract/routes.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Outbox } from './delivery.ts'
import { deleteMail, findMailStatus, listMails, queueAgain } from './undelivered.ts'

type Services = { db: Db; clock: Clock; outbox: Outbox; wakeMail: () => void }

export function mailRoutes(api: Api, { db, clock, outbox, wakeMail }: Services) {
  api.handle(routes.listMails, ({ query }) => listMails(db, query))

  api.handle(routes.resendMail, async ({ params }) => {
    if (!(await queueAgain(db, params.id, clock()))) {
      // The text of a mail goes when the mail does.
      if (await findMailStatus(db, params.id)) throw new Failure('conflict', staffMessages.mails.alreadySent)
      throw new Failure('not_found', staffMessages.mails.notFound)
    }
    wakeMail()
    return { message: staffMessages.mails.queued }
  })

  api.handle(routes.deleteMail, async ({ params }) => {
    if (!(await deleteMail(db, params.id))) throw new Failure('not_found', staffMessages.mails.notFound)
    await outbox.remove([params.id])
    return { message: staffMessages.mails.deleted }
  })
}
