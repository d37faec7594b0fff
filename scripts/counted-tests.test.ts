import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { countBrowserTests } from './counted-tests.ts'

const reporter = join(import.meta.dirname, 'count-reporter.ts')
const start = "import { describe, test } from 'node:test'\n"

test('passed and failed tests are counted, in suites too', async (t) => {
  const code = `${start} describe('a suite', () => { test('fine', () => {}) }); test('bad', () => { throw 1 })`
  assert.deepEqual(await count(t, code), { passed: 1, failed: 1, leftOut: [] })
})

test('whatever is left out counts as failed', async (t) => {
  const code = `${start} test.skip('one'); test.todo('two'); test('three', (t) => t.skip('later'))
    describe.skip('four', () => { test('inside', () => {}) }); test('fine', () => {})`
  assert.deepEqual(await count(t, code), { passed: 1, failed: 4, leftOut: ['one', 'two', 'three', 'four'] })
})

test('a test file without a test, or one that cannot be loaded, counts as failed', async (t) => {
  assert.partialDeepStrictEqual(await count(t, 'export const nothing = 1'), { passed: 0, failed: 1 })
  assert.partialDeepStrictEqual(await count(t, "throw new Error('on purpose')"), { passed: 0, failed: 1 })
})

test('skipped and flaky browser tests, and errors around them, count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 }
  assert.deepEqual(countBrowserTests({ stats, errors: ['no server'] }, 1), { passed: 5, failed: 7 })
})

test('a browser run that ended badly has failed, even where no test has', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }
  assert.deepEqual(countBrowserTests({ stats, errors: [] }, 0), { passed: 5, failed: 0 })
  assert.deepEqual(countBrowserTests({ stats, errors: [] }, 1), { passed: 5, failed: 1 })
})

async function count(t: TestContext, code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'site-counted-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'a.test.mjs'), code)
  // Without this the inner run would take itself for a part of this one.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const args = ['--test', `--test-reporter=${reporter}`, 'a.test.mjs']
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (_error, stdout) => resolve(stdout))
  })
  return JSON.parse(printed)
}
