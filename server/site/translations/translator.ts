// What the company says, in the language of the page, and its records and contents.

import { createHash } from 'node:crypto'
import { translations as defaults } from '#content/ml/defaults.ts'
import { demo } from '#content/ml/demo.ts'
import { costBands, districts, jobTypes, projectWorks } from '#contract/admin/suggestions.ts'
import type { TranslationEntry } from '#contract/admin/with-translations.ts'
import { type AreaUnit, formatArea, readArea } from '#contract/amounts/area.ts'
import type { CacheTag, Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { datesIn, dayInIndia } from '#contract/days.ts'
import type { ShownUpdate } from '#contract/houses/updates.ts'
import type { Language } from '#contract/languages.ts'
import type { MyData } from '#contract/people/my-data.ts'
import type { ListedProject, Picture, Project } from '#contract/projects.ts'
import { fallbackAlt } from '#contract/record-paths.ts'
import { translatedKinds } from '#contract/records/registry.ts'
import { recordWords } from '#contract/records/schemas.ts'
import type { Review } from '#contract/reviews.ts'
import type { ResponseCache } from '../../cache/response-cache.ts'
import { timeOf } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { type AuditContext, writeDiary } from '../../db/diary.ts'

/** A text without a translation stays as it is. */
export type Translate = (english: string) => string
export type Translator = ReturnType<typeof createTranslator>

const ours = new Map([
  ...[...jobTypes, ...districts, ...costBands, ...projectWorks].map(
    ({ english, malayalam }) => [english, malayalam] as const,
  ),
  ...(Object.entries(Object.assign({}, demo, ...Object.values(defaults))) as [string, string][]),
])
const tags: CacheTag[] = ['contents']
const areaUnits: Record<AreaUnit, string> = { 'sq ft': 'ചതുരശ്ര അടി', 'm²': 'm²', cent: 'സെന്റ്' }
const english: Translate = (text) => text

/** The Malayalam of a text, or nothing; what staff have written comes before what the site came with. */
export function lookUp(stored: { english: string; malayalam: string; earlier: string }[]) {
  const own = new Map(
    stored.filter(({ earlier }) => earlier === '').map((row) => [row.english, row.malayalam]),
  )
  return (text: string) => own.get(text) ?? ours.get(text) ?? ''
}

/** What is typed comes before what is stored; without Malayalam it is the English text. */
export function withTyped(stored: Translate, typed: readonly TranslationEntry[]): Translate {
  const own = new Map(typed.map(({ english, malayalam }) => [english, malayalam || english]))
  return (text) => own.get(text) ?? stored(text)
}

/** Cached until somebody saves a translation. */
export function createTranslator(db: Db, cache: ResponseCache) {
  let last: { body: unknown; translate: Translate } | undefined

  return async (language: Language): Promise<Translate> => {
    if (language === 'en') return english
    const { body } = await cache.get('translations', async () => ({
      status: 200,
      headers: {},
      tags,
      body: JSON.stringify(await readTranslations(db)),
    }))
    if (last?.body !== body) {
      const find = lookUp(JSON.parse(body.toString()))
      last = { body, translate: (text) => (readArea(text) ? areaIn(text) : find(text) || text) }
    }
    return last.translate
  }
}

const areaIn = (text: string) => formatArea(text, ({ unit }) => areaUnits[unit])

/** Also those that were taken away, which are empty, and texts that have only an earlier one. */
export const readTranslations = (db: Db) =>
  db.selectFrom('translations').select(['english', 'malayalam', 'earlier']).orderBy('id').execute()

/** Only what differs from `before` is stored. False, and nothing is, when somebody else was faster. */
export async function storeTranslations(
  tx: Db,
  entries: TranslationEntry[],
  before: (english: string) => string,
  audit: AuditContext,
) {
  const changed = entries.filter(({ english, malayalam }) => malayalam !== before(english))
  if (changed.some(({ english, malayalam_from: from }) => from !== before(english))) return false
  for (const { english, malayalam } of changed) {
    const change = { malayalam, earlier: '', changed_at: timeOf(audit.now) }
    await tx
      .insertInto('translations')
      .values({ id: idOf(english), english, ...change })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
      .execute()
  }
  const names = await findClients(
    tx,
    changed.map(({ english }) => english),
  )
  const changes = changed.map(({ english, malayalam }) =>
    names.includes(english)
      ? { field: 'client', before: null, after: null }
      : { field: english.slice(0, 80), before: before(english), after: malayalam },
  )
  if (changes.length > 0) await writeDiary(tx, audit, { kind: 'changed', subject: 'translation', changes })
  return true
}

/** The Malayalam of the wording before. A translation that is there, or that somebody took away, stays as it is. */
export async function storeEarlier(tx: Db, english: string, earlier: string, now: Date) {
  const change = { earlier, changed_at: timeOf(now) }
  await tx
    .insertInto('translations')
    .values({ id: idOf(english), english, malayalam: '', ...change })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(change).where('translations.earlier', '!=', ''),
    )
    .execute()
}

