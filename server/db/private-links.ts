// The link by which somebody without an account comes back to what they have sent. Only its hash is stored, in the record
// itself, so that it ends with it.
import { hash, randomBytes } from 'node:crypto'
import { publicPages } from '#contract/pages.ts'

export function newPrivateLink() {
  const token = randomBytes(32).toString('base64url')
  return { token, link_hash: hashLink(token) }
}

export const hashLink = (token: string) => hash('sha256', token)

export const myDataPath = (token: string) => publicPages.myData.path.replace(':token', token)
