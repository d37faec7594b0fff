import type { ReadCompany } from '#contract/content/company.ts'
import type { Enquiry } from '#contract/enquiries.ts'
import type { Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { privateLink } from '#contract/people/my-data.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import { recordListing, writeDiary } from '../db/diary.ts'
import type { Consent } from '../db/tables.ts'
import { sendCsv } from '../http/csv.ts'
import { Failure, orNotFound, throwUpdateFailure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { MailQuota } from '../mail/queue.ts'
import { noteChange } from '../records/diary.ts'
import { eraseEnquiries, type Stores, submitEnquiry } from './rules.ts'
import { exportEnquiries, findEnquiry, listEnquiries, updateEnquiry } from './store.ts'

type Services = Stores & {
  clock: Clock
  mailQuota: MailQuota
  publicUrl: string
  site: {
    company: ReadCompany
    consentTo: (version: string, page: 'contact', language: Language, now: Date) => Promise<Consent>
  }
  wakeMail: () => void
}

export function enquiryRoutes(api: Api, services: Services) {
  const { db, clock, publicUrl, site, wakeMail } = services

  api.handle(routes.createEnquiry, async ({ body, language, act }) => {
    const company = await site.company()
    const consent = await site.consentTo(body.notice_version, 'contact', language, act.now)
    const token = await submitEnquiry(services, body, { publicUrl, company, consent, ...act })
    wakeMail()
    return { message: messages.enquiries.submitted, link: privateLink(publicUrl, language, token) }
  })

  api.handle(routes.listEnquiries, async ({ query, act }) => {
    await recordListing(db, act, 'enquiry')
    return listEnquiries(db, query, clock())
  })

  api.handle(routes.getEnquiry, async ({ params }) =>
    orNotFound(await findEnquiry(db, params.id), messages.enquiries.notFound),
  )

  api.handle(routes.updateEnquiry, async ({ params: { id }, body, act }) => {
    const isChanged = await db
      .transaction()
      .execute((tx) => noteChange(tx, act, 'enquiries', id, () => updateEnquiry(tx, id, body)))
    if (!isChanged) throwUpdateFailure(await findEnquiry(db, id), messages.enquiries.notFound)
    return { message: messages.enquiries.updated }
  })

  api.handle(routes.deleteEnquiry, async ({ params, act }) => {
    if ((await eraseEnquiries(services, [params.id], act)) === 0)
      throw new Failure('not_found', messages.enquiries.notFound)
    return { message: messages.enquiries.deleted }
  })

  api.handle(routes.exportEnquiries, async ({ query, account, act, request, reply }) => {
    await writeDiary(db, act, { kind: 'exported', subject: 'enquiry' })
    const found = await exportEnquiries(db, query, clock())
    request.log.info({ event: 'enquiries_exported', account: account.id })
    return sendCsv(reply, 'enquiries.csv', csvColumns, found)
  })
}

const csvColumns = {
  Received: 'created_at',
  Name: 'name',
  Phone: 'phone',
  'Wants to build': 'plan',
  Message: 'message',
  'Came from': 'topic',
  Status: 'status',
  'Follow-up': 'follow_up_on',
  Notes: 'notes',
} as const satisfies Record<string, keyof Enquiry>
