// What a visitor sends is stored once, with a private link by which its sender sees, corrects or withdraws it.

import { hash } from 'node:crypto'
import { linkAddress } from '#contract/access/private-links.ts'
import type { ApplicationInput } from '#contract/applications.ts'
import type { Company } from '#contract/content/company.ts'
import type { EnquiryInput } from '#contract/enquiries.ts'
import { isOpenJob } from '#contract/jobs.ts'
import type { Language } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { phoneMessages } from '#contract/people/phone-words.ts'
import type { Source, unknownSource } from '#contract/visits/names.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { hashToken } from '../db/settings.ts'
import type { Consent } from '../db/tables.ts'
import { Failure } from '../http/errors.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Services } from '../ops/services.ts'
import { StoreError } from '../storage/files.ts'
import { findCv, findJob, keyOfCv, nameCv } from './applications.ts'
import { type Applicant, applicationNotice, confirmationMail, enquiryNotice } from './mails.ts'
import { insertOnce, type Kind, updateSubmission } from './store.ts'

export type SubmitServices = Pick<Services, 'db' | 'mailQuota' | 'publicUrl' | 'privateLinkToken'> & {
  countSubmission: (tx: Db, kind: Kind, source: Sender['source'], now: Date) => Promise<void>
}

export type Sender = AuditContext & {
  /** That of the page with the form. */
  language: Language
  consent: Consent
  /** For the numbers of visits alone. */
  source: Source | typeof unknownSource
  /** In English, for the notice to the office. */
  company: Company
}

/** The columns that both kinds have, and the private link. */
export async function newSubmission(
  { privateLinkToken, publicUrl }: Pick<SubmitServices, 'privateLinkToken' | 'publicUrl'>,
  { consent, language, now }: Pick<Sender, 'consent' | 'language' | 'now'>,
  sent: { website: string; idempotency_key: string },
  file = '',
) {
  const id = newId()
  const token = await privateLinkToken(id)
  const columns = {
    ...consent,
    id,
    status: 'new' as const,
    spam: sent.website !== '',
    // The same words without the key, or with another one, may be those of somebody else.
    fingerprint: sent.idempotency_key ? hash('sha256', JSON.stringify([sent, file])) : id,
    // In the record itself, so that the link is deleted with it.
    link_hash: hashToken(token),
    created_at: timeOf(now),
  }
  return { columns, link: linkAddress('myData', { publicUrl, language }, token) }
}

/** For somebody who sends the same again and may have missed the first response, and with it the link. */
export async function giveLinkAgain(
  { tx, services }: { tx: Db; services: SubmitServices },
  { language }: Sender,
  kind: Kind,
  { id }: { id: string },
) {
  return linkAddress('myData', { ...services, language }, await renewToken(tx, services, kind, id))
}

/** Another one than before only where the key was replaced meanwhile, as on a restored site. */
export async function renewToken(
  tx: Db,
  { privateLinkToken }: Pick<Services, 'privateLinkToken'>,
  kind: Kind,
  id: string,
) {
  const token = await privateLinkToken(id)
  // Not a new version: it changes nothing that staff see.
  await tx
    .updateTable<Kind>(kind)
    .set({ link_hash: hashToken(token) })
    .where('id', '=', id)
    .execute()
  return token
}

/** Returns the private link. */
export async function submitEnquiry(services: SubmitServices, input: EnquiryInput, sender: Sender) {
  const { website, notice_version, idempotency_key, ...fields } = input
  const { db, mailQuota, publicUrl } = services
  const { now, company } = sender
  const { columns, link } = await newSubmission(services, sender, input)
  return db.transaction().execute(async (tx) => {
    const stored = await insertOnce(tx, 'enquiries', { ...fields, ...columns })
    if (stored.id !== columns.id) return giveLinkAgain({ tx, services }, sender, 'enquiries', stored)
    if (stored.spam) return link
    await services.countSubmission(tx, 'enquiries', sender.source, now)
    await mailQuota.queueNotice(tx, enquiryNotice(stored, { company, publicUrl }), now)
    return link
  })
}

