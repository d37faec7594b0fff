import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { newFolder } from '../../server/testing/folder.ts'
import { checkNativeInstalls } from './native-installs.ts'

test('a lock file with a native package that cannot be fetched fails for the processor that needs it', async (t) => {
  const project = await newFolder(t)
  const said = t.mock.method(console, 'error', () => undefined)
  const version = '1.0.0'
  // The first exists; nobody carries the second.
  const optionalDependencies = { 'is-number': '7.0.0', '@nalukettu/no-such-build-linux-arm64': version }
  const packages = {
    '': { optionalDependencies },
    'node_modules/is-number': { version: '7.0.0', os: ['linux'], cpu: ['x64'], optional: true },
    'node_modules/@nalukettu/no-such-build-linux-arm64': {
      ...{ version, os: ['linux'], cpu: ['arm64'], optional: true },
    },
  }
  await writeFile(join(project, '.npmrc'), 'fetch-retries=0\n')
  await writeFile(join(project, 'package.json'), JSON.stringify({ optionalDependencies }))
  const lock = { lockfileVersion: 3, requires: true, packages }
  await writeFile(join(project, 'package-lock.json'), JSON.stringify(lock))

  const count = await checkNativeInstalls(['package-lock.json'], project)
  assert.deepEqual(count, { passed: 1, failed: 1 })
  const [sentence] = said.mock.calls[0]?.arguments ?? []
  assert.match(
    String(sentence),
    /linux-arm64: npm cannot fetch @nalukettu\/no-such-build-linux-arm64@1\.0\.0/,
  )
})
