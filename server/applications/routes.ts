import type { Application } from '#contract/applications.ts'
import type { ReadCompany } from '#contract/content/company.ts'
import type { Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { routes } from '#contract/routes.ts'
import type { Clock } from '../db/clock.ts'
import { recordListing, writeDiary } from '../db/diary.ts'
import type { Consent } from '../db/tables.ts'
import { sendCsv } from '../http/csv.ts'
import { Failure, orNotFound, throwUpdateFailure } from '../http/failure.ts'
import type { Api } from '../http/handle.ts'
import type { Counted, Limits } from '../http/limits.ts'
import type { MailQuota } from '../mail/queue.ts'
import { noteChange } from '../records/diary.ts'
import { cvHeaders, keyOfCv } from './cv.ts'
import { withErasureDays } from './erasure-day.ts'
import {
  eraseApplications,
  type LinkTokenOf,
  noteCvOpening,
  type Stores,
  submitApplication,
} from './rules.ts'
import {
  exportApplications,
  findApplication,
  findCv,
  listApplications,
  listCvOpenings,
  listOpenedCvs,
  updateApplication,
} from './store.ts'

type Services = Stores & {
  clock: Clock
  limits: Limits
  linkTokenOf: LinkTokenOf
  mailQuota: MailQuota
  publicUrl: string
  site: {
    company: ReadCompany
    consentTo: (version: string, page: 'career', language: Language, now: Date) => Promise<Consent>
  }
  translator: (language: Language) => Promise<(english: string) => string>
  wakeMail: () => void
  config: { smtpUrl: string | undefined }
}

const cvLimits: Counted[] = [['cvBytesNetwork'], ['cvBytes']]

export function applicationRoutes(api: Api, services: Services) {
  const { db, files, clock, limits, publicUrl, site, translator, wakeMail, config } = services

  api.handle(routes.createApplication, async ({ body, files: received, act, language, request }) => {
    const applicant = { language, company: await site.company(language), say: await translator(language) }
    const { isConfirmed, cvLeftOut, link } = await submitApplication(services, {
      ...act,
      input: body,
      cv: received.cv?.[0],
      mayStoreCv: (bytes) => limits.allowsAmount(request, bytes, ...cvLimits),
      giveBackRoom: (bytes) => limits.refundAmount(request, bytes, ...cvLimits),
      publicUrl,
      company: await site.company(),
      applicant,
      consent: await site.consentTo(body.notice_version, 'career', language, act.now),
    })
    wakeMail()
    if (cvLeftOut) request.log.warn({ event: 'cv_left_out' }, 'an application was taken without its CV')
    return {
      message: messages.applications.received,
      mailed: isConfirmed && config.smtpUrl !== undefined,
      cv_left_out: cvLeftOut,
      link,
    }
  })

  api.handle(routes.listApplications, async ({ query, act }) => {
    await recordListing(db, act, 'application')
    const { items, total } = await listApplications(db, query)
    return { items: await withErasureDays(db, items, await site.company(), clock()), total }
  })

  api.handle(routes.getApplication, async ({ params }) => {
    const found = orNotFound(await findApplication(db, params.id), messages.applications.notFound)
    const [withEnd] = await withErasureDays(db, [found], await site.company(), clock())
    return orNotFound(withEnd, messages.applications.notFound)
  })

  api.handle(routes.updateApplication, async ({ params: { id }, body, act }) => {
    const isChanged = await db
      .transaction()
      .execute((tx) => noteChange(tx, act, 'applications', id, () => updateApplication(tx, id, body)))
    if (!isChanged) throwUpdateFailure(await findApplication(db, id), messages.applications.notFound)
    return { message: messages.applications.updated }
  })

  api.handle(routes.deleteApplication, async ({ params, account, act, request }) => {
    if ((await eraseApplications(services, [params.id], act)) === 0)
      throw new Failure('not_found', messages.applications.notFound)
    request.log.warn({ event: 'application_erased', application: params.id, by: account.id })
    return { message: messages.applications.deleted }
  })

  api.handle(routes.exportApplications, async ({ query, account, act, request, reply }) => {
    await writeDiary(db, act, { kind: 'exported', subject: 'application' })
    const found = await exportApplications(db, query)
    request.log.info({ event: 'applications_exported', account: account.id })
    return sendCsv(reply, 'applications.csv', csvColumns, found)
  })

  api.handle(routes.openCv, async ({ params: { name }, query, account, act, request, reply }) => {
    const found = orNotFound(await findCv(db, name), messages.applications.cvNotFound)
    if (request.method !== 'HEAD') {
      await noteCvOpening(db, found.id, account, act)
      request.log.info({ event: 'cv_opened', application: found.id, account: account.id })
    }
    const { bytes, stream } = orNotFound(await files.open(keyOfCv(name)), messages.applications.cvNotFound)
    const inline = query.inline !== undefined
    reply.headers(cvHeaders(name, found.cv_name ?? name, { inline, bytes }))
    return stream
  })

  api.handle(routes.listCvOpenings, ({ params }) => listCvOpenings(db, params.id))
  api.handle(routes.listOpenedCvs, ({ query }) => listOpenedCvs(db, query))
}

const csvColumns = {
  Received: 'created_at',
  Job: 'job_title',
  Name: 'name',
  Email: 'email',
  WhatsApp: 'whatsapp',
  Address: 'address',
  Qualification: 'qualification',
  Experience: 'experience',
  CV: 'cv_name',
  Status: 'status',
  Notes: 'notes',
} as const satisfies Record<string, keyof Application>
