import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fingerprint, isCurrent } from './fingerprint.mjs'

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
