// What app.ts gives to the routes of this room.
import type { DiaryEntry } from '#contract/access/diary.ts'
import type { Db } from '../db/database.ts'
import type { Services } from '../ops/services.ts'
import type { KnownDevices } from './known-devices.ts'
import type { Passwords } from './passwords.ts'
import type { Challenges } from './second-step/challenges.ts'
import type { Encryption } from './second-step/encryption.ts'
import type { PasskeyChecks } from './second-step/passkeys.ts'
import type { Sessions } from './sessions.ts'

export type AuthServices = Pick<
  Services,
  'db' | 'clock' | 'company' | 'keyedHash' | 'limits' | 'mailQuota' | 'outbox' | 'wakeMail'
> & {
  config: { publicUrl: string; smtpUrl?: string }
  /** Asking for a reset link takes this long whether or not the account exists. */
  forgotAnswerMs: number
  /** A refused login, or a share image that is not there, is answered after once or twice this time: floods wait, pages do not. */
  refusalDelayMs: number
  /** The diary, which this room only writes. */
  listDiary: (db: Db, query: { by: string; limit: number }) => Promise<{ items: DiaryEntry[] }>
  sessions: Sessions
  devices: KnownDevices
  passwords: Passwords
  challenges: Challenges
  passkeyChecks: PasskeyChecks
  encryption: Encryption
}
