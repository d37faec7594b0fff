// The documents: every screen of the contract at its address, everything else the 404 page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { idOfSlug } from '#contract/addresses.ts'
import { type CallName, calls } from '#contract/calls.ts'
import { messages } from '#contract/messages.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import { type Route, routes } from '#contract/routes.ts'
import { Failure } from './platform/failure.ts'
import { type FormOutcome, wantsDocument } from './platform/http.ts'
import type { AnswerCall, Given, Renderer } from './platform/render.ts'

export type Pages = ReturnType<typeof createPages>

type Options = {
  renderer: Renderer
  policy: string
  /** What every page is told. */
  site: Pick<Given, 'publicUrl' | 'pictureVersion'>
  answer: AnswerCall
  jobStatus: (id: string) => Promise<'open' | 'closed' | 'unknown'>
}
type Extra = Omit<Given, keyof Options['site']> & { status?: number }

export function createPages({ renderer, policy, site, answer, jobStatus }: Options) {
  async function send(request: FastifyRequest, reply: FastifyReply, { status, ...extra }: Extra = {}) {
    const tidy = withoutLastSlash(request.url)
    if (tidy) return reply.redirect(tidy, 308)
    const page = await renderer(extra.address ?? request.url, answer, { ...extra, ...site })
    return reply
      .code(page.status === 200 ? (status ?? 200) : page.status)
      .type('text/html; charset=utf-8')
      .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
      .send(page.html)
  }

  /** A closed job is gone, with a page that lists the open ones; an unknown one never was. */
  async function sendJob(request: FastifyRequest, reply: FastifyReply, extra: Extra = {}) {
    const path = extra.address ?? request.url
    const status = await jobStatus(idOfSlug(path.slice(publicPages.job.path.indexOf(':'))))
    if (status === 'unknown') return send(request, reply, { ...extra, missing: path })
    return send(request, reply, { ...extra, ...(status === 'closed' && { status: 410 }) })
  }

  /** A public form from a page without JavaScript: thanks, or the form again with what was typed. */
  async function answerForm(
    route: Route,
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: FormOutcome,
  ) {
    const { status, message: sentence, wrong } = outcome
    const fields = Object.fromEntries(
      Object.entries(outcome.fields).map(([key, value]) => [key, String(value)]),
    )
    const application = route.path === calls.createApplication.path
    const page = application ? publicPages.career : publicPages.contact
    reply.header('Vary', 'Accept')
    if (status === 200) return reply.redirect(`${page.path}?sent=1`, 303)
    const form: CallName = application ? 'createApplication' : 'createEnquiry'
    const extra = { status, posted: { form, sentence, fields, wrong } }
    const jobId = idOfSlug(fields.job_id)
    if (!application || !/^[\w-]+$/.test(jobId)) return send(request, reply, { ...extra, address: page.path })
    return sendJob(request, reply, { ...extra, address: `${page.path}/${jobId}` })
  }

  function addRoutes(app: FastifyInstance) {
    for (const { path } of [...Object.values(publicPages), ...Object.values(adminPages)]) {
      const handler = path === publicPages.job.path ? sendJob : send
      if (!sharedPaths.has(path)) app.get(path, (request, reply) => handler(request, reply))
      else
        app.get(path, { constraints: { document: 'yes' } }, (request, reply) =>
          handler(request, reply.header('Vary', 'Accept')),
        )
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
