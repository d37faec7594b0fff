// Renders pages with the build. Their calls are answered in process, and the tags of what they read are collected.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import type { CacheTag, Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { PageKey } from '#contract/content/pages.ts'
import { type Language, languages, pathIn, splitLanguage } from '#contract/languages.ts'
import { messages, requestMessages } from '#contract/messages.ts'
import type { AnswerCall, PageContext, RenderPage } from '#contract/pages.ts'
import type { CacheableResponse, ResponseCache } from '../cache/response-cache.ts'
import { Failure, type RenderError } from '../http/errors.ts'
import { languageOf } from '../http/negotiation.ts'
import { framedPolicy } from '../http/server.ts'
import { buildHtml, findAssets, type Manifest } from './html.ts'

export type Renderer = (
  url: string,
  answer: AnswerCall,
  context: PageContext,
) => Promise<{ status: number; html: string } | undefined>
type Build = { render: RenderPage; manifest: Manifest }

export async function createRenderer(distDir: string): Promise<Renderer> {
  const builds = new Map<Language, Build>()
  for (const language of languages) builds.set(language, await loadBuild(distDir, language))
  return async (url, answer, context) => {
    const { language } = splitLanguage(url)
    const { render, manifest } = builds.get(language) as Build
    const page = await render(url, answer, context)
    if (!page) return undefined
    const assets = findAssets(manifest, page.file)
    return { status: page.status, html: buildHtml(page, { assets, context, language }) }
  }
}

async function loadBuild(distDir: string, language: Language): Promise<Build> {
  const entry = join(distDir, 'server', language, 'entry-server.js')
  if (!existsSync(entry)) throw new Error('The pages are not built yet: run npm run build')
  const { render } = (await import(pathToFileURL(entry).href)) as { render: RenderPage }
  const manifest = readFileSync(join(distDir, 'client', '.vite', `${language}.json`), 'utf8')
  return { render, manifest: JSON.parse(manifest) as Manifest }
}

/** The same for every page and request. */
type FixedContext = Pick<PageContext, 'publicUrl' | 'pictureVersion'>
/** The stored contents that every page shows. */
type SiteContext = Pick<PageContext, 'company' | 'noticeVersion'>
/** What only some pages get, and the status unless the page itself knows better. */
export type PageExtras = Omit<PageContext, keyof FixedContext | keyof SiteContext> & { status?: number }
export type RenderResponse = (
  log: FastifyBaseLogger,
  url: string,
  extras?: PageExtras,
) => Promise<CacheableResponse>
/** Makes a call in process, with the company's texts in the language of the page. */
type AnswerIn = (language: Language, ...call: Parameters<AnswerCall>) => ReturnType<AnswerCall>

export type RenderOptions = {
  renderer: Renderer
  policy: string
  fixedContext: FixedContext
  site: {
    company: (language: Language) => Promise<PageContext['company']>
    noticeVersion: () => Promise<string>
    preview: (language: Language) => Promise<SiteContext>
    /** The draft of a page, or the published content if there is none. */
    content: (page: PageKey, language: Language) => Promise<unknown>
    /** For pages while nothing can be read. */
    fallback: SiteContext
  }
  answer: AnswerIn
}

export function createPageRenderer({ renderer, policy, fixedContext, site, answer }: RenderOptions) {
  async function renderPage(
    log: FastifyBaseLogger,
    url: string,
    { status: wantedStatus = 200, ...extras }: PageExtras = {},
    answerCalls = extras.preview ? answerPreview : answer,
  ) {
    const tags = new Set<CacheTag>(['contents'])
    const { language, url: path } = splitLanguage(url)
    const isAdmin = isAdminPath(path)
    // The admin area shows what is stored.
    const siteContext = await readSiteContext(isAdmin ? 'en' : language, extras.preview).catch((error) =>
      logReadError(log, error),
    )
    const answerTagged: AnswerCall = async (name, input) => {
      const { cache, shows = [] } = calls[name] as Call
      for (const tag of cache ? [cache, ...shows] : []) tags.add(tag)
      try {
        return await (siteContext ? answerCalls : refuseRead)(language, name, input)
      } catch (error) {
        if (!(error instanceof Failure)) logReadError(log, error)
        throw error
      }
    }
    const context = { ...extras, ...fixedContext, ...(siteContext ?? site.fallback) }
    const page = await renderer(url, answerTagged, context)
    if (!page) throw new Failure('not_found', messages.errors.notFound)
    const status = page.status !== 200 ? page.status : siteContext ? wantedStatus : 503
    return {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': extras.preview ? framedPolicy(policy) : policy,
        ...(status === 503
          ? unreadHeaders
          : extras.preview
            ? previewHeaders
            : { 'cache-control': isAdmin ? 'private, no-cache' : 'no-cache' }),
      },
      body: page.html,
      tags,
    }
  }

  async function readSiteContext(language: Language, preview?: boolean): Promise<SiteContext> {
    if (preview) return site.preview(language)
    return { company: await site.company(language), noticeVersion: await site.noticeVersion() }
  }

  const answerPreview: AnswerIn = async (language, name, input) =>
    name === 'getContent'
      ? site.content((input.params as { page: PageKey }).page, language)
      : answer(language, name, input)

  /** For a page of which a read has failed already. */
  const renderUnread: RenderResponse = (log, url, extras) =>
    renderPage(log, url, { ...extras, status: 503 }, refuseRead)

  return { renderPage, renderUnread, readSiteContext }
}

export const isAdminPath = (url: string) => /^\/admin(?=[/?]|$)/.test(url)

export const previewHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
const unreadHeaders = { 'cache-control': 'no-store', 'retry-after': '10' }

/** Once a read has failed, the page does not wait for the next one. */
const refuseRead = async () => {
  throw new Failure('busy', requestMessages.busy)
}

export function logReadError(log: FastifyBaseLogger, error: unknown) {
  log.error({ err: error }, 'the data of a page could not be read')
  return undefined
}

type ErrorOptions = RenderOptions & {
  cache: ResponseCache
  readSiteContext: (language: Language) => Promise<SiteContext>
}

/** Not a page of the site: the renderer needs some path. */
const errorPath = '/error'

/**
 * The page that a browser shows instead of an error response. One for each language, status and sentence, whatever the address:
 * it is sent while the server has no time to make one.
 */
export function createErrorPages(options: ErrorOptions): RenderError {
  const { renderer, policy, fixedContext, site, cache, readSiteContext } = options
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }

  return async ({ status, message: sentence }, request) => {
    const language = languageOf(request)
    try {
      return await cache.get(`error ${language} ${status} ${sentence}`, () =>
        render({ status, sentence }, language),
      )
    } catch (error) {
      request.log.error({ err: error }, 'the page about an error could not be made')
      return undefined
    }
  }

  async function render(failed: { status: number; sentence: string }, language: Language) {
    const siteContext = await readSiteContext(language).catch(() => undefined)
    const context = { ...fixedContext, ...(siteContext ?? site.fallback), failed }
    const page = await renderer(pathIn(language, errorPath), refuseRead, context)
    // Only responses with status 200 are cached: a page without the company's texts must not be.
    return { status: siteContext ? 200 : 503, headers, body: page?.html ?? '', tags: ['contents'] }
  }
}
