// Private links that the company gives to people outside. Only their hashes are stored. They are listed and ended by staff,
// outlive the account that gave them out, and are in no backup. Those of houses, which families keep, come last.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { projectName } from '#contract/record-paths.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs, hourMs, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type Actor, type AuditContext, writeDiary } from '../db/diary.ts'
import { finishErasure, recordErasure } from '../db/erasure.ts'
import type { LinkKind } from '../db/people-tables.ts'
import { lockRow, readPage } from '../db/rows.ts'
import { hashToken, newToken } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'
import { Failure } from '../http/errors.ts'
import { deleteMailsAbout } from '../mail/store.ts'
import type { Services } from '../ops/services.ts'

type About<Data> = { subject: string | null; data: Data }

/** Links of one kind, which work once. `Data` is what they remember until then; that they have ended leaves nothing of it. */
export function privateLink<Data extends object>(kind: LinkKind, { days }: { days: number }) {
  const open = (db: Db, now: Date) =>
    db
      .selectFrom('links')
      .where('kind', '=', kind)
      .where('used_at', 'is', null)
      .where('ends_at', '>', timeOf(now))
  const parsed = <Row extends { data: string }>({ data, ...row }: Row) => ({
    ...row,
    ...(JSON.parse(data) as Data),
  })

  async function find(db: Db, token: string, now: Date) {
    const found = await open(db, now).selectAll().where('hash', '=', hashToken(token)).executeTakeFirst()
    return found && parsed(found)
  }

  return {
    find,

    async list(db: Db, query: { limit?: number; offset?: number }, now: Date) {
      const { items, total } = await readPage(open(db, now), { ...query, order: sql`id desc` })
      return { items: items.map(parsed), total }
    },

    /** Returns the token, which is told only here. */
    async give(tx: Db, { actor, now }: AuditContext, { subject, data }: About<Data>) {
      await lockSession(tx, actor)
      const token = newToken()
      const times = { created_at: timeOf(now), ends_at: timeOf(new Date(now.getTime() + days * dayMs)) }
      await tx
        .insertInto('links')
        .values({
          ...{ id: newId(), hash: hashToken(token), kind, subject, account: actor.id, ...times },
          ...{ data: JSON.stringify(data), used_at: null, opened_at: null },
        })
        .execute()
      return token
    },

    /** The same as `find`, for its page: staff see when it was opened last, to the hour. */
    async open(db: Db, token: string, now: Date) {
      const found = await find(db, token, now)
      if (found && (found.opened_at ?? '') < timeOf(new Date(now.getTime() - hourMs)))
        await db
          .updateTable('links')
          .set({ opened_at: timeOf(now) })
          .where('id', '=', found.id)
          .execute()
          // The page opens while nothing can be stored, too.
          .catch(() => undefined)
      return found
    },

    /** Returns what it is about, and undefined when it does not work: of several that use it at once, one gets it. */
    use: (tx: Db, token: string, now: Date) =>
      tx
        .updateTable('links')
        .set({ used_at: timeOf(now), data: '{}' })
        .where('kind', '=', kind)
        .where('hash', '=', hashToken(token))
        .where('used_at', 'is', null)
        .where('ends_at', '>', timeOf(now))
        .returning('subject')
        .executeTakeFirst(),

    /** False when there is none that works. */
    async end(tx: Db, id: string, now: Date) {
      const working = open(tx, now).select('id').where('id', '=', id)
      const ended = await tx.deleteFrom('links').where('id', 'in', working).executeTakeFirst()
      return ended.numDeletedRows > 0n
    },
  }
}

/** Until the transaction ends the session does not: whatever ends it also ends what it gave out until then. */
export async function lockSession(tx: Db, { session = '' }: Actor) {
  const same = tx.updateTable('sessions').set((e) => ({ id: e.ref('id') }))
  const found = same.where('token_hash', '=', session).returning('id')
  if (!(await found.executeTakeFirst())) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
}

// The mail addresses of families, and the private links that they were left by: erased with everything mailed to them.

type Reason = {
  audit?: AuditContext
  /** Asked again with the deletion, since some may have confirmed meanwhile. */
  isExpired?: (e: ExpressionBuilder<Tables, 'house_readers'>) => Expression<SqlBool>
}

/** Returns how many there were. Those who stop their mails themselves are not in the diary. */
export async function eraseReaders(
  { db, outbox }: Pick<Services, 'db' | 'outbox'>,
  ids: string[],
  { audit, isExpired }: Reason = {},
) {
  const { gone, mails } = await db.transaction().execute(async (tx) => {
    const named = tx.deleteFrom('house_readers').where('id', 'in', ids)
    const erased = isExpired ? named.where(isExpired) : named
    const gone = await erased.returning('id').execute()
    if (audit && gone.length > 0) await writeDiary(tx, audit, { kind: 'erased', subject: 'person' })
    return { gone, mails: await forget(tx, gone, audit) }
  })
  await outbox.remove(mails)
  await finishErasure(db)
  return gone.length
}

/** Returns the links, and the ids of the mails that went with them. */
export async function endHouseLinks(tx: Db, by: 'id' | 'project_id', value: string) {
  const links = await tx.selectFrom('house_links').select('id').where(by, '=', value).execute()
  // Whoever asks for mails by it at this moment has done so, or is told that it has ended.
  for (const { id } of links) await lockRow(tx, 'house_links', id)
  const of = tx.selectFrom('house_links').select('id').where(by, '=', value)
  const readers = await tx.deleteFrom('house_readers').where('link_id', 'in', of).returning('id').execute()
  const ended = await tx
    .deleteFrom('house_links')
    .where(by, '=', value)
    .returning(['id', 'project_id'])
    .execute()
  return { ended, mails: await forget(tx, [...readers, ...ended]) }
}

/** No backup brings back an address, nor opens a link again. */
async function forget(tx: Db, rows: { id: string }[], audit?: AuditContext) {
  const ids = rows.map(({ id }) => id)
  await recordErasure(tx, ids, audit)
  return ids.length > 0 ? deleteMailsAbout(tx, ids) : []
}

/** What one person has asked for, with the house that it is about. */
export async function findReaders(db: Db, emails: string[]) {
  if (emails.length === 0) return []
  const rows = await db
    .selectFrom('house_readers as readers')
    .innerJoin('house_links as links', 'links.id', 'link_id')
    .innerJoin('projects', 'projects.id', 'project_id')
    .select(['readers.id', 'email', 'readers.created_at', 'title', 'client', 'location'])
    .where('email', 'in', emails)
    .orderBy('readers.id')
    .execute()
  return rows.map(({ title, client, location, ...reader }) => ({
    ...reader,
    house: projectName({ title, client, location }),
  }))
}
