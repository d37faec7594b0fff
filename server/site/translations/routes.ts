import type { Translation, TranslationQuery } from '#contract/admin/translations.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import { malayalamSpellings } from '../../db/search.ts'
import type { Api } from '../../http/handle.ts'
import { areasOf, saveTranslations } from './rules.ts'
import { listTexts } from './texts.ts'
import { lookUp, readTranslations } from './translator.ts'

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
