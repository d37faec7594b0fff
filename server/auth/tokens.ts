// Secrets that are handed out once and kept only as hashes: sessions, reset links, the set-up link.
import { createHash, randomBytes } from 'node:crypto'

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
