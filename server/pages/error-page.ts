// The page that a browser shows instead of an error response.
import { type Language, pathIn } from '#contract/languages.ts'
import type { RenderError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import type { AnswerIn, Options, Stored } from './routes.ts'

type Needs = Pick<Options, 'renderer' | 'policy' | 'fixed' | 'site' | 'cache'> & {
  readStored: (language: Language) => Promise<Stored>
  refuseRead: AnswerIn
}

/** Not a page of the site: the renderer needs some path. */
const errorPath = '/error'

/** One page for each language, status and sentence, whatever the address: it is sent while the server has no time to make one. */
export function createErrorPages({ renderer, policy, fixed, site, cache, ...needs }: Needs): RenderError {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }

  return async ({ status, message: sentence }, request) => {
    const language = languageOf(request)
    try {
      const { body } = await cache.get(`error ${language} ${status} ${sentence}`, () =>
        render({ status, sentence }, language),
      )
      return { headers, body }
    } catch (error) {
      request.log.error({ err: error }, 'the page about an error could not be made')
      return undefined
    }
  }

  async function render(failed: { status: number; sentence: string }, language: Language) {
    const stored = await needs.readStored(language).catch(() => undefined)
    const context = { ...fixed, ...(stored ?? site.fallback), failed }
    const { html: body } = await renderer(
      pathIn(language, errorPath),
      (...sent) => needs.refuseRead(language, ...sent),
      context,
    )
    // Only responses with status 200 are cached: a page without the company's texts must not be.
    return { status: stored ? 200 : 503, headers: {}, body, tags: ['contents'] }
  }
}
