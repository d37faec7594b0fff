// The log: JSON lines with routes instead of URLs, and nothing about people.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Nothing was changed, and security-log.ts counts them. */
const refused = new Set([429, 503])

/** At level trace the multipart plugin logs its options, which hold the cookie of the request. */
const busboyOptions = () => undefined

export const logOptions = (level: string) =>
  level === 'silent' ? false : { level, serializers: { err, busboyOptions } }

/** Databases put the values of a row into the details of their errors, so only these fields are logged. */
function err({ name, code, message, stack = '' }: Error & { code?: string }) {
  return { type: name, code, message, stack }
}

const isDebugging = new Set(['debug', 'trace'])

/** Logs each change; reads only with LOG_LEVEL=debug. */
export function logResponses(app: FastifyInstance) {
  app.addHook('onResponse', ({ log, method, routeOptions }, reply, done) => {
    const level = readingMethods.has(method) || refused.has(reply.statusCode) ? 'debug' : 'info'
    if (level === 'debug' && !isDebugging.has(log.level)) return done()
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    log[level](line)
    done()
  })
}

/** Ids for log lines and failures, unique across processes. A trusted proxy may have set one already. */
export function createRequestIds({ fromProxy }: { fromProxy: boolean }) {
  const prefix = randomBytes(5).toString('hex')
  let count = 0
  return ({ headers }: Pick<IncomingMessage, 'headers'>) => {
    const given = headers['x-request-id']
    if (fromProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given)) return given
    count += 1
    return `${prefix}-${count.toString(36)}`
  }
}
