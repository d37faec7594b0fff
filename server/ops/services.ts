// What the server has. main.ts opens database, files and cache, app.ts makes the rest, each feature picks what it uses.
import type { ReadCompany } from '#contract/content/company.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { Clock } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import type { KeyedHash } from '../db/secret.ts'
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
}
