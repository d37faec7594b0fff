// The row of an application, its CV and the mails about it are stored together.
import type { ApplicationInput } from '#contract/applications.ts'
import { isOpenJob } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { phoneMessages } from '#contract/people/phone-words.ts'
import type { Db } from '../db/database.ts'
import { Failure } from '../http/errors.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Services } from '../ops/services.ts'
import { StoreError } from '../storage/files.ts'
import { findCv, findJob } from './application-store.ts'
import { keyOfCv, nameCv } from './cv.ts'
import { type Applicant, applicationNotice, confirmationMail } from './mails.ts'
import { insertOnce, updateSubmission } from './store.ts'
import { giveLinkAgain, newSubmission, type Sender, type SubmitServices } from './submit.ts'

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
    const again = await giveLinkAgain(tx, services, sender, 'applications', stored)
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
