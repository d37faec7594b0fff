// A server stays behind when its starter ends without it, so here both are real processes.
import assert from 'node:assert/strict'
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type TestContext, test } from 'node:test'
import { killTree, launch } from './processes.mjs'
import { hasEnded, isRunning } from './testing/has-ended.ts'
import { needsLinux } from './testing/skipped-tests.ts'

const processes = join(import.meta.dirname, 'processes.mjs')
const server = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log(process.pid)`
const starter = `
  import { launch, watchForStop } from ${JSON.stringify(processes)}
  watchForStop()
  const server = launch(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' })
  process.exitCode = await server.ended
`

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} to the starter ends its server, cleanly`, async (t) => {
    const { child, serverId } = await startBoth(t, process.execPath, ['--input-type=module', '-e', starter])
    child.kill(signal)
    assert.deepEqual(await once(child, 'exit'), [0, null])
    assert.equal(isRunning(serverId), false)
  })
}

test('a starter whose npm was killed ends its server', async (t) => {
  // The shell stands for npm; the second command keeps it from becoming the starter itself.
  const command = '"$0" --input-type=module -e "$1"; true'
  const { child, serverId } = await startBoth(t, 'sh', ['-c', command, process.execPath, starter])
  child.kill('SIGKILL')
  assert.ok(await hasEnded(serverId))
})

test('what a command has left running ends with it', needsLinux('has process groups'), async (t) => {
  const { child, ended } = launchCommand(t, `${endless} console.log(start(false)); process.exitCode = 3`)
  const [left = 0] = await startedBy(child)
  assert.equal(await ended, 3)
  assert.ok(await hasEnded(left))
})

test('a command that is killed takes along what it has started', needsLinux('has /proc'), async (t) => {
  const { child, ended } = launchCommand(t, `${endless} console.log(start(false), start(true))`)
  const started = await startedBy(child)
  killTree(child)
  assert.equal(await ended, 137)
  for (const id of started) assert.ok(await hasEnded(id))
})

test(
  'a request to stop reaches what a command has started in other groups',
  needsLinux('has /proc'),
  async (t) => {
    const code = `${endless} console.log(start(true))`
    const stopped = starter
      .replace(JSON.stringify(server), JSON.stringify(code))
      .replace('{ stdio', '{ detached: true, stdio')
    const { child, serverId } = await startBoth(t, process.execPath, ['--input-type=module', '-e', stopped])
    child.kill('SIGTERM')
    assert.ok(await hasEnded(serverId))
  },
)

/** Starts a process that would run for ever and holds the output open, if so asked in a group of its own. */
const endless = `
  const start = (detached) => {
    const args = ['-e', 'setInterval(() => {}, 1000)']
    const child = require('node:child_process').spawn(process.execPath, args, { detached, stdio: 'inherit' })
    if (!detached) child.unref()
    return child.pid
  };`

function launchCommand(t: TestContext, code: string) {
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit']
  const launched = launch(process.execPath, ['-e', code], { detached: true, stdio })
  t.after(() => killTree(launched.child))
  return launched
}

async function startedBy({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('no output')
  const [line] = await once(createInterface(stdout), 'line')
  return String(line).split(' ').map(Number)
}

async function startBoth(t: TestContext, command: string, args: string[]) {
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('no output')
  const [line] = await once(createInterface(child.stdout), 'line')
  const serverId = Number(line)
  t.after(() => isRunning(serverId) && process.kill(serverId, 'SIGKILL'))
  return { child, serverId }
}
