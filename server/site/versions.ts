// The history of a page: every publication is kept as a version, and written into the diary.
import { differencesOf } from '#contract/content/differences.ts'
import { contentPages, type PageKey, schemaOf } from '#contract/content/pages.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { type Content, defaultOf } from './contents.ts'
import { insertVersion } from './store.ts'

const keptVersions = 50

type Publication = { published_by: string; published_at: string | null; now: Date }

/** Adds it to the history; `published_at` is of what was published before. Returns what the content itself stores. */
export async function recordPublished(tx: Db, page: PageKey, content: Content, publication: Publication) {
  const { published_by, published_at, now } = publication
  // The first entry of the history is what the site came with.
  const first = { page, content: JSON.stringify(defaultOf(page)), published_by: '', published_at: null }
  if (!published_at) await insertVersion(tx, first, keptVersions)
  const published = JSON.stringify(content)
  const at = timeOf(now)
  await insertVersion(tx, { page, content: published, published_by, published_at: at }, keptVersions)
  return { published, published_by, published_at: at }
}

export async function auditPublished(
  { tx, audit }: { tx: Db; audit: AuditContext },
  page: PageKey,
  before: Content,
  after: Content,
) {
  const changes = differencesOf(schemaOf(page), before, after).map((difference) => ({
    field: difference.label,
    before: difference.before,
    after: difference.after,
  }))
  await writeDiary(tx, audit, { kind: 'published', ...pageIn(page), changes })
}

/** What the diary calls a page. */
export const pageIn = (page: PageKey) =>
  ({ subject: 'page', record_id: page, title: contentPages[page].title }) as const
