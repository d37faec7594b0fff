// Every text of the company that visitors read, and its Malayalam, which is stored in the transaction that stores the English
// text, or by itself for texts that are on the site.

import { mayUse } from '#contract/access/roles.ts'
import {
  needsTranslation,
  type TranslationArea,
  translationAreas,
  translationProblem,
} from '#contract/admin/translatable.ts'
import type { Translation, TranslationQuery } from '#contract/admin/translations.ts'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import type { FailureCode } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { contentPages, type PageKey, schemaOf } from '#contract/content/pages.ts'
import { translatableTexts } from '#contract/content/walk-content.ts'
import { maxCaptionLength, maxLineLength, maxTextLength } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { records, translatedKinds } from '#contract/records/registry.ts'
import { recordWords } from '#contract/records/schemas.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import type { Actor, AuditContext } from '../../db/diary.ts'
import { malayalamSpellings } from '../../db/search.ts'
import { takeLock } from '../../db/settings.ts'
import { InputFailure } from '../../http/errors.ts'
import type { Api } from '../../http/handle.ts'
import type { SaveTranslated } from '../../records/records.ts'
import { readAllStates } from '../contents.ts'
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

// The texts, and where staff change them.

type CompanyText = Omit<Translation, 'malayalam' | 'earlier' | 'locked'>
type Asked = { area?: TranslationArea | undefined; page?: PageKey | undefined }

/**
 * The texts that somebody with these areas (`own`) sees, each once; all of them, or those of one area or page. Where the same
 * text stands in several places, only whoever may change the first of them may translate it, and for others it is locked:
 * otherwise writing the words of a page into a job would be enough to change the page in Malayalam.
 */
export async function listTexts(db: Db, own: readonly TranslationArea[], { area, page }: Asked = {}) {
  const states = (await readAllStates(db)).filter((state) => !page || state.page === page)
  const all = [...states.flatMap(pageTexts), ...(page ? [] : await recordTexts(db))]
  const isLocked = new Map(firstOfEach(all).map((text) => [text.english, !own.includes(text.area)]))
  return firstOfEach(all.filter((text) => own.includes(text.area) && (!area || text.area === area))).map(
    (text) => ({ ...text, locked: isLocked.get(text.english) ?? false }),
  )
}

/** How many texts of each page have no Malayalam. */
export async function countMissing(db: Db, find: (english: string) => string) {
  const counts = (await readAllStates(db)).map((state) => {
    const missing = firstOfEach(pageTexts(state)).filter(({ english }) => find(english) === '')
    return [state.page, missing.length] as const
  })
  return new Map<PageKey, number>(counts)
}

/** At its first place, and as long as it may be at each of them. */
function firstOfEach(found: CompanyText[]) {
  const first = new Map<string, CompanyText>()
  for (const text of found) {
    const known = first.get(text.english)
    first.set(text.english, known ? { ...known, max: Math.min(known.max, text.max) } : text)
  }
  return [...first.values()]
}

/** Vowel signs count as letters in Malayalam, and take less place. */
const maxInMalayalam = (max: number) => Math.min(Math.ceil(1.5 * max), maxTextLength)

type State = Awaited<ReturnType<typeof readAllStates>>[number]

function pageTexts({ page, published, draft }: State): CompanyText[] {
  const place = {
    area: 'site' as const,
    where: contentPages[page].title,
    path: adminPages.sitePage.path.replace(':page', page),
  }
  return [published, ...(draft ? [draft] : [])]
    .flatMap((content) => translatableTexts(schemaOf(page), content))
    .filter(({ text }) => needsTranslation(text))
    .map(({ text, max }) => ({ ...place, english: text, max: maxInMalayalam(max) }))
}

/** Captions and alt texts of projects. */
async function pictureTexts(db: Db): Promise<CompanyText[]> {
  const rows = await db
    .selectFrom('pictures')
    .innerJoin('projects', 'projects.id', 'pictures.project_id')
    .select(['projects.id', 'title', 'client', 'location', 'caption', 'alt'])
    .where((e) => e.or([e('caption', '!=', ''), e('alt', '!=', '')]))
    .orderBy('pictures.id')
    .execute()
  return rows.flatMap(({ id, caption, alt, ...record }) => {
    const path = adminPages.projectPictures.path.replace(':id', id)
    const place = { area: 'projects' as const, where: records.projects.nameOf(record), path }
    return [caption, alt]
      .filter(needsTranslation)
      .map((english) => ({ ...place, english, max: maxInMalayalam(maxCaptionLength) }))
  })
}

async function recordTexts(db: Db): Promise<CompanyText[]> {
  const lists = await Promise.all(
    translatedKinds.map(async (area) => {
      const rows = await db.selectFrom(area).selectAll().orderBy('id', 'desc').execute()
      return rows.flatMap((row) => {
        const record = row as unknown as Record<string, string>
        const { nameOf, edit } = records[area]
        const place = { area, where: nameOf(record), path: edit.replace(':id', row.id) }
        return recordWords[area]
          .map((name) => ({
            ...place,
            english: record[name] ?? '',
            max: maxInMalayalam(name === 'description' ? maxTextLength : maxLineLength),
          }))
          .filter(({ english }) => needsTranslation(english))
      })
    }),
  )
  return [...lists.flat(), ...(await pictureTexts(db))]
}
