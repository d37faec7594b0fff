import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { countRows } from '../db/paging.ts'

const unusedMs = 12 * 3_600_000
export const wholeMs = 7 * 24 * 3_600_000

type NewSession = { account_id: string; token_hash: string; device: string }

export async function insertSession(db: Db, session: NewSession, now: Date) {
  const at = timeOf(now)
  await db
    .insertInto('sessions')
    .values({ ...session, id: newId(), created_at: at, last_used_at: at })
    .execute()
}

/** The account behind a token, if the session is still alive and the account may still log in. */
export function findSessionAccount(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select('last_used_at')
    .where('token_hash', '=', tokenHash)
    .where('status', '=', 'active')
    .where('last_used_at', '>', before(now, unusedMs))
    .where('sessions.created_at', '>', before(now, wholeMs))
    .executeTakeFirst()
}

export async function listSessions(
  db: Db,
  accountId: string,
  now: Date,
  { limit, offset = 0 }: { limit?: number; offset?: number },
) {
  const alive = db
    .selectFrom('sessions')
    .where('account_id', '=', accountId)
    .where('last_used_at', '>', before(now, unusedMs))
    .where('created_at', '>', before(now, wholeMs))
  const total = await countRows(alive)
  const page = alive.selectAll().orderBy('last_used_at', 'desc').orderBy('id', 'desc')
  return {
    items: await page
      .limit(limit ?? total)
      .offset(offset)
      .execute(),
    total,
  }
}

export async function touchSession(db: Db, tokenHash: string, now: Date) {
  const last_used_at = timeOf(now)
  await db.updateTable('sessions').set({ last_used_at }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionByToken(db: Db, tokenHash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** False when this account has no such session. */
export async function deleteOwnSession(db: Db, accountId: string, id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteSessionsOf(db: Db, accountId: string) {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

export async function deleteEndedSessions(db: Db, now: Date) {
  await db
    .deleteFrom('sessions')
    .where((e) =>
      e.or([e('last_used_at', '<=', before(now, unusedMs)), e('created_at', '<=', before(now, wholeMs))]),
    )
    .execute()
}

const before = (date: Date, ms: number) => timeOf(new Date(date.getTime() - ms))
