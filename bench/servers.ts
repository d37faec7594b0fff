// Starts the server as `npm start` does, and bare ones to compare it with, each in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { root } from '../scripts/setup.mjs'
import { findQuietPort } from '../scripts/testing/ports.ts'

const cleanups: (() => unknown)[] = []
process.once('exit', () => {
  for (const cleanup of cleanups) cleanup()
})

/** The production server over a folder of its own, or over the one of DATA_DIR. */
export async function startServer(env: Record<string, string> = {}) {
  const port = await findQuietPort()
  const dataDir = env.DATA_DIR ?? newFolder()
  const production = { NODE_ENV: 'production', RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }
  const started = performance.now()
  const process = run(['server/main.ts'], { ...production, ...env, PORT: String(port), DATA_DIR: dataDir })
  const url = `http://127.0.0.1:${port}`
  await waitForAnswer(url, process)
  return { url, port, dataDir, process, readyAfterMs: performance.now() - started }
}

/** Bare Fastify that repeats what this address answers. */
export async function startBare(url: string, headers: Record<string, string>) {
  const port = String(await findQuietPort())
  const process = run(['bench/bare-server.ts', port, url, JSON.stringify(headers)], {})
  await waitForAnswer(`http://127.0.0.1:${port}`, process)
  return `http://127.0.0.1:${port}`
}

export async function waitForAnswer(url: string, child?: ChildProcess) {
  while (child?.exitCode == null) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await wait(10)
  }
  throw new Error('the server ended before it answered')
}

/** The cookie of the owner, whose account is made if need be. */
export async function signIn(url: string) {
  const body = JSON.stringify({ email: 'owner@example.com', password: 'a long enough secret' })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  await fetch(url + calls.signup.path, init)
  const answer = await fetch(url + calls.login.path, init)
  if (!answer.ok) throw new Error(`login failed: ${await answer.text()}`)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

export async function fetchFirst<T>(url: string, { path }: { path: string }) {
  const [first] = (await (await fetch(url + path)).json()) as T[]
  if (!first) throw new Error(`${path} is empty`)
  return first
}

export async function stop(child: ChildProcess) {
  if (child.exitCode === null && child.kill()) await once(child, 'exit')
}

export function onCleanUp(cleanup: () => unknown) {
  cleanups.push(cleanup)
}

/** Stops and removes all that a part has started and written. */
export async function cleanUp() {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function run(args: string[], env: Record<string, string>) {
  const cache = process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/compiled')
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: cache, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onCleanUp(() => stop(child))
  return child
}
