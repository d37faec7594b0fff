// For tests only: a load balancer. The nginx of deploy/ where this machine has one, else a small stand-in that
// distributes requests and tries another process when one does not answer.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { TestContext } from 'node:test'
import { findNginx } from '../../scripts/testing/nginx.ts'

const example = join(import.meta.dirname, '../../deploy/nginx.conf')

export async function startBalancer(t: TestContext, port: number, processes: number[]) {
  const nginx = findNginx()
  if (nginx) return startNginx(t, nginx, plainHttp(readFileSync(example, 'utf8'), port, processes))
  t.diagnostic('There is no nginx on this machine: a stand-in of our own passes the requests on')
  return startStandIn(t, port, processes)
}

/** The example as it is, but on another port, without TLS and with more processes behind it. */
function plainHttp(conf: string, port: number, processes: number[]) {
  const servers = processes.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`)
  const [upstream = '', , site = ''] = conf.split(/^(?=server \{)/m)
  return [
    upstream.replace(/server 127\.0\.0\.1:3000 .*;/, servers.join('\n')),
    site
      .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
      .replace(/listen \[::\].*;/, '')
      .replace(/ssl_.*;/g, ''),
  ].join('\n')
}

/** Runs nginx with this as its sites until the test ends; all it writes stays in a folder of its own. */
export async function startNginx(t: TestContext, nginx: string, sites: string) {
  const { folder, args } = await prepareNginx(t, sites)
  const child = spawn(nginx, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const exit = once(child, 'exit')
  t.after(async () => {
    child.kill('SIGTERM')
    await exit
  })
  return { said: () => said }
}

async function prepareNginx(t: TestContext, sites: string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  await mkdir(join(folder, 'temp'))
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
    events { worker_connections 512; }
    http { access_log off; ${kinds.map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`).join(' ')}
    ${sites} }`,
  )
  return { folder, args: ['-e', 'stderr', '-p', folder, '-c', file] }
}

async function startStandIn(t: TestContext, port: number, processes: number[]) {
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
  return { said: () => '' }
}

/** Retries reads in another process; writes only when they never arrived. */
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
