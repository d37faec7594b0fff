// @sqlite What others have mended stays mended: nothing here is older than the version that closed a known hole.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../../..')
const floors = { fastify: '5.12.1', sharp: '0.35.0' }
const oldestNode = '24.14.1'

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }
type Lock = {
  packages: Record<string, { version: string; hasInstallScript?: boolean; dev?: boolean; optional?: boolean }>
}
const read = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8'))

test('no dependency is older than the version that closed a known hole', () => {
  const { packages } = read<Lock>('package-lock.json')
  for (const [name, floor] of Object.entries(floors))
    assertAtLeast(name, packages[`node_modules/${name}`]?.version, floor)
  assertAtLeast('Node', process.versions.node, oldestNode)
  const runtime = read<Lock>('runtime/package-lock.json')
  for (const [path, { version }] of Object.entries(runtime.packages))
    if (path.includes('node_modules/node-')) assertAtLeast(path, version, oldestNode)
})

test('every version is exact, and none that the server needs runs a script when it is installed', () => {
  const { dependencies, devDependencies } = read<Manifest>('package.json')
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    assert.match(version, /^\d+\.\d+\.\d+$/, name)
  const { packages } = read<Lock>('package-lock.json')
  const scripted = Object.entries(packages).filter(
    ([, one]) => one.hasInstallScript && !one.dev && !one.optional,
  )
  assert.deepEqual(
    scripted.map(([path]) => path),
    [],
  )
})

function assertAtLeast(name: string, version = '0', floor: string) {
  assert.ok(
    version.localeCompare(floor, 'en', { numeric: true }) >= 0,
    `${name} ${version} is older than ${floor}`,
  )
}
