// The row of an application, its CV and the mails about it are stored together and erased together.
import { hash } from 'node:crypto'
import type { Account } from '#contract/access/accounts.ts'
import type { ApplicationInput } from '#contract/applications.ts'
import type { Company } from '#contract/content/company.ts'
import { isOpenJob } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import { privateLink } from '#contract/people/my-data.ts'
import { hourMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type Action, changesBetween } from '../db/diary.ts'
import { finishErasure, recordErasure } from '../db/erasure.ts'
import { newId } from '../db/ids.ts'
import { hashToken } from '../db/secret.ts'
import type { Consent } from '../db/tables.ts'
import { Failure } from '../http/failure.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Outbox } from '../mail/delivery.ts'
import type { MailQuota } from '../mail/queue.ts'
import { deleteMailsAbout } from '../mail/store.ts'
import { noteRecord } from '../records/diary.ts'
import type { Files } from '../storage/files.ts'
import { contentTypeOfCv, cvHeaders, keyOfCv, nameCv } from './cv.ts'
import { type Ending, withErasureDays } from './erasure-day.ts'
import { type Applicant, confirmationMail, noticeMail } from './mails.ts'
import {
  addCv,
  deleteApplications,
  type Expiry,
  findApplicationsByContact,
  findCv,
  findExpiredApplications,
  findJob,
  findSame,
  insertApplication,
  insertCvOpening,
  type KeepAnswer,
  listCvOpenings,
  noteWithheldConfirmation,
  updateAnswer,
  updateLink,
} from './store.ts'

export type Stores = { db: Db; files: Files; outbox: Outbox }
/** Makes the token of a record's private link. */
export type LinkTokenOf = (id: string) => Promise<string>
type SaveServices = { mailQuota: MailQuota; linkTokenOf: LinkTokenOf }
type SubmitServices = Omit<Stores, 'outbox'> & SaveServices
type Submission = {
  input: ApplicationInput
  cv: ReceivedFile | undefined
  /** Counts it. */
  mayStoreCv: (bytes: number) => Promise<boolean>
  /** For a CV that was counted and is not kept. */
  giveBackRoom: (bytes: number) => Promise<void>
  publicUrl: string
  company: Company
  applicant: Applicant
  consent: Consent
} & Action

type Outcome = {
  /** Whether the CV belongs to the application now. */
  hasCv: boolean
  /** Whether a confirmation is on its way. */
  isConfirmed: boolean
  cvLeftOut: boolean
  /** The private one; none for an application that was there for more than an hour. */
  link?: string
}

const repeatMs = hourMs

/**
 * The same application again, after a lost response, changes nothing but the answer whether it may be kept, and adds the CV
 * that there was no room for. Its link is given again for an hour only, with an entry in the diary: staff, who can read the
 * application, could send it once more and act as the applicant.
 */
export async function submitApplication(services: SubmitServices, submission: Submission) {
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
    throw error
  }
}

type AlsoDone = (tx: Db) => Promise<void>
type Names = { cv: string | null; cv_name: string | null }
const noCv = { cv: null, cv_name: null }

async function saveApplication(
  tx: Db,
  { mailQuota, linkTokenOf }: SaveServices,
  submission: Submission,
  names: Names,
): Promise<Outcome> {
  const { input, now, publicUrl, company, applicant, consent } = submission
  const { website, keep, notice_version, ...fields } = input
  const answer = { keep: keep ? 1 : 0, ...consent }
  const fingerprint = fingerprintOf(submission)
  const repeated = { fingerprint, answer, names, linkTokenOf }
  const known = await updateKnown(tx, repeated, submission)
  if (known) return known
  const job = await findJob(tx, input.job_id)
  if (!job) throw new Failure('not_found', messages.jobs.notFound)
  if (!isOpenJob(job, now)) throw new Failure('conflict', messages.jobs.closed)
  const id = newId()
  const token = await linkTokenOf(id)
  const link = privateLink(publicUrl, applicant.language, token)
  const row = {
    ...fields,
    ...names,
    cv_left_out: submission.cv && !names.cv ? 1 : 0,
    ...answer,
    fingerprint,
    // Only the hash is stored, in the record itself, so that the private link is deleted with it.
    link_hash: hashToken(token),
    id,
    job_title: job.title,
    status: 'new' as const,
    notes: '',
    spam: website === '' ? 0 : 1,
    created_at: timeOf(now),
  }
  // The same may have come in a moment ago.
  if (!(await insertApplication(tx, row))) return (await updateKnown(tx, repeated, submission)) ?? nothing
  const stored = { hasCv: names.cv !== null, cvLeftOut: row.cv_left_out === 1, link }
  if (row.spam) return { ...stored, isConfirmed: false }
  const confirmation = confirmationMail(row, applicant, link)
  const isConfirmed = await mailQuota.queueConfirmation(tx, confirmation, now)
  if (!isConfirmed) await noteWithheldConfirmation(tx, row.id)
  await mailQuota.queueNotice(tx, noticeMail(row, { company, publicUrl }), now)
  return { ...stored, isConfirmed }
}

