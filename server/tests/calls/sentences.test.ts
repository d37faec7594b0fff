// @sqlite
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

test('answers carry codes: with other sentences in place of ours, all calls do and answer the same', async () => {
  const file = join(import.meta.dirname, '../../testing/sentences/with-other-sentences.ts')
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined }
  const { stdout } = await promisify(execFile)(process.execPath, [file], { env })
  assert.match(stdout, /pass [1-9]/)
})
