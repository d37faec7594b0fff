// Malayalam is stored in the transaction that stores its English text, or by itself for texts that are on the site.
import { mayUse } from '#contract/access/roles.ts'
import { needsTranslation, recordWords, translationAreas } from '#contract/admin/translated-words.ts'
import { translationProblem } from '#contract/admin/translation-check.ts'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import { type PageKey, schemaOf } from '#contract/content/pages.ts'
import { limitedWordsOf } from '#contract/content/values.ts'
import type { FailureCode } from '#contract/route.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import { takeLock } from '../../db/settings.ts'
import { InputFailure } from '../../http/failure.ts'
import type { SaveTranslated, StaffAction } from '../../records/translations.ts'
import { readTranslations, storeEarlier, storeTranslations } from './store.ts'
import { listTexts, ownTexts } from './texts.ts'
import { lookUp } from './translator.ts'

const words = staffMessages.translations

/** What the person may change elsewhere. */
export const areasOf = ({ roles }: StaffAction['account']) =>
  translationAreas.filter((area) => mayUse(roles, area))

export async function saveTranslations(tx: Db, entries: TranslationEntry[], act: StaffAction) {
  if (entries.length === 0) return
  const areas = areasOf(act.account)
  const known = new Map((await listTexts(tx, areas)).map((text) => [text.english, text]))
  const isOwn = await ownTexts(tx, areas)
  for (const { english, malayalam } of entries) {
    const text = known.get(english)
    if (!text) throw failure('not_found', words.unknown)
    const problem = translationProblem(english, malayalam, text.max)
    if (problem) throw failure('invalid_input', problem)
    if (!isOwn(english)) throw failure('not_allowed', words.notYours)
  }
  await takeLock(tx, 'translations')
  const find = lookUp(await readTranslations(tx))
  if (!(await storeTranslations(tx, entries, find, act))) throw failure('conflict', words.conflict)
}

/** It names the part of the request, so that the form knows that the record itself is not what is wrong. */
const failure = (code: FailureCode, message: string) =>
  new InputFailure(message, { translations: message }, code)

/** Another text in these is another thing or person, not a better wording. */
const choices = { projects: ['category', 'client'], services: [], jobs: ['type'] } as const

export const saveTranslatedRecord: SaveTranslated = async (tx, change, act) => {
  const { kind, before = {}, after, translations = [] } = change
  await saveTranslations(tx, translations, act)
  const [old, now] = [before, after] as Record<string, string | undefined>[]
  const worded = recordWords[kind].filter((name) => !choices[kind].some((choice) => choice === name))
  await suggestEarlier(
    tx,
    worded.map((name) => ({ former: old?.[name] ?? '', text: now?.[name] ?? '' })),
    act,
  )
}

type Content = Record<string, unknown>
type TranslatedPage = {
  page: PageKey
  before: Content
  after: Content
  translations?: TranslationEntry[] | undefined
}

export async function saveTranslatedPage(tx: Db, change: TranslatedPage, act: StaffAction) {
  const { page, before, after, translations = [] } = change
  await saveTranslations(tx, translations, act)
  const [old, now] = [before, after].map((content) => limitedWordsOf(schemaOf(page), content))
  const [oldTexts, texts] = [old, now].map((found) => new Set(found?.map(({ text }) => text)))
  // A text that only moved in a list replaces nothing.
  const replaced = (now ?? []).flatMap(({ path, text }) => {
    const former = old?.find((one) => one.path === path)?.text ?? ''
    return oldTexts?.has(text) || texts?.has(former) ? [] : [{ former, text }]
  })
  await suggestEarlier(tx, replaced, act)
}

type Replaced = { former: string; text: string }

/** The Malayalam of the former wording, for whoever translates the new one. It is not shown: it may say the old price. */
async function suggestEarlier(tx: Db, replaced: Replaced[], act: StaffAction) {
  const changed = replaced.filter(({ former, text }) => former && former !== text && needsTranslation(text))
  if (changed.length === 0) return
  const stored = await readTranslations(tx)
  const find = lookUp(stored)
  const earlierOf = (english: string) => stored.find((row) => row.english === english)?.earlier ?? ''
  const isOwn = await ownTexts(tx, areasOf(act.account))
  for (const { former, text } of changed) {
    const earlier = find(former) || earlierOf(former)
    if (earlier && find(text) === '' && isOwn(text)) await storeEarlier(tx, text, earlier, act.now)
  }
}
