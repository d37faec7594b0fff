// Repeats on an older state of the site what has ended since: erased records, removed accounts, changed passwords, the
// role of an owner, and everything that gives access.
import { randomBytes } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { finishErasure, ownershipId, passwordId } from '../db/erasure.ts'
import { listTables } from '../db/schema.ts'
import { deleteMailsAbout, failWaitingMails } from '../mail/store.ts'
import { endAccess } from '../records/access-rows.ts'

/** From id to time. */
export type ErasureList = Map<string, string>

const batchSize = 500
/** Removed or used ones do not come back. */
const secondSteps = ['passkeys', 'app_codes', 'recovery_codes'] as const

/** The number of records erased again and of mails held back, and the addresses of accounts. */
export type ReapplyResult = {
  erasures: number
  held: number
  removed: string[]
  locked: string[]
  demoted: string[]
}

export async function reapplyErasures(db: Db, list: ErasureList): Promise<ReapplyResult> {
  await endAccess(db)
  const held = await failWaitingMails(db)
  const locked = await lockChanged(db, list)
  const demoted = await demoteOwners(db, list)
  // Last, because what it has noted is not reapplied after a crash.
  const erased = await eraseAgain(db, list)
  await finishErasure(db)
  return { held, locked, demoted, ...erased }
}

/** The part of the list that the database does not list. */
export async function unknownTo(db: Db, list: ErasureList): Promise<ErasureList> {
  const known = await db.selectFrom('erasures').select('id').execute()
  const unknown = new Map(list)
  for (const { id } of known) unknown.delete(id)
  return unknown
}

async function eraseAgain(db: Db, list: ErasureList) {
  const entries = [...list].map(([id, erased_at]) => ({ id, erased_at }))
  const removed: string[] = []
  let erasures = 0
  // A copy from before an upgrade may lack some.
  const tables = await listTables(db)
  for (let i = 0; i < entries.length; i += batchSize) {
    const batch = entries.slice(i, i + batchSize)
    const ids = batch.map(({ id }) => id)
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('erasures')
        .values(batch)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      for (const table of ['applications', 'enquiries'] as const) {
        const { numDeletedRows } = await tx.deleteFrom(table).where('id', 'in', ids).executeTakeFirst()
        erasures += Number(numDeletedRows)
      }
      for (const table of secondSteps)
        if (tables.has(table)) await tx.deleteFrom(table).where('id', 'in', ids).execute()
      await deleteMailsAbout(tx, ids)
      const accounts = await tx.deleteFrom('accounts').where('id', 'in', ids).returning('email').execute()
      removed.push(...accounts.map(({ email }) => email))
    })
  }
  return { erasures, removed }
}

/** Returns the addresses of the accounts with a password that was changed since; only a reset link opens them. */
async function lockChanged(db: Db, list: ErasureList) {
  const accounts = await db.selectFrom('accounts').select(['id', 'email', 'password_hash']).execute()
  const changed = accounts.filter(
    ({ id, password_hash }) => list.has(passwordId(password_hash)) && !list.has(id),
  )
  for (const { id, password_hash: old } of changed) {
    // Looks like a hash, so that a login takes as long as before, but belongs to no password.
    const password_hash = old.replace(/[^$]*$/, randomBytes(32).toString('base64url'))
    await db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute()
  }
  return changed.map(({ email }) => email)
}

/** Returns the addresses of the owners who were made staff since. */
async function demoteOwners(db: Db, list: ErasureList) {
  // All columns, since a copy from before an upgrade may lack some.
  const owners = await db.selectFrom('accounts').selectAll().where('role', '=', 'owner').execute()
  const demoted = owners.filter((owner) => list.has(ownershipId(owner)) && !list.has(owner.id))
  for (const { id } of demoted)
    await db.updateTable('accounts').set({ role: 'staff' }).where('id', '=', id).execute()
  return demoted.map(({ email }) => email)
}
