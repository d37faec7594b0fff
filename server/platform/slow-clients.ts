// Nobody holds a connection for long without doing something with it.
import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createServer } from './node-http.ts'

const headersMs = 10_000
const checkEveryMs = 2_000
/** Neither side has said anything for this long; the slowest work on an upload takes a fraction of it. */
const silenceMs = 600_000
const maxConnections = 2_000

const betweenRequestsMs = 72_000

/** A whole upload may take its time, so there is no limit for requests as such. */
export function createPatientServer(answer: RequestListener) {
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
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked, 'content-type': type } = raw.headers
    if (length === '0' && !chunked) return done()
    const { socket } = raw
    const giveUp = () => raw.destroy()
    let before = socket.bytesRead
    const check = () => {
      if (socket.bytesRead - before < pace.bytes) giveUp()
      before = socket.bytesRead
    }
    const timer = type?.startsWith('multipart/')
      ? setInterval(check, pace.everyMs)
      : setTimeout(giveUp, pace.smallMs)
    timer.unref()
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    raw.once('close', stop)
    done()
  })
}
