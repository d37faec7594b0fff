// Where a page and a call share a path, a browser that navigates gets the page and everybody else the call.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyServerOptions } from 'fastify'

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]
type Handlers = ReturnType<Strategy['storage']>

export const wantsHtml = ({ headers }: { headers: IncomingHttpHeaders }) =>
  headers.accept?.includes('text/html') ?? false

/** Somebody opened the address in a window; older browsers do not send Sec-Fetch-Dest. */
export const isNavigation = (request: { method: string; headers: IncomingHttpHeaders }) =>
  request.method === 'GET' &&
  wantsHtml(request) &&
  (request.headers['sec-fetch-dest'] ?? 'document') === 'document'

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
