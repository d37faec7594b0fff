// What app.ts gives to the routes of this room.
import type { ReadCompany } from '#contract/content/company.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { KeyedHash } from '../db/secret.ts'
import type { Limits } from '../http/limits.ts'
import type { MailQuota } from '../mail/queue.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Passwords } from './passwords.ts'
import type { Challenges } from './second-step/challenges.ts'
import type { Encryption } from './second-step/encryption.ts'
import type { PasskeyChecks } from './second-step/passkeys.ts'
import type { Sessions } from './sessions.ts'

export type AuthServices = {
  db: Db
  clock: Clock
  config: { publicUrl: string; smtpUrl?: string }
  company: ReadCompany
  keyedHash: KeyedHash
  limits: Limits
  mailQuota: MailQuota
  wakeMail: () => void
  /** Asking for a reset link takes this long whether or not the account exists. */
  forgotAnswerMs: number
  /** A login over the limits is answered after once or twice this time, so that a flood of guesses leaves time for the pages. */
  refusedLoginMs: number
  sessions: Sessions
  devices: KnownDevices
  passwords: Passwords
  challenges: Challenges
  passkeyChecks: PasskeyChecks
  encryption: Encryption
}
