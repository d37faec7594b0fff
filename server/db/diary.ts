// The diary is written in the transaction of what it tells.
import { sql } from 'kysely'
import type { DiaryChange, DiaryKind, DiarySubject } from '#contract/access/diary.ts'
import type { Done } from '#contract/access/diary-actions.ts'
import { namesWithoutAccount } from '#contract/access/diary-words.ts'
import type { Role } from '#contract/access/roles.ts'
import { dayMs, hourMs, newId, timeOf } from './clock.ts'
import type { Db } from './database.ts'
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
