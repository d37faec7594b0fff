// For tests only: several processes of the real server with one PostgreSQL and one bucket, behind a load balancer.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { startCaddy } from '../../../scripts/testing/caddy.ts'
import { findQuietPort } from '../../../scripts/testing/ports.ts'
import { startPostgres } from '../../../scripts/testing/postgres.ts'
import { newFolder } from '../folder.ts'
import { startMailServer } from '../mail-server.ts'
import { bareEnv } from '../process.ts'
import { until } from '../until.ts'
import { openBucket } from './bucket.ts'

const entry = join(import.meta.dirname, '../../main.ts')

type Options = { processes: number; env?: Record<string, string> }

export async function startCluster(t: TestContext, { processes: count, env: given }: Options) {
  const folder = await newFolder(t)
  const postgres = await startPostgres({ durable: true })
  t.after(postgres.stop)
  const bucket = await openBucket(t, folder)
  const storageUrl = bucket.url
  const mails = await startMailServer(t)
  const port = await findQuietPort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PUBLIC_URL: origin,
    DATABASE_URL: postgres.url,
    STORAGE_URL: storageUrl,
    SMTP_URL: mails.url,
    DEMO_CONTENT: 'off',
    TRUST_PROXY: 'on',
    LOG_LEVEL: 'error',
    ...given,
  }
  const ports: number[] = []
  while (ports.length < count) ports.push(await findQuietPort())
  const processes = ports.map((own, i) =>
    // A folder each, as on separate machines.
    createProcess(t, own, { ...env, DATA_DIR: join(folder, `process-${i}`) }),
  )
  await Promise.all(processes.map((one) => one.start()))
  const { stop } = await startCaddy({ port, processes: ports })
  t.after(stop)
  await until(t, async () => (await statusOf(`${origin}/readyz`)) === 200)
  return { origin, processes, postgres, bucket, mails, storageUrl, dataDir: folder }
}

function createProcess(t: TestContext, port: number, env: Record<string, string>) {
  const origin = `http://127.0.0.1:${port}`
  let server: ReturnType<typeof launch> | undefined
  t.after(() => kill())

  function launch() {
    const child = spawn(process.execPath, [entry], {
      env: { ...bareEnv, NODE_ENV: 'production', PORT: String(port), ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      said += text
    })
    return { child, exit: once(child, 'exit'), said: () => said }
  }

  async function start() {
    t.signal.throwIfAborted()
    const started = launch()
    server = started
    await until(t, async () => {
      assert.equal(started.child.exitCode, null, `the server ended by itself: ${started.said()}`)
      return (await statusOf(`${origin}/readyz`)) === 200
    })
  }

  async function kill() {
    server?.child.kill('SIGKILL')
    await server?.exit
  }

  async function stop() {
    server?.child.kill('SIGTERM')
    return server?.exit
  }

  return { origin, start, kill, stop }
}

export async function statusOf(url: string, init?: RequestInit) {
  const answer = await fetch(url, init).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status
}
