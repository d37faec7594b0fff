// How long is kept what people have sent, and when it is erased.
import { givenLinkKinds } from '#contract/access/private-links.ts'
import type { Company, ReadCompany } from '#contract/content/company.ts'
import { dayInIndia } from '#contract/days.ts'
import { closedAt } from '#contract/jobs.ts'
import { dayMs, hourMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, deleteOldEntries, finishErasure, recordErasure, theSite } from '../db/diary.ts'
import { dropOldCopies } from '../db/upgrade.ts'
import { deleteOldAttempts } from '../http/limits.ts'
import type { Outbox } from '../mail/delivery.ts'
import { deleteMailsAbout, deleteMailsBefore, findUnknownMails } from '../mail/store.ts'
import { trustedTime } from '../ops/clock-check.ts'
import type { Services } from '../ops/services.ts'
import type { Job } from '../ops/work.ts'
import { auditRecord } from '../records/diary.ts'
import { findJobs, findUnkept, keyOfCv } from './applications.ts'
import { keepCounts } from './leads/leads.ts'
import { deleteSubmissions, findOld, type Kind, kinds, type Row } from './store.ts'

type Expiry = {
  /** What came in before is erased. */
  before: Date
  /** What need not be kept is erased once its job has ended before. */
  closedBefore: Date
}

type Retention = {
  db: Db
  outbox: Outbox
  company: ReadCompany
  /** The folder with copies from before an upgrade. */
  dataDir?: string
  records: {
    findExpired: (expiry: Expiry, limit: number) => Promise<string[]>
    erase: (ids: string[], audit: AuditContext, expiry: Expiry) => Promise<number>
  }[]
}

/** Overwriting one record in SQLite's search index takes milliseconds, in which nothing else happens. */
const erasedAtOnce = 5

export async function eraseExpired(retention: Retention, now: Date, stopping?: AbortSignal) {
  const { db, outbox, company, records, dataDir } = retention
  const { retentionDays, closedJobDays } = await company()
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const before = daysAgo(retentionDays)
  const expiry = { before, closedBefore: daysAgo(closedJobDays) }
  for (const { findExpired, erase } of records)
    for (let ids = await findExpired(expiry, erasedAtOnce); ids.length > 0; ) {
      if (stopping?.aborted) return
      await erase(ids, { actor: theSite, now }, expiry)
      ids = await findExpired(expiry, erasedAtOnce)
    }
  await db.deleteFrom('cv_openings').where('opened_at', '<', timeOf(before)).execute()
  const given = db.deleteFrom('links').where('kind', 'in', givenLinkKinds)
  await given.where('ends_at', '<=', timeOf(now)).execute()
  await deleteOldEntries(db, now)
  await deleteOldAttempts(db, now)
  await outbox.remove(await deleteMailsBefore(db, before))
  // Left by a crash, or sent at the moment of their erasure.
  await outbox.remove(await findUnknownMails(db, await outbox.list()))
  if (dataDir) await dropOldCopies(dataDir, { now })
  await finishErasure(db)
}

/** Hourly, since an address that nobody confirms is kept for a day only, and the server may never run for a whole day. */
export function retentionJob(retention: Retention): Job {
  return {
    name: 'erasing what has expired',
    everyMs: hourMs,
    async run(now, stopping) {
      if (await trustedTime(retention.db, now)) await eraseExpired(retention, now, stopping)
    },
  }
}

/** Both kinds, to erase. */
export const expiringSubmissions = (services: EraseServices) =>
  kinds.map((kind) => ({
    async findExpired({ before, closedBefore }: Expiry, limit: number) {
      const old = await findOld(services.db, kind, before, limit)
      return old.length > 0 || kind === 'enquiries' ? old : findUnkept(services.db, closedBefore, limit)
    },
    erase: (ids: string[], audit: AuditContext) =>
      eraseSubmissions({ ...services, audit }, [kind], ids, keepCounts),
  }))

/** An enquiry has only the first of these. */
type Ending = {
  created_at: string
  keep?: boolean | null
  job_id?: string | null
  job_closed_at?: string | null
}
type Periods = Pick<Company, 'retentionDays' | 'closedJobDays'>

/** Each with the day in India on which it will be erased as things are now, or null once its time is over. */
export async function withErasureDays<T extends Ending>(db: Db, all: T[], periods: Periods, now: Date) {
  const ids = all.flatMap(({ keep, job_id }) => (keep === false && job_id ? [job_id] : []))
  const jobs = new Map((await findJobs(db, ids)).map((job) => [job.id, job]))
  return all.map((one) => {
    const job = jobs.get(one.job_id ?? '')
    const ended = job ? closedAt(job, now) : one.job_closed_at
    return { ...one, erased_on: erasureDay(one, ended, periods, now) }
  })
}

function erasureDay(
  { created_at, keep }: Ending,
  ended: string | null | undefined,
  { retentionDays, closedJobDays }: Periods,
  now: Date,
) {
  const latest = Date.parse(created_at) + retentionDays * dayMs
  const end = keep === false && ended ? Date.parse(ended) + closedJobDays * dayMs : latest
  const time = Math.min(latest, end)
  return time < now.getTime() ? null : dayInIndia(new Date(time))
}

// What people have sent is erased with its CV and the mails about it, on request or when its time is over.

type Erased = Row<'applications'> | Row<'enquiries'>
export type EraseServices = Pick<Services, 'db' | 'files' | 'outbox'>

/**
 * Returns how many there were. Rows go first: the orphan cleanup finds files that a crash leaves behind. `also` is done in
 * the same transaction with the erased rows, unless there were none.
 */
export async function eraseSubmissions(
  { db, files, outbox, audit }: EraseServices & { audit: AuditContext },
  from: readonly Kind[],
  ids: string[],
  also?: (tx: Db, erased: Erased[]) => Promise<void>,
) {
  const { erased, mails } = await db.transaction().execute(async (tx) => {
    const erased: Erased[] = []
    for (const kind of from) {
      const rows = await deleteSubmissions(tx, kind, ids)
      for (const { id } of rows) await auditRecord({ tx, audit }, kind, { id }, { kind: 'erased' })
      erased.push(...(rows as Erased[]))
    }
    if (erased.length === 0) return { erased, mails: [] }
    const erasedIds = erased.map(({ id }) => id)
    await recordErasure(tx, erasedIds, audit)
    await also?.(tx, erased)
    return { erased, mails: await deleteMailsAbout(tx, erasedIds) }
  })
  await files.remove(erased.flatMap((row) => ('cv' in row && row.cv ? [keyOfCv(row.cv)] : [])))
  await outbox.remove(mails)
  await finishErasure(db)
  return erased.length
}
