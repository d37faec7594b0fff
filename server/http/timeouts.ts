// Closes slow connections, and lets the server shut down while browsers keep theirs open.
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** An upload must bring `bytes` in each `everyMs`; any other body must be complete within `smallMs`. */
export type Pace = { bytes: number; everyMs: number; smallMs: number }
const usualPace: Pace = { bytes: 20_000, everyMs: 20_000, smallMs: 20_000 }

export function limitSlowBodies(app: FastifyInstance, pace = usualPace) {
  const receiving = new Map<IncomingMessage, { deadline: number; bytes: number }>()
  const isUpload = ({ headers }: IncomingMessage) => headers['content-type']?.startsWith('multipart/')

  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers
    if (length !== '0' || chunked) watch(raw)
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // A refusal may go out before the whole body is received.
    if (raw.complete) receiving.delete(raw)
    done()
  })

  function watch(raw: IncomingMessage) {
    const ms = isUpload(raw) ? pace.everyMs : pace.smallMs
    receiving.set(raw, { deadline: performance.now() + ms, bytes: raw.socket.bytesRead })
  }

  function check() {
    const now = performance.now()
    for (const [raw, { deadline, bytes }] of receiving) {
      if (raw.complete || raw.destroyed) receiving.delete(raw)
      else if (now < deadline) continue
      else if (isUpload(raw) && raw.socket.bytesRead - bytes >= pace.bytes) watch(raw)
      else raw.destroy()
    }
  }
  const timer = setInterval(check, Math.min(pace.everyMs, pace.smallMs) / 10).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** Node's own `closeIdleConnections` spares sockets that have not sent a complete request yet, and may never do. */
export function trackConnections(server: Server) {
  const requests = new Map<Socket, number>()
  let draining = false

  function count(socket: Socket, change: 1 | -1) {
    const pending = requests.get(socket)
    if (pending !== undefined) requests.set(socket, pending + change)
    if (draining) closeIfIdle(socket)
  }

  function closeIfIdle(socket: Socket) {
    if (requests.get(socket) === 0) socket.destroySoon()
  }

  server.on('connection', (socket) => {
    requests.set(socket, 0)
    socket.once('close', () => requests.delete(socket))
    if (draining) closeIfIdle(socket)
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })

  return {
    /** Closes each connection once it has no pending request, and all of them after `timeoutMs`. */
    drain(timeoutMs: number) {
      draining = true
      for (const socket of requests.keys()) closeIfIdle(socket)
      setTimeout(() => {
        for (const socket of requests.keys()) socket.destroy()
      }, timeoutMs).unref()
    },
  }
}
