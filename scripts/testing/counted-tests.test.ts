import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type TestContext, test } from 'node:test'
import { root } from '../setup.mjs'
import { countBrowserTests, judge } from './counted-tests.ts'

const reporter = join(import.meta.dirname, 'count-reporter.ts')
const start = "import { describe, test } from 'node:test'\n"

const compiler = 'needs Linux and a C compiler: builds its own'
const mount = 'needs Linux and the right to mount: fills a disk'
const proc = 'needs Linux: has /proc'
const mixed = `${start} import { needsLinux } from ${JSON.stringify(join(import.meta.dirname, 'skipped-tests.ts'))}
  describe('a suite', () => { test('fine', () => {}) }); test('bad', () => { throw 1 })
  test.skip('skipped'); test.todo('to do'); test('late', (t) => t.skip('later'))
  describe.skip('no suite', () => { test('inside', () => {}) })
  test('Linux', needsLinux('has /proc'), () => {}); test('claim', { skip: '${proc}' }, () => {})
  test('compiler', { skip: '${compiler}' }, () => {}); test('mount', { skip: '${mount}' }, () => {})`
const never = ['skipped', 'to do', 'late', 'no suite']
const [noCompiler, noMount] = [`compiler (${compiler})`, `mount (${mount})`]

for (const { where, platform, programs, ...expected } of [
  {
    where: 'on Linux with all programs',
    ...{ platform: 'linux', programs: ['cc', 'unshare'] },
    ...{ passed: 2, failed: 8, leftOut: [...never, 'claim', 'compiler', 'mount'], skipped: [] },
  },
  {
    where: 'on Linux without a compiler and the right to mount',
    ...{ platform: 'linux', programs: [] },
    ...{ passed: 2, failed: 6, leftOut: [...never, 'claim'], skipped: [noCompiler, noMount] },
  },
  {
    where: 'elsewhere',
    ...{ platform: 'darwin', programs: ['cc', 'unshare'] },
    ...{ passed: 1, failed: 5, leftOut: never },
    skipped: [`Linux (${proc})`, `claim (${proc})`, noCompiler, noMount],
  },
])
  test(`${where}: what is left out counts as failed, unless it needs what is not there`, async (t) => {
    const commands = mkdtempSync(join(tmpdir(), 'site-counted-'))
    t.after(() => rmSync(commands, { recursive: true }))
    for (const name of programs) writeFileSync(join(commands, name), '#!/bin/sh\n', { mode: 0o755 })
    assert.partialDeepStrictEqual(await count(t, mixed, platform, commands), expected)
  })

test('a test file that cannot be loaded, or only in part, counts as failed', async (t) => {
  assert.partialDeepStrictEqual(await count(t, "throw new Error('on purpose')"), { passed: 0, failed: 1 })
  const code = `${start} test('one', () => {}); throw new Error('half way')`
  assert.partialDeepStrictEqual(await count(t, code), { passed: 1, failed: 1 })
})

test('what a test has left running does not keep the run from ending, and fails it', async (t) => {
  const endless = `test('one', () => { setInterval(() => {}, 1000) })`
  const { code, printed } = await run(t, `${start} ${endless}`, undefined, undefined, {
    TEST_LINGER_MS: '100',
  })
  assert.equal(code, 1)
  assert.match(printed, /something that it started has not: .*Timeout/)
})

test('a test file without a test, or a run that ended badly, counts as failed', () => {
  const counted = { passed: 3, failed: 0, skipped: [], leftOut: [], files: [join(root, 'a.test.ts')] }
  assert.deepEqual(judge(counted, ['a.test.ts'], 0), { passed: 3, failed: 0, skipped: 0 })
  assert.deepEqual(judge(counted, ['a.test.ts'], 1), { passed: 3, failed: 1, skipped: 0 })
  assert.deepEqual(judge(counted, ['a.test.ts', 'b.test.ts'], 0), { passed: 3, failed: 1, skipped: 0 })
})

test('skipped and flaky browser tests, and errors around them, count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
  assert.deepEqual(countBrowserTests({ stats, errors: ['no server'] }, 1), { passed: 5, failed: 7 })
})

async function count(...given: Parameters<typeof run>) {
  return JSON.parse((await run(...given)).printed.split('\n').at(-1) ?? '')
}

async function run(
  t: TestContext,
  code: string,
  platform = 'linux',
  path = process.env.PATH,
  settings: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-counted-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.test.mjs'), code)
  const claim = `data:text/javascript,Object.defineProperty(process, 'platform', { value: '${platform}' })`
  // Without this the inner run would take itself for a part of this one.
  const { NODE_TEST_CONTEXT: _, ...rest } = process.env
  const files = JSON.stringify([relative(root, join(folder, 'a.test.mjs'))])
  const env = { ...rest, PATH: path, TEST_FILES: files, ...settings }
  const args = ['--import', claim, `--test-reporter=${reporter}`, join(import.meta.dirname, 'load-tests.ts')]
  return new Promise<{ printed: string; code: unknown }>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, printed) =>
      resolve({ printed, code: error ? error.code : 0 }),
    )
  })
}
