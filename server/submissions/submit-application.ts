// The row of an application, its CV and the mails about it are stored together.
import type { ApplicationInput } from '#contract/applications.ts'
import { isOpenJob } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { phoneMessages } from '#contract/people/phone-words.ts'
import { hourMs } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { changesBetween } from '../db/diary.ts'
import { Failure } from '../http/failure.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Services } from '../ops/services.ts'
import { auditRecord } from '../records/diary.ts'
import { StoreError } from '../storage/store-error.ts'
import { addCv, findCv, findJob } from './application-store.ts'
import { keyOfCv, nameCv } from './cv.ts'
import { type Applicant, applicationNotice, confirmationMail } from './mails.ts'
import { insertOnce, type Row, updateSubmission } from './store.ts'
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
  /** Whether the CV belongs to the application now. */
  hasCv: boolean
  /** Whether a confirmation is on its way. */
  isConfirmed: boolean
  cvLeftOut: boolean
  /** The private one. */
  link: string | undefined
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
  const { website, keep, notice_version, ...fields } = input
  const { job_id, name, address, qualification, experience, email, whatsapp } = fields
  const typed = [job_id, name, address, qualification, experience, email, whatsapp, cv?.sha256 ?? '']
  const { columns, link } = await newSubmission(services, sender, { website, typed })
  const job = await findJob(tx, job_id)
  const stored = await insertOnce(tx, 'applications', {
    ...fields,
    ...names,
    ...columns,
    cv_left_out: cv && !names.cv ? 1 : 0,
    keep: keep ? 1 : 0,
    job_title: job?.title ?? '',
  })
  // The same one counts also when its job has closed meanwhile.
  if (stored.id !== columns.id) return repeatApplication(tx, services, sender, stored, { ...names, keep })
  if (!job) throw new Failure('not_found', messages.jobs.notFound)
  if (!isOpenJob(job, sender.now)) throw new Failure('conflict', messages.jobs.closed)
  const hasEmail = stored.email !== ''
  if (!hasEmail && !job.phone_only) throw new Failure('conflict', phoneMessages.needsForm)
  const outcome = { hasCv: names.cv !== null, cvLeftOut: stored.cv_left_out === 1, link }
  if (stored.spam) return { ...outcome, isConfirmed: false }
  const { mailQuota, publicUrl } = services
  const { company, now, arrival } = sender
  await services.countSubmission(tx, 'applications', arrival, now)
  const isConfirmed =
    hasEmail && (await mailQuota.queueConfirmation(tx, confirmationMail(stored, applicant, link), now))
  // Staff see that the applicant has got no mail.
  if (hasEmail && !isConfirmed)
    await updateSubmission(tx, 'applications', stored.id, { confirmation_withheld: 1 })
  await mailQuota.queueNotice(tx, applicationNotice(stored, { company, publicUrl }), now)
  return { ...outcome, isConfirmed }
}

/** By then the first link is known. No longer: name, number and trade of a mason are known to many, the rest is guessed. */
const linkAgainMs = hourMs

/**
 * The same application again changes nothing but the answer whether it may be kept, with its consent, and adds the CV that
 * there was no room for.
 */
async function repeatApplication(
  tx: Db,
  services: ApplicationServices,
  sender: Sender,
  same: Row<'applications'>,
  { keep, ...names }: Names & { keep: boolean },
): Promise<Outcome> {
  const kind = 'applications'
  const { consent, now } = sender
  const changes = changesBetween({ keep: same.keep }, { keep })
  if (changes.length > 0)
    await updateSubmission(tx, kind, same.id, { keep: Number(keep), ...(consent.notice_version && consent) })
  const isRecent = Date.parse(same.created_at) >= now.getTime() - linkAgainMs
  if (!isRecent && changes.length > 0) await auditRecord(tx, sender, 'changed', kind, same, { changes })
  const hasCv = names.cv !== null && (await addCv(tx, same.id, names))
  return {
    hasCv,
    isConfirmed: false,
    cvLeftOut: same.cv_left_out === 1 && !hasCv,
    link: isRecent ? await giveLinkAgain(tx, services, sender, kind, same, changes) : undefined,
  }
}
