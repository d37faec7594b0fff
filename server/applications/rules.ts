// Row and file of an application come together, and go together with the mails about it.
import { hash } from 'node:crypto'
import type { ApplicationInput } from '#contract/applications.ts'
import { isOpenJob } from '#contract/jobs.ts'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { noteArrival } from '../db/arrivals.ts'
import { newId, timeOf } from '../db/clock.ts'
import { commitTogether } from '../db/commit-together.ts'
import type { Db } from '../db/database.ts'
import { forgetErased, noteErased } from '../db/erasure.ts'
import { Failure } from '../http/failure.ts'
import type { ReceivedFile } from '../http/uploads.ts'
import type { Outbox } from '../mail/delivery.ts'
import { deleteMailsAbout } from '../mail/queue.ts'
import type { Files } from '../storage/files.ts'
import { keyOfCv, nameCv } from './cv.ts'
import {
  deleteApplications,
  deleteCvOpeningsBefore,
  findCv,
  findExpiredApplications,
  findJob,
  insertApplication,
  isApplicationKnown,
} from './store.ts'

export type Stores = { db: Db; files: Files; outbox: Outbox }
type Submission = { input: ApplicationInput; cv: ReceivedFile | undefined; now: Date }

/** Takes an application in. The same one again, after an answer that got lost, changes nothing. */
export async function submitApplication(stores: Stores, submission: Submission) {
  const { db, files } = stores
  const names = submission.cv ? await nameCv(submission.cv) : { cv: null, cv_name: null }
  const save = () => commitTogether(db, (tx) => saveApplication(tx, submission, names))
  const { cv } = names
  if (!submission.cv || !cv) return answerTo(await save())

  const key = keyOfCv(cv)
  // What cannot be removed now is left for the sweep: the answer is the same.
  const remove = () => files.remove([key]).catch(() => undefined)
  await files.save(key, submission.cv.path)
  const outcome = await save().catch(async (error) => {
    // When a connection breaks, the row may be there all the same; then the file must stay.
    const stored = await findCv(db, cv).catch(() => names)
    if (!stored) await remove()
    throw error
  })
  if (outcome !== 'saved') await remove()
  answerTo(outcome)
}

type Names = { cv: string | null; cv_name: string | null }
type Outcome = 'saved' | 'known' | 'closed' | 'no job'

/** The row, and that it has come, if the job is open and it has not come before. */
async function saveApplication(tx: Db, { input, cv, now }: Submission, names: Names): Promise<Outcome> {
  const { website, ...typed } = input
  const fingerprint = fingerprintOf(input, cv)
  const job = await findJob(tx, input.job_id)
  if (!job || !isOpenJob(job, now)) {
    // It may have come before, while the job was open.
    if (await isApplicationKnown(tx, fingerprint)) return 'known'
    return job ? 'closed' : 'no job'
  }
  const at = timeOf(now)
  const row = {
    ...typed,
    ...names,
    id: newId(),
    job_title: job.title,
    status: 'new' as const,
    notes: '',
    spam: website === '' ? 0 : 1,
    fingerprint,
    consent_at: at,
    notice_version: privacyNoticeVersion,
    created_at: at,
  }
  if (!(await insertApplication(tx, row))) return 'known'
  if (!row.spam) await noteArrival(tx, { id: row.id, kind: 'application' })
  return 'saved'
}

function answerTo(outcome: Outcome) {
  if (outcome === 'closed') throw new Failure('conflict', messages.jobs.closed)
  if (outcome === 'no job') throw new Failure('not_found', messages.jobs.notFound)
}

/** Enough to tell a billion apart, and no more: it is written into the row, and again into an index at a random place. */
const fingerprintLength = 20

function fingerprintOf(input: ApplicationInput, cv: ReceivedFile | undefined) {
  const { job_id, name, address, qualification, experience, email, whatsapp, website } = input
  const all = [job_id, name, address, qualification, experience, email, whatsapp, website, cv?.sha256 ?? '']
  return hash('sha256', JSON.stringify(all)).slice(0, fingerprintLength)
}

/** How many there were. Rows go first: a file that a crash leaves behind is swept as one without a row. */
export async function eraseApplications({ db, files, outbox }: Stores, ids: string[]) {
  const gone = await db.transaction().execute(async (tx) => {
    const applications = await deleteApplications(tx, ids)
    await noteErased(
      tx,
      applications.map(({ id }) => id),
    )
    return { applications, mails: await deleteMailsAbout(tx, ids) }
  })
  await files.remove(gone.applications.flatMap(({ cv }) => (cv ? [keyOfCv(cv)] : [])))
  await outbox.remove(gone.mails)
  await forgetErased(db)
  return gone.applications.length
}

/** To overwrite the letters of one takes SQLite some milliseconds in a large archive; others have their turn in between. */
const atOnce = 20

export async function eraseExpiredApplications(stores: Stores, before: Date) {
  for (;;) {
    const ids = await findExpiredApplications(stores.db, before, atOnce)
    if (ids.length === 0) break
    await eraseApplications(stores, ids)
  }
  await deleteCvOpeningsBefore(stores.db, before)
}