/** Which of the texts name a client, and so may not be in the diary. */
async function findClients(tx: Db, texts: string[]) {
  if (texts.length === 0) return []
  const rows = await tx.selectFrom('projects').select('client').where('client', 'in', texts).execute()
  return rows.map(({ client }) => client)
}

const idOf = (english: string) => createHash('sha256').update(english).digest('hex')

// Records and contents in the language of the page that asks for them.

/** For a picture that nobody has described, whose English alt text ends in "view 2". */
const viewWord = 'ചിത്രം'

type Fields = Record<string, unknown>

/** Its text stays in the language in which it was typed. */
const updateIn = (update: ShownUpdate, translate: Translate) => ({
  ...update,
  pictures: update.pictures.map((picture) => wordsIn(picture, ['alt', 'caption'], translate)),
})
/** Its own words stay in the language of the client. */
const reviewIn = ({ project, ...review }: Review, translate: Translate) => ({
  ...review,
  month: datesIn('ml').formatMonth(dayInIndia(new Date(review.created_at))),
  project: project && wordsIn(project, ['title', 'client', 'location'], translate),
})
/** Those that have more than the fields of a record. */
const translators = new Map<Call, (record: never, translate: Translate) => unknown>([
  [calls.listProjects, projectIn],
  [calls.getProject, projectIn],
  [calls.listStory, updateIn],
  [calls.listReviews, reviewIn],
  [calls.getMyData, myDataIn],
])

/** An answer that has no words of the company stays as it is. */
export function translateAnswer<T>(call: Call, answer: T, translate: Translate): T {
  const translateRecord = (translators.get(call) ?? recordIn(call)) as
    | ((record: unknown, translate: Translate) => T)
    | undefined
  if (!translateRecord) return answer
  const { items } = answer as { items?: unknown[] }
  return items
    ? { ...answer, items: items.map((item) => translateRecord(item, translate)) }
    : translateRecord(answer, translate)
}

/** By the record that is read. */
function recordIn({ cache }: Call) {
  const kind = translatedKinds.find((one) => one === cache)
  return (
    kind &&
    (({ picture, ...record }: { picture?: Picture }, translate: Translate) => ({
      ...wordsIn(record, recordWords[kind], translate),
      ...(picture && { picture: wordsIn(picture, ['alt'], translate) }),
    }))
  )
}

const collator = new Intl.Collator('ml')

/** What the gallery's filters offer is in alphabetical order, in Malayalam too. */
export function sortOptions(query: unknown, answer: unknown) {
  const { distinct } = (query ?? {}) as { distinct?: string }
  const { items } = answer as { items?: Record<string, string>[] }
  // Sizes have an order of their own.
  if (!distinct || distinct === 'size' || !items) return answer
  const wordOf = (item: Record<string, string>) => item[distinct] ?? ''
  return { ...(answer as object), items: items.toSorted((a, b) => collator.compare(wordOf(a), wordOf(b))) }
}

function wordsIn<T extends Fields>(record: T, names: readonly string[], translate: Translate): T {
  const translated = names.map((name) => [name, translate(String(record[name] ?? ''))])
  return { ...record, ...Object.fromEntries(translated) }
}

/** Only the name of the job and the chosen plan are the company's words; the rest is the sender's. */
function myDataIn(data: MyData, translate: Translate) {
  return wordsIn(data, [data.kind === 'application' ? 'job_title' : 'plan'], translate)
}

/** `filter` has what the gallery's filters ask for, which is in English everywhere. */
function projectIn(project: Project | ListedProject, translate: Translate) {
  const { category, location, district } = project
  const shown = wordsIn(project, recordWords.projects, translate)
  const pictureIn = (picture: Picture) => ({
    ...picture,
    alt: altIn(picture.alt),
    caption: translate(picture.caption),
  })
  const altIn = (alt: string) => {
    const [, view] = /, view (\d+)$/.exec(alt) ?? []
    if (alt !== fallbackAlt(project, Number(view ?? 1) - 1)) return translate(alt)
    return `${shown.category}, ${shown.location}${view ? `, ${viewWord} ${view}` : ''}`
  }
  return {
    ...shown,
    filter: { category, location, district },
    main_picture: pictureIn(project.main_picture),
    ...('gallery_pictures' in project && { gallery_pictures: project.gallery_pictures.map(pictureIn) }),
  }
}
