// What both sides check of a new password. Without zod, so that the screens around the login load quickly.
import { maxPasswordLength, minPasswordLength } from './limits.ts'

/** Normalised before hashing, so that the same password typed on another keyboard matches. */
export const normalPassword = (password: string) => password.normalize('NFKC')

export const tooShort = `The password needs at least ${minPasswordLength} characters`
export const tooLong = `The password can be at most ${maxPasswordLength} characters long`

/** Why a password has the wrong length; undefined when it has not. */
export function wrongLength(password: string) {
  const { length } = [...normalPassword(password)]
  if (length < minPasswordLength) return tooShort
  return length > maxPasswordLength ? tooLong : undefined
}
