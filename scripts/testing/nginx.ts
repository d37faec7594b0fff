// Runs the machine's nginx with deploy/nginx.conf, for tests and for the bench.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '../setup.mjs'

/** The nginx of this machine, if it has one; Debian installs it where only root looks. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable)
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** deploy/nginx.conf on another port, without TLS, in front of these processes. */
export function siteOverHttp(port: number, processes: number[]) {
  const conf = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const servers = processes.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=2s;`)
  const [shared = '', , site = ''] = conf.split(/^(?=server \{)/m)
  return [
    shared.replace(/server 127\.0\.0\.1:3000 .*;/, servers.join('\n')),
    site
      .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
      .replace(/listen \[::\].*;/, '')
      .replace(/ssl_.*;/g, ''),
  ].join('\n')
}

/** All it writes, cache and logs included, stays in a folder that `stop` removes. */
export async function startNginx(nginx: string, sites: string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'))
  await mkdir(join(folder, 'temp'))
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
    events { worker_connections 512; }
    http { access_log off; sendfile on; tcp_nopush on;
    ${kinds.map((kind) => `${kind}_temp_path ${folder}/temp/${kind};`).join(' ')}
    ${sites.replace(/(?<=proxy_cache_path )\S+/, join(folder, 'cache')).replaceAll('/var/log/nginx', folder)} }`,
  )
  const args = ['-e', 'stderr', '-p', folder, '-c', file]
  const child = spawn(nginx, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const exit = once(child, 'exit')
  return {
    output: () => output,
    logs: () => ['site.log', 'error.log'].map((name) => readFileSync(join(folder, name), 'utf8')).join(''),
    async stop() {
      child.kill('SIGTERM')
      await exit
      await rm(folder, { recursive: true, force: true })
    },
  }
}
