// Nobody holds a connection for long without doing something with it.
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'

const headersMs = 10_000
const checkEveryMs = 2_000
/** Neither side has said anything for this long; the slowest work on an upload takes a fraction of it. */
const silenceMs = 600_000
const maxConnections = 2_000

const betweenRequestsMs = 72_000

/** A whole upload may take its time, so there is no limit for requests as such. */
export function createServerWithTimeouts(answer: RequestListener) {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: 0,
      keepAliveTimeout: betweenRequestsMs,
      connectionsCheckingInterval: checkEveryMs,
      // Looked at in request-target.ts: Node's own refusal has none of our headers.
      requireHostHeader: false,
    },
    answer,
  )
  server.setTimeout(silenceMs)
  server.maxConnections = maxConnections
  return server
}

/** An upload that brings less than `bytes` in `everyMs` is given up; any other body must be there within `smallMs`. */
export type Pace = { bytes: number; everyMs: number; smallMs: number }
const usualPace: Pace = { bytes: 20_000, everyMs: 20_000, smallMs: 20_000 }

export function giveUpSlowBodies(app: FastifyInstance, pace = usualPace) {
  /** Until when each must have come, or have gone on from `bytes`. */
  const receiving = new Map<IncomingMessage, { until: number; bytes: number }>()
  const isUpload = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/')

  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers
    if (length !== '0' || chunked) watch(raw)
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // A refusal goes out before all of the body has come.
    if (raw.complete) receiving.delete(raw)
    done()
  })

  function watch(raw: IncomingMessage) {
    const patienceMs = isUpload(raw) ? pace.everyMs : pace.smallMs
    receiving.set(raw, { until: performance.now() + patienceMs, bytes: raw.socket.bytesRead })
  }

  /** One look at all of them: a timer for each would cost more than reading most of them does. */
  function look() {
    const now = performance.now()
    for (const [raw, { until, bytes }] of receiving) {
      if (raw.complete || raw.destroyed) receiving.delete(raw)
      else if (now < until) continue
      else if (isUpload(raw) && raw.socket.bytesRead - bytes >= pace.bytes) watch(raw)
      else raw.destroy()
    }
  }
  const timer = setInterval(look, Math.min(pace.everyMs, pace.smallMs) / 10).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
