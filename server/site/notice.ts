// The privacy notice that forms name. Its version follows all that tells visitors what becomes of their data, also where
// that stands on another page.
import { isDeepStrictEqual } from 'node:util'
import { differencesOf } from '#contract/content/differences.ts'
import { type Contents, contentPages, type PageKey, schemaOf } from '#contract/content/pages.ts'
import { dayInIndia } from '#contract/days.ts'
import { privacyNoticeVersions } from '#contract/limits.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, writeDiary } from '../db/diary.ts'
import { consentTexts } from './consent.ts'
import { type Content, defaultOf, stateOf } from './contents.ts'
import * as store from './store.ts'

type Parts = { [Page in PageKey]?: (content: Contents[Page]) => unknown }

const partsElsewhere: Parts = {
  company: ({ retentionDays, closedJobDays }) => [retentionDays, closedJobDays],
  ...consentTexts,
}

export function isNoticeChanged(page: PageKey, before: Content, after: Content) {
  const partOf = partsElsewhere[page] as ((content: Content) => unknown) | undefined
  return partOf !== undefined && !isDeepStrictEqual(partOf(before), partOf(after))
}

/** Forms name the notice that was agreed to, so a changed notice never keeps its version: it gets the day. */
export async function withNoticeVersion(tx: Db, draft: Content, published: Content, now: Date) {
  const isNew = draft.version !== published.version && (await takeVersion(tx, String(draft.version)))
  return isNew ? draft : { ...draft, version: await nextVersion(tx, now) }
}

async function nextVersion(tx: Db, now: Date) {
  const day = dayInIndia(now)
  let version = day
  for (let count = 2; !(await takeVersion(tx, version)); count += 1) version = `${day}.${count}`
  return version
}

/** False when forms have ever shown it. */
const takeVersion = async (tx: Db, version: string) =>
  !privacyNoticeVersions.includes(version) && store.addNoticeVersion(tx, version)

/** Publishes the notice as it is under a new version, because what another page says of it has changed. */
export async function renewNotice(tx: Db, published_by: string, audit: AuditContext) {
  const { now } = audit
  const page = 'privacy'
  const { published, draft, published_at } = stateOf(page, await store.lockContent(tx, page))
  const version = await nextVersion(tx, now)
  const content = { ...published, version }
  const change = await recordPublished(tx, page, content, { published_by, published_at, now })
  const renewed = draft?.version === published.version ? { draft: JSON.stringify({ ...draft, version }) } : {}
  await store.updateContent(tx, page, { ...change, ...renewed })
  await recordVersion(tx, page, published, content, audit)
}

const keptVersions = 50

type Publication = { published_by: string; published_at: string | null; now: Date }

/** Adds it to the history; `published_at` is of what was published before. Returns what the content itself stores. */
export async function recordPublished(tx: Db, page: PageKey, content: Content, publication: Publication) {
  const { published_by, published_at, now } = publication
  // The first entry of the history is what the site came with.
  const first = { page, content: JSON.stringify(defaultOf(page)), published_by: '', published_at: null }
  if (!published_at) await store.insertVersion(tx, first, keptVersions)
  const published = JSON.stringify(content)
  const at = timeOf(now)
  await store.insertVersion(tx, { page, content: published, published_by, published_at: at }, keptVersions)
  return { published, published_by, published_at: at }
}

export async function recordVersion(
  tx: Db,
  page: PageKey,
  before: Content,
  after: Content,
  audit: AuditContext,
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
