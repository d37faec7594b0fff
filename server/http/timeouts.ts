// Closes slow connections, and lets the server shut down while browsers keep theirs open.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { maxCvBytes, maxFormBytes } from '#contract/limits.ts'

/**
 * An upload must bring `bytes` in each `everyMs`, and end in the time that its length takes at this pace. Any other body
 * must end within `smallMs`, and what is still to come after a refusal within `lingerMs`.
 */
type Pace = { bytes: number; everyMs: number; smallMs: number; lingerMs: number }
/**
 * 3 kB/s, in each minute. In practice a 2G phone sends 10 to 20 kB/s over EDGE and 4 to 5 kB/s over GPRS, so even there it
 * may lose a third of every minute; a CV of 5 MB has half an hour.
 */
const usualPace: Pace = { bytes: 180_000, everyMs: 60_000, smallMs: 20_000, lingerMs: 300_000 }
/** The assumed length of a chunked body; browsers always send the real one. */
const assumedBytes = maxCvBytes + maxFormBytes
/** How much of a refused body is read and dropped, so that its sender gets to read the refusal. */
const maxDroppedBytes = 100_000_000

export function limitSlowBodies(app: FastifyInstance, pace = usualPace) {
  const receiving = new Map<IncomingMessage, { endsAt: number; checkAt: number; bytes: number }>()

  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': chunked } = raw.headers
    if (length !== '0' || chunked) watch(raw, chunked ? assumedBytes : Number(length))
    done()
  })
  app.addHook('onSend', ({ raw }, reply, _payload, done) => {
    const body = receiving.get(raw)
    if (body && !raw.complete) {
      body.endsAt = Math.min(body.endsAt, performance.now() + pace.lingerMs)
      dropRest(raw, reply)
    }
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.complete) receiving.delete(raw)
    done()
  })

  function watch(raw: IncomingMessage, length: number) {
    const isUpload = raw.headers['content-type']?.startsWith('multipart/')
    const now = performance.now()
    const checkAt = now + (isUpload ? pace.everyMs : pace.smallMs)
    const endsAt = isUpload ? checkAt + (length / pace.bytes) * pace.everyMs : checkAt
    receiving.set(raw, { endsAt, checkAt, bytes: raw.socket.bytesRead })
  }

  function check() {
    const now = performance.now()
    for (const [raw, body] of receiving) {
      const { bytesRead } = raw.socket
      if (raw.complete || raw.destroyed) receiving.delete(raw)
      else if (now >= body.endsAt) raw.destroy()
      else if (now < body.checkAt) continue
      else if (bytesRead - body.bytes < pace.bytes) raw.destroy()
      else receiving.set(raw, { ...body, checkAt: now + pace.everyMs, bytes: bytesRead })
    }
  }
  const timer = setInterval(check, Math.min(pace.everyMs, pace.smallMs) / 10).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/**
 * Many senders read only after they have sent the whole body. A socket closed before that is reset, and they lose the
 * refusal; so it is closed after the body, if it has to be.
 */
function dropRest(raw: IncomingMessage, reply: FastifyReply) {
  const response = reply.raw
  const isLast = !response.shouldKeepAlive
  response.shouldKeepAlive = true
  reply.removeHeader('connection')
  response.removeHeader('connection')

  let left = maxDroppedBytes
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.resume()

  const close = () => {
    if (raw.complete && response.writableFinished) raw.socket.destroySoon()
  }
  if (!isLast) return
  raw.once('end', close)
  response.once('finish', close)
}

/**
 * With more than `most` connections, the one that has been idle longest is closed; the newest, if all others have a
 * pending request. Node's own `maxConnections` would turn new ones away, and its `closeIdleConnections` would leave open
 * those that have not sent a complete request yet.
 */
export function trackConnections(most: number) {
  const requests = new Map<Socket, number>()
  /** The one that has been idle longest comes first. */
  const idle = new Set<Socket>()
  let draining = false

  function markIdle(socket: Socket) {
    idle.add(socket)
    if (draining) socket.destroySoon()
  }

  function remove(socket: Socket) {
    requests.delete(socket)
    idle.delete(socket)
  }

  function add(socket: Socket) {
    requests.set(socket, 0)
    socket.once('close', () => remove(socket))
    markIdle(socket)
    const [oldest] = requests.size > most ? idle : []
    if (!oldest) return
    remove(oldest)
    oldest.destroy()
  }

  function markBusy({ socket }: IncomingMessage, response: ServerResponse) {
    idle.delete(socket)
    requests.set(socket, (requests.get(socket) ?? 0) + 1)
    response.once('close', () => {
      const pending = requests.get(socket)
      if (pending === undefined) return
      requests.set(socket, pending - 1)
      if (pending === 1) markIdle(socket)
    })
  }

  return {
    track: (server: Server) => server.on('connection', add).on('request', markBusy),
    /** Closes each connection once it has no pending request, and all of them after `timeoutMs`. */
    drain(timeoutMs: number) {
      draining = true
      for (const socket of idle) socket.destroySoon()
      setTimeout(() => {
        for (const socket of requests.keys()) socket.destroy()
      }, timeoutMs).unref()
    },
  }
}
