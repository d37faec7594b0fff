// Every text of the company that visitors read, and where staff change it.

import { needsTranslation, type TranslationArea } from '#contract/admin/translatable.ts'
import type { Translation } from '#contract/admin/translations.ts'
import { contentPages, type PageKey, schemaOf } from '#contract/content/pages.ts'
import { limitedWordsOf } from '#contract/content/walk-content.ts'
import { maxCaptionLength, maxLineLength, maxTextLength } from '#contract/limits.ts'
import { adminPages } from '#contract/pages.ts'
import { recordWords } from '#contract/records/schemas.ts'
import type { Db } from '../../db/database.ts'
import { titles } from '../../records/diary.ts'
import { readAllStates } from '../contents.ts'

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
    .flatMap((content) => limitedWordsOf(schemaOf(page), content))
    .filter(({ text }) => needsTranslation(text))
    .map(({ text, max }) => ({ ...place, english: text, max: maxInMalayalam(max) }))
}

const screens = {
  projects: adminPages.editProject.path,
  services: adminPages.services.path,
  jobs: adminPages.jobs.path,
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
    const place = { area: 'projects' as const, where: titles.projects(record), path }
    return [caption, alt]
      .filter(needsTranslation)
      .map((english) => ({ ...place, english, max: maxInMalayalam(maxCaptionLength) }))
  })
}

async function recordTexts(db: Db): Promise<CompanyText[]> {
  const kinds = Object.keys(recordWords) as (keyof typeof recordWords)[]
  const lists = await Promise.all(
    kinds.map(async (area) => {
      const rows = await db.selectFrom(area).selectAll().orderBy('id', 'desc').execute()
      return rows.flatMap((row) => {
        const record = row as unknown as Record<string, string>
        const place = { area, where: titles[area](record), path: screens[area].replace(':id', row.id) }
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
