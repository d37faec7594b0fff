// Run after every `npm install <package>`: node scripts/complete-lock.mjs (`npm run check` says so when it was forgotten).
// npm omits optional packages for other systems when its registry lacks them, and `npm ci` then rejects the lock file
// elsewhere. Download addresses are removed because they name one registry.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {{ version: string, resolved?: string, dev?: boolean, optional?: boolean, license?: string,
 *   cpu?: string[], os?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

export const lockFiles = ['', 'runtime/', 'scripts/test-tools/', 'bench/tools/'].map(
  (folder) => `${folder}package-lock.json`,
)
const systems = /^(darwin|linux|win32|freebsd|android|openharmony|openbsd|netbsd|sunos|aix)$/
const processors = /^(x64|arm64|ia32|arm|ppc64|s390x|riscv64|loong64|mips64el|wasm32)$/
/** @type {Record<string, string>} */
const aliases = { win: 'win32', windows: 'win32', macos: 'darwin', wasi: 'wasm32', fsevents: 'darwin' }

/** One sentence per problem. @param {Lock} lock */
export function findLockProblems(lock) {
  return [
    ...findMissing(lock).map(({ name, wantedBy }) => `${name}, an optional part of ${wantedBy}, is missing`),
    ...Object.entries(lock.packages)
      .filter(([, entry]) => entry.resolved)
      .map(([path]) => `${path} names a download address`),
  ]
}

/** @param {Lock} lock @returns {Lock} */
export function completeLock(lock) {
  const packages = Object.entries(lock.packages).map(([path, { resolved: _, ...entry }]) => [path, entry])
  for (const { name, range, wantedBy } of findMissing(lock)) {
    const { dev, license } = lock.packages[wantedBy] ?? {}
    const entry = { version: range.replace(/^[\^~>=]+/, ''), ...platformOf(name), license, optional: true }
    packages.push([`node_modules/${name}`, dev ? { ...entry, dev } : entry])
  }
  packages.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** @param {Lock} lock */
function findMissing(lock) {
  return Object.entries(lock.packages).flatMap(([wantedBy, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !findEntry(lock, wantedBy, name))
      .map(([name, range]) => ({ name, range, wantedBy })),
  )
}

/**
 * The path at which the package at `path` finds `name`, resolved as Node does.
 * @param {Lock} lock @param {string} path @param {string} name @returns {string | undefined}
 */
export function findEntry(lock, path, name) {
  const here = posix.join(path, 'node_modules', name)
  if (lock.packages[here]) return here
  if (path === '') return undefined
  return findEntry(lock, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name)
}

/** Read from the package's name, such as `cli-linux-x64-musl`. @param {string} name */
function platformOf(name) {
  const words = (name.split('/').pop() ?? '').split(/[-_.]/).map((word) => aliases[word] ?? word)
  const cpu = words.filter((word) => processors.test(word)).slice(0, 1)
  const os = words.filter((word) => systems.test(word)).slice(0, 1)
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  if (cpu.length + os.length === 0) console.warn(`The name ${name} does not say which system it is for.`)
  return Object.fromEntries(Object.entries({ cpu, os, libc }).filter(([, names]) => names.length > 0))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of lockFiles.filter((file) => existsSync(file))) {
    const lock = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
    console.log(`${file}: ${findLockProblems(lock).length} repairs`)
  }
}
