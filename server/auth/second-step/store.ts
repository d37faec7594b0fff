import { randomBytes } from 'node:crypto'
import { newId, timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { countRows } from '../../db/rows.ts'
import { hashToken } from '../../db/settings.ts'
import type { Tables } from '../../db/tables.ts'
import { endLinks } from '../../records/links.ts'

export type PasskeyRow = Tables['passkeys']

export function listPasskeys(db: Db, accountId: string) {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function findPasskey(db: Db, id: string) {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when it is there already. */
export async function insertPasskey(tx: Db, passkey: PasskeyRow) {
  const insert = tx.insertInto('passkeys').values(passkey)
  const { numInsertedOrUpdatedRows = 0n } = await insert
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** False when it is gone, or was used at the same moment. */
export async function recordPasskeyUse(tx: Db, { id, counter }: PasskeyRow, newCounter: number, now: Date) {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: timeOf(now) })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when this account has no such passkey. */
export async function updatePasskeyName(tx: Db, accountId: string, id: string, name: string) {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Undefined when this account has no such passkey. */
export function deletePasskey(tx: Db, accountId: string, id: string) {
  return tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst()
}

export function findAppCodes(db: Db, accountId: string) {
  return db.selectFrom('app_codes').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

/** Replaces one that was not confirmed. */
export async function saveAppCodes(tx: Db, accountId: string, secret: string) {
  await tx
    .deleteFrom('app_codes')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .execute()
  await tx
    .insertInto('app_codes')
    .values({ id: newId(), account_id: accountId, secret, confirmed_at: null, last_step: 0 })
    .execute()
}

export async function markAppConfirmed(tx: Db, id: string, now: Date) {
  await tx
    .updateTable('app_codes')
    .set({ confirmed_at: timeOf(now) })
    .where('id', '=', id)
    .execute()
}

/** False when a code of this step, or of a later one, was used before. */
export async function useStep(tx: Db, id: string, step: number) {
  const { numUpdatedRows } = await tx
    .updateTable('app_codes')
    .set({ last_step: step })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when there were none. */
export async function deleteAppCodes(tx: Db, accountId: string) {
  const deleted = await tx
    .deleteFrom('app_codes')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .execute()
  return deleted.some(({ confirmed_at }) => confirmed_at !== null)
}

export const countRecoveryCodes = (db: Db, accountId: string) =>
  countRows(db.selectFrom('recovery_codes').where('account_id', '=', accountId))

/** New ones in place of all others; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Db, account_id: string) {
  await deleteRecoveryCodes(tx, account_id)
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const rows = codes.map((code) => ({ id: newId(), account_id, code_hash: hashRecoveryCode(code) }))
  await tx.insertInto('recovery_codes').values(rows).execute()
  return codes
}

export async function deleteRecoveryCodes(tx: Db, accountId: string) {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
}

/** False for an unknown code, and for one that was used before. */
export async function useRecoveryCode(tx: Db, accountId: string, code: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashRecoveryCode(code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** For a lost phone, 80 random bits each, so that a plain hash of one tells nothing. */
const recoveryCodes = 10
const recoveryLetters = 16
/** Crockford's: without I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newRecoveryCode() {
  const code = [...randomBytes(recoveryLetters)].map((byte) => alphabet[byte & 31]).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** Forgives small letters, other dashes or none, and the letters that look like digits. */
export function normalRecoveryCode(typed: string) {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return code.replaceAll('O', '0').replace(/[IL]/g, '1')
}

const hashRecoveryCode = (typed: string) => hashToken(normalRecoveryCode(typed))

/** Which ways there are to finish a login. None when the password is enough. */
export async function listSecondSteps(db: Db, accountId: string) {
  const [passkeys, app] = [await listPasskeys(db, accountId), await findAppCodes(db, accountId)]
  const hasPasskey = passkeys.length > 0
  const hasApp = app?.confirmed_at != null
  if (!hasPasskey && !hasApp) return []
  const hasRecovery = (await countRecoveryCodes(db, accountId)) > 0
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasApp ? (['app'] as const) : []),
    ...(hasRecovery ? (['recovery'] as const) : []),
  ]
}

/** What a stranger may have added who got in at that time. */
export async function deleteAddedSince(tx: Db, accountId: string, time: string) {
  for (const { id, created_at } of await listPasskeys(tx, accountId))
    if (created_at >= time) await deletePasskey(tx, accountId, id)
  const app = await findAppCodes(tx, accountId)
  // Also one that was not confirmed yet.
  if ((app?.confirmed_at ?? time) >= time) await deleteAppCodes(tx, accountId)
}

/** Removes passkeys, app and recovery codes. False when there was nothing that the login asked for. */
export async function deleteSecondStep(tx: Db, accountId: string) {
  const had = (await listSecondSteps(tx, accountId)).length > 0
  for (const { id } of await listPasskeys(tx, accountId)) await deletePasskey(tx, accountId, id)
  await deleteAppCodes(tx, accountId)
  await deleteRecoveryCodes(tx, accountId)
  await endLinks(tx, ['login', 'passkey', 'add_passkey'], { account: accountId })
  return had
}