// The row of an application, its CV and the mails about it are stored together.

type ApplicationServices = SubmitServices & Pick<Services, 'files'>
type Submission = {
  input: ApplicationInput
  cv: ReceivedFile | undefined
  /** Counts it. */
  mayStoreCv: (bytes: number) => Promise<boolean>
  /** For a CV that was counted and is not kept. */
  giveBackRoom: (bytes: number) => Promise<void>
  sender: Sender
  applicant: Applicant
}

type Outcome = {
  /** Whether the CV belongs to the application. */
  hasCv: boolean
  /** Whether a confirmation is on its way. */
  isConfirmed: boolean
  cvLeftOut: boolean
  /** The private one. */
  link: string
}

export async function submitApplication(services: ApplicationServices, submission: Submission) {
  const { db, files } = services
  const { cv: received, mayStoreCv, giveBackRoom } = submission
  const names = received?.isKept ? await nameCv(received) : noCv
  const isStored = received && names.cv !== null && (await mayStoreCv(received.bytes))
  const save = (stored: Names) =>
    db.transaction().execute((tx) => saveApplication(tx, services, submission, stored))
  if (!isStored) return save(noCv)

  const { cv } = names
  const key = keyOfCv(cv)
  // The orphan cleanup removes what cannot be removed now.
  const discard = () => Promise.allSettled([files.remove([key]), giveBackRoom(received.bytes)])
  try {
    await files.save(key, received.path)
    const outcome = await save(names)
    if (!outcome.hasCv) await discard()
    return outcome
  } catch (error) {
    // When the connection broke, the row may still be there; then the file must stay.
    if (!(await findCv(db, cv).catch(() => names))) await discard()
    if (error instanceof StoreError) return save(noCv)
    throw error
  }
}

type Names = { cv: string | null; cv_name: string | null }
const noCv = { cv: null, cv_name: null }

async function saveApplication(
  tx: Db,
  services: ApplicationServices,
  { input, cv, sender, applicant }: Submission,
  names: Names,
): Promise<Outcome> {
  const { website, keep, notice_version, idempotency_key, ...fields } = input
  const { columns, link } = await newSubmission(services, sender, input, cv?.sha256)
  const job = await findJob(tx, input.job_id)
  const stored = await insertOnce(tx, 'applications', {
    ...fields,
    ...names,
    ...columns,
    cv_left_out: cv !== undefined && !names.cv,
    keep,
    job_title: job?.title ?? '',
  })
  // The same one counts also when its job has closed meanwhile.
  if (stored.id !== columns.id) {
    const again = await giveLinkAgain({ tx, services }, sender, 'applications', stored)
    return { hasCv: false, isConfirmed: false, cvLeftOut: stored.cv_left_out, link: again }
  }
  if (!job) throw new Failure('not_found', messages.jobs.notFound)
  if (!isOpenJob(job, sender.now)) throw new Failure('conflict', messages.jobs.closed)
  const hasEmail = stored.email !== ''
  if (!hasEmail && !job.phone_only) throw new Failure('conflict', phoneMessages.needsForm)
  const outcome = { hasCv: names.cv !== null, cvLeftOut: stored.cv_left_out, link }
  if (stored.spam) return { ...outcome, isConfirmed: false }
  const { mailQuota, publicUrl } = services
  const { company, now, source } = sender
  await services.countSubmission(tx, 'applications', source, now)
  const isConfirmed =
    hasEmail && (await mailQuota.queueConfirmation(tx, confirmationMail(stored, applicant, link), now))
  // Staff see that the applicant has got no mail.
  if (hasEmail && !isConfirmed)
    await updateSubmission(tx, 'applications', stored.id, { confirmation_withheld: true })
  await mailQuota.queueNotice(tx, applicationNotice(stored, { company, publicUrl }), now)
  return { ...outcome, isConfirmed }
}
