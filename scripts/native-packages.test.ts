import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, readdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { test } from 'node:test'
import { newFolder } from '../server/testing/folder.ts'
import { explainMissing, findMissingNatives, thisSystem } from './native-packages.mjs'
import { root } from './setup.mjs'

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/builder': {
      version: '2.0.0',
      optionalDependencies: {
        '@builder/linux-x64-gnu': '2.0.0',
        '@builder/linux-arm64-gnu': '2.0.0',
        '@builder/linux-arm64-musl': '2.0.0',
        '@builder/win32-x64': '2.0.0',
      },
    },
    'node_modules/@builder/linux-x64-gnu': native('linux', 'x64', 'glibc'),
    'node_modules/builder/node_modules/@builder/linux-arm64-gnu': native('linux', 'arm64', 'glibc'),
    'node_modules/@builder/linux-arm64-musl': native('linux', 'arm64', 'musl'),
    'node_modules/@builder/win32-x64': native('win32', 'x64'),
    'node_modules/watcher': { version: '1.0.0', optionalDependencies: { fsevents: '2.3.3' } },
    'node_modules/fsevents': { version: '2.3.3', os: ['darwin'], optional: true },
  },
}
const arm64 = { os: 'linux', cpu: 'arm64', libc: 'glibc' }

function native(os: string, cpu: string, libc?: string) {
  return { version: '2.0.0', os: [os], cpu: [cpu], ...(libc && { libc: [libc] }), optional: true }
}

test('a native package that the lock file names for a system and that did not arrive is found', async (t) => {
  const folder = await newFolder(t)
  const gnu = { name: '@builder/linux-arm64-gnu@2.0.0', neededBy: 'builder@2.0.0' }
  const musl = { ...gnu, name: '@builder/linux-arm64-musl@2.0.0' }
  assert.deepEqual(findMissingNatives(lock, folder, arm64), [gnu])
  assert.deepEqual(findMissingNatives(lock, folder, { ...arm64, libc: 'musl' }), [musl])
  await putPackage(join(folder, 'node_modules/builder/node_modules/@builder/linux-arm64-gnu'))
  assert.deepEqual(findMissingNatives(lock, folder, arm64), [])
})

test('a system for which there is no build is told so; one that lacks an extra is not', async (t) => {
  const folder = await newFolder(t)
  const mac = { os: 'darwin', cpu: 'arm64' }
  const missing = findMissingNatives(lock, folder, mac)
  assert.deepEqual(missing, [{ neededBy: 'builder@2.0.0' }])
  assert.equal(
    explainMissing(missing, mac),
    'There is no build of builder@2.0.0 for darwin-arm64. Please use a machine with Linux on x64 or arm64.',
  )
})

test('a start for which npm skipped a native package says which and what to do, before it builds', async (t) => {
  const folder = await newFolder(t)
  await mkdir(join(folder, 'scripts'))
  for (const name of await readdir(import.meta.dirname))
    if (name.endsWith('.mjs')) await cp(join(import.meta.dirname, name), join(folder, 'scripts', name))
  const { os, cpu } = thisSystem()
  const here = `@builder/${os}-${cpu}`
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/builder': {
      version: '2.0.0',
      optionalDependencies: { [here]: '2.0.0', '@builder/aix': '2.0.0' },
    },
    [`node_modules/${here}`]: native(os, cpu),
    'node_modules/@builder/aix': native('aix', 'ppc64'),
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  // It answers as npm does: all is well.
  const npm = join(folder, 'bin', process.platform === 'win32' ? 'npm.cmd' : 'npm')
  await mkdir(join(folder, 'bin'))
  await writeFile(npm, process.platform === 'win32' ? '@exit 0\n' : '#!/bin/sh\nexit 0\n')
  await chmod(npm, 0o755)
  const start = () => runStart(folder)

  for (const attempt of ['the first', 'the next']) {
    const { code, output } = await start()
    assert.equal(code, 1, attempt)
    assert.match(
      output,
      new RegExp(`npm could not fetch ${here}@2\\.0\\.0 for ${os}-${cpu}[^.]*\\. Please .*npm view`),
    )
    assert.doesNotMatch(output, /Building|\n\s+at /, 'neither a build nor a stack')
  }
  await putPackage(join(folder, 'node_modules', here))
  assert.match((await start()).output, /Building the pages/)
})

function runStart(folder: string) {
  const env = {
    ...process.env,
    PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    npm_lifecycle_event: '',
  }
  return new Promise<{ code: number; output: string }>((resolve) => {
    const args = [join(folder, 'scripts/run.mjs'), 'start']
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

async function putPackage(path: string) {
  await mkdir(path, { recursive: true })
  await writeFile(join(path, 'package.json'), '{}')
}
