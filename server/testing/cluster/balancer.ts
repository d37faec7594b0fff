// A load balancer for tests: nginx with deploy/nginx.conf where this machine has it, else a small round-robin proxy
// that tries another process when one does not answer.
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'
import { findNginx, siteOverHttp, startNginx } from '../../../scripts/testing/nginx.ts'

export async function startBalancer(t: TestContext, port: number, processes: number[]) {
  const nginx = findNginx()
  if (nginx) {
    const { stop } = await startNginx(nginx, siteOverHttp(port, processes))
    return t.after(stop)
  }
  t.diagnostic('There is no nginx on this machine: a proxy of our own passes the requests on')
  await startProxy(t, port, processes)
}

async function startProxy(t: TestContext, port: number, processes: number[]) {
  let next = 0
  const server = createServer(async (asked, answer) => {
    next = (next + 1) % processes.length
    pass(asked, answer, await buffer(asked), [...processes.slice(next), ...processes.slice(0, next)])
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
}

/** Reads are retried on another process; writes only when they never reached one. */
function pass(asked: IncomingMessage, answer: ServerResponse, body: Buffer, processes: number[]) {
  const [port, ...others] = processes
  const { method, url: path } = asked
  const headers = { ...asked.headers, 'x-forwarded-for': '127.0.0.1' }
  const passed = request({ port, host: '127.0.0.1', method, path, headers }, (received) => {
    answer.writeHead(received.statusCode ?? 502, received.headers)
    received.pipe(answer)
    received.once('error', () => answer.destroy())
  })
  passed.once('error', (error: NodeJS.ErrnoException) => {
    if (answer.headersSent) return answer.destroy()
    const mayRepeat = method === 'GET' || method === 'HEAD' || error.code === 'ECONNREFUSED'
    if (mayRepeat && others.length > 0) return pass(asked, answer, body, others)
    return answer.writeHead(502).end()
  })
  passed.end(body)
}
