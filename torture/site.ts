// Starts the real server, with the client of the tests.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { bareEnv, freePort } from '../server/testing/process.ts'
import { visit } from '../server/testing/site.ts'

const entry = join(import.meta.dirname, '../server/main.ts')
/** On a busy machine. */
const startMs = 60_000
const running: { child: ChildProcess; dataDir?: string }[] = []

export async function startSite(env: Record<string, string> = {}) {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'site-torture-'))
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [entry], {
    env: {
      ...bareEnv,
      ...{ NODE_ENV: 'production', DEMO_CONTENT: 'false', RATE_LIMIT: 'off', LOG_LEVEL: 'silent' },
      ...{ ...env, DATA_DIR: dataDir, PORT: String(port) },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push({ child, dataDir })
  const site = visit(port)
  const signal = AbortSignal.timeout(startMs)
  while (
    !(await site.ask('/healthz').then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the server ended')
    await wait(20, undefined, { signal })
  }
  return { ...site, child, dataDir, readyAfterMs: performance.now() - begun }
}

/** In a child process, so that only the server is measured. They print when they end or are stopped, and `stopAll` ends them. */
export function startAttackers(file: string, ...args: string[]) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push({ child })
  const said = text(child.stdout)
  return {
    said,
    stop() {
      child.kill('SIGTERM')
      return said
    },
  }
}

export async function stopAll() {
  for (const { child, dataDir } of running.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    if (dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}
