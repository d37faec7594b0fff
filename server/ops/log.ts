// The log: JSON lines with routes instead of URLs, and nothing about people.
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minuteMs } from '../db/clock.ts'

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Nothing was changed, and it is counted below. */
const refused = new Set([429, 503])

/** At level trace the multipart plugin logs its options, which hold the cookie of the request. */
const busboyOptions = () => undefined

export const logOptions = (level: string) =>
  level === 'silent'
    ? false
    : { level, serializers: { err, busboyOptions }, hooks: { logMethod: countErrors() } }

type LoggedError = Error & { code?: string }

/** Databases put the values of a row into the details of their errors, so only these fields are logged. */
function err({ name, code, message, stack = '' }: LoggedError) {
  return { type: name, code, message: hideFiles(message), stack: hideFiles(stack) }
}

/** The system names in its errors the files that people have sent, or that hold what was written to them. */
const hideFiles = (text: string) => text.replace(/(\/(uploads|incoming|outbox)\/)[^'"\n]+/g, '$1…')

/** Of the same errors within a minute, as an outage causes thousands, only the first is logged, and then their number. */
function countErrors() {
  const further = new Map<string, number>()
  return function logMethod(this: unknown, args: unknown[], method: (...args: never[]) => void) {
    const write = (...line: unknown[]) => method.apply(this, line as never[])
    const [{ err } = {}, what] = args as [{ err?: LoggedError }?, string?]
    if (!(err instanceof Error)) return write(...args)
    const { name: type, code, stack = '' } = err
    const kind = [what, type, code, /^ +at .*/m.exec(stack)].join(' ')
    const count = further.get(kind)
    further.set(kind, (count ?? -1) + 1)
    if (count !== undefined) return
    write(...args)
    setTimeout(() => {
      const more = further.get(kind)
      further.delete(kind)
      if (more) write({ type, code, further: more }, what)
    }, minuteMs).unref()
  }
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

// Logs refusals that may be an attack: the first ones of a minute one by one, the rest as a number, so that a flood
// does not fill the disk.

const maxLines = 10

type Count = { event: string; route: string | undefined; seen: number }
const counts = new WeakMap<FastifyInstance, Map<string, Count>>()

export function logRefusal({ server, log, routeOptions }: FastifyRequest, event: string) {
  const route = routeOptions.url
  const minute = counts.get(server) ?? startMinute(server)
  const count = minute.get(`${event} ${route}`) ?? { event, route, seen: 0 }
  minute.set(`${event} ${route}`, count)
  count.seen += 1
  if (count.seen <= maxLines) log.warn({ event, route })
}

function startMinute(server: FastifyInstance) {
  const minute = new Map<string, Count>()
  counts.set(server, minute)
  setTimeout(() => logFurtherRefusals(server), minuteMs).unref()
  return minute
}

/** At the end of the minute, and when the server closes. */
export function logFurtherRefusals(server: FastifyInstance) {
  for (const { event, route, seen } of counts.get(server)?.values() ?? [])
    if (seen > maxLines) server.log.warn({ event, route, further: seen - maxLines })
  counts.delete(server)
}
