// Contents as they are read: what is stored, completed from the texts that the site came with.
import { defaults } from '#content/defaults.ts'
import type { CacheTag } from '#contract/call.ts'
import type { Company } from '#contract/content/company.ts'
import type { ContentSchema } from '#contract/content/fields.ts'
import { type Contents, contentPages, type PageKey, pageKeys, schemaOf } from '#contract/content/pages.ts'
import { fillPlaceholders } from '#contract/content/placeholders.ts'
import { completeContent, initialOf, mapTexts, samplesOf, valuesOf } from '#contract/content/walk-content.ts'
import { dayInIndia } from '#contract/days.ts'
import type { Language } from '#contract/languages.ts'
import { privacyNoticeVersions } from '#contract/limits.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../ops/services.ts'
import { additions, fillPrice, type Reading, sometimesShown } from './additions.ts'
import { consentTexts, consentTo, type FormNotice, type FormPage, noticeLanguageOf } from './consent.ts'
import { findKnownPictures, type KnownPictures, withKnownPictures } from './pictures.ts'
import * as store from './store.ts'
import type { Translate, Translator } from './translations/translator.ts'

export type Content = Record<string, unknown>

/** The texts that the site came with, in the order of the schema. */
export const defaultOf = (page: PageKey): Content =>
  completeContent<Content>(schemaOf(page), defaults[page], defaults[page])

export const parseContent = (page: PageKey, json: string): Content =>
  completeContent(schemaOf(page), JSON.parse(json), defaultOf(page))

/** A content that nobody has touched has no row. */
export const readState = async (db: Db, page: PageKey) =>
  withPictures(db, page, stateOf(page, await store.findContent(db, page)))

export function stateOf(page: PageKey, row: Tables['contents'] | undefined) {
  return {
    page,
    published: row?.published ? parseContent(page, row.published) : defaultOf(page),
    draft: row?.draft ? parseContent(page, row.draft) : undefined,
    version: row?.version ?? 1,
    draft_by: row?.draft_by ?? null,
    draft_at: row?.draft_at ?? null,
    published_by: row?.published_by ?? null,
    published_at: row?.published_at ?? null,
    confirmed: row ? (JSON.parse(row.confirmed) as string[]) : [],
  }
}

export type State = ReturnType<typeof stateOf>

async function withPictures(db: Db, page: PageKey, state: State): Promise<State> {
  const schema = schemaOf(page)
  const both = [state.published, ...(state.draft ? [state.draft] : [])]
  const known = await findKnownPictures(
    db,
    both.map((content) => ({ schema, content })),
  )
  return updatePictures(page, state, known)
}

export function updatePictures(page: PageKey, state: State, known: KnownPictures): State {
  const update = (content: Content) => withKnownPictures(schemaOf(page), content, known)
  return { ...state, published: update(state.published), draft: state.draft && update(state.draft) }
}

type ReadOptions = {
  preview?: boolean
  /** In place of what is stored of a page. */
  typed?: { [K in PageKey]?: Content }
  translate?: Translate
  language?: Language
}

/** As the page gets it: what visitors see of it, what reading it adds, and the values of the company in its texts. */
export async function readPage(db: Db, page: PageKey, options: ReadOptions & { today: string }) {
  const read = (name: PageKey, as?: ReadOptions) => readShown(db, name, { ...options, ...as })
  const noticeVersion = await readNoticeVersion(db, options)
  const reading = { read: read as Reading['read'], noticeVersion, today: options.today }
  const content = fillPrice(await read(page), options.language ?? 'en')
  const added = await additions[page]?.(content as never, reading)
  return fillPlaceholders<Content>({ ...(added ?? content) }, await readCompany(db, options), noticeVersion)
}

async function readShown(db: Db, page: PageKey, { preview, typed, translate }: ReadOptions = {}) {
  const state = await readState(db, page)
  const content = typed?.[page] ?? (preview ? state.draft : undefined) ?? state.published
  const shown = withoutHidden(schemaOf(page), content)
  return translate ? mapTexts(schemaOf(page), shown, translate) : shown
}

/** What is switched off is kept for staff; pages and their readers get none of its words. */
function withoutHidden({ fields }: ContentSchema, content: Content): Content {
  const parts = Object.entries(fields).map(([name, field]) => {
    const value = content[name]
    const isHidden = field.kind === 'group' && valuesOf(value).show === false
    return [name, isHidden ? emptied(field) : value]
  })
  return Object.fromEntries(parts)
}

function emptied({ fields }: ContentSchema): Content {
  const values = Object.entries(fields).map(([name, own]) => [
    name,
    own.kind === 'list' ? [] : initialOf(own),
  ])
  return { ...Object.fromEntries(values), show: false }
}

