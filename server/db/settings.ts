// Single values about this installation, by their names.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from './database.ts'
import { listTables } from './upgrade.ts'

export async function readSetting(db: Db, name: string) {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function saveSetting(db: Db, name: string, value: string) {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Until the transaction ends, all others that take the same lock wait. Works on both databases. */
export const takeLock = (tx: Db, name: string) => saveSetting(tx, `${name} lock`, '')

/** False when there is one of this name; of several that add it at the same moment, one gets true. */
export async function addSetting(db: Db, name: string, value: string) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** True when it had none, or an earlier day; of several that give it the same one at the same moment, one gets true. */
export async function claimDay(tx: Db, name: string, value: string) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value }).where('settings.value', '<', value),
    )
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

export async function deleteSetting(db: Db, name: string) {
  await db.deleteFrom('settings').where('name', '=', name).execute()
}

type LastBackup = { at: string; file: string; bytes: number }

const lastBackupName = 'last backup'

/** In the database, so that every process knows it. */
export async function lastBackup(db: Db): Promise<LastBackup | undefined> {
  const value = await readSetting(db, lastBackupName)
  return value && JSON.parse(value)
}

export async function saveLastBackup(db: Db, backup: LastBackup) {
  // A backup may come before the migration that adds the table.
  if ((await listTables(db)).has('settings')) await saveSetting(db, lastBackupName, JSON.stringify(backup))
}

// Random tokens, and hashes with the installation's own key.

/** For sessions and for links that are mailed; only the hash is stored. */
export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => hash('sha256', token)

/** Looks like the hash of a password, so that a login takes as long, but is that of none. */
export const unusableHash = () =>
  `argon2id$${randomBytes(16).toString('base64url')}$${randomBytes(32).toString('base64url')}`

/** Takes as long wherever they differ. */
export function isEqual(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const keyName = 'secret'

/** Cannot be forged, nor found by trying all mail or network addresses. */
export type KeyedHash = (...parts: string[]) => string

/** Processes that start together on an empty database agree on one key. */
export async function createKeyedHash(db: Db): Promise<KeyedHash> {
  const created = newToken()
  if (!(await readSetting(db, keyName))) await addSetting(db, keyName, created)
  const key = Buffer.from((await readSetting(db, keyName)) ?? created, 'base64url')
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
}
