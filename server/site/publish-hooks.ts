// What publishing a page brings with it elsewhere.
import type { Company } from '#contract/content/company.ts'
import type { PageKey } from '#contract/content/pages.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { consentTexts } from './consent.ts'
import type { Content } from './contents.ts'
import { tellOldAddress } from './mails.ts'
import { renewNoticeWith, withNoticeVersion } from './notice.ts'

export type Publication = {
  before: Content
  after: Content
  published_by: string
  /** Null while the sample texts are published. */
  published_at: string | null
  publicUrl: string
  audit: AuditContext
}
type Hook<T> = (tx: Db, publication: Publication) => Promise<T>
type Hooks = {
  /** What is published in place of the draft. */
  complete?: Hook<Content>
  /** In the same transaction, when it is recorded. */
  follow?: Hook<void>
}

export const publishHooks: Partial<Record<PageKey, Hooks>> = {
  privacy: { complete: withNoticeVersion },
  career: { follow: renewNoticeWith(consentTexts.career) },
  contact: { follow: renewNoticeWith(consentTexts.contact) },
  company: { follow: followCompany },
}

const renewWithDays = renewNoticeWith(({ retentionDays, closedJobDays }: Company) => [
  retentionDays,
  closedJobDays,
])

async function followCompany(tx: Db, publication: Publication) {
  await renewWithDays(tx, publication)
  const { before, after, published_at, publicUrl, audit } = publication
  // Until the first publication it is the invented one of the sample texts.
  if (published_at) await tellOldAddress(tx, publicUrl, [before, after] as [Company, Company], audit)
}
