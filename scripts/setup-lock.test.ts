import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { fingerprint, isCurrent } from './setup.mjs'
import { withSetupLock } from './step.mjs'

test('two set-ups of one folder run one after the other', async (t) => {
  const file = lockIn(t)
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await sleep(50)
    events.push(`${name} ends`)
  }
  await Promise.all([withSetupLock(file, work('first')), withSetupLock(file, work('second'))])
  assert.deepEqual(events, ['first begins', 'first ends', 'second begins', 'second ends'])
})

test('a failed set-up leaves no lock behind', async (t) => {
  const file = lockIn(t)
  await assert.rejects(
    withSetupLock(file, () => Promise.reject(new Error('no network'))),
    /no network/,
  )
  assert.equal(existsSync(file), false)
})

test('the lock of a set-up that was killed is taken over', async (t) => {
  const file = lockIn(t)
  writeFileSync(file, '')
  const longAgo = new Date(Date.now() - 60_000)
  utimesSync(file, longAgo, longAgo)
  let ran = false
  await withSetupLock(file, async () => {
    ran = true
  })
  assert.equal(ran, true)
})

function lockIn(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'site-lock-'))
  t.after(() => rmSync(folder, { recursive: true }))
  return join(folder, 'setup.lock')
}

const inputs = ['pages', 'lock.json', 'not-there.ts']

test('nothing changed: the same fingerprint', (t) => {
  const root = createFolder(t)
  assert.equal(fingerprint(root, inputs), fingerprint(root, inputs))
})

test('a changed, renamed, added or removed file changes the fingerprint', (t) => {
  const root = createFolder(t)
  const seen = [fingerprint(root, inputs)]
  const changes = [
    () => writeFileSync(join(root, 'lock.json'), 'two'),
    () => writeFileSync(join(root, 'pages/deep/home.tsx'), 'two'),
    () => renameSync(join(root, 'pages/deep/home.tsx'), join(root, 'pages/deep/house.tsx')),
    () => writeFileSync(join(root, 'pages/new.tsx'), ''),
    () => writeFileSync(join(root, 'not-there.ts'), ''),
    () => rmSync(join(root, 'pages/deep'), { recursive: true }),
  ]
  for (const change of changes) {
    change()
    const print = fingerprint(root, inputs)
    assert.ok(!seen.includes(print), String(change))
    seen.push(print)
  }
})

test('a marker is current only when it contains exactly this fingerprint', (t) => {
  const root = createFolder(t)
  const marker = join(root, '.built')
  assert.equal(isCurrent(marker, 'abc'), false)
  writeFileSync(marker, 'abc')
  assert.equal(isCurrent(marker, 'abc'), true)
  assert.equal(isCurrent(marker, 'abd'), false)
})

function createFolder(t: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'site-fingerprint-'))
  t.after(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'pages/deep'), { recursive: true })
  writeFileSync(join(root, 'pages/deep/home.tsx'), 'one')
  writeFileSync(join(root, 'lock.json'), 'one')
  return root
}
