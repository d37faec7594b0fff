import { type ExpressionBuilder, sql } from 'kysely'
import { mayUse, personalAreas, type Role } from '#contract/access/roles.ts'
import type { MailQuery } from '#contract/admin/dashboard.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs, minuteMs, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { countRows, readPage } from '../db/rows.ts'
import { deleteSetting, readSetting, saveSetting } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'

export type QueuedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>

export const longestRetryMs = dayMs

/**
 * Leases the mail that has waited longest until `leaseEnds`, so a process that dies while sending only delays it. The
 * conditions are repeated because PostgreSQL evaluates the outer ones again when another process was faster.
 */
export function claimMail(db: Db, now: Date, leaseEnds: Date) {
  return db
    .updateTable('mails')
    .set((e) => ({ attempts: e('attempts', '+', 1), next_attempt_at: timeOf(leaseEnds) }))
    .where(isDue(now))
    .where('id', '=', (e) =>
      e.selectFrom('mails').select('id').where(isDue(now)).orderBy('next_attempt_at').orderBy('id').limit(1),
    )
    .returning(['id', 'recipient', 'reply_to', 'language', 'token_id'])
    .returning(['subject', 'text', 'stop_link', 'attempts', 'created_at'])
    .executeTakeFirst()
}

/** A time further ahead than any retry comes from a clock that was wrong. */
const isDue = (now: Date) => (e: ExpressionBuilder<Tables, 'mails'>) =>
  e.and([
    e('status', '=', 'waiting'),
    e.or([
      e('next_attempt_at', '<=', timeOf(now)),
      e('next_attempt_at', '>', timeOf(new Date(now.getTime() + longestRetryMs))),
    ]),
  ])

export async function markSent(db: Db, id: string) {
  await db
    .updateTable('mails')
    .set({ status: 'sent', text: '', stop_link: null, last_error: null })
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

/** Does not count as an attempt: the mail itself is right. */
export async function markHeld(db: Db, id: string, error: string, tryAgain: Date) {
  await db
    .updateTable('mails')
    .set((e) => ({ attempts: e('attempts', '-', 1), next_attempt_at: timeOf(tryAgain), last_error: error }))
    .where('id', '=', id)
    .execute()
}

// In the database, so that every process knows it: until a mail leaves again there is a time, before which no mail is tried.

const refusedSetting = 'sender refused'
/** Mail servers lock out whoever comes often with a wrong password. */
export const refusedPauseMs = 5 * minuteMs

export const markSenderRefused = (db: Db, askAgainAt: Date) =>
  saveSetting(db, refusedSetting, timeOf(askAgainAt))
export const markSenderTaken = (db: Db) => deleteSetting(db, refusedSetting)
export const isSenderRefused = async (db: Db) => (await readSetting(db, refusedSetting)) !== undefined

export async function isSenderPaused(db: Db, now: Date) {
  const left = Date.parse((await readSetting(db, refusedSetting)) ?? '') - now.getTime()
  return left > 0 && left <= refusedPauseMs
}

export async function endSenderPause(db: Db, now: Date) {
  if (await isSenderPaused(db, now)) await markSenderRefused(db, now)
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

/** Whose links are dead now. */
export async function deleteUnsentMailsOf(db: Db, tokenIds: string[]) {
  if (tokenIds.length === 0) return
  await db.deleteFrom('mails').where('token_id', 'in', tokenIds).where('status', '!=', 'sent').execute()
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

/** Mails about applications and enquiries are for those who may read them, all others for owners. */
function visibleMails(db: Db, roles: readonly Role[]) {
  const mails = db.selectFrom('mails')
  if (mayUse(roles, 'owner')) return mails
  const own = personalAreas.filter((area) => mayUse(roles, area))
  return mails.where((e) => e.or(own.map((area) => e('about', 'in', e.selectFrom(area).select('id')))))
}

export const countUndelivered = (db: Db, roles: readonly Role[]) =>
  countRows(visibleMails(db, roles).where('status', 'in', ['waiting', 'failed']))

export async function listMails(db: Db, roles: readonly Role[], query: MailQuery) {
  const statuses = query.status === 'undelivered' ? (['waiting', 'failed'] as const) : [query.status]
  const found = visibleMails(db, roles).where('status', 'in', statuses)
  return readPage(found, { ...query, order: sql`id desc` })
}

/** Undefined for a mail that the roles do not include. */
export async function findMailStatus(db: Db, roles: readonly Role[], id: string) {
  const found = visibleMails(db, roles).select('status').where('id', '=', id)
  return (await found.executeTakeFirst())?.status
}

/** False when there is no such mail, or it was sent. */
export async function queueAgain(db: Db, id: string, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: timeOf(now) })
    .where('id', '=', id)
    .where('status', '!=', 'sent')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * False for a mail that still waits, unless it is about an application or an enquiry: others warn somebody, maybe of the very
 * person who would like to remove it.
 */
export async function deleteMail(db: Db, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('id', '=', id)
    .where((e) =>
      e.or([
        e('status', '!=', 'waiting'),
        ...personalAreas.map((area) => e('about', 'in', e.selectFrom(area).select('id'))),
      ]),
    )
    .executeTakeFirst()
  return numDeletedRows > 0n
}
