// Run after every `npm install <package>`: node scripts/complete-lock.mjs (npm run check says so when it was forgotten).
// npm leaves out of a lock file what the registry at hand does not carry, such as some other system's optional
// package, and `npm ci` then refuses that lock everywhere. Download addresses go too: they name one registry.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {{ version: string, resolved?: string, dev?: boolean, optional?: boolean, license?: string,
 *   cpu?: string[], os?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

export const lockFiles = [
  'package-lock.json',
  'runtime/package-lock.json',
  'scripts/test-tools/package-lock.json',
  'bench/tools/package-lock.json',
]
const systems = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'android',
  'openharmony',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
]
const processors = [
  'x64',
  'arm64',
  'ia32',
  'arm',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
]
/** @type {Record<string, string>} */
const otherNames = { win: 'win32', windows: 'win32', macos: 'darwin', wasi: 'wasm32', fsevents: 'darwin' }

/** One sentence for each thing in the lock that would fail or mislead elsewhere. @param {Lock} lock */
export function findLockProblems(lock) {
  return [
    ...missingFrom(lock).map(({ name, wantedBy }) => `${name}, an optional part of ${wantedBy}, is missing`),
    ...Object.entries(lock.packages)
      .filter(([, entry]) => entry.resolved)
      .map(([path]) => `${path} names a download address`),
  ]
}

/** @param {Lock} lock @returns {Lock} */
export function completeLock(lock) {
  const packages = Object.entries(lock.packages).map(([path, { resolved: _, ...entry }]) => [path, entry])
  for (const { name, range, wantedBy } of missingFrom(lock)) {
    const { dev, license } = lock.packages[wantedBy] ?? {}
    const entry = { version: range.replace(/^[\^~>=]+/, ''), ...platformOf(name), license, optional: true }
    packages.push([`node_modules/${name}`, dev ? { ...entry, dev } : entry])
  }
  return {
    ...lock,
    packages: Object.fromEntries(packages.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))),
  }
}

/** @param {Lock} lock */
function missingFrom(lock) {
  return Object.entries(lock.packages).flatMap(([wantedBy, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !findEntry(lock, wantedBy, name))
      .map(([name, range]) => ({ name, range, wantedBy })),
  )
}

/**
 * The path at which the package at `path` finds `name`, looked up the way Node does.
 * @param {Lock} lock
 * @param {string} path
 * @param {string} name
 * @returns {string | undefined}
 */
export function findEntry(lock, path, name) {
  const here = posix.join(path, 'node_modules', name)
  if (lock.packages[here]) return here
  if (path === '') return undefined
  return findEntry(lock, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name)
}

/** What the last part of a platform package's name says: `cli-linux-x64-musl`. @param {string} name */
function platformOf(name) {
  const words = (name.split('/').pop() ?? '').split(/[-_.]/).map((word) => otherNames[word] ?? word)
  const cpu = words.find((word) => processors.includes(word))
  const os = words.find((word) => systems.includes(word))
  if (!cpu && !os) console.warn(`Is ${name} really made for one system only? Its name does not say which.`)
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(words.includes('musl') && { libc: ['musl'] }),
    ...(words.includes('gnu') && { libc: ['glibc'] }),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of lockFiles.filter((file) => existsSync(file))) {
    const lock = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
    console.log(`${file}: ${findLockProblems(lock).length} repairs`)
  }
}
