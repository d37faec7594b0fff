import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

test('the server does not load what it has no use for', async () => {
  const look = `await import('./server/app.ts')
    const { createOutboxDelivery } = await import('./server/mail/delivery.ts')
    const mail = { id: '1', recipient: 'a@example.com', subject: '', text: '', created_at: '2026-11-20T10:00:00Z' }
    await createOutboxDelivery({ write: async () => '' }, 'office@example.com')(mail)
    console.log(process.moduleLoadList.join('\\n'))`
  const cwd = join(import.meta.dirname, '../..')
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', look], { cwd })
  const loaded = stdout.split('\n')
  assert.ok(loaded.includes('NativeModule http'), 'the list has another shape than this test knows')
  assert.deepEqual(
    loaded.filter((name) => /undici/.test(name)),
    [],
  )
})
