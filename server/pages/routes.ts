// Serves the screens of the contract as HTML pages, and the 404 page everywhere else.
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { idInAddress } from '#contract/addresses.ts'
import { type CallName, calls } from '#contract/calls.ts'
import type { PageKey } from '#contract/content/pages.ts'
import { type Language, languages, pathIn, splitLanguage } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import type { AnswerCall, PageContext } from '#contract/page-context.ts'
import { adminPages, pageParameters, previewParameter, publicPages } from '#contract/pages.ts'
import type { MyData } from '#contract/people/my-data.ts'
import type { CacheTag, Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import type { CacheableResponse, ResponseCache } from '../cache/response-cache.ts'
import { sendCached } from '../http/content-encoding.ts'
import { Failure } from '../http/failure.ts'
import type { FormOutcome } from '../http/handle.ts'
import { languageOf } from '../http/language.ts'
import type { Limits } from '../http/limits.ts'
import { wantsHtml } from '../http/negotiation.ts'
import { createErrorPages } from './error-page.ts'
import type { Renderer } from './render.ts'

export type Pages = ReturnType<typeof createPages>

export type Options = {
  renderer: Renderer
  policy: string
  /** Passed to every page. */
  fixed: Pick<PageContext, 'publicUrl' | 'pictureVersion'>
  site: {
    company: (language: Language) => Promise<PageContext['company']>
    noticeVersion: () => Promise<string>
    preview: (language: Language) => Promise<Stored>
    /** The draft of a page, or the published content if there is none. */
    content: (page: PageKey, language: Language) => Promise<unknown>
    /** For pages while nothing can be read. */
    fallback: Stored
  }
  findUsableAccount: (request: FastifyRequest) => Promise<Account | undefined> | undefined
  answer: AnswerIn
  cache: ResponseCache
  /** Finds the record by the last segment of a path, also in the form of earlier versions. */
  findProject: (segment: string) => Promise<{ slug: string } | undefined>
  findJob: (segment: string) => Promise<{ slug: string; isOpen: boolean } | undefined>
  /** What a private link leads to. */
  readMyData: (token: string, language: Language) => Promise<MyData | undefined>
  limits: Limits
}
/** Makes a call in process, with the company's texts in the language of the page. */
export type AnswerIn = (language: Language, ...sent: Parameters<AnswerCall>) => ReturnType<AnswerCall>
/** The stored contents that every page shows. */
export type Stored = Pick<PageContext, 'company' | 'noticeVersion'>
type Extra = Omit<PageContext, keyof Options['fixed'] | keyof Stored> & { status?: number }
type RenderPage = (log: FastifyBaseLogger, url: string, extra?: Extra) => Promise<CacheableResponse>

export function createPages(options: Options) {
  const { renderer, policy, fixed, site, answer, cache, findUsableAccount, findProject, findJob } = options

  async function renderPage(
    log: FastifyBaseLogger,
    url: string,
    { status: wanted = 200, ...extra }: Extra = {},
    reader = extra.preview ? answerPreview : answer,
  ) {
    const tags = new Set<CacheTag>(['contents'])
    const { language } = splitLanguage(url)
    const stored = await readStored(language, extra.preview).catch((error) => logUnread(log, error))
    const [read, status] = stored ? [reader, wanted] : [refuseRead, 503]
    const answerTagged: AnswerCall = async (name, sent) => {
      const { tag } = routes[name] as Route
      if (tag) tags.add(tag)
      try {
        return await read(language, name, sent)
      } catch (error) {
        if (!(error instanceof Failure)) logUnread(log, error)
        throw error
      }
    }
    const page = await renderer(url, answerTagged, { ...extra, ...fixed, ...(stored ?? site.fallback) })
    const ownStatus = page.status === 200 ? status : page.status
    return {
      status: ownStatus,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        ...(ownStatus === 503 ? notCached : extra.preview ? onlyNow : { 'cache-control': 'no-cache' }),
      },
      body: page.html,
      tags,
    }
  }

  async function readStored(language: Language, preview?: boolean): Promise<Stored> {
    if (preview) return site.preview(language)
    return { company: await site.company(language), noticeVersion: await site.noticeVersion() }
  }

  const answerPreview: AnswerIn = async (language, name, sent) =>
    name === 'getContent'
      ? site.content((sent.params as { page: PageKey }).page, language)
      : answer(language, name, sent)

  /** A closed job is 410, with a page that lists the open ones; an unknown job is 404. */
  async function renderJobPage(log: FastifyBaseLogger, url: string, extra: Extra = {}) {
    const { language, url: own } = splitLanguage(url)
    const [segment = ''] = own.slice(publicPages.job.path.indexOf(':')).split('?')
    const found = await findJob(segment).then(
      (job) => ({ job }),
      (error) => logUnread(log, error),
    )
    if (!found) return renderPage(log, url, { ...extra, status: 503 }, refuseRead)
    const { job } = found
    const status = job && !job.isOpen ? 410 : extra.status
    if (extra.formErrors) {
      const address = job ? publicPages.job.path.replace(':slug', job.slug) : publicPages.career.path
      return renderPage(log, pathIn(language, address), { ...extra, address, status })
    }
    return renderPage(log, url, { ...extra, status, missing: job ? undefined : url })
  }

  const finders: Record<string, Options['findProject']> = {
    [publicPages.project.path]: findProject,
    [publicPages.job.path]: findJob,
  }

  /** Permanently redirects a path of an earlier version, which contains the id of the record. */
  async function sendMoved(request: FastifyRequest, reply: FastifyReply, path: string, id: string) {
    const record = await finders[path]?.(id).catch((error) => logUnread(request.log, error))
    if (!record) return sendPage(request, reply, rendererOf(path))
    const search = /\?.*/.exec(request.url)?.[0] ?? ''
    const { language } = splitLanguage(request.url)
    return reply.redirect(pathIn(language, path.replace(':slug', record.slug)) + search, 301)
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, render: RenderPage = renderPage) {
    const tidy = withoutTrailingSlash(request.url)
    if (tidy) return reply.redirect(tidy, 308)
    if (isPreview(request.url)) return sendPreview(request, reply, render)
    const url = withKnownParameters(request.url)
    return sendCached(
      request,
      reply,
      cache.get(`page ${url}`, () => render(request.log, url)),
    )
  }

  /** The page with its drafts, for those who write it; others log in first, or see what is published. */
  async function sendPreview(request: FastifyRequest, reply: FastifyReply, render: RenderPage) {
    const url = withKnownParameters(request.url, [...pageParameters, previewParameter])
    reply.headers(onlyNow)
    const account = await findUsableAccount(request)
    if (!account)
      return reply.redirect(`${adminPages.openFile.path}?${new URLSearchParams({ file: url })}`, 303)
    if (!mayUse(account.roles, 'site')) return reply.redirect(withKnownParameters(request.url), 303)
    const page = await render(request.log, url, { preview: true })
    return reply.code(page.status).headers(page.headers).send(page.body)
  }

  /** Private: neither cached nor indexed, and no other site gets its address. */
  async function sendMyData(reply: FastifyReply, url: string, extra: Extra = {}) {
    const { token } = reply.request.params as { token: string }
    const { language } = splitLanguage(url)
    const myData = extra.myData ?? (await options.readMyData(token, language)) ?? null
    const status = myData ? extra.status : 404
    const page = await renderPage(reply.log, url, { ...extra, status, myData })
    return reply
      .code(page.status)
      .headers({ ...page.headers, ...onlyForOne })
      .send(page.body)
  }

  async function sendMyDataForm(route: Route, reply: FastifyReply, outcome: FormOutcome) {
    const { status, message: sentence, errors, result } = outcome
    const { token } = reply.request.params as { token: string }
    const address = publicPages.myData.path.replace(':token', encodeURIComponent(token))
    const language = languageOf(reply.request)
    const own = pathIn(language, address)
    const isWithdrawal = route.path === calls.withdrawMyData.path
    if (status === 200 && !isWithdrawal) return reply.headers(onlyForOne).redirect(`${own}?sent=saved`, 303)
    if (status === 200) {
      const { message } = result as { message: string }
      return sendMyData(reply, own, { address, myData: { withdrawn: message } })
    }
    const form: CallName = isWithdrawal ? 'withdrawMyData' : 'updateMyData'
    const formErrors = { form, sentence, fields: textsOf(outcome.fields), errors }
    return sendMyData(reply, own, { status, address, formErrors })
  }

  /** Redirects a valid form to its thanks; otherwise shows it again with what was typed. */
  async function sendFormPage(route: Route, reply: FastifyReply, outcome: FormOutcome) {
    if (route.path.startsWith(publicPages.myData.path)) return sendMyDataForm(route, reply, outcome)
    const { status, message: sentence, errors, result } = outcome
    const isApplication = route.path === calls.createApplication.path
    const { path } = isApplication ? publicPages.career : publicPages.contact
    const language = languageOf(reply.request)
    reply.header('Vary', 'Accept')
    if (status === 200) {
      // Who has left no mail address sees the private link on its own page.
      const { link, mailed } = result as { link?: string; mailed?: boolean }
      const thanks = link ? new URL(link).pathname : pathIn(language, path)
      return reply.redirect(`${thanks}?sent=${mailed ? 'mailed' : '1'}`, 303)
    }
    const fields = textsOf(outcome.fields)
    const form: CallName = isApplication ? 'createApplication' : 'createEnquiry'
    const address = isApplication ? `${path}/${encodeURIComponent(fields.job_id ?? '')}` : path
    const extra = { status, address, formErrors: { form, sentence, fields, errors } }
    const own = pathIn(language, address)
    const page = await (isApplication ? renderJobPage : renderPage)(reply.log, own, extra)
    return reply.code(page.status).headers(page.headers).send(page.body)
  }

  const rendererOf = (path: string) => (path === publicPages.job.path ? renderJobPage : renderPage)

  function addRoutes(app: FastifyInstance) {
    const { myData, ...others } = publicPages
    for (const language of languages) {
      app.get(pathIn(language, myData.path), async (request, reply) => {
        await options.limits.take(request, ['myData'])
        return sendMyData(reply, withKnownParameters(request.url))
      })
      for (const { path } of Object.values(others)) addPage(app, path, pathIn(language, path))
    }
    for (const { path } of Object.values(adminPages)) addPage(app, path)
    app.setNotFoundHandler((request, reply) => {
      if (request.method !== 'GET' || !wantsHtml(request))
        throw new Failure('not_found', messages.errors.notFound)
      return sendPage(request, reply)
    })
  }

  function addPage(app: FastifyInstance, path: string, url = path) {
    const constraints = callPaths.has(url) ? { accept: 'html' } : {}
    const render = rendererOf(path)
    app.get<{ Params: { slug?: string } }>(url, { constraints }, (request, reply) => {
      const id = idInAddress(request.params.slug)
      return id ? sendMoved(request, reply, path, id) : sendPage(request, reply, render)
    })
  }

  return { sendFormPage, addRoutes, renderError: createErrorPages({ ...options, readStored, refuseRead }) }
}

