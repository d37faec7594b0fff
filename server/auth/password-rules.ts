import { normalPassword } from '#contract/accounts.ts'
import { messages } from '#contract/messages.ts'
import { Failure } from '../http/failure.ts'
import { commonPasswords } from './common-passwords.ts'

/** Refuses what is guessed first; how long a password must be, the contract says. */
export function refuseWeakPassword(password: string, email: string) {
  const typed = normalPassword(password).toLowerCase()
  const [localPart] = email.split('@')
  if (typed === email || typed === localPart)
    throw new Failure('invalid_input', messages.auth.passwordIsEmail)
  if (commonPasswords.has(typed) || isOneCharacter(typed))
    throw new Failure('invalid_input', messages.auth.passwordCommon)
}

const isOneCharacter = (text: string) => new Set(text).size === 1
