// The privacy notice that forms name. Its version follows all that tells visitors what becomes of their data, also where
// that stands on another page.
import { isDeepStrictEqual } from 'node:util'
import { dayInIndia } from '#contract/days.ts'
import { privacyNoticeVersions } from '#contract/limits.ts'
import type { Db } from '../db/database.ts'
import type { AuditContext } from '../db/diary.ts'
import { stateOf } from './contents.ts'
import type { Publication } from './publish-hooks.ts'
import * as store from './store.ts'
import { auditPublished, recordPublished } from './versions.ts'

/** Forms name the notice that was agreed to, so a changed notice never keeps its version: it gets the day. */
export async function withNoticeVersion(tx: Db, { before, after, audit }: Publication) {
  const isNew = after.version !== before.version && (await takeVersion(tx, String(after.version)))
  return isNew ? after : { ...after, version: await nextVersion(tx, audit.now) }
}

/** When a page changes its own part of the notice. */
export const renewNoticeWith =
  <Content>(partOf: (content: Content) => unknown) =>
  async (tx: Db, { before, after, published_by, audit }: Publication) => {
    const [old, now] = [before, after].map((content) => partOf(content as Content))
    if (!isDeepStrictEqual(old, now)) await renewNotice(tx, published_by, audit)
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
async function renewNotice(tx: Db, published_by: string, audit: AuditContext) {
  const { now } = audit
  const page = 'privacy'
  const { published, draft, published_at } = stateOf(page, await store.lockContent(tx, page))
  const version = await nextVersion(tx, now)
  const content = { ...published, version }
  const change = await recordPublished(tx, page, content, { published_by, published_at, now })
  const renewed = draft?.version === published.version ? { draft: JSON.stringify({ ...draft, version }) } : {}
  await store.updateContent(tx, page, { ...change, ...renewed })
  await auditPublished({ tx, audit }, page, published, content)
}
