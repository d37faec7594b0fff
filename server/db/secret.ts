// The installation's own key. A hash made with it cannot be forged, nor found by trying all mail or network addresses.
import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from './database.ts'

const name = 'secret'

export type KeyedHash = (...parts: string[]) => string

/** Processes that start together on an empty database agree on one key. */
export async function createKeyedHash(db: Db): Promise<KeyedHash> {
  const value = (await findSecret(db)) ?? (await createSecret(db))
  const key = Buffer.from(value, 'base64url')
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
}

async function findSecret(db: Db) {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

async function createSecret(db: Db) {
  const created = { name, value: randomBytes(32).toString('base64url') }
  const insert = db.insertInto('settings').values(created)
  await insert.onConflict((conflict) => conflict.column('name').doNothing()).execute()
  return (await findSecret(db)) ?? created.value
}
