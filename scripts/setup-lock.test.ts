import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { withSetupLock } from './setup-lock.mjs'

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