/** The texts and pictures of a content that are still as the site came. */
export const samplesIn = ({ page, confirmed }: State, content: Content) =>
  samplesOf(schemaOf(page), content, defaults[page], confirmed)

/** Mails come from the company, unless a setting says otherwise. */
export const senderOf = (company: SiteReader['company']) => async (language: Language) => {
  const { name, mail: address } = await company(language)
  return { name: name.replace(/\s+/g, ' '), address }
}

export async function readAllStates(db: Db) {
  const rows = new Map((await store.listContents(db)).map((row) => [row.page, row]))
  return pageKeys.map((page) => stateOf(page, rows.get(page)))
}

/** Every content, and what of it is still as the site came. */
export async function listStates(db: Db, today: string) {
  return (await readAllStates(db)).map((state) => {
    const { page } = state
    const { title, path } = contentPages[page]
    return {
      page,
      title,
      path,
      has_draft: state.draft !== undefined,
      published_at: state.published_at,
      changed_by: state.draft_by ?? state.published_by,
      changed_at: state.draft_at ?? state.published_at,
      samples: samplesIn(state, state.published).length,
      hidden_because: sometimesShown[page]?.whyHidden(state.published as never, today) ?? '',
    }
  })
}

const tags: CacheTag[] = ['contents']

type SiteServices = Pick<Services, 'db' | 'cache' | 'clock'>

/** What pages and mails need of the stored contents, cached until somebody publishes. */
export function createSiteReader({ db, cache, clock }: SiteServices, translator: Translator) {
  async function cached<T>(key: string, read: () => Promise<T>) {
    const make = async () => ({ status: 200, headers: {}, body: JSON.stringify(await read()), tags })
    const { body } = await cache.get(`site ${key}`, make)
    return JSON.parse(body.toString()) as T
  }

  return {
    company: (language: Language = 'en') =>
      cached(`company ${language}`, async () =>
        readSharedCompany(db, { translate: await translator(language) }),
      ),
    /** The version of the privacy notice that visitors see now. */
    noticeVersion: () => cached('notice', () => readNoticeVersion(db)),
    /** What the sender of the form on this page agrees to. */
    async consentTo(version: string, page: FormPage, language: Language, now: Date) {
      const notice = await cached(
        `notice ${page} ${language}`,
        async (): Promise<FormNotice> => ({
          versions: [...privacyNoticeVersions, ...(await store.listNoticeVersions(db))],
          language: await readNoticeLanguage(db, page, language, await translator(language)),
        }),
      )
      return consentTo(version, notice, now)
    },
    /** As a preview shows it: never cached. */
    async preview(language: Language) {
      return {
        company: await readSharedCompany(db, { preview: true, translate: await translator(language) }),
        noticeVersion: await readNoticeVersion(db, { preview: true }),
      }
    },
    content: async (page: PageKey, language: Language) =>
      readPage(db, page, {
        preview: true,
        translate: await translator(language),
        language,
        today: dayInIndia(clock()),
      }),
    /** For pages while nothing can be read. */
    fallback: {
      company: withSharePicture(
        fillPlaceholders(defaults.company, defaults.company, defaults.privacy.version),
        defaults.home,
      ),
      noticeVersion: defaults.privacy.version,
    },
  }
}

type SiteReader = ReturnType<typeof createSiteReader>

export async function readCompany(db: Db, options?: ReadOptions) {
  const company = (await readShown(db, 'company', options)) as Company
  const noticeVersion = await readNoticeVersion(db, options)
  // Its own texts can name its other values too, which may name others themselves.
  return fillPlaceholders(company, fillPlaceholders(company, company, noticeVersion), noticeVersion)
}

async function readSharedCompany(db: Db, options: ReadOptions) {
  const home = await readShown(db, 'home', { preview: options.preview })
  return withSharePicture(await readCompany(db, options), home as Contents['home'])
}

/** Pages without a picture of their own are shared with that of the home page, unless staff chose another one. */
const withSharePicture = (company: Company, { hero }: Contents['home']): Company => ({
  ...company,
  sharePicture: company.sharePicture ?? hero.picture,
})

const readNoticeVersion = async (db: Db, options?: ReadOptions) =>
  versionOf(await readShown(db, 'privacy', options))

async function readNoticeLanguage(db: Db, page: FormPage, language: Language, translate: Translate) {
  const consentIn = consentTexts[page] as (form: Content) => string
  const consent = consentIn(await readShown(db, page))
  const notice = (await readShown(db, 'privacy')) as Contents['privacy']
  return noticeLanguageOf(consent, notice, language, translate)
}

const versionOf = (content: Content) => (content as Contents['privacy']).version
