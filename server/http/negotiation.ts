// Where a page and a call share an address, a document navigation gets the page and all else the call.
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyServerOptions } from 'fastify'

type Strategy = NonNullable<NonNullable<FastifyServerOptions['routerOptions']>['constraints']>[string]
type Handlers = ReturnType<Strategy['storage']>

export const wantsDocument = ({ headers }: { headers: IncomingHttpHeaders }) =>
  headers.accept?.includes('text/html') ?? false

export const documentConstraint: Strategy = {
  name: 'document',
  storage() {
    const handlers = new Map<unknown, Parameters<Handlers['set']>[1]>()
    return {
      get: (key) => handlers.get(key) ?? null,
      set: (key, handler) => void handlers.set(key, handler),
    }
  },
  deriveConstraint: (request) => (wantsDocument(request) ? 'yes' : 'no'),
  validate: () => undefined,
  mustMatchWhenDerived: false,
}
