import { mayUse } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { dayInIndia } from '#contract/days.ts'
import { messages } from '#contract/messages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { Failure } from '../http/errors.ts'
import type { Api } from '../http/handle.ts'
import type { Services } from '../ops/services.ts'
import { sometimesShown } from './additions.ts'
import { listStates, readPage } from './contents.ts'
import { addPicture, removeUnusedPictures } from './pictures.ts'
import * as rules from './rules.ts'
import { countMissing } from './translations/translations.ts'
import { lookUp, readTranslations, type Translator, withTyped } from './translations/translator.ts'

export function contentRoutes(
  api: Api,
  services: rules.ContentServices & Pick<Services, 'wakeMail' | 'clock'> & { translator: Translator },
) {
  const { db, clock, pictures, translator, wakeMail } = services
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
    const typed = { [page]: await rules.checkedContent(db, page, body.content) }
    const stored = await translator(language)
    const translate = language === 'en' ? stored : withTyped(stored, body.translations ?? [])
    return readPage(db, page, { preview: true, typed, translate, language, today: today() })
  })

  api.handle(calls.getDraft, ({ params }) => rules.getDraft(db, params.page))

  api.handle(calls.saveDraft, ({ params: { page }, body: { version, ...input }, account, audit }) =>
    rules.saveDraft(services, { page, version, account }, input, audit),
  )

  api.handle(
    calls.publishContent,
    async ({ params: { page }, body: { version }, account, audit, request, prove }) => {
      const change = { page, version, account }
      if (await rules.changesOwnerFields(db, change)) await prove()
      const published = await rules.publish(services, change, audit)
      request.log.info({ event: 'content_published', page, account: account.id })
      wakeMail()
      // It is published even if this fails; the next publication tries again.
      await removeUnusedPictures(services, audit.now).catch((error) =>
        request.log.warn({ err: error }, 'pictures that no page shows any more are left for later'),
      )
      return published
    },
  )

  api.handle(calls.discardDraft, ({ params: { page }, body: { version }, account }) =>
    rules.discardDraft(services, { page, version, account }),
  )

  api.handle(calls.confirmSamples, ({ params, body, audit }) =>
    rules.confirmSamples(services, params.page, body.paths, audit),
  )

  api.handle(calls.listVersions, ({ params }) => rules.listVersions(db, params.page))

  api.handle(calls.restoreVersion, ({ params: { page, id }, body: { version }, account, audit }) =>
    rules.restoreVersion(services, { page, version, account }, id, audit),
  )

  api.handle(calls.addContentPicture, ({ files }) => addPicture(pictures, files.image?.[0]))
}
