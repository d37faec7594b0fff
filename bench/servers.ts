// Starts the product, and bare servers that answer the same bytes, each in a process of its own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { calls } from '#contract/calls.ts'
import { publicPages } from '#contract/pages.ts'
import { server } from '../scripts/tasks.mjs'
import { findQuietPort } from '../scripts/testing/ports.ts'
import type { BareAnswer } from './bare-server.ts'

const started: ChildProcess[] = []
const folders: string[] = []
// Nothing is left running when somebody has waited long enough.
process.once('exit', () => {
  for (const child of started) child.kill()
})

export type Product = { url: string; dataDir: string; process: ChildProcess; readyAfterMs: number }

/** The production server over a fresh folder, or over one that is there already. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const port = await findQuietPort()
  const dataDir = env.DATA_DIR ?? newFolder()
  const begun = performance.now()
  const process = run(server, {
    NODE_ENV: 'production',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...env,
    PORT: String(port),
    DATA_DIR: dataDir,
  })
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/`, process)
  return { url, dataDir, process, readyAfterMs: performance.now() - begun }
}

let shared: Promise<Product> | undefined

/** One for all parts that leave it as they found it. */
export function sharedProduct() {
  shared ??= startProduct()
  return shared
}

export async function startBare(kind: 'fastify' | 'http', answer: BareAnswer) {
  const port = await findQuietPort()
  const file = join(newFolder(), 'answer.json')
  writeFileSync(file, JSON.stringify(answer))
  const url = `http://127.0.0.1:${port}`
  const process = run(['bench/bare-server.ts', kind, String(port), file], {})
  await answering(`${url}/`, process)
  return { url, process }
}

/** A bare server that writes applications into a copy of the product's own tables. */
export async function startBareApplying({ dataDir }: Product) {
  const port = await findQuietPort()
  const copy = join(newFolder(), 'bare.db')
  const database = new DatabaseSync(join(dataDir, 'site.db'))
  database.prepare('vacuum into ?').run(copy)
  database.close()
  const url = `http://127.0.0.1:${port}`
  const process = run([...server.slice(0, -1), 'bench/bare-applying.ts', String(port), copy], {})
  await answering(`${url}/`, process)
  return { url, process }
}

/** The bytes and headers with which the product answers, for a bare server to repeat. */
export async function recordAnswer(url: string, headers: Record<string, string>): Promise<BareAnswer> {
  const { request } = await import('node:http')
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(url, { headers }, resolve).once('error', reject).end()
  })
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const left = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])
  const kept = Object.entries(response.headers).filter(([name]) => !left.has(name))
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks).toString('base64'),
  }
}

/** The first address of this kind that the page above it links to. */
export async function addressOf(url: string, path: `/${string}/:slug`) {
  const parent = path.replace('/:slug', '')
  const page = await (await fetch(url + parent, { headers: { Accept: 'text/html' } })).text()
  const address = new RegExp(`href="(${parent}/[^"?]+)"`).exec(page)?.[1]
  if (!address) throw new Error(`${parent} links to nothing`)
  return address
}

export const addressOfProject = (url: string) => addressOf(url, publicPages.project.path)

/** The cookie of an owner, whose account is made if need be. */
export async function signIn(url: string) {
  const account = { email: 'owner@example.com', password: 'a long enough secret' }
  await post(url, calls.signup.path, account)
  const answer = await post(url, calls.login.path, account)
  if (!answer.ok) throw new Error(`login failed: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

export function post(url: string, path: string, body: object, cookie = '') {
  const headers = { 'Content-Type': 'application/json', ...(cookie && { Cookie: cookie }) }
  return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

export async function stop(process: ChildProcess) {
  if (process.exitCode === null && process.kill('SIGTERM')) await once(process, 'exit')
}

export async function stopAll() {
  await Promise.all(started.map(stop))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
  folders.push(folder)
  return folder
}

function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.push(child)
  return child
}

async function answering(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok || answer?.status === 304) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('the server ended before it answered')
}
