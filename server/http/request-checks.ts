// Refuses requests that a proxy may read differently, and changes that another site makes a browser send.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestMessages } from '#contract/messages.ts'
import { Failure } from './failure.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The target must be a path, and there must be one Host header. */
export function checkHost(app: FastifyInstance) {
  // Node would answer an Expect header itself, without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isHost = (text: string, index: number) =>
      text.length === 4 && index % 2 === 0 && text.toLowerCase() === 'host'
    const hosts = raw.rawHeaders.filter(isHost)
    const isHostMissing = hosts.length === 0 && raw.httpVersion !== '1.0'
    const isBroken = !raw.url?.startsWith('/') || hosts.length > 1 || isHostMissing
    done(isBroken ? new Failure('invalid_input', requestMessages.brokenAddress) : undefined)
  })
}

/** Runs before the body is read. */
export function checkOrigin(app: FastifyInstance, publicUrl: string) {
  const ownOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', (request, _reply, done) => {
    if (readingMethods.has(request.method) || isSameOrigin(request, ownOrigin)) return done()
    request.log.warn({ event: 'cross_site', route: request.routeOptions.url })
    done(new Failure('not_allowed', requestMessages.crossSite))
  })
}

/** Whether a page of another site sent the browser here; older browsers do not say. */
export function isFromAnotherSite({ headers }: FastifyRequest) {
  const site = headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}

/** `protocol` is what a trusted proxy says that the visitor uses. */
function isSameOrigin(request: FastifyRequest, ownOrigin: string) {
  if (isFromAnotherSite(request)) return false
  const { origin, host } = request.headers
  return origin === undefined || origin === ownOrigin || origin === `${request.protocol}://${host}`
}

/**
 * Whether a request was made on this machine. Behind a proxy on it every request has a loopback address; the proxy shows
 * by a header, by the visitor's Host, or by HTTP/1.0, which nginx before 1.29.7
 * speaks unless told otherwise. One that shows in none of these ways is not recognised.
 */
export function isFromThisMachine({ headers, httpVersion, socket }: IncomingMessage) {
  const isForwarded = httpVersion === '1.0' || Object.keys(headers).some((name) => proxyHeader.test(name))
  const host = (headers.host ?? '').replace(/:\d+$/, '')
  return !isForwarded && isLoopback(host) && isLoopback(socket.remoteAddress ?? '')
}

const proxyHeader = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/

/** Whether other machines may reach the site, as far as its settings tell. */
export const isPublicAddress = ({ publicUrl, host }: { publicUrl: string; host: string }) =>
  !isLoopback(new URL(publicUrl).hostname) || !isLoopback(host)

/** Whether only this machine can reach a host name or address. */
export const isLoopback = (host: string) =>
  /^(localhost|.+\.localhost|(::ffff:)?127(\.\d+){3}|::1|\[::1\])$/i.test(host)
