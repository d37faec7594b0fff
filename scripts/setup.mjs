// Prepares what a task needs: a Node 24, the dependencies, the web build. Each step runs only when its inputs changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainMissing, findMissingNatives, isFor, thisSystem } from './native-packages.mjs'
import { capture, runStep, Stop, withSetupLock } from './step.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockFile = join(root, '.cache/setup.lock')
const buildMarker = join(root, 'dist/.built')
const webInputs = [
  'web',
  'contract',
  'content',
  'site.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
/** No dependency needs its install scripts, so none are run. */
export const cleanInstall = [
  'ci',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
]
/** Packages whose native parts only `npm test` needs. */
const checkers = /^(@biomejs\/biome|typescript)@/
const vite = 'node_modules/vite/bin/vite.js'

/** The Node that runs this where it is new enough, otherwise one fetched into runtime/. */
export async function findNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 12)) return process.execPath
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  const needed = `Please install Node 24 from https://nodejs.org: this is Node ${process.versions.node}, and`
  if (!(name in readJson('runtime/package.json').optionalDependencies))
    throw new Stop(`${needed} there is no ready-made newer one for ${process.platform}-${process.arch}.`)
  const node = join(root, 'runtime/node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  const fetched = await install('runtime', 'Fetching Node 24', 'once', process.execPath)
  if (!fetched || spawnSync(node, ['--version']).status === 0) return node
  rmSync(join(root, 'runtime/node_modules'), { recursive: true })
  throw new Stop(`${needed} the one fetched for you does not run here.`)
}

/** @param {string} node */
export async function installDependencies(node) {
  await install('.', 'Installing dependencies', 'about a minute the first time', node)
}

/**
 * True when it had to install.
 * @param {string} folder @param {string} label @param {string} hint @param {string} node
 */
export async function install(folder, label, hint, node) {
  const place = join(root, folder)
  const isComplete = () => isInstalled(place) && missingNatives(folder).length === 0
  if (isComplete()) return false
  await withSetupLock(lockFile, async () => {
    if (isComplete()) return
    if (!isInstalledByHand(folder)) {
      const options = { cwd: place, env: withNode(node), shell: process.platform === 'win32' }
      await runStep(label, hint, () => capture('npm', cleanInstall, options))
      const missing = missingNatives(folder)
      if (missing.length > 0) throw new Stop(explainMissing(missing, thisSystem()))
    }
    mkdirSync(dirname(installMarker(place)), { recursive: true })
    writeFileSync(installMarker(place), installPrint(place))
  })
  return true
}

/** True when we installed this lock file on this system before. @param {string} place */
export const isInstalled = (place) => isCurrent(installMarker(place), installPrint(place))

/** Whether all has been installed and built here, of whatever inputs. */
export const isBuilt = () => [installMarker(root), buildMarker].every((file) => existsSync(file))

/** @param {string} place */
const installMarker = (place) => join(place, 'node_modules/.installed')

/** @param {string} place */
const installPrint = (place) =>
  `${process.platform}-${process.arch} ${fingerprint(place, ['package.json', 'package-lock.json'])}`

/** @param {string} node @param {{ force?: boolean }} [options] */
export async function buildWeb(node, { force = false } = {}) {
  const print = fingerprint(root, webInputs)
  if (!force && isCurrent(buildMarker, print)) return
  await withSetupLock(lockFile, async () => {
    if (!force && isCurrent(buildMarker, print)) return
    rmSync(buildMarker, { force: true })
    await runStep('Building the pages', 'only when they changed', async () => {
      for (const language of ['en', 'ml']) {
        const args = [vite, 'build', '--mode', language]
        const env = withNode(node, 'production')
        for (const options of [[], ['--ssr', 'web/entry-server.tsx']]) {
          const built = await capture(node, [...args, ...options], { cwd: root, env })
          if (built.code !== 0) return built
        }
      }
      return { code: 0, output: '' }
    })
    writeFileSync(buildMarker, print)
  })
}

/**
 * An environment in which `node` means this Node. The compile cache halves the time of a start.
 * @param {string} node @param {string} [mode]
 */
export function withNode(node, mode) {
  const { NODE_ENV: _, ...env } = process.env
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[path] = `${dirname(node)}${delimiter}${env[path] ?? ''}`
  env.NODE_COMPILE_CACHE ??= join(root, '.cache/node')
  return mode ? { ...env, NODE_ENV: mode } : env
}

/** True when a plain `npm install` or `npm ci` has installed what the lock file names. @param {string} folder */
function isInstalledByHand(folder) {
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(join(root, record))) return false
  const found = readJson(record).packages
  const wanted = Object.entries(readJson(join(folder, 'package-lock.json')).packages)
  // A node_modules copied from another machine may have packages for its system.
  const isHere = ([path = '', { version = '', optional = false }]) =>
    path === '' ||
    (found[path] ? found[path].version === version && isFor(found[path], thisSystem()) : optional)
  return wanted.every(isHere) && missingNatives(folder).length === 0
}

/** @param {string} folder */
function missingNatives(folder) {
  const lock = readJson(join(folder, 'package-lock.json'))
  const missing = findMissingNatives(lock, join(root, folder), thisSystem())
  return missing.filter(({ neededBy }) => !checkers.test(neededBy))
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

// Whether an output was made from exactly these inputs is told by a hash stored beside it.

/**
 * One hash over the names and contents of files, and of all files in folders; missing paths are skipped.
 * @param {string} root @param {string[]} paths
 */
export function fingerprint(root, paths) {
  const total = createHash('sha256')
  for (const path of paths.flatMap((path) => filesIn(root, path))) {
    const content = createHash('sha256').update(readFileSync(join(root, path)))
    total.update(`${path}\0`).update(content.digest())
  }
  return total.digest('hex')
}

/** @param {string} marker @param {string} print */
export function isCurrent(marker, print) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === print
}

/** @param {string} root @param {string} path @returns {string[]} */
function filesIn(root, path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false })
  if (!info?.isDirectory()) return info ? [path] : []
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort()
}
