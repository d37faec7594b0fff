import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { translationAreas } from '#contract/admin/translated-words.ts'
import { translationProblem } from '#contract/admin/translation-check.ts'
import type { Translation, TranslationQuery } from '#contract/admin/translations.ts'
import { routes } from '#contract/routes.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import type { Db } from '../../db/database.ts'
import { malayalamSpellings } from '../../db/search.ts'
import { takeLock } from '../../db/settings.ts'
import { Failure } from '../../http/failure.ts'
import type { Api } from '../../http/handle.ts'
import { type Offer, readTranslations, storeOffers, storeTranslations } from './store.ts'
import { listTexts, ownTexts } from './texts.ts'
import { lookUp } from './translator.ts'

/** What the person may change elsewhere. */
const areasOf = ({ roles }: Account) => translationAreas.filter((area) => mayUse(roles, area))

export function translationRoutes(api: Api, { db }: { db: Db }) {
  api.handle(routes.listTranslations, async ({ query, account }) => {
    const own = areasOf(account)
    const areas = own.filter((area) => !query.area || area === query.area)
    const stored = await readTranslations(db)
    const find = lookUp(stored)
    const earlier = new Map(stored.map((row) => [row.english, row.earlier]))
    const isOwn = await ownTexts(db, own)
    const all = (await listTexts(db, areas, query.content)).map((text) => ({
      ...text,
      malayalam: find(text.english),
      locked: !isOwn(text.english),
      earlier: earlier.get(text.english) ?? '',
    }))
    const isMissing = (one: Translation) => one.malayalam === '' && !one.locked
    return pageOf(
      all.filter((one) => (!query.missing || isMissing(one)) && contains(one, query.search)),
      query,
    )
  })

  api.handle(routes.saveTranslations, async ({ body, account, act }) => {
    const own = areasOf(account)
    const known = new Map((await listTexts(db, own)).map((text) => [text.english, text]))
    for (const { english, malayalam } of body.entries) {
      const text = known.get(english)
      if (!text) throw new Failure('not_found', staffMessages.translations.unknown)
      const problem = translationProblem(english, malayalam, text.max)
      if (problem) throw new Failure('invalid_input', problem)
    }
    const isOwn = await ownTexts(db, own)
    if (body.entries.some(({ english }) => !isOwn(english)))
      throw new Failure('not_allowed', staffMessages.translations.notYours)
    await db.transaction().execute(async (tx) => {
      await takeLock(tx, 'translations')
      const find = lookUp(await readTranslations(tx))
      const stored = await storeTranslations(tx, body.entries, find, act)
      if (!stored) throw new Failure('conflict', staffMessages.translations.conflict)
      const isOffered = ({ english, earlier }: Offer) =>
        earlier !== '' && known.has(english) && isOwn(english) && find(english) === ''
      await storeOffers(tx, body.offers.filter(isOffered), act.now)
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
