// While there is more to do than can be done, a quick refusal serves everybody better than an endless wait.
import type { FastifyInstance } from 'fastify'
import { messages } from '#contract/messages.ts'
import { Failure } from './failure.ts'

const everyMs = 250
/** How much of the lag so far still counts at each look: one hitch is no overload. */
const memory = 0.7
const maxLagMs = 500
const retryAfterSeconds = 5

/** By how many milliseconds the event loop is behind, evened out over the last second or two. */
export type Lag = () => number

export function watchLag(): Lag {
  let lag = 0
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    lag = memory * lag + (1 - memory) * Math.max(0, now - last - everyMs)
    last = now
  }, everyMs).unref()
  return () => lag
}

/** With fewer than this under way it is not our own work that makes the machine slow, and waiting is better. */
const manyAtOnce = 50
/** The paths by which machines ask how the server is doing are always answered. */
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** Those who only wait to be refused are no work: `waiting` says how many they are. */
export function refuseWhenOverloaded(app: FastifyInstance, lag: Lag, waiting: () => number) {
  let underWay = 0
  app.addHook('onRequest', (request, reply, done) => {
    underWay++
    reply.raw.once('close', () => underWay--)
    const isTooMuch = underWay - waiting() > manyAtOnce && lag() > maxLagMs && !probes.has(request.url)
    done(isTooMuch ? new Failure('busy', messages.errors.busy, retryAfterSeconds) : undefined)
  })
}
