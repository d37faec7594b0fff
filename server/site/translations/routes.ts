import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { translationAreas } from '#contract/office/translated-words.ts'
import type { TranslationQuery } from '#contract/office/translations.ts'
import { routes } from '#contract/routes.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Clock } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import { malayalamSpellings } from '../../db/search.ts'
import { Failure } from '../../http/failure.ts'
import type { Api } from '../../http/handle.ts'
import { readTranslations, storeTranslations } from './store.ts'
import { listTexts } from './texts.ts'
import { lookUp } from './translator.ts'

/** What the person may change elsewhere. */
const areasOf = ({ roles }: Account) => translationAreas.filter((area) => mayUse(roles, area))

export function translationRoutes(api: Api, { db, clock }: { db: Db; clock: Clock }) {
  api.handle(routes.listTranslations, async ({ query, account }) => {
    const areas = areasOf(account).filter((area) => !query.area || area === query.area)
    const stored = await readTranslations(db)
    const find = lookUp(stored)
    const earlier = new Map(stored.map((row) => [row.english, row.earlier]))
    const all = (await listTexts(db, areas, query.page)).map((text) => ({
      ...{ ...text, malayalam: find(text.english) },
      earlier: earlier.get(text.english) ?? '',
    }))
    return pageOf(
      all.filter((one) => (!query.missing || one.malayalam === '') && contains(one, query.search)),
      query,
    )
  })

  api.handle(routes.saveTranslations, async ({ body, account, by }) => {
    const own = new Set((await listTexts(db, areasOf(account))).map(({ english }) => english))
    if (body.entries.some(({ english }) => !own.has(english)))
      throw new Failure('not_found', staffMessages.translations.unknown)
    await db.transaction().execute(async (tx) => {
      const find = lookUp(await readTranslations(tx))
      const stored = await storeTranslations(tx, body.entries, find, { by, now: clock() })
      if (!stored) throw new Failure('conflict', staffMessages.translations.conflict)
    })
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
