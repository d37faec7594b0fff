// The installation's own key. A hash made with it cannot be forged, nor found by trying all mail or network addresses.
import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from './database.ts'
import { addSetting, readSetting } from './settings.ts'

const name = 'secret'

export type KeyedHash = (...parts: string[]) => string

/** Processes that start together on an empty database agree on one key. */
export async function createKeyedHash(db: Db): Promise<KeyedHash> {
  const created = randomBytes(32).toString('base64url')
  if (!(await readSetting(db, name))) await addSetting(db, name, created)
  const key = Buffer.from((await readSetting(db, name)) ?? created, 'base64url')
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
}
