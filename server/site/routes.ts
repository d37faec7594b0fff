// Reading and editing contents: drafts, what is published, and the versions before. Every change starts from a version, so that
// nobody overwrites others.
import { isDeepStrictEqual } from 'node:util'
import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { differencesOf } from '#contract/content/differences.ts'
import { type PageKey, schemaOf } from '#contract/content/pages.ts'
import { checkContent } from '#contract/content/validate.ts'
import { leavesOf, sampleKeyOf, translatableTexts } from '#contract/content/walk-content.ts'
import { dayInIndia } from '#contract/days.ts'
import { messages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { nameOf, writeDiary } from '../db/diary.ts'
import { Failure, InputFailure, orNotFound } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { sometimesShown } from './additions.ts'
import {
  type Content,
  listStates,
  parseContent,
  readPage,
  readState,
  type State,
  samplesIn,
  stateOf,
  updatePictures,
} from './contents.ts'
import {
  addPicture,
  findKnownPictures,
  picturesIn,
  removeUnusedPictures,
  withKnownPictures,
} from './pictures.ts'
import { auditPublished, pageIn, publishHooks, recordPublished } from './publishing.ts'
import * as store from './store.ts'
import { countMissing, saveTranslated } from './translations/translations.ts'
import { lookUp, readTranslations, type Translator, withTyped } from './translations/translator.ts'

export type ContentServices = Pick<Services, 'db' | 'pictures' | 'publicUrl'>
type Change = { page: PageKey; version: number; account: Account }

const words = staffMessages.contents
const noDraft = { draft: null, draft_by: null, draft_at: null }

export function contentRoutes(
  api: Api,
  services: ContentServices & Pick<Services, 'wakeMail' | 'clock'> & { translator: Translator },
) {
  const { db, clock, pictures, publicUrl, translator, wakeMail } = services
  const today = () => dayInIndia(clock())

  api.handleRead(calls.getContent, async ({ params: { page }, query, account, language }) => {
    const preview = query.preview !== undefined
    if (preview && !account) throw new Failure('not_signed_in', staffMessages.auth.signInNeeded)
    if (preview && account && !mayUse(account.roles, 'site'))
      throw new Failure('not_allowed', staffMessages.auth.notYours)
    const translate = await translator(language)
    const content = await readPage(db, page, { preview, translate, language, today: today() })
    if (!preview && sometimesShown[page]?.isShown(content as never, today()) === false)
      throw new Failure('not_found', messages.errors.notFound)
    return content
  })

  api.handle(calls.listContents, async () => {
    const find = lookUp(await readTranslations(db))
    const [states, missing] = await Promise.all([listStates(db, today()), countMissing(db, find)])
    const items = states.map((state) => ({ ...state, untranslated: missing.get(state.page) ?? 0 }))
    return { items, total: items.length }
  })

  api.handle(calls.previewContent, async ({ params: { page }, body, language }) => {
    const typed = { [page]: await checkedContent(db, page, body.content) }
    const stored = await translator(language)
    const translate = language === 'en' ? stored : withTyped(stored, body.translations ?? [])
    return readPage(db, page, { preview: true, typed, translate, language, today: today() })
  })

  api.handle(calls.getDraft, async ({ params: { page } }) => {
    const state = await readState(db, page)
    const content = state.draft ?? state.published
    return { ...state, content, has_draft: state.draft !== undefined, samples: samplesIn(state, content) }
  })

  api.handle(calls.saveDraft, async ({ params: { page }, body: { version, ...input }, account, audit }) => {
    const change = { page, version, account }
    const content = await checkedContent(db, page, input.content)
    const saved = await changeContent(db, change, async (tx, state) => {
      const before = state.draft ?? state.published
      checkOwnerFields(change, before, content)
      const written = await writeDraft({ tx, now: audit.now }, change, state, content)
      const texts = { before: textsByPath(page, before), after: textsByPath(page, content) }
      await saveTranslated(tx, { ...texts, translations: input.translations }, audit)
      return written
    })
    return { message: words.saved, ...saved }
  })

  api.handle(calls.publishContent, async ({ params, body, account, audit, request, prove }) => {
    const { page } = params
    const change = { page, version: body.version, account }
    if (await changesOwnerFields(db, change)) await prove()
    const version = await changeContent(db, change, async (tx, { draft, published, published_at }) => {
      if (!draft) throw new Failure('invalid_input', words.noDraft)
      checkOwnerFields(change, published, draft)
      const checked = checkContent(page, draft)
      if (!('content' in checked)) throw new InputFailure(checked.message, checked.fields)
      const published_by = nameOf(account)
      const hooks = publishHooks[page]
      const publication = { before: published, published_by, published_at, publicUrl, audit }
      const content = (await hooks?.complete?.(tx, { ...publication, after: draft })) ?? draft
      const { now } = audit
      const stored = await recordPublished(tx, page, content, { published_by, published_at, now })
      await auditPublished({ tx, audit }, page, published, content)
      await hooks?.follow?.(tx, { ...publication, after: content })
      return store.updateContent(tx, page, { ...stored, ...noDraft })
    })
    request.log.info({ event: 'content_published', page, account: account.id })
    wakeMail()
    // It is published even if this fails; the next publication tries again.
    await removeUnusedPictures(services, audit.now).catch((error) =>
      request.log.warn({ err: error }, 'pictures that no page shows any more are left for later'),
    )
    return { message: words.published, version, has_draft: false }
  })

  api.handle(calls.discardDraft, async ({ params: { page }, body, account }) => {
    const change = { page, version: body.version, account }
    const version = await changeContent(db, change, (tx) => store.updateContent(tx, page, noDraft))
    return { message: words.discarded, version, has_draft: false }
  })

  api.handle(calls.confirmSamples, async ({ params: { page }, body: { paths }, audit }) => {
    await db.transaction().execute(async (tx) => {
      const { draft, published, confirmed } = stateOf(page, await store.lockContent(tx, page))
      const leaves = leavesOf(schemaOf(page), draft ?? published)
      const added = leaves.filter(({ path }) => paths.includes(path)).map(sampleKeyOf)
      await store.updateConfirmed(tx, page, [...new Set([...confirmed, ...added])])
      await writeDiary(tx, audit, { kind: 'changed', ...pageIn(page), action: 'samples_confirmed' })
    })
    return { message: words.confirmed }
  })

  api.handle(calls.listVersions, async ({ params: { page } }) => {
    const rows = (await store.listVersions(db, page)).map((row) => ({
      ...row,
      content: parseContent(page, row.content),
    }))
    const items = rows.map(({ id, content, published_by, published_at }, index) => {
      const before = rows[index + 1]
      const differences = before ? differencesOf(schemaOf(page), before.content, content) : []
      return { id, published_by, published_at, differences, current: index === 0 }
    })
    return { items, total: items.length }
  })

  // Makes it the draft; what only an owner may change stays as it is for others.
  api.handle(calls.restoreVersion, async ({ params: { page, id }, body, account, audit }) => {
    const change = { page, version: body.version, account }
    const found = orNotFound(await store.findVersion(db, page, id), words.versionNotFound)
    const schema = schemaOf(page)
    const content = parseContent(page, found.content)
    const known = await findKnownPictures(db, [{ schema, content }])
    const restored = await changeContent(db, change, async (tx, state) => {
      const current = state.draft ?? state.published
      const kept = account.roles.includes('owner')
        ? []
        : ownerFields(page).map(([name]) => [name, current[name]])
      const whole = { ...withKnownPictures(schema, content, known), ...Object.fromEntries(kept) }
      await writeDiary(tx, audit, { kind: 'restored', ...pageIn(page), action: 'version_restored' })
      return writeDraft({ tx, now: audit.now }, change, state, whole)
    })
    return { message: words.restored, ...restored }
  })

  api.handle(calls.addContentPicture, ({ files }) => addPicture(pictures, files.image?.[0]))
}

const textsByPath = (page: PageKey, content: Content) =>
  Object.fromEntries(translatableTexts(schemaOf(page), content).map(({ path, text }) => [path, text]))

/** With what is stored about its pictures; refuses what the schema does. */
async function checkedContent(db: Db, page: PageKey, input: Content) {
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
  const draft = { draft: JSON.stringify(content), draft_by: nameOf(account), draft_at: timeOf(now) }
  return { version: await store.updateContent(tx, page, has_draft ? draft : noDraft), has_draft }
}

const ownerFields = (page: PageKey) =>
  Object.entries(schemaOf(page).fields).filter(([, field]) => field.ownerOnly)

const changedOwnerFields = (page: PageKey, current: Content, content: Content) =>
  ownerFields(page).filter(([name]) => !isDeepStrictEqual(content[name], current[name]))

/** Whether an owner publishes what only an owner may: then the password is asked for again. */
async function changesOwnerFields(db: Db, { page, version, account }: Change) {
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

/** Runs while nobody else changes the page; refuses a change that started from another version. */
async function changeContent<T>(
  db: Db,
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
