// The headers of every answer, errors included. No script or style but our own files may run.
import type { FastifyInstance } from 'fastify'

export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
/** Vite puts styles into the page while one works on it. */
export const developmentPolicy = pagePolicy
  .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  .replace("connect-src 'self'", "connect-src 'self' ws:")
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

export function headersOf(options: { https: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': apiPolicy,
    ...(options.https && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  }
}

export function addHeaders(app: FastifyInstance, fixed: Record<string, string>) {
  // Without promises: these run for every answer, and what is in memory is sent in the same turn.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(fixed)
    done()
  })
  app.addHook('onSend', (request, reply, _payload, done) => {
    // What is not said to be cacheable is private.
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    // Leads from a failure that somebody reports to its lines in the log; elsewhere equal answers stay equal.
    if (reply.statusCode >= 500) reply.header('X-Request-Id', request.id)
    done()
  })
}
