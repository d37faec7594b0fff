// The headers of every response, errors included. Only our own scripts and styles may run.
import type { FastifyInstance, FastifyReply } from 'fastify'

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
export function securityHeaders({ https }: { https: boolean }): Record<string, string> {
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

export function addHeaders(app: FastifyInstance, headers: Record<string, string>) {
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
