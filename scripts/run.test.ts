import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

const entry = join(import.meta.dirname, 'run.mjs')

test('a Node too old to start with is told what to install, in one sentence', () => {
  const old =
    "data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })"
  const args = ['--import', old, entry, 'start']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr, /^Please install Node 24 .*18\.20\.8.*\.\n$/)
  assert.equal(stdout, '')
})

test('an unknown task names the known ones', () => {
  const { status, stderr } = spawnSync(process.execPath, [entry, 'strat'], { encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr, /There is no task 'strat'; there are start, dev, /)
})
