// Every text of the company that visitors read, and where staff change it.

import { contentPages, schemaOf } from '#contract/content/pages.ts'
import { isPicture, isWords, leavesOf } from '#contract/content/values.ts'
import { recordWords, type Translation, type TranslationArea } from '#contract/office/translations.ts'
import { adminPages } from '#contract/pages.ts'
import type { Db } from '../../db/database.ts'
import { titles } from '../../db/noted.ts'
import { readAllStates } from '../contents.ts'

export type CompanyText = Omit<Translation, 'malayalam'>

/** Each text once, at the first place where it stands. */
export async function listTexts(db: Db, areas: readonly TranslationArea[]): Promise<CompanyText[]> {
  const found = [...(areas.includes('site') ? await pageTexts(db) : []), ...(await recordTexts(db, areas))]
  const first = new Map<string, CompanyText>()
  for (const text of found) if (!first.has(text.english)) first.set(text.english, text)
  return [...first.values()]
}

async function pageTexts(db: Db): Promise<CompanyText[]> {
  const states = await readAllStates(db)
  return states.flatMap(({ page, published, draft }) => {
    const place = {
      ...{ area: 'site' as const, where: contentPages[page].title },
      path: adminPages.sitePage.path.replace(':page', page),
    }
    return [published, ...(draft ? [draft] : [])]
      .flatMap((content) => leavesOf(schemaOf(page), content))
      .map(({ field, value }) => (isPicture(value) ? value.alt : isWords(field) ? String(value) : ''))
      .filter(hasWords)
      .map((english) => ({ ...place, english }))
  })
}

const screens = {
  projects: adminPages.editProject.path,
  services: adminPages.services.path,
  jobs: adminPages.jobs.path,
}

async function recordTexts(db: Db, areas: readonly TranslationArea[]): Promise<CompanyText[]> {
  const kinds = (Object.keys(recordWords) as (keyof typeof recordWords)[]).filter((kind) =>
    areas.includes(kind),
  )
  const lists = await Promise.all(
    kinds.map(async (area) => {
      const rows = await db.selectFrom(area).selectAll().orderBy('id', 'desc').execute()
      return rows.flatMap((row) => {
        const record = row as unknown as Record<string, string>
        const place = { area, where: titles[area](record), path: screens[area].replace(':id', row.id) }
        return recordWords[area]
          .map((name) => record[name] ?? '')
          .filter(hasWords)
          .map((english) => ({ ...place, english }))
      })
    }),
  )
  return lists.flat()
}

/** A number or a sign alone needs no translation, and what is in Malayalam has none. */
const hasWords = (text: string) => /\p{Script=Latin}{2}/u.test(text) && !/\p{Script=Malayalam}/u.test(text)
