// A run that would never end: a test waits for ever and has started processes, one of them in a group of its own.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { type TestContext, test } from 'node:test'
import { killTree } from '../processes.mjs'
import { root } from '../setup.mjs'
import { hasEnded, isRunning } from './has-ended.ts'
import { needsLinux } from './skipped-tests.ts'

const onLinux = needsLinux('finds the processes through /proc')
/** Enough to start the test on a busy machine. */
const limitMs = 10_000
const never = 600_000

test('a run over its limit says what still runs, kills it, and fails', onLinux, async (t) => {
  const { code, printed, started } = await runEndlessStep(t, { runMs: limitMs, stepMs: never })
  assert.match(printed, /^Stopped after .* minutes\. Still running: Endless$/m)
  assert.match(printed, /Begun last: .*endless\.test\.mjs: waits for ever$/m)
  assert.doesNotMatch(printed, /Next step/)
  assert.match(printed, /^0 passed, 1 failed$/m)
  assert.equal(code, 1)
  for (const id of started) assert.ok(await hasEnded(id))
})

test('a step over its limit is killed and named, and the others run', onLinux, async (t) => {
  const { code, printed, started } = await runEndlessStep(t, { runMs: never, stepMs: limitMs })
  assert.match(printed, /^Killed after .* minutes: /m)
  assert.match(printed, /Begun last: .*endless\.test\.mjs: waits for ever$/m)
  assert.match(printed, /^1 passed, 1 failed$/m)
  assert.equal(code, 1)
  for (const id of started) assert.ok(await hasEnded(id))
})

async function runEndlessStep(t: TestContext, { runMs, stepMs }: { runMs: number; stepMs: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'site-steps-'))
  const [file, ids] = [join(folder, 'endless.test.mjs'), join(folder, 'ids')]
  writeFileSync(
    file,
    `import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    import { test } from 'node:test'
    test('waits for ever', async () => {
      const args = ['-e', 'setInterval(() => {}, 1000)']
      const start = (detached) => spawn(process.execPath, args, { detached, stdio: 'inherit' }).pid
      writeFileSync(${JSON.stringify(ids)}, JSON.stringify([process.pid, start(false), start(true)]))
      await new Promise(() => {})
    })`,
  )
  const run = `
    import { runNodeTests } from ${JSON.stringify(join(import.meta.dirname, 'counted-tests.ts'))}
    import { createRun } from ${JSON.stringify(join(import.meta.dirname, 'steps.ts'))}
    const { runInOrder, end } = createRun({ limitMs: ${runMs} })
    const endless = () => runNodeTests([${JSON.stringify(relative(root, file))}], { limitMs: ${stepMs} })
    await runInOrder(
      { name: 'Endless', run: endless },
      { name: 'Next step', run: async () => ({ passed: 1, failed: 0 }) },
    )
    process.exit(end())`
  // Without this the inner run would take itself for a part of this one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const child = spawn(process.execPath, ['--input-type=module', '-e', run], { env, cwd: root })
  const readIds = (): number[] => JSON.parse(readFileSync(ids, 'utf8'))
  t.after(() => {
    killTree(child)
    for (const id of readIds()) if (isRunning(id)) process.kill(id, 'SIGKILL')
    rmSync(folder, { recursive: true })
  })
  const exit = new Promise((resolve) => child.once('exit', resolve))
  const printed = (await Promise.all([text(child.stdout), text(child.stderr)])).join('')
  return { code: await exit, printed, started: readIds() }
}
