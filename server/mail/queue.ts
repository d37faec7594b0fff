// Mails are rows, queued in the transaction that causes them and sent afterwards.
import { staffMessages } from '#contract/staff-messages.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'

export type NewMail = {
  recipient: string
  subject: string
  text: string
  replyTo?: string
  /** The id of the record that caused it, and is erased together with it. */
  about?: string
}
export type QueuedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

const maxSubjectLength = 200

export async function queueMail(db: Db, mail: NewMail, now: Date) {
  const at = timeOf(now)
  await db
    .insertInto('mails')
    .values({
      id: newId(),
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      subject: oneLine(mail.subject),
      text: mail.text,
      about: mail.about ?? null,
      status: 'waiting',
      attempts: 0,
      next_attempt_at: at,
      last_error: null,
      created_at: at,
    })
    .execute()
}

/** A line break in a subject must not start another header. */
function oneLine(text: string) {
  const characters = [...text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')]
  return characters.slice(0, maxSubjectLength).join('')
}

/**
 * Leases the mail that has waited longest until `leaseEnds`, so a process that dies while sending only delays it. The
 * conditions are repeated because PostgreSQL evaluates the outer ones again when another process was faster.
 */
export function claimMail(db: Db, now: Date, leaseEnds: Date) {
  const at = timeOf(now)
  return db
    .updateTable('mails')
    .set((e) => ({ attempts: e('attempts', '+', 1), next_attempt_at: timeOf(leaseEnds) }))
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', at)
    .where('id', '=', (e) =>
      e
        .selectFrom('mails')
        .select('id')
        .where('status', '=', 'waiting')
        .where('next_attempt_at', '<=', at)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1),
    )
    .returning(['id', 'recipient', 'reply_to', 'about', 'subject', 'text', 'attempts', 'created_at'])
    .executeTakeFirst()
}

export async function markSent(db: Db, id: string) {
  await db
    .updateTable('mails')
    .set({ status: 'sent', text: '', last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Without `tryAgain` the mail has failed, until staff send it again. */
export async function markUnsent(db: Db, id: string, error: string, tryAgain: Date | undefined) {
  const change = tryAgain ? { next_attempt_at: timeOf(tryAgain) } : { status: 'failed' as const }
  await db
    .updateTable('mails')
    .set({ ...change, last_error: error })
    .where('id', '=', id)
    .execute()
}

/** For a restored backup: waiting mails may have been sent since, so staff decide. Returns their number. */
export async function failWaitingMails(db: Db) {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ status: 'failed', last_error: staffMessages.mails.held })
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The ids of the mails that were deleted along with these records. */
export async function deleteMailsAbout(db: Db, records: string[]) {
  const gone = await db.deleteFrom('mails').where('about', 'in', records).returning('id').execute()
  return gone.map((mail) => mail.id)
}

export async function deleteMailsBefore(db: Db, time: Date) {
  const gone = await db.deleteFrom('mails').where('created_at', '<', timeOf(time)).returning('id').execute()
  return gone.map((mail) => mail.id)
}

/** Those of the ids that no mail has. */
export async function findUnknownMails(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const known = new Set((await db.selectFrom('mails').select('id').execute()).map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}
