// The Fastify instance, and Node's HTTP server with its timeouts.
import { createServer as createNodeServer, type RequestListener } from 'node:http'
import Fastify, { LogController } from 'fastify'
import { maxJsonBytes } from '#contract/limits.ts'
import { createRequestIds, logOptions } from '../ops/log.ts'
import { createErrorHandler, handleClientError, handleUrlError, type RenderError } from './errors.ts'
import { addHeaders, securityHeaders } from './headers.ts'
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
