// A small load generator: each connection sends its next request when the last one is answered.
import { connect } from 'node:net'

export type Load = {
  url: string
  connections?: number
  seconds?: number
  /** How long each connection rests after an answer. */
  pauseMs?: number
  headers?: Record<string, string>
  /** The bytes of the next request; the same GET each time unless given. */
  next?: (host: string) => Buffer | string
}
export type Result = { perSecond: number; p50: number; p99: number; statuses: Record<string, number> }

const headEnd = Buffer.from('\r\n\r\n')
const readBytes = 65_536

export async function load(options: Load): Promise<Result> {
  const { url, headers = {}, connections = 32, seconds = 1, pauseMs = 0 } = options
  const { hostname, port, pathname, search, host } = new URL(url)
  const same = requestOf('GET', pathname + search, { Host: host, ...headers })
  const next = options.next ?? (() => same)
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const started = performance.now()
  const ends = started + seconds * 1_000

  await Promise.all(Array.from({ length: connections }, () => new Promise<void>(keepBusy)))
  const took = (performance.now() - started) / 1_000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), statuses }

  /** A server that says so may close a connection after a response; then another one is opened. */
  function keepBusy(resolve: () => void, reject: (error: Error) => void) {
    let sent = 0
    let isFirst = true
    const buffer = Buffer.allocUnsafe(readBytes)
    const callback = createReader(buffer, (status, isLast) => {
      const now = performance.now()
      // Node accepts one connection in each turn of its event loop: the first answers tell how long that took.
      if (!isFirst) times.push(now - sent)
      isFirst = false
      statuses[status] = (statuses[status] ?? 0) + 1
      if (now < ends && !isLast) return pauseMs > 0 ? setTimeout(send, pauseMs) : send()
      socket.removeAllListeners('close').destroy()
      if (now < ends) keepBusy(resolve, reject)
      else resolve()
    })
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: { buffer, callback },
    })
    socket.once('connect', send)
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the server closed the connection')))

    function send() {
      const request = next(host)
      sent = performance.now()
      socket.write(request)
    }
  }
}

/** A load that fails unless every answer is a 200: a server that refuses quickly is not quick. */
export async function loadOk(options: Load) {
  const result = await load(options)
  if (Object.keys(result.statuses).join() !== '200')
    throw new Error(`${options.url} answered ${JSON.stringify(result.statuses)}`)
  return result
}

export function requestOf(method: string, path: string, headers: Record<string, string>) {
  const lines = Object.entries({ Connection: 'keep-alive', ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n`
}

/** Reports the status of each response once it is complete. Every server measured here sends a Content-Length. */
function createReader(buffer: Buffer, onResponse: (status: string, isLast: boolean) => void) {
  let head: Buffer | undefined
  let missing = 0
  let status = ''
  let isLast = false
  return (bytes: number) => {
    if (missing > 0) missing -= bytes
    else {
      const read = buffer.subarray(0, bytes)
      const known = head ? Buffer.concat([head, read]) : read
      const end = known.indexOf(headEnd)
      head = end < 0 ? Buffer.from(known) : undefined
      if (end < 0) return true
      const text = known.toString('latin1', 0, end)
      status = text.slice(9, 12)
      isLast = /^connection: *close/im.test(text)
      const length = Number(/^content-length: *(\d+)/im.exec(text)?.[1] ?? 0)
      missing = end + headEnd.length + length - known.length
    }
    if (missing <= 0) onResponse(status, isLast)
    return true
  }
}
