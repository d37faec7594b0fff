import type { ReadCompany } from '#contract/content/company.ts'
import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import { Failure, orNotFound, refuseUpdate } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { MailQuota } from '../mail/quota.ts'
import { sendCsv } from '../storage/csv.ts'
import { csvColumns } from './csv.ts'
import { eraseEnquiries, type Stores, submitEnquiry } from './rules.ts'
import { exportEnquiries, findEnquiry, listEnquiries, updateEnquiry } from './store.ts'

type Services = Stores & {
  clock: Clock
  mailQuota: MailQuota
  publicUrl: string
  company: ReadCompany
  wakeMail: () => void
}

export function enquiryRoutes(api: Api, services: Services) {
  const { db, clock, publicUrl, company, wakeMail } = services

  api.handle(routes.createEnquiry, async ({ body }) => {
    await submitEnquiry(services, body, { company: await company(), publicUrl }, clock())
    wakeMail()
    return { message: messages.enquiries.submitted }
  })

  api.handle(routes.listEnquiries, ({ query }) => listEnquiries(db, query, clock()))

  api.handle(routes.getEnquiry, async ({ params }) =>
    orNotFound(await findEnquiry(db, params.id), messages.enquiries.notFound),
  )

  api.handle(routes.updateEnquiry, async ({ params, body }) => {
    if (!(await updateEnquiry(db, params.id, body)))
      refuseUpdate(await findEnquiry(db, params.id), messages.enquiries.notFound)
    return { message: messages.enquiries.updated }
  })

  api.handle(routes.deleteEnquiry, async ({ params }) => {
    if ((await eraseEnquiries(services, [params.id])) === 0)
      throw new Failure('not_found', messages.enquiries.notFound)
    return { message: messages.enquiries.deleted }
  })

  api.handle(routes.exportEnquiries, async ({ query, account, request, reply }) => {
    const found = await exportEnquiries(db, query, clock())
    request.log.info({ event: 'enquiries_exported', account: account.id })
    return sendCsv(reply, 'enquiries.csv', csvColumns, found)
  })
}
