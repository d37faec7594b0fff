// What the server has. main.ts opens database, files and cache, app.ts makes the rest, each feature picks what it uses.
import type { ReadCompany } from '#contract/content/company.ts'
import type { Language } from '#contract/languages.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { KeyedHash } from '../db/settings.ts'
import type { Limits } from '../http/limits.ts'
import type { Deliver, Outbox } from '../mail/delivery.ts'
import type { MailQuota } from '../mail/queue.ts'
import type { Files } from '../storage/files.ts'
import type { Pictures } from '../storage/images/pictures.ts'

export type Services = {
  db: Db
  files: Files
  outbox: Outbox
  deliver: Deliver
  clock: Clock
  cache: ResponseCache
  limits: Limits
  mailQuota: MailQuota
  /** Sends what was queued now rather than at the next turn. */
  wakeMail: () => void
  pictures: Pictures
  company: ReadCompany
  keyedHash: KeyedHash
  publicUrl: string
  /** Makes the token of a private link from the record's id: always the same one, though only its hash is stored. */
  privateLinkToken: (id: string) => Promise<string>
  translator: (language: Language) => Promise<(english: string) => string>
}
