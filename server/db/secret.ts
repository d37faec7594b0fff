// Random tokens, and hashes with the installation's own key.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from './database.ts'
import { addSetting, readSetting } from './settings.ts'

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

const name = 'secret'

/** Cannot be forged, nor found by trying all mail or network addresses. */
export type KeyedHash = (...parts: string[]) => string

/** Processes that start together on an empty database agree on one key. */
export async function createKeyedHash(db: Db): Promise<KeyedHash> {
  const created = newToken()
  if (!(await readSetting(db, name))) await addSetting(db, name, created)
  const key = Buffer.from((await readSetting(db, name)) ?? created, 'base64url')
  return (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')
}
