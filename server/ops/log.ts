// The log: JSON lines with routes instead of addresses, and nothing about people.
import type { FastifyInstance } from 'fastify'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Nothing was changed, and refusal-log.ts tells of it. */
const refused = new Set([429, 503])

export const logOptions = (level: string) => (level === 'silent' ? false : { level, serializers: { err } })

/** Databases put the values of a row into the details of their errors, so only these leave. */
function err({ name, code, message, stack = '' }: Error & { code?: string }) {
  return { type: name, code, message, stack }
}

export const logsEachLook = (level: string) => level === 'debug' || level === 'trace'

/** Each change is told; each look only on request (LOG_LEVEL=debug). */
export function logAnswers(app: FastifyInstance) {
  app.addHook('onResponse', ({ log, method, routeOptions }, reply, done) => {
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    if (reading.has(method) || refused.has(reply.statusCode)) log.debug(line)
    else log.info(line)
    done()
  })
}
