// The Fastify instance, and Node's HTTP server with its timeouts.
import { createServer as createNodeServer, type IncomingMessage, type RequestListener } from 'node:http'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { maxJsonBytes } from '#contract/limits.ts'
import { requestMessages } from '#contract/messages.ts'
import { createRequestIds, logOptions } from '../ops/log.ts'
import { createErrorHandler, Failure, handleClientError, handleUrlError, type RenderError } from './errors.ts'
import { acceptConstraint } from './negotiation.ts'
import { trackConnections } from './timeouts.ts'

/** Longer than any token or id. */
const maxParamLength = 500
const headersMs = 10_000
const checkEveryMs = 2_000
const keepAliveMs = 72_000
/** No byte in either direction; the slowest work on an upload takes a fraction of it. */
const silenceMs = 600_000
const maxConnections = 2_000
/** How long pending requests may take after the signal to stop. */
const drainMs = 25_000

type Options = {
  https: boolean
  logLevel: string
  trustProxy: boolean | string[] | ((address: string, hop: number) => boolean)
  renderError?: RenderError
}

export function createServer({ https, logLevel, trustProxy, renderError }: Options) {
  const headers = securityHeaders({ https })
  const handleError = createErrorHandler(renderError)
  const connections = trackConnections(maxConnections)
  const app = Fastify({
    serverFactory: (listener) => connections.track(createServerWithTimeouts(listener)),
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: createRequestIds({ fromProxy: trustProxy !== false }),
    bodyLimit: maxJsonBytes,
    frameworkErrors: handleUrlError(headers, handleError),
    clientErrorHandler: handleClientError(headers),
    routerOptions: { maxParamLength, constraints: { accept: acceptConstraint } },
  })
  app.addHook('preClose', async () => connections.drain(drainMs))
  app.setErrorHandler(handleError)
  addHeaders(app, headers)
  return app
}

/** Without a limit for the whole request, since a large upload may take long; see `limitSlowBodies`. */
function createServerWithTimeouts(listener: RequestListener) {
  const server = createNodeServer(
    {
      headersTimeout: headersMs,
      requestTimeout: 0,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: checkEveryMs,
      // `checkHost` refuses them with our headers.
      requireHostHeader: false,
    },
    listener,
  )
  server.setTimeout(silenceMs)
  return server
}

// Refuses requests that a proxy may read differently, and changes that another site makes a browser send.

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

// The headers of every response, errors included. Only our own scripts and styles may run.

export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Vite injects inline styles and opens a web socket. */
export const developmentPolicy = pagePolicy
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:")
/** Our own pages may show this one in a frame; other sites never. */
export const framedPolicy = (policy: string) =>
  policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
/** Of a script that is a worker and may run WebAssembly, which no page may. */
export const wasmWorkerPolicy =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"
const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** In lower case, since Fastify converts every other name on each response. */
function securityHeaders({ https }: { https: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'content-security-policy': apiPolicy,
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

function addHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Also where the headers of a success were set already, as before a file that then cannot be read.
    if (isOtherThanAsked(reply) || !reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', 'no-store')
    // Leads from a reported failure to its log lines.
    if (reply.statusCode >= 500) reply.header('X-Request-Id', request.id)
    done()
  })
}

/** Redirects too: nobody keeps what is not the thing itself. */
const isOtherThanAsked = ({ statusCode }: FastifyReply) => statusCode >= 300 && statusCode !== 304
