// Mails are rows first: queued in the transaction that causes them, sent afterwards.
import { newId, timeOf } from './clock.ts'
import type { Db } from './database.ts'

export type NewMail = { recipient: string; subject: string; text: string }

export async function queueMail(db: Db, mail: NewMail, now: Date) {
  const at = timeOf(now)
  const row = {
    ...mail,
    id: newId(),
    status: 'waiting' as const,
    attempts: 0,
    next_attempt_at: at,
    last_error: null,
  }
  await db
    .insertInto('mails')
    .values({ ...row, created_at: at })
    .execute()
}
