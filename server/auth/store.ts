import { newId, timeOf } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import type { Tables } from '../platform/tables.ts'

export type AccountRow = Tables['accounts']

const unusedHours = 12
const wholeDays = 7

export async function countAccounts(db: Db) {
  const { count } = await db
    .selectFrom('accounts')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findAccountByEmail(db: Db, email: string) {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

export async function insertAccount(db: Db, account: Omit<AccountRow, 'id' | 'last_login_at'>) {
  await db
    .insertInto('accounts')
    .values({ ...account, id: newId(), last_login_at: null })
    .execute()
}

export async function insertSession(db: Db, accountId: string, tokenHash: string, device: string, now: Date) {
  const at = timeOf(now)
  const row = {
    id: newId(),
    token_hash: tokenHash,
    account_id: accountId,
    device,
    created_at: at,
    last_used_at: at,
  }
  await db.insertInto('sessions').values(row).execute()
}

/** The account and session behind a token, if the session is still alive and the account may still log in. */
export function findSession(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select(['sessions.id as session_id', 'sessions.last_used_at'])
    .where('token_hash', '=', tokenHash)
    .where('status', '=', 'active')
    .where('last_used_at', '>', timeOf(hoursBefore(now, unusedHours)))
    .where('sessions.created_at', '>', timeOf(hoursBefore(now, wholeDays * 24)))
    .executeTakeFirst()
}

export async function touchSession(db: Db, sessionId: string, now: Date) {
  await db
    .updateTable('sessions')
    .set({ last_used_at: timeOf(now) })
    .where('id', '=', sessionId)
    .execute()
}

export async function deleteSession(db: Db, tokenHash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

const hoursBefore = (date: Date, hours: number) => new Date(date.getTime() - hours * 3_600_000)
