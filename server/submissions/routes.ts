// Applications and enquiries: visitors send them, staff work through them.
import type { FastifyRequest } from 'fastify'
import {
  type Application,
  type ApplicationChange,
  type ApplicationInput,
  asApplication,
} from '#contract/applications.ts'
import { calls } from '#contract/calls.ts'
import type { ReadCompany } from '#contract/content/company.ts'
import type { Enquiry, EnquiryChange } from '#contract/enquiries.ts'
import type { Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { type AuditedTx, recordListing, writeDiary } from '../db/diary.ts'
import type { Consent } from '../db/tables.ts'
import { sendCsv } from '../http/csv.ts'
import { Failure, orNotFound } from '../http/errors.ts'
import type { Api, Context } from '../http/handle.ts'
import type { Counted } from '../http/limits.ts'
import { messageLanguageOf, textIn } from '../http/negotiation.ts'
import { withNotes } from '../notes/notes.ts'
import type { Services } from '../ops/services.ts'
import { auditChange, subjects } from '../records/diary.ts'
import {
  countApplicants,
  cvHeaders,
  findCv,
  keyOfCv,
  listCvOpenings,
  recordCvOpening,
} from './applications.ts'
import { inWords } from './leads/leads.ts'
import { type EraseServices, eraseSubmissions, withErasureDays } from './retention.ts'
import {
  exportSubmissions,
  findNeighbours,
  findSubmission,
  type Kind,
  listSubmissions,
  type Queries,
  updateSubmission,
} from './store.ts'
import { type Sender, type SubmitServices, submitApplication, submitEnquiry } from './submit.ts'

type FormPage = 'career' | 'contact'
type SubmissionServices = EraseServices &
  SubmitServices &
  Pick<Services, 'limits' | 'wakeMail' | 'translator'> & {
    site: {
      company: ReadCompany
      consentTo: (version: string, page: FormPage, language: Language, now: Date) => Promise<Consent>
    }
    sourceOf: (request: FastifyRequest) => Sender['source']
    config: { smtpUrl: string | undefined }
  }

type Sent = Pick<Context<object>, 'audit' | 'language' | 'request'>
type Applying = Sent & Pick<Context<object>, 'files'>

const cvLimits: Counted[] = [['cvBytesNetwork'], ['cvBytes']]

export function submissionRoutes(api: Api, services: SubmissionServices) {
  const { site, translator, limits, wakeMail, config, sourceOf } = services

  const apply = async (input: ApplicationInput, { files, audit, language, request }: Applying) => {
    const { isConfirmed, cvLeftOut, link } = await submitApplication(services, {
      input,
      cv: files.cv?.[0],
      mayStoreCv: (bytes) => limits.allowsAmount(request, bytes, ...cvLimits),
      giveBackRoom: (bytes) => limits.refundAmount(request, bytes, ...cvLimits),
      sender: await readSender('career', input.notice_version, { language, audit, request }),
      applicant: { language, company: await site.company(language), translate: await translator(language) },
    })
    wakeMail()
    if (cvLeftOut) request.log.warn({ event: 'cv_left_out' }, 'an application was taken without its CV')
    return {
      message: messages.applications.received,
      mailed: isConfirmed && config.smtpUrl !== undefined,
      cv_left_out: cvLeftOut,
      link,
    }
  }
  api.handle(calls.createApplication, (context) => apply(context.body, context))
  api.handle(calls.createPhoneApplication, (context) =>
    apply(
      asApplication(context.body, (message) => textIn(context.language, message)),
      context,
    ),
  )

  api.handle(calls.createEnquiry, async ({ body, ...context }) => {
    const sender = await readSender('contact', body.notice_version, context)
    const link = await submitEnquiry(services, body, sender)
    wakeMail()
    return { message: messages.enquiries.submitted, link }
  })

  async function readSender(page: FormPage, notice: string, { language, audit, request }: Sent) {
    const consent = await site.consentTo(notice, page, language, audit.now)
    return { ...audit, language, consent, source: sourceOf(request), company: await site.company() }
  }
}

type OfStaff = Pick<Context<{ access: Kind }>, 'account' | 'audit' | 'request' | 'reply'>
type ById = OfStaff & { params: { id: string } }

/** What staff do with both kinds alike. */
export function inboxRoutes(api: Api, services: Pick<SubmissionServices, keyof EraseServices | 'site'>) {
  const { db, files, site } = services

  const list =
    <K extends Kind>(kind: K) =>
    async ({ query, audit }: OfStaff & { query: Queries[K] }) => {
      await recordListing(db, audit, subjects[kind])
      const { items, total } = await listSubmissions(db, kind, query, audit.now)
      return { items: await withErasureDays(db, items, await site.company(), audit.now), total }
    }
  api.handle(calls.listApplications, list('applications'))
  api.handle(calls.listEnquiries, list('enquiries'))

  const get =
    <K extends Kind>(kind: K) =>
    async ({ params, audit }: ById) => {
      // One after the other they tell as much as the list, which may never have been opened.
      await recordListing(db, audit, subjects[kind])
      const found = await findSubmission(db, kind, params.id)
      const [shown] = await withErasureDays(db, found ? [found] : [], await site.company(), audit.now)
      return orNotFound(shown, messages[kind].notFound)
    }
  api.handle(calls.getApplication, get('applications'))
  api.handle(calls.getEnquiry, get('enquiries'))

  const update =
    (kind: Kind) =>
    async ({ params: { id }, body, audit }: ById & { body: ApplicationChange | EnquiryChange }) => {
      const isChanged = await db.transaction().execute((tx) => changeOne({ tx, audit }, kind, id, body))
      if (!isChanged) throw new Failure('not_found', messages[kind].notFound)
      return { message: messages[kind].updated }
    }
  api.handle(calls.updateApplication, update('applications'))
  api.handle(calls.updateEnquiry, update('enquiries'))

  api.handle(calls.updateApplications, async ({ body, audit, request }) => {
    // In one order, so that two such calls never wait for each other.
    const changes = body.changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const changed = await db.transaction().execute(async (tx) => {
      let count = 0
      for (const { id, ...change } of changes)
        if (await changeOne({ tx, audit }, 'applications', id, change)) count++
      return count
    })
    if (changed === 0) throw new Failure('not_found', messages.applications.notFound)
    return {
      message:
        changed === 1
          ? messages.applications.updated
          : textIn(messageLanguageOf(request), {
              text: staffMessages.applications.changed,
              values: { count: changed },
            }),
    }
  })

  api.handle(calls.countApplicants, () => countApplicants(db))

  const neighbours =
    <K extends Kind>(kind: K) =>
    ({ params, query, audit }: ById & { query: Queries[K] }) =>
      findNeighbours(db, kind, query, { id: params.id, now: audit.now })
  api.handle(calls.getApplicationNeighbours, neighbours('applications'))
  api.handle(calls.getEnquiryNeighbours, neighbours('enquiries'))

  const erase =
    (kind: Kind) =>
    async ({ params: { id }, account, audit, request }: ById) => {
      if ((await eraseSubmissions({ ...services, audit }, [kind], [id])) === 0)
        throw new Failure('not_found', messages[kind].notFound)
      request.log.warn({ event: `${subjects[kind]}_erased`, record: id, by: account.id })
      return { message: messages[kind].deleted }
    }
  api.handle(calls.deleteApplication, erase('applications'))
  api.handle(calls.deleteEnquiry, erase('enquiries'))

  const exportCsv =
    <K extends Kind>(kind: K) =>
    async ({ query, account, audit, request, reply }: OfStaff & { query: Queries[K] }) => {
      if (request.method !== 'HEAD')
        await writeDiary(db, audit, { kind: 'exported', subject: subjects[kind] })
      const batches = withNotes(db, kind, await exportSubmissions(db, kind, query, audit.now))
      request.log.info({ event: `${kind}_exported`, account: account.id })
      return sendCsv<Record<string, unknown>>(
        reply,
        `${kind}.csv`,
        { ...csvColumns[kind], Notes: 'notes' },
        kind === 'enquiries' ? inWords(batches) : batches,
      )
    }
  api.handle(calls.exportApplications, exportCsv('applications'))
  api.handle(calls.exportEnquiries, exportCsv('enquiries'))

  api.handle(calls.openCv, async ({ params: { name }, query, account, audit, request, reply }) => {
    const found = orNotFound(await findCv(db, name), messages.applications.cvNotFound)
    if (request.method !== 'HEAD') {
      await recordCvOpening(db, found.id, account, audit)
      request.log.info({ event: 'cv_opened', application: found.id, account: account.id })
    }
    const { bytes, stream } = orNotFound(await files.open(keyOfCv(name)), messages.applications.cvNotFound)
    reply.headers(cvHeaders(name, found.cv_name, { inline: query.inline !== undefined, bytes }))
    return stream
  })

  api.handle(calls.listOpenedCvs, ({ query }) => listCvOpenings(db, query))
}

const changeOne = (
  { tx, audit }: AuditedTx,
  kind: Kind,
  id: string,
  fields: ApplicationChange | EnquiryChange,
) => {
  // Nobody calls again once it is decided, unless they say so.
  const ended = fields.status === 'won' || fields.status === 'lost' ? { follow_up_on: null } : {}
  return auditChange({ tx, audit }, kind, id, () => updateSubmission(tx, kind, id, { ...ended, ...fields }))
}

const csvColumns = {
  applications: {
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
    Interview: 'interview_at',
  } satisfies Record<string, keyof Application>,
  enquiries: {
    Received: 'created_at',
    Name: 'name',
    Phone: 'phone',
    'Wants to build': 'plan',
    Message: 'message',
    'Came from': 'topic',
    Status: 'status',
    'Follow-up': 'follow_up_on',
    'Heard of us': 'came_from',
    Why: 'why',
    'Noted by hand': 'by_hand',
  } satisfies Record<string, keyof Enquiry>,
}
