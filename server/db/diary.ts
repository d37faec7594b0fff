// The diary is written in the transaction of what it tells.

import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { DiaryChange, DiaryKind, DiarySubject } from '#contract/access/diary.ts'
import type { Done } from '#contract/access/diary-actions.ts'
import { namesWithoutAccount } from '#contract/access/diary-words.ts'
import type { Role } from '#contract/access/roles.ts'
import { dayMs, hourMs, newId, timeOf } from './clock.ts'
import { busyMs, type Db } from './database.ts'
import { aYearAgo } from './migrations/001-diary.ts'
import { lockRow } from './rows.ts'
import { isSqlite } from './upgrade.ts'

/** Who does something, and with what kind of device. Without an id it is nobody who has an account. */
export type Actor = {
  id: string | null
  name: string
  device: string
  /** The hash of its token, for whoever is logged in. */
  session?: string
  roles?: readonly Role[]
}

export const nameOf = ({ name, email }: { name: string; email: string }) => name || email

/** Who does something, and when: what the diary records with it. */
export type AuditContext = { actor: Actor; now: Date }

/** A transaction, and who does in it what the diary tells. */
export type AuditedTx = { tx: Db; audit: AuditContext }

export const visitor = { id: null, name: namesWithoutAccount.visitor }
/** What the program does when its time has come. */
export const theSite: Actor = { id: null, name: namesWithoutAccount.site, device: '' }
/** An operator who runs a command on the server. */
export const theServer: Actor = { id: null, name: namesWithoutAccount.server, device: 'npm run admin' }

type NewDiaryEntry = {
  kind: DiaryKind
  subject: DiarySubject
  record_id?: string
  /** Never of a personal record. */
  title?: string
  changes?: DiaryChange[]
} & Done

/** Texts are kept up to this length. */
const maxKeptText = 2_000

export async function writeDiary(tx: Db, { actor, now }: AuditContext, entry: NewDiaryEntry) {
  const { kind, subject, record_id = null, title = '', action = '', facts = {}, changes = [] } = entry
  const shorten = (text: string | null) =>
    text && text.length > maxKeptText ? `${text.slice(0, maxKeptText)}…` : text
  const kept = changes.map(({ field, before, after }) => ({
    field,
    before: shorten(before),
    after: shorten(after),
  }))
  await tx
    .insertInto('diary')
    .values({
      id: newId(),
      at: timeOf(now),
      by_id: actor.id,
      by_name: actor.name,
      device: actor.device,
      kind,
      subject,
      record_id,
      title,
      action,
      facts: JSON.stringify(facts),
      note: '',
      changes: JSON.stringify(kept),
    })
    .execute()
}

const keptMs = 365 * dayMs

/** By the database's clock too, as in its triggers, which refuse to delete what is younger. */
export async function deleteOldEntries(db: Db, now: Date) {
  const before = timeOf(new Date(now.getTime() - keptMs))
  await sql`delete from diary where at < ${before} and at < ${sql.raw(aYearAgo(isSqlite(db)))}`.execute(db)
}

/** That somebody has looked at people of this kind, once an hour, also when a screen asks for several things at once. */
export async function recordListing(db: Db, audit: AuditContext, subject: DiarySubject) {
  const findRecent = (tx: Db) =>
    tx
      .selectFrom('diary')
      .select('id')
      .where('by_id', '=', audit.actor.id)
      .where('kind', '=', 'listed')
      .where('subject', '=', subject)
      .where('at', '>', timeOf(new Date(audit.now.getTime() - hourMs)))
      .limit(1)
      .executeTakeFirst()
  if (await findRecent(db)) return
  await db.transaction().execute(async (tx) => {
    await lockRow(tx, 'accounts', audit.actor.id ?? '')
    if (!(await findRecent(tx))) await writeDiary(tx, audit, { kind: 'listed', subject })
  })
}

type Fields = Record<string, unknown>

/** What differs between two versions of a record, for its texts with before and after. */
export function changesBetween(
  before: Fields,
  after: Fields,
  personal: readonly string[] = [],
): DiaryChange[] {
  return Object.keys(after)
    .filter((field) => field in before && !isSame(before[field], after[field]))
    .map((field) =>
      personal.includes(field)
        ? { field, before: null, after: null }
        : { field, before: wordsOf(before[field]), after: wordsOf(after[field]) },
    )
}

const isSame = (a: unknown, b: unknown) => wordsOf(a) === wordsOf(b)

/** Truth values are stored as 0 and 1. */
const wordsOf = (value: unknown) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'boolean'
      ? String(Number(value))
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value)

const followUps = new WeakMap<Db, () => Promise<void>>()

/** Runs `work` after each erasure, before it is reported as done. */
export function onErasure(db: Db, work: () => Promise<void>) {
  followUps.set(db, work)
}

/**
 * Empties SQLite's write-ahead log, which still holds erased rows. While a backup reads, this does nothing at once, and
 * the backup calls it again at its end.
 */
export async function finishErasure(db: Db) {
  await followUps.get(db)?.()
  if (!isSqlite(db)) return
  await db.connection().execute(async (only) => {
    await sql`pragma busy_timeout = 0`.execute(only)
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(only)
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyMs)}`.execute(only)
    }
  })
}

/** Of each call that removes something, before it is answered. */
export function finishRemovals(app: FastifyInstance, db: Db) {
  app.addHook('preSerialization', async ({ method }, reply) => {
    if (method === 'DELETE' && reply.statusCode < 300) await finishErasure(db)
  })
}

/**
 * Call it in the transaction that erases the records. What goes because of its age is not recorded: it comes back with an
 * older backup, and goes again.
 */
export async function recordErasure(tx: Db, ids: string[], audit?: AuditContext) {
  if (ids.length === 0 || audit?.actor === theSite) return
  const erased_at = timeOf(new Date())
  await tx
    .insertInto('erasures')
    .values(ids.map((id) => ({ id, erased_at })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