/** For a page whose data could not be read. */
const notCached = { 'cache-control': 'no-store', 'retry-after': '10' }

const onlyForOne = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  // With `no-referrer` browsers would hide the origin of the page's own forms as well.
  'referrer-policy': 'same-origin',
}

const textsOf = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)]))

const onlyNow = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** Once a read has failed, the page does not wait for the next one. */
const refuseRead: AnswerIn = async () => {
  throw new Failure('busy', messages.errors.busy)
}

function logUnread(log: FastifyBaseLogger, error: unknown) {
  log.error({ err: error }, 'the data of a page could not be read')
  return undefined
}

const callPaths = new Set<string>(
  Object.values(routes)
    .filter((route) => route.method === 'GET')
    .map((route) => route.path),
)

/** Only within this site: a URL that starts with two slashes leads to another host. */
function withoutTrailingSlash(url: string) {
  return /^\/[^/?\\][^?\\]*\/(\?|$)/.test(url) ? url.replace(/\/+(?=\?|$)/, '') : undefined
}

function isPreview(url: string) {
  const [path = '', search] = url.split('?', 2)
  return !/^\/admin(\/|$)/.test(path) && new URLSearchParams(search).get(previewParameter) === '1'
}

function withKnownParameters(url: string, parameters: readonly string[] = pageParameters) {
  const [path = '', search] = url.split('?', 2)
  const given = new URLSearchParams(search)
  const known = parameters.flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value]]
  })
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path
}
