// Private links that the company gives to people outside. Only their hashes are stored. They are listed and ended by staff,
// outlive the account that gave them out, and are in no backup. Those of houses, which families keep, are in house-readers.ts.
import { sql } from 'kysely'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs, hourMs, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Actor, AuditContext } from '../db/diary.ts'
import type { LinkKind } from '../db/people-tables.ts'
import { readPage } from '../db/rows.ts'
import { hashToken, newToken } from '../db/settings.ts'
import { Failure } from '../http/errors.ts'

type About<Data> = { subject: string | null; data: Data }

/** Links of one kind, which work once. `Data` is what they remember until then; that they have ended leaves nothing of it. */
export function oneUseLinks<Data extends object>(kind: LinkKind, { days }: { days: number }) {
  const validLinks = (db: Db, now: Date) =>
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
    const found = await validLinks(db, now)
      .selectAll()
      .where('hash', '=', hashToken(token))
      .executeTakeFirst()
    return found && parsed(found)
  }

  return {
    find,

    async list(db: Db, query: { limit?: number; offset?: number }, now: Date) {
      const { items, total } = await readPage(validLinks(db, now), { ...query, order: sql`id desc` })
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
      const working = validLinks(tx, now).select('id').where('id', '=', id)
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
