import { sql } from 'kysely'
import { staffMessages } from '#contract/staff-messages.ts'
import { dayMs, hourMs, newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { Actor } from '../db/diary.ts'
import { readPage } from '../db/rows.ts'
import { Failure } from '../http/errors.ts'
import type { Job } from '../ops/work.ts'
import { accountKinds, endLinks } from '../records/links.ts'
import { policySetting } from './second-step/policy.ts'
import { lockAccounts } from './store.ts'

const maxIdleMs = 12 * hourMs
export const maxAgeMs = 7 * dayMs

type NewSession = { account_id: string; token_hash: string; device: string; proved_at?: string | null }

export async function insertSession(db: Db, session: NewSession, now: Date) {
  const at = timeOf(now)
  const row = { proved_at: null, ...session, id: newId(), created_at: at, last_used_at: at }
  await db.insertInto('sessions').values(row).execute()
}

/** The account behind a token, if session and account are active. */
export function findSessionAccount(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select('last_used_at')
    .select((e) => [
      e.selectFrom('settings').select('value').where('name', '=', policySetting).as('policy'),
      hasSecondStep.as('has_second_step'),
    ])
    .where('token_hash', '=', tokenHash)
    .where('status', '=', 'active')
    .where(isActive(now))
    .executeTakeFirst()
}

export function listSessions(
  db: Db,
  accountId: string,
  now: Date,
  page: { limit?: number; offset?: number },
) {
  const found = db.selectFrom('sessions').where('account_id', '=', accountId).where(isActive(now))
  return readPage(found, { ...page, order: sql`last_used_at desc, id desc` })
}

export async function touchSession(db: Db, tokenHash: string, now: Date) {
  const last_used_at = timeOf(now)
  await db.updateTable('sessions').set({ last_used_at }).where('token_hash', '=', tokenHash).execute()
}

export async function deleteSessionByToken(db: Db, tokenHash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** The device of it; undefined when this account has no such session. */
export async function deleteOwnSession(db: Db, accountId: string, id: string) {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('device')
    .executeTakeFirst()
  return deleted?.device
}

/** Its sessions, and logins that lack their second step: whoever is to be kept out may have begun one. */
export async function endLoginsOf(db: Db, accountId: string) {
  await endLinks(db, ['login', 'passkey'], { account: accountId })
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

export async function deleteOtherSessions(tx: Db, accountId: string, tokenHash: string) {
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .execute()
}

/** False when there is no such session any more. */
export async function markProved(db: Db, tokenHash: string, now: Date) {
  const proved_at = timeOf(now)
  const marking = db.updateTable('sessions').set({ proved_at }).where('token_hash', '=', tokenHash)
  return (await marking.executeTakeFirst()).numUpdatedRows > 0n
}

/**
 * Until the transaction ends no other one adds or removes accounts. Whoever was logged out meanwhile is refused: what ends all
 * sessions of an account takes the same lock, so nobody gives anything away after that.
 */
export async function lockAccountsFor(tx: Db, { session }: Actor) {
  await lockAccounts(tx)
  if (session === undefined) return
  const found = tx.selectFrom('sessions').select('id').where('token_hash', '=', session)
  if (!(await found.executeTakeFirst())) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
}

export async function findProvedAt(db: Db, tokenHash: string) {
  const row = await db
    .selectFrom('sessions')
    .select('proved_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.proved_at
}

const hasSecondStep = sql<number>`(case when
  exists (select 1 from passkeys where passkeys.account_id = accounts.id) or
  exists (select 1 from app_codes where app_codes.account_id = accounts.id and confirmed_at is not null)
  then 1 else 0 end)`

/** Sessions and links of accounts whose time is over. They are of no use from that moment on. */
export const expiryJob = ({ db }: { db: Db }): Job => ({
  name: 'deleting expired sessions',
  everyMs: hourMs,
  run: (now) =>
    db.transaction().execute(async (tx) => {
      await lockAccounts(tx)
      const ended = tx.deleteFrom('sessions').where((e) => e.not(isActive(now)))
      await ended.execute()
      const links = tx.deleteFrom('links').where('kind', 'in', accountKinds)
      await links.where('ends_at', '<=', timeOf(now)).execute()
    }),
})

function isActive(now: Date) {
  const ago = (ms: number) => timeOf(new Date(now.getTime() - ms))
  return sql<boolean>`(last_used_at > ${ago(maxIdleMs)} and sessions.created_at > ${ago(maxAgeMs)})`
}
