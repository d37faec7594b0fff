// Erases what people have sent when its time is over.
import type { ReadCompany } from '#contract/content/company.ts'
import { dayMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type Action, deleteOldEntries, theSite } from '../db/diary.ts'
import { finishErasure } from '../db/erasure.ts'
import { dropOldCopies } from '../db/upgrade.ts'
import { forgetOldAttempts } from '../http/limits.ts'
import type { Outbox } from '../mail/delivery.ts'
import { deleteMailsBefore, findUnknownMails } from '../mail/store.ts'
import { startInterval } from '../ops/intervals.ts'

type Retention = {
  db: Db
  outbox: Outbox
  company: ReadCompany
  /** The folder with copies from before an upgrade. */
  dataDir?: string
  records: {
    findExpired: (expiry: { before: Date; closedBefore: Date }, limit: number) => Promise<string[]>
    erase: (ids: string[], act: Action) => Promise<number>
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
      await erase(ids, { by: theSite, now })
      ids = await findExpired(expiry, erasedAtOnce)
    }
  await db.deleteFrom('cv_openings').where('opened_at', '<', timeOf(before)).execute()
  await deleteOldEntries(db)
  await forgetOldAttempts(db, now)
  await outbox.remove(await deleteMailsBefore(db, before))
  // Left by a crash, or sent at the moment of their erasure.
  await outbox.remove(await findUnknownMails(db, await outbox.list()))
  if (dataDir) await dropOldCopies(dataDir, now)
  await finishErasure(db)
}

/** Erases now and once a day. Returns the function that stops it. */
export const startRetention = (retention: Retention, onError: (error: Error) => void) =>
  startInterval(dayMs, (stopping) => eraseExpired(retention, new Date(), stopping), onError)
