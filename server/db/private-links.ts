// Private links, by which people without an account see what they sent. Only the hash is stored, in the record itself, so
// that the link is deleted with it.
import { hash, randomBytes } from 'node:crypto'
import { publicPages } from '#contract/pages.ts'

export function newPrivateLink() {
  const token = randomBytes(32).toString('base64url')
  return { token, link_hash: hashLink(token) }
}

export const hashLink = (token: string) => hash('sha256', token)

export const myDataPath = (token: string) => publicPages.myData.path.replace(':token', token)
