// Ten codes for a lost phone, 80 random bits each, so that a plain hash of one tells nothing.
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../db/settings.ts'

const count = 10
const letters = 16
/** Crockford's: without I, L, O and U, which are misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const newRecoveryCodes = () => Array.from({ length: count }, newCode)

function newCode() {
  const code = [...randomBytes(letters)].map((byte) => alphabet[byte & 31]).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** Forgives small letters, other dashes or none, and the letters that look like digits. */
export function normalRecoveryCode(typed: string) {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return code.replaceAll('O', '0').replace(/[IL]/g, '1')
}

export const hashRecoveryCode = (typed: string) => hashToken(normalRecoveryCode(typed))
