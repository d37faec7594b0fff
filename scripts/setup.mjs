// Makes ready what a task needs, each step only when its inputs changed: a Node 24, the dependencies, the web build.
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint, isCurrent } from './fingerprint.mjs'
import { explainMissing, findMissingNatives, thisSystem } from './native-packages.mjs'
import { withSetupLock } from './setup-lock.mjs'
import { capture, runStep, Stop } from './step.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockFile = join(root, '.cache/setup.lock')
const buildMarker = join(root, 'dist/.built')
const webInputs = [
  ...['web', 'content', 'contract', 'site.config.ts', 'vite.config.ts'],
  ...['tsconfig.json', 'package.json', 'package-lock.json'],
]
const serverInputs = [
  'server',
  'contract',
  'site.config.ts',
  'package-lock.json',
  'runtime/package-lock.json',
]
/** Nothing we depend on needs its install scripts, so none are run. */
export const cleanInstall = [
  ...['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'],
]
/** Native packages that only `npm run check` and `npm test` need. */
const checkers = /^(@biomejs\/biome|typescript)@/
const vite = 'node_modules/vite/bin/vite.js'
const buildCommands = [
  [vite, 'build'],
  [vite, 'build', '--ssr', 'web/entry-server.tsx'],
]

/** The machine's own Node where it is new enough, else one fetched into runtime/. */
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
  if (!fetched || (await runs(node))) return node
  rmSync(join(root, 'runtime/node_modules'), { recursive: true })
  throw new Stop(`${needed} the one fetched for you does not run here.`)
}

/** @param {string} node */
export async function installDependencies(node) {
  await install('.', 'Installing dependencies', 'about a minute the first time', node)
}

/**
 * True when it had to install.
 * @param {string} folder
 * @param {string} label
 * @param {string} hint
 * @param {string} node
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

/** Whether a folder holds what its lock file names, for this system. @param {string} place */
export const isInstalled = (place) => isCurrent(installMarker(place), installPrint(place))

/** @param {string} place */
const installMarker = (place) => join(place, 'node_modules/.installed')

/** @param {string} place */
const installPrint = (place) =>
  `${process.platform}-${process.arch} ${fingerprint(place, ['package.json', 'package-lock.json'])}`

/**
 * @param {string} node
 * @param {{ force?: boolean }} [options]
 */
export async function buildWeb(node, { force = false } = {}) {
  const print = fingerprint(root, webInputs)
  if (!force && isCurrent(buildMarker, print)) return
  await withSetupLock(lockFile, async () => {
    if (!force && isCurrent(buildMarker, print)) return
    rmSync(buildMarker, { force: true })
    await runStep('Building the pages', 'only when they changed', async () => {
      let output = ''
      for (const command of buildCommands) {
        const result = await capture(node, command, { cwd: root, env: withNode(node, 'production') })
        output += result.output
        if (result.code !== 0) return { code: result.code, output }
      }
      return { code: 0, output }
    })
    writeFileSync(buildMarker, print)
  })
}

/**
 * Keeps what Node makes of the server's code, so that the server need not: that spares it 12 MB and half a second. Without
 * a place to keep it the server starts all the same.
 * @param {string} node
 * @param {string[]} server
 * @param {{ NODE_COMPILE_CACHE: string }} env
 */
export async function compileServer(node, server, env) {
  const marker = join(env.NODE_COMPILE_CACHE, 'made-from')
  const print = [...server, fingerprint(root, serverInputs)].join(' ')
  if (isCurrent(marker, print)) return
  const options = { cwd: root, env: { ...withNode(node, 'production'), ...env } }
  try {
    mkdirSync(env.NODE_COMPILE_CACHE, { recursive: true })
    accessSync(env.NODE_COMPILE_CACHE, constants.W_OK)
    const { code } = await capture(node, [...server, '--load'], options)
    if (code === 0) writeFileSync(marker, print)
  } catch {
    // As under a service manager that lets the server write to its data only.
  }
}

/**
 * The environment in which `node` and everything it starts mean this Node; its compile cache halves a start.
 * @param {string} node
 * @param {string} [mode]
 */
export function withNode(node, mode) {
  const { NODE_ENV: _, ...env } = process.env
  const path = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[path] = `${dirname(node)}${delimiter}${env[path] ?? ''}`
  env.NODE_COMPILE_CACHE ??= join(root, '.cache/node')
  return mode ? { ...env, NODE_ENV: mode } : env
}

/** Whether a plain `npm install` has already brought exactly what the lock file names. @param {string} folder */
function isInstalledByHand(folder) {
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(join(root, record))) return false
  const found = readJson(record).packages
  const wanted = Object.entries(readJson(join(folder, 'package-lock.json')).packages)
  const isHere = ([path = '', { version = '', optional = false }]) =>
    path === '' || (found[path] ? found[path].version === version && isForHere(found[path]) : optional)
  return wanted.every(isHere) && missingNatives(folder).length === 0
}

/** @param {string} folder */
function missingNatives(folder) {
  const lock = readJson(join(folder, 'package-lock.json'))
  const missing = findMissingNatives(lock, join(root, folder), thisSystem())
  return missing.filter(({ neededBy }) => !checkers.test(neededBy))
}

/** False for another system's package, as in a node_modules copied from elsewhere. */
function isForHere({ os = [process.platform], cpu = [process.arch] }) {
  return os.includes(process.platform) && cpu.includes(process.arch)
}

/** @param {string} node */
async function runs(node) {
  try {
    return (await capture(node, ['--version'], {})).code === 0
  } catch {
    return false
  }
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
