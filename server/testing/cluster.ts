// For tests only: several processes of the real server with one PostgreSQL and one bucket, behind a load balancer.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { findQuietPort } from '../../scripts/testing/ports.ts'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { startBalancer } from './balancer.ts'
import { startBucket } from './bucket.ts'
import { bareEnv } from './process.ts'

const entry = join(import.meta.dirname, '../main.ts')

export async function startCluster(t: TestContext, { processes: count }: { processes: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'site-cluster-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const until = createUntil(t)
  const postgres = await startPostgres({ durable: true })
  t.after(postgres.stop)
  const storageUrl = await startBucket(t, folder)
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
  }
  const ports: number[] = []
  while (ports.length < count) ports.push(await findQuietPort())
  const processes = ports.map((own, i) =>
    // A folder each, as on separate machines.
    createProcess(t, own, { ...env, DATA_DIR: join(folder, `process-${i}`) }),
  )
  await Promise.all(processes.map((one) => one.start()))
  await startBalancer(t, port, ports)
  await until(async () => (await statusOf(`${origin}/readyz`)) === 200)
  return { origin, processes, postgres, mails, storageUrl, dataDir: folder, until }
}

function createProcess(t: TestContext, port: number, env: Record<string, string>) {
  const origin = `http://127.0.0.1:${port}`
  const until = createUntil(t)
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
    const started = launch()
    server = started
    await until(async () => {
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

/** Polls without a limit of its own; the timeout of the test ends it. */
const createUntil = (t: TestContext) => async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await wait(50, undefined, { signal: t.signal })
}

export async function statusOf(url: string, init?: RequestInit) {
  const answer = await fetch(url, init).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status
}

async function startMailServer(t: TestContext) {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  t.after(() => new Promise<void>((resolve) => server.close(resolve)))
  const { port } = server.server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, received }
}
