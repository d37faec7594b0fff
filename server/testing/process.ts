// For tests only: the real server in a child process, and raw connections to it.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { atEnd } from './folder.ts'

const entry = join(import.meta.dirname, '../main.ts')
export const readyLine = /The site is ready/

const { PATH, NODE_COMPILE_CACHE } = process.env
/** Without the environment of the developer, except the compile cache, which halves the start time. */
export const bareEnv = NODE_COMPILE_CACHE ? { PATH, NODE_COMPILE_CACHE } : { PATH }

type Options = {
  /** For the server, such as --dev. */
  args?: string[]
  /** A module loaded before the server, to inject failures. */
  preload?: string
}

/** Killed when the test ends. */
export function start(t: TestContext, env: Record<string, string>, { args = [], preload }: Options = {}) {
  // What goes on in the background of a test that has failed.
  t.signal.throwIfAborted()
  const hooks = preload ? ['--import', preload] : []
  const process = spawn(globalThis.process.execPath, [...hooks, entry, ...args], {
    env: { ...bareEnv, NODE_ENV: 'production', DEMO_CONTENT: 'false', LOG_LEVEL: 'warn', ...env },
  })
  let output = ''
  const exit = new Promise<number | null>((resolve) => process.once('exit', resolve))
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      process.emit('printed')
    })
  }
  atEnd(t, async () => {
    if (process.exitCode === null) process.kill('SIGKILL')
    await exit
  })
  return {
    process,
    output: () => output,
    port: () => Number(/ready:.*:(\d+)/.exec(output)?.[1]),
    exitCode: () => exit,
    prints: (pattern: RegExp) =>
      printed(
        process,
        exit,
        () => pattern.test(output),
        () => output,
      ),
  }
}

async function printed(
  process: ChildProcess,
  exit: Promise<unknown>,
  isThere: () => boolean,
  output: () => string,
) {
  let ended = false
  exit.then(() => {
    ended = true
  })
  while (!isThere()) {
    if (ended) throw new Error(`the server ended: ${output()}`)
    await Promise.race([new Promise((resolve) => process.once('printed', resolve)), exit])
  }
}

export async function talk(t: TestContext, port: number, words: string) {
  const socket = connect(port, '127.0.0.1')
  atEnd(t, () => socket.destroy())
  let heard = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    heard += chunk
  })
  /** All that was heard until one side has ended the connection. */
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)))
  await once(socket, 'connect')
  socket.write(words)
  return {
    socket,
    closed,
    async says(pattern: RegExp) {
      while (!pattern.test(heard)) {
        if (socket.closed) throw new Error(`the server said only: ${heard}`)
        await Promise.race([once(socket, 'data'), closed])
      }
    },
  }
}

type App = { listen: (o: object) => Promise<string>; close: () => Promise<unknown> }

/** The port at which an app answers over real connections. */
export async function portOf(t: TestContext, app: App) {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(t, () => app.close())
  return Number(new URL(address).port)
}

export async function listening(t: TestContext, server: Server) {
  server.listen(0, '127.0.0.1')
  atEnd(t, () => server.close())
  await once(server, 'listening')
  return (server.address() as { port: number }).port
}

export async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Resolves to what one of the commands prints, however it ends. */
export function run(command: string, args: string[], env: Record<string, string>, killed?: AbortSignal) {
  const entry = join(import.meta.dirname, '../cli', `${command}.ts`)
  const options = { env: { ...bareEnv, ...env }, signal: killed, killSignal: 'SIGKILL' } as const
  return new Promise<string>((resolve) => {
    execFile(process.execPath, [entry, ...args], options, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}
