// The real entry in a process of its own: what a person sees when it starts, and when it cannot.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'

const entry = join(import.meta.dirname, 'main.ts')
const readyLine = /The site is ready/

test('a start says where the site is, where its data lies and how to make the first admin', async (t) => {
  const dataDir = await folder(t)
  const port = await freePort()
  const server = start(t, { DATA_DIR: dataDir, PORT: String(port) })
  await server.prints(readyLine)
  assert.match(server.output(), new RegExp(`http://localhost:${port}`))
  assert.ok(server.output().includes(dataDir))
  assert.match(server.output(), /first admin.*\/admin\/signup/)
  assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends the server cleanly`, async (t) => {
    const server = start(t, { DATA_DIR: await folder(t), PORT: '0' })
    await server.prints(readyLine)
    server.process.kill(signal)
    assert.equal(await server.exitCode(), 0)
  })
}

test('a port in use stops the start with one sentence', async (t) => {
  const other = createServer().listen(0, '127.0.0.1')
  t.after(() => other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  await refuses(t, { PORT: String(port) }, new RegExp(`Port ${port} is in use`))
})

test('a wrong variable stops the start with a sentence that names it', async (t) => {
  await refuses(t, { PORT: 'eighty' }, /PORT must be a number/)
  await refuses(t, { DATABASE_URL: 'mysql://localhost/site' }, /DATABASE_URL must look like postgres:/)
})

test('a data folder that is a file stops the start with one sentence', async (t) => {
  const file = join(await folder(t), 'taken')
  await writeFile(file, '')
  await refuses(t, { DATA_DIR: file }, /data folder .* cannot be read and written/)
})

test('a second server on the same data folder refuses to start, and the first goes on', async (t) => {
  const DATA_DIR = await folder(t)
  const port = await freePort()
  const first = start(t, { DATA_DIR, PORT: String(port) })
  await first.prints(readyLine)
  await refuses(t, { DATA_DIR }, /Another server is running on the data folder/)
  assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200)
})

async function refuses(t: TestContext, env: Record<string, string>, sentence: RegExp) {
  const server = start(t, { DATA_DIR: await folder(t), PORT: '0', ...env })
  assert.equal(await server.exitCode(), 1)
  assert.match(server.output(), sentence)
  assert.doesNotMatch(server.output(), /\n\s+at /, 'no stack trace')
}

function start(t: TestContext, env: Record<string, string>) {
  const process = spawn(globalThis.process.execPath, [entry], {
    env: {
      PATH: globalThis.process.env.PATH,
      NODE_ENV: 'production',
      DEMO_CONTENT: 'false',
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  let output = ''
  const exit = new Promise<number | null>((resolve) => process.once('exit', resolve))
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
      process.emit('printed')
    })
  }
  t.after(async () => {
    if (process.exitCode === null) process.kill('SIGKILL')
    await exit
  })
  return {
    process,
    output: () => output,
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

async function folder(t: TestContext) {
  const path = await mkdtemp(join(tmpdir(), 'site-start-'))
  t.after(() => rm(path, { recursive: true, force: true }))
  return path
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
