// A small load generator: keeps a number of connections busy with one request and counts the answers.
import { connect, type Socket } from 'node:net'

export type Load = { url: string; headers?: Record<string, string>; connections?: number; seconds?: number }
export type Result = { perSecond: number; p50: number; p99: number; statuses: Record<string, number> }

const headEnd = Buffer.from('\r\n\r\n')

export async function load({ url, headers = {}, connections = 32, seconds = 3 }: Load): Promise<Result> {
  const { hostname, port, pathname, search, host } = new URL(url)
  const lines = Object.entries({ Host: host, Connection: 'keep-alive', ...headers })
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n`
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const started = performance.now()
  const ends = started + seconds * 1_000

  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(hostname, Number(port))
      const answers = createReader(socket)
      while (performance.now() < ends) {
        const sent = performance.now()
        socket.write(request)
        const status = await answers.next()
        times.push(performance.now() - sent)
        statuses[status] = (statuses[status] ?? 0) + 1
      }
      socket.destroy()
    }),
  )
  const took = (performance.now() - started) / 1_000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), statuses }
}

function open(host: string, port: number) {
  return new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Reads one whole answer at a time and tells its status. Every server measured here sends a Content-Length. */
function createReader(socket: Socket) {
  let buffered: Buffer = Buffer.alloc(0)
  let waiting: PromiseWithResolvers<string> | undefined
  socket.on('data', (chunk: Buffer) => {
    buffered = buffered.length === 0 ? chunk : Buffer.concat([buffered, chunk])
    const end = buffered.indexOf(headEnd)
    if (end < 0) return
    const head = buffered.toString('latin1', 0, end)
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0)
    if (buffered.length < end + headEnd.length + length) return
    buffered = buffered.subarray(end + headEnd.length + length)
    waiting?.resolve(head.slice(9, 12))
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
