// Refuses requests while the server is overloaded: a quick 503 is better than an endless wait.
import type { FastifyInstance } from 'fastify'
import { requestMessages } from '#contract/messages.ts'
import { Failure } from '../http/errors.ts'
import { StoreError } from '../storage/files.ts'

const sampleEveryMs = 250
/** Weight of the previous average, so that a single pause does not count as overload. */
const smoothing = 0.7
const maxDelayMs = 500
const retryAfterSeconds = 5
/** Below this number the machine is slow for another reason, and refusing would not help. */
const minPending = 50
/** Monitoring always gets an answer. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** The event loop delay in milliseconds, averaged over the last one or two seconds. */
export type LoopDelay = () => number

export function measureLoopDelay(): LoopDelay {
  let delay = 0
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    delay = smoothing * delay + (1 - smoothing) * Math.max(0, now - last - sampleEveryMs)
    last = now
  }, sampleEveryMs).unref()
  return () => delay
}

export function rejectWhenOverloaded(app: FastifyInstance, loopDelay: LoopDelay) {
  let pending = 0
  app.addHook('onRequest', (request, reply, done) => {
    pending++
    reply.raw.once('close', () => pending--)
    const isOverloaded = pending > minPending && loopDelay() > maxDelayMs
    const isRefused = isOverloaded && !probes.has(request.url)
    done(isRefused ? new Failure('busy', requestMessages.busy, retryAfterSeconds) : undefined)
  })
}

/** Whether the database or the file store is away: a retry may succeed. */
export const isUnreachable = (error: Error & { code?: unknown }) =>
  error instanceof StoreError ||
  (typeof error.code === 'string' && lostConnection.test(error.code)) ||
  lostConnectionMessage.test(error.message)

/** Network errors, and those of PostgreSQL: connection lost, too many connections, shutdown, start-up, timeouts. */
const lostConnection =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|E(HOST|NET)UNREACH|08\w{3}|53300|57P0[1-3]|57014|55P03|25P03)$/
/** The PostgreSQL driver throws these without a code. */
const lostConnectionMessage =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect)/
