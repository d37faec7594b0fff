// Mails are rows first: queued in the transaction that causes them, sent afterwards.
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { countRows } from '../db/paging.ts'
import { prepared } from '../db/prepared.ts'
import type { Tables } from '../db/tables.ts'

export type NewMail = {
  recipient: string
  subject: string
  text: string
  /** Where an answer goes when it is not the sender. */
  replyTo?: string
  /** The id of the record that caused it; when that is erased, the mail is too. */
  about?: string
}
export type QueuedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

const maxSubjectLength = 200

const insertMail = prepared((db, mail: Tables['mails']) => db.insertInto('mails').values(mail))

export async function queueMail(db: Db, { replyTo, about, subject, recipient, text }: NewMail, now: Date) {
  const at = timeOf(now)
  await insertMail(db, {
    id: newId(),
    recipient,
    reply_to: replyTo ?? null,
    subject: oneLine(subject),
    text,
    about: about ?? null,
    status: 'waiting',
    attempts: 0,
    next_attempt_at: at,
    last_error: null,
    created_at: at,
  })
}

/** People's words end up in subjects; a line break in them must not become a header of its own. */
function oneLine(text: string) {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  return line.length <= maxSubjectLength ? line : [...line].slice(0, maxSubjectLength).join('')
}

/**
 * Takes the mail that has waited longest. It is out of the others' reach until `leaseEnds`, so a process that
 * dies while sending only delays it. The condition stands twice because PostgreSQL looks at it again when
 * another process has taken the same row first. With `in` for `=` SQLite would read all mails that wait.
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

/** Without a time to try again the mail has failed, and waits for staff to send it again. */
export async function markUnsent(db: Db, id: string, error: string, tryAgain: Date | undefined) {
  const change = tryAgain ? { next_attempt_at: timeOf(tryAgain) } : { status: 'failed' as const }
  await db
    .updateTable('mails')
    .set({ ...change, last_error: error })
    .where('id', '=', id)
    .execute()
}

/** Also of those that are still to be written: at least one about each arrival. */
export async function countUndelivered(db: Db) {
  const unsent = await countRows(db.selectFrom('mails').where('status', 'in', ['waiting', 'failed']))
  return unsent + (await countRows(db.selectFrom('arrivals')))
}

/** Those that are still to be written as well. The ids of the mails that were erased along with these records. */
export async function deleteMailsAbout(db: Db, records: string[]) {
  // First, because it waits for whoever is just writing them.
  await db.deleteFrom('arrivals').where('id', 'in', records).execute()
  const gone = await db.deleteFrom('mails').where('about', 'in', records).returning('id').execute()
  return gone.map((mail) => mail.id)
}

export async function deleteMailsBefore(db: Db, time: Date) {
  const gone = await db.deleteFrom('mails').where('created_at', '<', timeOf(time)).returning('id').execute()
  return gone.map((mail) => mail.id)
}
