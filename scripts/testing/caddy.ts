// Runs Debian's Caddy with deploy/Caddyfile, for tests and for the bench.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../setup.mjs'
import { findProgram, installPackages } from './apt.ts'
import { findQuietPort } from './ports.ts'

export async function findCaddy() {
  const found = findProgram('caddy') ?? ((await installPackages('caddy')) ? findProgram('caddy') : undefined)
  if (!found) throw new Error('There is no Caddy here, and none can be installed.')
  return found
}

type Options = {
  /** Where it listens, without TLS unless `tls` names certificate and key. */
  port: number
  processes: number[]
  tls?: string
  /** Where it answers plain http with a redirect. */
  httpPort?: number
  /** How long a request waits for a site that is away, in place of what the file says. */
  waits?: string
}

/** All it writes stays in a folder that `stop` removes. */
export async function startCaddy({ port, processes, tls, httpPort, waits }: Options) {
  const caddy = await findCaddy()
  const folder = await mkdtemp(join(tmpdir(), 'site-caddy-'))
  const ports = [tls ? `https_port ${port}` : '', `http_port ${httpPort ?? (await findQuietPort())}`]
  const options = ['admin off', 'default_bind 127.0.0.1', ...ports].join('\n')
  const file = join(folder, 'Caddyfile')
  const conf = readFileSync(join(root, 'deploy/Caddyfile'), 'utf8')
  const changed = conf
    .replace(/^\{$/m, `{\n${options}`)
    .replace(/^\tlog$/m, tls ? `$&\n\ttls ${tls}` : '$&')
    .replace(/(?<=lb_try_duration )\S+/, waits ?? '$&')
  await writeFile(file, changed)
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    DOMAIN: tls ? undefined : `http://127.0.0.1:${port}`,
    UPSTREAM: processes.map((one) => `127.0.0.1:${one}`).join(' '),
  }
  const child = spawn(caddy, ['run', '--config', file, '--adapter', 'caddyfile'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log += text
  })
  const exit = once(child, 'exit')
  while (!log.includes('serving initial configuration')) {
    if (child.exitCode !== null) throw new Error(`Caddy ended: ${log}`)
    await wait(20)
  }
  return {
    log: () => log,
    async stop() {
      child.kill('SIGKILL')
      await exit
      await rm(folder, { recursive: true, force: true })
    },
  }
}
