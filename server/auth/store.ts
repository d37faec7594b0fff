import { type Insertable, type Selectable, sql } from 'kysely'
import type { AccountQuery } from '#contract/access/accounts.ts'
import type { Role, StaffRole } from '#contract/access/roles.ts'
import { newId, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, recordErasure } from '../db/diary.ts'
import { alphabetical, countRows, lockRow, readPage } from '../db/rows.ts'
import { containsText } from '../db/search.ts'
import { takeLock } from '../db/settings.ts'
import type { Tables } from '../db/tables.ts'
import { accountKinds, endLinks } from '../records/links.ts'

export type AccountRow = Selectable<Tables['accounts']>

/** Until the transaction ends no other one adds or removes accounts. */
export const lockAccounts = (tx: Db) => takeLock(tx, 'accounts')

export const countAccounts = (db: Db) => countRows(db.selectFrom('accounts'))
const waiting = (db: Db) => db.selectFrom('accounts').where('status', '=', 'waiting')
export const countWaiting = (db: Db) => countRows(waiting(db))
const owners = (db: Db) => db.selectFrom('accounts').where('role', '=', 'owner')
export const countOwners = (db: Db) => countRows(owners(db))

/** Whoever has been one for longest comes first. */
export const listOwners = (db: Db) => owners(db).selectAll().orderBy('owner_since').orderBy('id').execute()
export const listOpenOwners = (db: Db) => owners(db).where('status', '=', 'active').selectAll().execute()

/** Since they signed up, or since an approval was taken back: the diary knows. */
export async function listWaitingBefore(db: Db, time: Date, limit: number) {
  const since = timeOf(time)
  const found = waiting(db)
    .select('id')
    .where('created_at', '<', since)
    .where((e) => {
      const entries = e.selectFrom('diary').select('diary.id').whereRef('record_id', '=', 'accounts.id')
      return e.not(e.exists(entries.where('kind', '=', 'account').where('at', '>=', since)))
    })
    .limit(limit)
  return (await found.execute()).map(({ id }) => id)
}

export async function listAccounts(db: Db, query: AccountQuery) {
  let found = db.selectFrom('accounts')
  if (query.search) found = found.where(containsText<'accounts'>(db, ['name', 'email'], query.search))
  if (query.role === 'owner') found = found.where('role', '=', 'owner')
  else if (query.role)
    found = found.where('role', '=', 'staff').where('staff_roles', 'like', `%${query.role}%`)
  if (query.status) found = found.where('status', '=', query.status)
  const page = await readPage(found, { ...query, order: orders(db)[query.sort] })
  const secondStepsOf = await readSecondSteps(db)
  const items = page.items.map((row) => ({ ...withRoles(row), second_steps: secondStepsOf(row.id) }))
  return { ...page, items }
}

/** Reads them all: a company has few accounts. */
async function readSecondSteps(db: Db) {
  const apps = db.selectFrom('app_codes').select('account_id').where('confirmed_at', 'is not', null)
  const having = {
    passkey: await db.selectFrom('passkeys').select('account_id').distinct().execute(),
    app: await apps.execute(),
  }
  return (id: string) =>
    (['passkey', 'app'] as const).filter((step) => having[step].some(({ account_id }) => account_id === id))
}

export const withRoles = <Row extends Pick<AccountRow, 'role' | 'staff_roles'>>(row: Row) => ({
  ...row,
  roles: rolesOf(row),
})

export const rolesOf = ({ role, staff_roles }: Pick<AccountRow, 'role' | 'staff_roles'>) =>
  role === 'owner' ? (['owner'] as Role[]) : (staff_roles.split(' ') as Role[])

const orders = (db: Db) => ({
  waiting: sql`status desc, id`,
  name: sql`${alphabetical(db, "case name when '' then email else name end")}, id`,
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  // The two databases sort nulls differently.
  login: sql`coalesce(last_login_at, '') desc, id`,
})

export function findAccount(db: Db, id: string) {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * The same, and nobody else changes it until the transaction ends. A transaction that changes sessions, tokens or second
 * factors of the account takes this lock first: two that lock rows in different orders could wait for each other for ever.
 */
export const lockAccount = (tx: Db, id: string) => lockRow(tx, 'accounts', id)

export function findAccountByEmail(db: Db, email: string) {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

type NewAccount = Omit<Insertable<Tables['accounts']>, 'id' | 'owner_since' | 'last_login_at'> & {
  id?: string
}

export async function insertAccount(db: Db, { id = newId(), ...account }: NewAccount) {
  const owner_since = account.role === 'owner' ? account.created_at : null
  await db
    .insertInto('accounts')
    .values({ ...account, id, owner_since })
    .execute()
  return id
}

/** False when the account is gone, or its password has changed since it was compared. */
export async function recordLogin(tx: Db, account: AccountRow, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ last_login_at: timeOf(now) })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const activateAccount = (db: Db, id: string) => updateAccount(db, id, { status: 'active' })

/** Somebody who is one already stays one since then: otherwise a newer one could remove them. */
export async function makeOwner(db: Db, id: string, now: Date) {
  await db
    .updateTable('accounts')
    .set((e) => ({
      role: 'owner' as const,
      status: 'active' as const,
      owner_since: e.case().when('role', '=', 'owner').then(e.ref('owner_since')).else(timeOf(now)).end(),
    }))
    .where('id', '=', id)
    .execute()
}

export const makeStaff = (db: Db, id: string, roles: StaffRole[]) =>
  updateAccount(db, id, { role: 'staff', staff_roles: roles.join(' ') })

/** False when it has changed since it was read. */
export async function updatePassword(tx: Db, account: AccountRow, password_hash: string) {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ password_hash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updateAccount(db: Db, id: string, change: Partial<AccountRow>) {
  await db.updateTable('accounts').set(change).where('id', '=', id).execute()
}

/** Opens an account with one of these statuses; any other keeps its own. */
export async function markConfirmed(db: Db, id: string, opened: AccountRow['status'][], now: Date) {
  await db
    .updateTable('accounts')
    .set((e) => ({
      confirmed_at: e.fn.coalesce('confirmed_at', e.val(timeOf(now))),
      status: e
        .case()
        .when('status', 'in', opened)
        .then('active' as const)
        .else(e.ref('status'))
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}

/** With its sessions and links. No restored backup brings it back, unless it goes because of its age. */
export async function deleteAccount(tx: Db, audit: AuditContext, id: string) {
  await endLinks(tx, accountKinds, { account: id })
  await tx.deleteFrom('accounts').where('id', '=', id).execute()
  await recordErasure(tx, [id], audit)
}
