import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fetchOtherBrowsers } from './other-browsers.ts'

test('where there is no Firefox, no WebKit and no way to install them, both are missing', async (t) => {
  const { PATH } = process.env
  t.after(() => Object.assign(process.env, { PATH }))
  process.env.PATH = '/nowhere'
  assert.deepEqual(await fetchOtherBrowsers(), { firefox: undefined, webkit: undefined })
})
