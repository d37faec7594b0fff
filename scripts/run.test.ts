import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
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

test('every command that a document, a message or the service names is one that npm knows', () => {
  const files = globSync('{README.md,docs/**/*.md,{deploy,scripts,server,contract}/**/*}', {
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules',
  })
  const texts = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  const named = texts.flatMap((text) => [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name))
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  assert.ok(named.includes('upgrade'))
  assert.deepEqual(
    [...new Set(named)].filter((name) => !(name in scripts)),
    [],
  )
})