const nothing: Outcome = { hasCv: false, isConfirmed: false, cvLeftOut: false }

type Repeated = { fingerprint: string; answer: KeepAnswer; names: Names; linkTokenOf: LinkTokenOf }

/** For an application that was sent before: the newer answer whether it may be kept counts. Undefined when it is new. */
async function updateKnown(tx: Db, repeated: Repeated, submission: Submission) {
  const { fingerprint, answer, names, linkTokenOf } = repeated
  const same = await findSame(tx, fingerprint)
  if (!same) return undefined
  const { now, publicUrl, applicant } = submission
  const isRecent = Date.parse(same.created_at) >= now.getTime() - repeatMs
  const changes = changesBetween({ keep: same.keep }, { keep: answer.keep })
  if (changes.length > 0) await updateAnswer(tx, same.id, answer)
  if (changes.length > 0 || isRecent) {
    const note = isRecent ? 'Sent again, so the private link was given again.' : ''
    await noteRecord(tx, submission, 'changed', 'applications', same, { changes, note })
  }
  const hasCv = names.cv !== null && (await addCv(tx, same.id, names))
  const known = { ...nothing, hasCv, cvLeftOut: same.cv_left_out === 1 && !hasCv }
  if (!isRecent) return known
  const token = await linkTokenOf(same.id)
  await updateLink(tx, same.id, hashToken(token))
  return { ...known, link: privateLink(publicUrl, applicant.language, token) }
}

/** Eighty bits. */
const fingerprintLength = 20

function fingerprintOf({ input, cv }: Submission) {
  const { job_id, name, address, qualification, experience, email, whatsapp, website } = input
  const all = [job_id, name, address, qualification, experience, email, whatsapp, website, cv?.sha256 ?? '']
  return hash('sha256', JSON.stringify(all)).slice(0, fingerprintLength)
}

/**
 * The number of erased applications. Rows go first: the orphan cleanup finds files that a crash leaves behind. `also` is
 * done in the same transaction, unless there were none.
 */
export async function eraseApplications(
  { db, files, outbox }: Stores,
  ids: string[],
  act: Action,
  also?: AlsoDone,
) {
  const { applications, mails } = await db.transaction().execute(async (tx) => {
    const applications = await deleteApplications(tx, ids)
    await recordErasure(
      tx,
      applications.map(({ id }) => id),
    )
    for (const { id } of applications) await noteRecord(tx, act, 'erased', 'applications', { id })
    if (applications.length > 0) await also?.(tx)
    return { applications, mails: await deleteMailsAbout(tx, ids) }
  })
  await files.remove(applications.flatMap(({ cv }) => (cv ? [keyOfCv(cv)] : [])))
  await outbox.remove(mails)
  await finishErasure(db)
  return applications.length
}

export const noteCvOpening = (db: Db, id: string, account: Account, act: Action) =>
  db.transaction().execute(async (tx) => {
    await insertCvOpening(tx, id, account, act.now)
    await noteRecord(tx, act, 'cv_opened', 'applications', { id })
  })

/** What the handling of one person's data, and its retention, needs of applications. */
export function applicationRecords(stores: Stores) {
  const { db, files } = stores
  return {
    findByContact: (emails: string[], numbers: string[]) => findApplicationsByContact(db, emails, numbers),
    findExpired: (expiry: Expiry, limit: number) => findExpiredApplications(db, expiry, limit),
    erase: (ids: string[], act: Action, also?: AlsoDone) => eraseApplications(stores, ids, act, also),
    noteCvOpening: (id: string, account: Account, act: Action) => noteCvOpening(db, id, account, act),
    listCvOpenings: (id: string) => listCvOpenings(db, id),
    async openCv(cv: string) {
      const file = await files.open(keyOfCv(cv))
      return file && { ...file, type: contentTypeOfCv(cv) }
    },
    cvHeaders: (cv: string, name: string | null, bytes: number) =>
      cvHeaders(cv, name ?? cv, { inline: false, bytes }),
    async endOf(application: Ending, company: Company, now: Date) {
      const both = [application, { ...application, keep: false }]
      const [own, unkept] = await withErasureDays(db, both, company, now)
      const erased_on = own?.erased_on ?? null
      return { erased_on, over_unless_kept: erased_on !== null && unkept?.erased_on === null }
    },
  }
}
