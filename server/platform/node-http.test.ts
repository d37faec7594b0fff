import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

test('the server does not load what it has no use for', async () => {
  const look = `await import('./server/app.ts'); console.log(process.moduleLoadList.join('\\n'))`
  const cwd = join(import.meta.dirname, '../..')
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', look], { cwd })
  const loaded = stdout.split('\n')
  assert.ok(loaded.includes('NativeModule http'), 'the list has another shape than this test knows')
  assert.deepEqual(
    loaded.filter((name) => /undici/.test(name)),
    [],
  )
})
