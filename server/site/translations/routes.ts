// Malayalam is stored in the transaction that stores its English text, or by itself for texts that are on the site.
import { mayUse } from '#contract/access/roles.ts'
import { needsTranslation, translationAreas, translationProblem } from '#contract/admin/translatable.ts'
import type { Translation, TranslationQuery } from '#contract/admin/translations.ts'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import type { FailureCode } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import type { Actor, AuditContext } from '../../db/diary.ts'
import { malayalamSpellings } from '../../db/search.ts'
import { takeLock } from '../../db/settings.ts'
import { InputFailure } from '../../http/errors.ts'
import type { Api } from '../../http/handle.ts'
import type { SaveTranslated } from '../../records/records.ts'
import { listTexts } from './texts.ts'
import { lookUp, readTranslations, storeEarlier, storeTranslations } from './translator.ts'

export function translationRoutes(api: Api, { db }: { db: Db }) {
  api.handle(calls.listTranslations, async ({ query, audit }) => {
    const texts = await listTexts(db, areasOf(audit.actor), { area: query.area, page: query.content })
    const stored = await readTranslations(db)
    const find = lookUp(stored)
    const earlier = new Map(stored.map((row) => [row.english, row.earlier]))
    const all = texts.map((text) => ({
      ...text,
      malayalam: find(text.english),
      earlier: earlier.get(text.english) ?? '',
    }))
    const isMissing = (one: Translation) => one.malayalam === '' && !one.locked
    return pageOf(
      all.filter((one) => (!query.missing || isMissing(one)) && contains(one, query.search)),
      query,
    )
  })

  api.handle(calls.saveTranslations, async ({ body, audit }) => {
    await db.transaction().execute((tx) => saveTranslations(tx, body.translations, audit))
    return { message: staffMessages.translations.saved }
  })
}

function contains(
  { english, malayalam, where }: Record<'english' | 'malayalam' | 'where', string>,
  search = '',
) {
  const texts = [english, malayalam, where].map((text) => text.toLowerCase())
  return malayalamSpellings(search.toLowerCase()).some((word) => texts.some((text) => text.includes(word)))
}

function pageOf<T>(all: T[], { offset = 0, limit = all.length }: Pick<TranslationQuery, 'offset' | 'limit'>) {
  return { items: all.slice(offset, offset + limit), total: all.length }
}

const words = staffMessages.translations

/** What the person may change elsewhere. */
const areasOf = ({ roles = [] }: Actor) => translationAreas.filter((area) => mayUse(roles, area))

export const saveTranslated: SaveTranslated = async (
  tx,
  { before = {}, after, translations = [] },
  audit,
) => {
  await saveTranslations(tx, translations, audit)
  await suggestEarlier(tx, before, after, audit)
}

async function saveTranslations(tx: Db, entries: TranslationEntry[], audit: AuditContext) {
  if (entries.length === 0) return
  const texts = await listTexts(tx, areasOf(audit.actor))
  for (const { english, malayalam } of entries) {
    const text = texts.find((one) => one.english === english)
    if (!text) throw failure('not_found', words.unknown)
    const problem = translationProblem(english, malayalam, text.max)
    if (problem) throw failure('invalid_input', problem)
    if (text.locked) throw failure('not_allowed', words.notYours)
  }
  await takeLock(tx, 'translations')
  const find = lookUp(await readTranslations(tx))
  if (!(await storeTranslations(tx, entries, find, audit))) throw failure('conflict', words.conflict)
}

/** Names this part of the request: the record or page that it came with is not what is wrong. */
const failure = (code: FailureCode, message: string) =>
  new InputFailure(message, { translations: message }, code)

/** Another text in these fields is another thing or person, not a better wording. */
const choices = ['category', 'client', 'type']

/** The Malayalam of a former wording, for whoever translates the new one. Not shown to visitors: it may say the old price. */
async function suggestEarlier(tx: Db, before: object, after: object, audit: AuditContext) {
  const former: Record<string, unknown> = { ...before }
  const reworded = Object.entries(after).filter(
    ([name, text]) =>
      isText(text) && isText(former[name]) && !choices.includes(name) && needsTranslation(text),
  )
  // What only moved in a list replaces nothing.
  const isNew = (text: unknown) => !Object.values(former).includes(text)
  const isGone = (text: unknown) => !Object.values(after).includes(text)
  const replaced = reworded.filter(([name, text]) => isNew(text) && isGone(former[name]))
  if (replaced.length === 0) return
  const stored = await readTranslations(tx)
  const find = lookUp(stored)
  const texts = await listTexts(tx, areasOf(audit.actor))
  const isOwn = (text: string) => texts.some(({ english, locked }) => english === text && !locked)
  for (const [name, text] of replaced) {
    const old = String(former[name])
    const earlier = find(old) || stored.find(({ english }) => english === old)?.earlier
    if (earlier && find(text) === '' && isOwn(text)) await storeEarlier(tx, text, earlier, audit.now)
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
