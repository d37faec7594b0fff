import assert from 'node:assert/strict'
import { test } from 'node:test'
import { completeLock, findLockProblems } from './complete-lock.mjs'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true,
      license: 'MIT',
      resolved: 'https://packages.example/tool-2.0.0.tgz',
      optionalDependencies: {
        '@tool/linux-x64-musl': '^2.0.0',
        '@tool/win-arm64': '2.0.0',
        fsevents: '~2.3.3',
      },
    },
    'node_modules/tool/node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}

test('a lock file without its optional parts, or with download addresses, is named for what it lacks', () => {
  assert.deepEqual(findLockProblems(lock), [
    '@tool/linux-x64-musl, an optional part of node_modules/tool, is missing',
    '@tool/win-arm64, an optional part of node_modules/tool, is missing',
    'node_modules/tool names a download address',
  ])
})

test('completing it adds what is missing, for the right systems, and is then content', () => {
  const completed = completeLock(lock)
  assert.deepEqual(completed.packages['node_modules/@tool/linux-x64-musl'], {
    version: '2.0.0',
    cpu: ['x64'],
    os: ['linux'],
    libc: ['musl'],
    license: 'MIT',
    optional: true,
    dev: true,
  })
  assert.deepEqual(completed.packages['node_modules/@tool/win-arm64']?.os, ['win32'])
  assert.deepEqual(findLockProblems(completed), [])
  assert.deepEqual(completeLock(completed), completed)
})
