// The page that a browser shows instead of an error response.
import { type Language, pathIn } from '#contract/languages.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import type { RenderError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import { type RenderOptions, refuseRead, type SiteContext } from './render.ts'

type Options = RenderOptions & {
  cache: ResponseCache
  readSiteContext: (language: Language) => Promise<SiteContext>
}

/** Not a page of the site: the renderer needs some path. */
const errorPath = '/error'

/** One page for each language, status and sentence, whatever the address: it is sent while the server has no time to make one. */
export function createErrorPages(options: Options): RenderError {
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
