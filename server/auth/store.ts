import { sql } from 'kysely'
import type { AccountQuery } from '#contract/accounts.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { countRows } from '../db/paging.ts'
import { containsText } from '../db/search.ts'
import type { Tables } from '../db/tables.ts'

export type AccountRow = Tables['accounts']

/** Until the transaction ends nobody else adds or removes accounts. One statement that both databases know. */
export async function lockAccounts(tx: Db) {
  await tx
    .insertInto('settings')
    .values({ name: 'accounts lock', value: '' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
    .execute()
}

export const countAccounts = (db: Db) => countRows(db.selectFrom('accounts'))
export const countOwners = (db: Db) => countRows(db.selectFrom('accounts').where('role', '=', 'owner'))

export async function listAccounts(db: Db, query: AccountQuery) {
  let found = db.selectFrom('accounts')
  if (query.search) found = found.where(containsText<'accounts'>(db, ['email'], query.search))
  if (query.role) found = found.where('role', '=', query.role)
  if (query.status) found = found.where('status', '=', query.status)
  const total = await countRows(found)
  let page = found.selectAll().orderBy(orders[query.sort]).orderBy('id')
  if (query.limit !== undefined || query.offset)
    page = page.limit(query.limit ?? total).offset(query.offset ?? 0)
  return { items: await page.execute(), total }
}

const orders = {
  waiting: sql`status desc`,
  email: sql`email asc`,
  newest: sql`id desc`,
  oldest: sql`id asc`,
  // The two databases disagree on where those who never logged in belong.
  login: sql`coalesce(last_login_at, '') desc`,
}

export function findAccount(db: Db, id: string) {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
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

/** False when the account is gone, or its password was changed after it was compared. */
export async function noteLogin(tx: Db, account: AccountRow, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ last_login_at: timeOf(now) })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is no such account. */
export async function activateAccount(db: Db, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ status: 'active' })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there is no such account. An owner never waits. */
export async function makeOwner(db: Db, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ role: 'owner', status: 'active' })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes the account's sessions and reset link with it. */
export async function deleteAccount(db: Db, id: string) {
  await db.deleteFrom('accounts').where('id', '=', id).execute()
}

/** A newer reset link replaces the older one. */
export async function saveResetToken(db: Db, token: Tables['reset_tokens']) {
  await db
    .insertInto('reset_tokens')
    .values(token)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ token_hash: token.token_hash, expires_at: token.expires_at }),
    )
    .execute()
}

export function findResetAccount(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('reset_tokens')
    .innerJoin('accounts', 'accounts.id', 'reset_tokens.account_id')
    .selectAll('accounts')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', timeOf(now))
    .executeTakeFirst()
}

/** False when the link was used, replaced or has expired: only one request ever gets true. */
export async function useResetToken(tx: Db, tokenHash: string, now: Date) {
  const { numDeletedRows } = await tx
    .deleteFrom('reset_tokens')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', timeOf(now))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function updatePassword(db: Db, id: string, password_hash: string) {
  await db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute()
}

const setupSetting = (tokenHash: string) => `setup ${tokenHash}`

export async function saveSetupToken(db: Db, tokenHash: string, now: Date) {
  await db
    .insertInto('settings')
    .values({ name: setupSetting(tokenHash), value: timeOf(now) })
    .execute()
}

export async function isSetupToken(db: Db, tokenHash: string) {
  const name = setupSetting(tokenHash)
  return (await countRows(db.selectFrom('settings').where('name', '=', name))) > 0
}

export async function deleteSetupTokens(db: Db) {
  await db.deleteFrom('settings').where('name', 'like', setupSetting('%')).execute()
}
