// Drafts, what is published, and the versions before. Every change starts from a version, so that nobody overwrites others.
import { isDeepStrictEqual } from 'node:util'
import type { Account } from '#contract/access/accounts.ts'
import { differencesOf } from '#contract/content/differences.ts'
import { type PageKey, schemaOf } from '#contract/content/pages.ts'
import { checkContent } from '#contract/content/validate.ts'
import { leavesOf, sampleKeyOf, translatableTexts } from '#contract/content/walk-content.ts'
import { messages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { type AuditContext, nameOf, writeDiary } from '../db/diary.ts'
import { Failure, InputFailure, orNotFound } from '../http/errors.ts'
import type { Services } from '../ops/services.ts'
import type { WithTranslations } from '../records/records.ts'
import {
  type Content,
  parseContent,
  readState,
  type State,
  samplesIn,
  stateOf,
  updatePictures,
} from './contents.ts'
import { findKnownPictures, picturesIn, withKnownPictures } from './pictures.ts'
import { auditPublished, pageIn, publishHooks, recordPublished } from './publishing.ts'
import * as store from './store.ts'
import { saveTranslated } from './translations/translations.ts'

export type ContentServices = Pick<Services, 'db' | 'pictures' | 'publicUrl'>
type Change = { page: PageKey; version: number; account: Account }

const words = staffMessages.contents

export async function getDraft(db: Db, page: PageKey) {
  const state = await readState(db, page)
  const content = state.draft ?? state.published
  return { ...state, content, has_draft: state.draft !== undefined, samples: samplesIn(state, content) }
}

export async function saveDraft(
  services: ContentServices,
  change: Change,
  input: WithTranslations & { content: Content },
  audit: AuditContext,
) {
  const { page } = change
  const content = await checkedContent(services.db, page, input.content)
  const saved = await changeContent(services, change, async (tx, state) => {
    const before = state.draft ?? state.published
    checkOwnerFields(change, before, content)
    const written = await writeDraft({ tx, now: audit.now }, change, state, content)
    const texts = { before: textsByPath(page, before), after: textsByPath(page, content) }
    await saveTranslated(tx, { ...texts, translations: input.translations }, audit)
    return written
  })
  return { message: words.saved, ...saved }
}

const textsByPath = (page: PageKey, content: Content) =>
  Object.fromEntries(translatableTexts(schemaOf(page), content).map(({ path, text }) => [path, text]))

/** With what is stored about its pictures; refuses what the schema does. */
export async function checkedContent(db: Db, page: PageKey, input: Content) {
  const schema = schemaOf(page)
  const known = await findKnownPictures(db, [{ schema, content: input }])
  const checked = checkContent(page, withKnownPictures(schema, input, known))
  if (!('content' in checked)) throw new InputFailure(checked.message, checked.fields)
  const lost = picturesIn(schema, checked.content).find(({ src }) => !known.has(src))
  if (lost) throw new InputFailure(words.imageNotFound, { [lost.path]: words.imageNotFound })
  return checked.content
}

/** A draft that equals what is published is dropped. */
async function writeDraft(
  { tx, now }: { tx: Db; now: Date },
  { page, account }: Change,
  { published }: State,
  content: Content,
) {
  const has_draft = !isDeepStrictEqual(content, published)
  const version = await store.updateContent(tx, page, {
    draft: has_draft ? JSON.stringify(content) : null,
    draft_by: has_draft ? nameOf(account) : null,
    draft_at: has_draft ? timeOf(now) : null,
  })
  return { version, has_draft }
}

const ownerFields = (page: PageKey) =>
  Object.entries(schemaOf(page).fields).filter(([, field]) => field.ownerOnly)

const changedOwnerFields = (page: PageKey, current: Content, content: Content) =>
  ownerFields(page).filter(([name]) => !isDeepStrictEqual(content[name], current[name]))

/** Whether an owner publishes what only an owner may: then the password is asked for again. */
export async function changesOwnerFields(db: Db, { page, version, account }: Change) {
  const { draft, published, version: current } = await readState(db, page)
  // Otherwise a draft that is saved at this moment would be published unasked.
  if (version !== current) throw new Failure('conflict', messages.errors.conflict)
  const changed = changedOwnerFields(page, published, draft ?? published)
  return account.roles.includes('owner') && changed.length > 0
}

function checkOwnerFields({ page, account }: Change, current: Content, content: Content) {
  if (account.roles.includes('owner')) return
  const changed = changedOwnerFields(page, current, content)
  if (changed.length === 0) return
  const fields = changed.map(([name, { label }]) => [name, words.ownerOnly(label)])
  const labels = changed.map(([, { label }]) => label).join(', ')
  throw new InputFailure(words.ownerOnly(labels), Object.fromEntries(fields), 'not_allowed')
}

export async function publish(services: ContentServices, change: Change, audit: AuditContext) {
  const { page, account } = change
  const version = await changeContent(services, change, async (tx, { draft, published, published_at }) => {
    if (!draft) throw new Failure('invalid_input', words.noDraft)
    checkOwnerFields(change, published, draft)
    const checked = checkContent(page, draft)
    if (!('content' in checked)) throw new InputFailure(checked.message, checked.fields)
    const published_by = nameOf(account)
    const { publicUrl } = services
    const hooks = publishHooks[page]
    const publication = { before: published, published_by, published_at, publicUrl, audit }
    const content = (await hooks?.complete?.(tx, { ...publication, after: draft })) ?? draft
    const { now } = audit
    const stored = await recordPublished(tx, page, content, { published_by, published_at, now })
    await auditPublished({ tx, audit }, page, published, content)
    await hooks?.follow?.(tx, { ...publication, after: content })
    return store.updateContent(tx, page, { ...stored, draft: null, draft_by: null, draft_at: null })
  })
  return { message: words.published, version, has_draft: false }
}

export async function discardDraft(services: ContentServices, change: Change) {
  const version = await changeContent(services, change, (tx) =>
    store.updateContent(tx, change.page, { draft: null, draft_by: null, draft_at: null }),
  )
  return { message: words.discarded, version, has_draft: false }
}

export async function listVersions(db: Db, page: PageKey) {
  const schema = schemaOf(page)
  const rows = (await store.listVersions(db, page)).map((row) => ({
    ...row,
    content: parseContent(page, row.content),
  }))
  const items = rows.map(({ id, content, published_by, published_at }, index) => {
    const before = rows[index + 1]
    const differences = before ? differencesOf(schema, before.content, content) : []
    return { id, published_by, published_at, differences, current: index === 0 }
  })
  return { items, total: items.length }
}

/** Makes it the draft; what only an owner may change stays as it is for others. */
export async function restoreVersion(
  services: ContentServices,
  change: Change,
  id: string,
  audit: AuditContext,
) {
  const { db } = services
  const { page, account } = change
  const found = orNotFound(await store.findVersion(db, page, id), words.versionNotFound)
  const schema = schemaOf(page)
  const content = parseContent(page, found.content)
  const known = await findKnownPictures(db, [{ schema, content }])
  const restored = await changeContent(services, change, async (tx, state) => {
    const current = state.draft ?? state.published
    const kept = account.roles.includes('owner')
      ? []
      : ownerFields(page).map(([name]) => [name, current[name]])
    const whole = { ...withKnownPictures(schema, content, known), ...Object.fromEntries(kept) }
    await writeDiary(tx, audit, { kind: 'restored', ...pageIn(page), action: 'version_restored' })
    return writeDraft({ tx, now: audit.now }, change, state, whole)
  })
  return { message: words.restored, ...restored }
}

export async function confirmSamples(
  { db }: ContentServices,
  page: PageKey,
  paths: string[],
  audit: AuditContext,
) {
  await db.transaction().execute(async (tx) => {
    const { draft, published, confirmed } = stateOf(page, await store.lockContent(tx, page))
    const leaves = leavesOf(schemaOf(page), draft ?? published)
    const added = leaves.filter(({ path }) => paths.includes(path)).map(sampleKeyOf)
    await store.updateConfirmed(tx, page, [...new Set([...confirmed, ...added])])
    await writeDiary(tx, audit, { kind: 'changed', ...pageIn(page), action: 'samples_confirmed' })
  })
  return { message: words.confirmed }
}

/** Runs while nobody else changes the page; refuses a change that started from another version. */
async function changeContent<T>(
  { db }: ContentServices,
  { page, version }: Change,
  write: (tx: Db, state: State) => Promise<T>,
) {
  const schema = schemaOf(page)
  return db.transaction().execute(async (tx) => {
    const state = stateOf(page, await store.lockContent(tx, page))
    if (state.version !== version) throw new Failure('conflict', messages.errors.conflict)
    const known = await findKnownPictures(tx, [{ schema, content: state.published }])
    return write(tx, updatePictures(page, state, known))
  })
}
