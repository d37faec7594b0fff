// Another site must not make a visitor's browser change anything here. Decided before the body is read.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from './failure.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export function refuseCrossSite(app: FastifyInstance, publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    if (readingMethods.has(request.method) || isOwn(request, ownOrigin)) return done()
    request.log.warn({ event: 'cross_site', route: request.routeOptions.url })
    done(new Failure('not_allowed', messages.errors.crossSite))
  })
}

function isOwn(request: FastifyRequest, ownOrigin: string) {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return false
  const { origin } = request.headers
  if (origin === undefined || origin === ownOrigin) return true
  return URL.canParse(origin) && new URL(origin).host === request.headers.host
}
