// A server stays behind when its starter ends without it, so here both are real processes.
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'

const processes = join(import.meta.dirname, 'processes.mjs')
const server = `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log(process.pid)`
const starter = `
  import { launch, watchForStop } from ${JSON.stringify(processes)}
  watchForStop()
  const server = launch(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' })
  process.exitCode = await server.ended
`
const deadline = 5000

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
  const end = Date.now() + deadline
  while (isRunning(serverId) && Date.now() < end) await sleep(50)
  assert.equal(isRunning(serverId), false)
})

async function startBoth(t: TestContext, command: string, args: string[]) {
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const child: ChildProcess = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (!child.stdout) throw new Error('no output')
  const [line] = await once(createInterface(child.stdout), 'line')
  const serverId = Number(line)
  t.after(() => isRunning(serverId) && process.kill(serverId, 'SIGKILL'))
  return { child, serverId }
}

function isRunning(id: number) {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
