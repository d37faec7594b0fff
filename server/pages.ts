// The documents: every screen of the contract at its address, everything else the 404 page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { idOfSlug } from '#contract/addresses.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { adminPages, pageParameters, publicPages } from '#contract/pages.ts'
import type { CacheTag, Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { CacheableResponse, ResponseCache } from './cache/response-cache.ts'
import { sendCached } from './http/content-encoding.ts'
import { Failure } from './http/failure.ts'
import type { FormOutcome } from './http/handle.ts'
import { wantsDocument } from './http/negotiation.ts'
import type { AnswerCall, PageContext, Renderer } from './http/render.ts'

export type Pages = ReturnType<typeof createPages>

type Options = {
  renderer: Renderer
  policy: string
  /** What every page is told. */
  site: Pick<PageContext, 'publicUrl' | 'pictureVersion'>
  answer: AnswerCall
  cache: ResponseCache
  jobStatus: (id: string) => Promise<'open' | 'closed' | 'unknown'>
}
type Extra = Omit<PageContext, keyof Options['site']> & { status?: number }

export function createPages({ renderer, policy, site, answer, cache, jobStatus }: Options) {
  async function make(url: string, { status, ...extra }: Extra = {}): Promise<CacheableResponse> {
    const tags = new Set<CacheTag>()
    const page = await renderer(
      url,
      (name, sent) => {
        const { tag } = routes[name as CallName] as Route
        if (tag) tags.add(tag)
        return answer(name, sent)
      },
      { ...extra, ...site },
    )
    return {
      status: page.status === 200 ? (status ?? 200) : page.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': 'no-cache',
      },
      body: page.html,
      tags,
    }
  }

  /** A closed job is gone, with a page that lists the open ones; an unknown one never was. */
  async function makeJob(url: string, extra: Extra = {}) {
    const status = await jobStatus(idOfSlug(url.slice(publicPages.job.path.indexOf(':'))))
    if (status === 'open') return make(url, extra)
    if (status === 'closed') return make(url, { ...extra, status: 410 })
    if (!extra.formErrors) return make(url, { ...extra, missing: url })
    const { path } = publicPages.career
    return make(path, { ...extra, address: path })
  }

  async function send(request: FastifyRequest, reply: FastifyReply, making: typeof make = make) {
    const tidy = withoutLastSlash(request.url)
    if (tidy) return reply.redirect(tidy, 308)
    const url = withKnownParameters(request.url)
    return sendCached(request, reply, await cache.get(`page ${url}`, () => making(url)))
  }

  /** A public form from a page without JavaScript: thanks, or the form again with what was typed. */
  async function answerForm(
    route: Route,
    reply: FastifyReply,
    { status, message: sentence, fields: typed, errors }: FormOutcome,
  ) {
    const application = route.path === calls.createApplication.path
    const { path } = application ? publicPages.career : publicPages.contact
    reply.header('Vary', 'Accept')
    if (status === 200) return reply.redirect(`${path}?sent=1`, 303)
    const fields = Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, String(value)]))
    const form: CallName = application ? 'createApplication' : 'createEnquiry'
    const address = application ? `${path}/${encodeURIComponent(fields.job_id ?? '')}` : path
    const extra = { status, address, formErrors: { form, sentence, fields, errors } }
    const page = await (application ? makeJob : make)(address, extra)
    return reply.code(page.status).headers(page.headers).send(page.body)
  }

  function addRoutes(app: FastifyInstance) {
    for (const { path } of [...Object.values(publicPages), ...Object.values(adminPages)]) {
      const constraints = sharedPaths.has(path) ? { document: 'yes' } : {}
      const making = path === publicPages.job.path ? makeJob : make
      app.get(path, { constraints }, (request, reply) => send(request, reply, making))
    }
    app.setNotFoundHandler((request, reply) => {
      if (request.method !== 'GET' || !wantsDocument(request))
        throw new Failure('not_found', messages.errors.notFound)
      return send(request, reply)
    })
  }

  return { answerForm, addRoutes }
}

const sharedPaths = new Set<string>(
  Object.values(routes)
    .filter((route) => route.method === 'GET')
    .map((route) => route.path),
)

/** Only within this site: an address that starts with two slashes would lead to another. */
function withoutLastSlash(url: string) {
  return /^\/[^/?\\][^?\\]*\/(\?|$)/.test(url) ? url.replace(/\/+(?=\?|$)/, '') : undefined
}

function withKnownParameters(url: string) {
  const [path = '', search] = url.split('?', 2)
  if (!search) return path
  const given = new URLSearchParams(search)
  const known = pageParameters.flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value]]
  })
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path
}
