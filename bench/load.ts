// A small load generator: keeps a number of connections busy with requests and counts the answers.
import { connect, type Socket } from 'node:net'

export type Load = {
  url: string
  connections?: number
  seconds?: number
  /** How long each connection rests after an answer. */
  pauseMs?: number
  /** The bytes of the next request; the same GET each time unless told otherwise. */
  headers?: Record<string, string>
  next?: (host: string) => Buffer | string
}
export type Result = { perSecond: number; p50: number; p99: number; statuses: Record<string, number> }

const headEnd = Buffer.from('\r\n\r\n')

export async function load(options: Load): Promise<Result> {
  const { url, headers = {}, connections = 32, seconds = 1, pauseMs = 0 } = options
  const { hostname, port, pathname, search, host } = new URL(url)
  const same = requestOf('GET', pathname + search, { Host: host, ...headers })
  const next = options.next ?? (() => same)
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const started = performance.now()
  const ends = started + seconds * 1_000

  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(hostname, Number(port))
      const answers = createReader(socket)
      while (performance.now() < ends) {
        const request = next(host)
        const sent = performance.now()
        socket.write(request)
        const status = await answers.next()
        times.push(performance.now() - sent)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
      socket.destroy()
    }),
  )
  const took = (performance.now() - started) / 1_000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), statuses }
}

/** A load whose every answer must have this status: a server that refuses quickly is not quick. */
export async function loadWell(status: number, options: Load) {
  const result = await load(options)
  const got = Object.keys(result.statuses)
  if (got.length !== 1 || got[0] !== String(status))
    throw new Error(`${options.url} was to answer ${status}, but answered ${JSON.stringify(result.statuses)}`)
  return result
}

export function requestOf(method: string, path: string, headers: Record<string, string>) {
  const lines = Object.entries({ Connection: 'keep-alive', ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n`
}

function open(host: string, port: number) {
  return new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Reads one whole answer at a time and tells its status. Every server measured here sends a Content-Length. */
function createReader(socket: Socket) {
  let chunks: Buffer[] = []
  let missing = 0
  let status = ''
  let waiting: PromiseWithResolvers<string> | undefined
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) missing -= chunk.length
    else {
      chunks.push(chunk)
      const buffered = chunks.length === 1 ? chunk : Buffer.concat(chunks)
      const end = buffered.indexOf(headEnd)
      if (end < 0) return
      const head = buffered.toString('latin1', 0, end)
      status = head.slice(9, 12)
      const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
      missing = end + headEnd.length + length - buffered.length
      chunks = []
    }
    if (missing <= 0) waiting?.resolve(status)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the server closed the connection')))
  return {
    next() {
      waiting = Promise.withResolvers<string>()
      return waiting.promise
    },
  }
}
