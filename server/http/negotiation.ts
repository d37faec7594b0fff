// What a request sends and what it wants back: JSON, a form or a page.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import type { Call, FormCall } from '#contract/call.ts'
import { requestMessages } from '#contract/messages.ts'
import { adminPages, publicPages } from '#contract/pages.ts'
import { Failure } from './failure.ts'

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]
type Handlers = ReturnType<Strategy['storage']>

type Request = { headers: IncomingHttpHeaders }

export const isRead = ({ method }: { method: string }) => method === 'GET' || method === 'HEAD'

export const wantsHtml = ({ headers }: Request) => headers.accept?.includes('text/html') ?? false

/** Somebody opened the address in a window; older browsers do not send Sec-Fetch-Dest. */
export const isNavigation = (request: Request & { method: string }) =>
  isRead(request) && wantsHtml(request) && (request.headers['sec-fetch-dest'] ?? 'document') === 'document'

export const isMultipart = ({ headers }: Request) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
const isJson = ({ headers }: Request) => /^application\/json\b/i.test(headers['content-type'] ?? '')

/** JSON calls accept only JSON and upload calls only multipart; calls without a body accept anything. */
export function checkContentType(call: Call, request: Request) {
  if (!call.body) return
  const fits = call.files ? isMultipart(request) : isJson(request) || (call.form && isMultipart(request))
  if (!fits) throw new Failure('wrong_type', requestMessages.wrongType)
}

/** A form that was sent without JavaScript; its refusal is a page that still shows what was typed. */
export const isPageForm = (call: Call, request: Request): call is FormCall =>
  call.form !== undefined && wantsHtml(request)

const pagePaths = new Set<string>(
  [...Object.values(publicPages), ...Object.values(adminPages)].map((page) => page.path),
)

/** Where a page and a call share a path, a browser that navigates gets the page and everybody else the call. */
export const sharesPath = ({ method, path }: Call) => method === 'GET' && pagePaths.has(path)

/** A route with the constraint `{ accept: 'html' }` matches only requests that want HTML. */
export const acceptConstraint: Strategy = {
  name: 'accept',
  storage() {
    const handlers = new Map<unknown, Parameters<Handlers['set']>[1]>()
    return {
      get: (key) => handlers.get(key) ?? null,
      set: (key, handler) => void handlers.set(key, handler),
    }
  },
  deriveConstraint: (request) => (wantsHtml(request) ? 'html' : 'other'),
  validate: () => undefined,
  mustMatchWhenDerived: false,
}
