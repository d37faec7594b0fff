// Which URL is which page. Serves the pages of the contract, redirects other spellings, and a 404 page everywhere else.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#contract/access/accounts.ts'
import { mayUse } from '#contract/access/roles.ts'
import { calls } from '#contract/calls.ts'
import { type Language, languages, pathIn, splitLanguage } from '#contract/languages.ts'
import { messages } from '#contract/messages.ts'
import { adminPages, pageParameters, previewParameter, publicPages } from '#contract/pages.ts'
import type { ResponseCache } from '../cache/response-cache.ts'
import { Failure } from '../http/errors.ts'
import type { SendFormPage } from '../http/handle.ts'
import type { Limits } from '../http/limits.ts'
import { isNavigation, isRead, sendCached } from '../http/negotiation.ts'
import { createFormPages } from './forms.ts'
import { createPrivateLinks, isPrivate, type ReadPrivate } from './private-link.ts'
import {
  createErrorPages,
  createPageRenderer,
  isAdminPath,
  logReadError,
  previewHeaders,
  type RenderOptions,
  type RenderResponse,
} from './render.ts'

type Options = RenderOptions & {
  cache: ResponseCache
  limits: Limits
  findUsableAccount: (request: FastifyRequest) => Promise<Account | undefined> | undefined
  /** Remembers it in a cookie of the reply. */
  adminLanguage: (request: FastifyRequest, reply: FastifyReply) => Promise<Language>
  findJob: FindJob
  readPrivate: ReadPrivate
}

export function createPages(options: Options) {
  const { cache, findUsableAccount, adminLanguage, findJob } = options
  const pageRenderer = createPageRenderer(options)
  const { renderPage, readSiteContext } = pageRenderer
  const renderJobPage = createJobPage(pageRenderer, findJob)
  const sendPublicForm = createFormPages({ renderPage, renderJobPage })
  const { addPrivateRoutes, sendPrivateForm } = createPrivateLinks({ ...options, renderPage })

  function addRoutes(app: FastifyInstance) {
    addPrivateRoutes(app, withKnownParameters)
    for (const [name, { path }] of Object.entries(publicPages))
      if (!isPrivate(name)) for (const language of languages) addPage(app, path, pathIn(language, path))
    for (const { path } of Object.values(adminPages)) addPage(app, path)
    app.setNotFoundHandler((request, reply) => {
      const canonical = isRead(request) && canonicalUrl(request.url)
      if (canonical) return reply.redirect(canonical, 308)
      if (isNavigation(request) && isAdminPath(request.url)) return sendPage(request, reply)
      throw new Failure('not_found', messages.errors.notFound)
    })
  }

  function addPage(app: FastifyInstance, path: string, url = path) {
    const constraints = callPaths.has(url) ? { accept: 'html' } : {}
    const render = path === publicPages.job.path ? renderJobPage : renderPage
    const hasParameter = path.includes(':')
    app.get(url, { constraints }, (request, reply) => {
      const canonical = hasParameter && canonicalUrl(request.url)
      return canonical ? reply.redirect(canonical, 308) : sendPage(request, reply, render)
    })
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply, render: RenderResponse = renderPage) {
    if (isPreview(request.url)) return sendPreview(request, reply, render)
    const url = isAdminPath(request.url)
      ? pathIn(await adminLanguage(request, reply), adminPages.dashboard.path)
      : withKnownParameters(request.url)
    const response = cache.get(`page ${url}`, () => render(request.log, url))
    return sendCached(request, reply, response)
  }

  /** The page with its drafts, for those who write it; others log in first, or see what is published. */
  async function sendPreview(request: FastifyRequest, reply: FastifyReply, render: RenderResponse) {
    const url = withKnownParameters(request.url, [...pageParameters, previewParameter])
    reply.headers(previewHeaders)
    const account = await findUsableAccount(request)
    if (!account)
      return reply.redirect(`${adminPages.openFile.path}?${new URLSearchParams({ file: url })}`, 303)
    if (!mayUse(account.roles, 'site')) return reply.redirect(withKnownParameters(request.url), 303)
    const page = await render(request.log, url, { preview: true })
    return reply.code(page.status).headers(page.headers).send(page.body)
  }

  const sendFormPage: SendFormPage = (call, ...answer) =>
    isPrivate(call.form) ? sendPrivateForm(call.form, call, ...answer) : sendPublicForm(call, ...answer)

  return {
    addRoutes,
    sendFormPage,
    renderError: createErrorPages({ ...options, readSiteContext }),
  }
}

const callPaths = new Set<string>(
  Object.values(calls)
    .filter((call) => call.method === 'GET')
    .map((call) => call.path),
)

function isPreview(url: string) {
  const [, search] = url.split('?', 2)
  if (!search || isAdminPath(url)) return false
  return new URLSearchParams(search).get(previewParameter) === '1'
}

/** Other parameters change nothing on a page, and make no entry of their own in the cache. */
function withKnownParameters(url: string, parameters: readonly string[] = pageParameters) {
  const [path = '', search] = url.split('?', 2)
  if (!search) return path
  const given = new URLSearchParams(search)
  const known = parameters.flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value]]
  })
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path
}

// The page of a job: 410 with the open jobs once it is closed, 404 when it is unknown.

type FindJob = (segment: string) => Promise<{ slug: string; isOpen: boolean } | undefined>

function createJobPage(
  { renderPage, renderUnread }: ReturnType<typeof createPageRenderer>,
  findJob: FindJob,
): RenderResponse {
  return async (log, url, extras = {}) => {
    const { language, url: localPath } = splitLanguage(url)
    const [segment = ''] = localPath.slice(publicPages.job.path.indexOf(':')).split('?')
    const found = await findJob(segment).then(
      (job) => ({ job }),
      (error) => logReadError(log, error),
    )
    if (!found) return renderUnread(log, url, extras)
    const { job } = found
    const status = job && !job.isOpen ? 410 : extras.status
    if (extras.formErrors) {
      const address = job ? publicPages.job.path.replace(':slug', job.slug) : publicPages.career.path
      return renderPage(log, pathIn(language, address), { ...extras, address, status })
    }
    if (!job) throw new Failure('not_found', messages.errors.notFound)
    return renderPage(log, url, { ...extras, status })
  }
}

// Addresses of pages are in lower case, without a slash at the end. Other spellings lead there.

const publicPaths = Object.values(publicPages).map(({ path }) => path)
const paths: string[] = [
  ...languages.flatMap((language) => publicPaths.map((path) => pathIn(language, path))),
  ...Object.values(adminPages).map(({ path }) => path),
]

const patternOf = (path: string) => path.replace(':slug', '([\\w-]+)').replace(/:\w+/, '([^/]+)')
const pages = paths.map((path) => ({ path, pattern: new RegExp(`^${patternOf(path)}/*$`, 'i') }))

/** Undefined when the address is canonical, or that of no page. */
function canonicalUrl(url: string) {
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  for (const page of pages) {
    const [found, value = ''] = page.pattern.exec(path) ?? []
    if (found === undefined) continue
    // Ids and tokens stay as they are.
    const canonical = page.path.replace(/:\w+/, (name) => (name === ':slug' ? value.toLowerCase() : value))
    return canonical === path ? undefined : canonical + search
  }
  return undefined
}
