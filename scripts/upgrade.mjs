// A newer version is built and tried beside the one that runs, then takes its place. Each step is one rename or removal, so
// whoever is killed in between leaves whole versions behind:
//   versions/<commit>  code, dependencies and build of one version
//   current, before    links to the one that the service starts, and while that has not been seen ready, to the one that ran
import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { launch, stopRequested } from './processes.mjs'
import { root } from './setup.mjs'
import { isLocked, Stop, withSetupLock } from './step.mjs'

/** The checkout, in which the versions are too. */
const site = basename(dirname(root)) === 'versions' ? dirname(dirname(root)) : root
const versions = join(site, 'versions')
const [current, before, lock] = [join(site, 'current'), join(site, 'before'), join(versions, '.lock')]

const text = /** @type {const} */ ('string')
const options = {
  restart: { type: text, default: 'systemctl restart site' },
  settings: { type: text, default: '/etc/site.env' },
  seconds: { type: text, default: '60' },
}

/** Of the given commit, or else of the newest one. @param {string[]} args */
export async function upgrade(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (fs.existsSync(values.settings)) loadEnvFile(values.settings)
  process.env.DATA_DIR ??= '/var/lib/site'
  await withSetupLock(lock, async () => {
    if (positionals.length === 0) await run('git', ['pull', '--ff-only'])
    const named = spawnSync('git', ['rev-parse', '--short=12', positionals[0] ?? 'HEAD'], { cwd: site })
    const commit = named.stdout.toString().trim()
    if (named.status !== 0) throw new Stop(named.stderr.toString())
    const ran = find(before) ?? find(current)
    if (commit === ran && !find(before)) return console.log(`${commit} runs already.`)
    // What was killed as it was built.
    for (const name of fs.readdirSync(versions)) if (name.startsWith('.new-')) remove(join(versions, name))
    if (!fs.existsSync(join(versions, commit))) await build(commit, ran)
    if (ran) keepAssets(ran, commit)
    await run(process.execPath, [join(versions, commit, 'scripts/run.mjs'), 'rehearse'], {
      ...ownerOfData(),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (ran) await replace(ran, commit, values)
    else await point(current, commit)
    console.log(`${commit} is what the service starts.`)
    for (const name of fs.readdirSync(versions))
      if (![commit, ran, basename(lock)].includes(name)) remove(join(versions, name))
  })
  return 0
}

/** In a folder that gets its name when it is whole. @param {string} commit @param {string} [ran] */
async function build(commit, ran) {
  if (ran) checkRoom(join(versions, ran))
  const unfinished = fs.mkdtempSync(join(versions, '.new-'))
  fs.chmodSync(unfinished, 0o755)
  try {
    await run('sh', ['-c', `git archive ${commit} | tar -x -C '${unfinished}'`])
    await run(process.execPath, [join(unfinished, 'scripts/run.mjs'), 'build'])
    await run('sync', [])
    fs.renameSync(unfinished, join(versions, commit))
  } finally {
    remove(unfinished)
  }
}

/** The next version is about as large. @param {string} version */
function checkRoom(version) {
  const used = Number.parseInt(spawnSync('du', ['-sm', version]).stdout.toString(), 10)
  const { bavail, bsize } = fs.statfsSync(versions)
  const free = Math.floor((bavail * bsize) / 2 ** 20)
  if (free < used)
    throw new Stop(
      `There is no room for another version in ${versions}: ${used} MB are needed, ${free} MB are free.`,
    )
}

/** For pages that were loaded before. What was kept so is a link and not kept again. @param {string[]} names */
function keepAssets(...names) {
  const [from = '', to = ''] = names.map((name) => join(versions, name, 'dist/client/assets'))
  for (const file of fs.readdirSync(from, { withFileTypes: true })) {
    if (!file.isFile() || fs.existsSync(join(to, file.name))) continue
    remove(join(to, file.name))
    fs.symlinkSync(join(from, file.name), join(to, file.name))
  }
}

/** @param {string} ran @param {string} commit @param {{ restart: string, seconds: string }} how */
async function replace(ran, commit, { restart, seconds }) {
  const start = async (/** @type {string} */ name) => {
    await point(current, name)
    return (await launch('sh', ['-c', restart], { stdio: 'inherit' }).ended) === 0 && isReady(Number(seconds))
  }
  await point(before, ran)
  const isNewer = await start(commit)
  if (stopRequested()) throw new Stop('Stopped before the newer version was seen ready.')
  const isBack = !isNewer && (await start(ran))
  if (!isNewer && !isBack) await start(commit)
  remove(before)
  if (isNewer) return
  throw new Stop(
    isBack
      ? `${commit} was not ready within ${seconds} s, so ${ran} runs again. The log says why.`
      : `Neither ${commit} nor ${ran} gets ready, perhaps since the database is a newer one by now: ${commit} stays. See Upgrading in docs/operating.md.`,
  )
}

/** @param {number} seconds */
async function isReady(seconds) {
  const { HOST: host = '127.0.0.1', PORT: port = '3000' } = process.env
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}/readyz`
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(250)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    if (answer?.ok || stopRequested()) return !stopRequested()
  }
  return false
}

/** A version that has served is not given up for the one before, although whoever upgraded to it was gone too early to say so. */
export function rememberServing() {
  if (find(before)) fs.writeFile(servedFile(), basename(root), () => undefined)
}

/** The service may write to its data alone. */
const servedFile = () => join(process.env.DATA_DIR ?? '', 'served')
const hasServed = () =>
  fs.existsSync(servedFile()) && fs.readFileSync(servedFile(), 'utf8') === basename(root)

/** For a service that cannot start, while nobody has seen it ready and whoever upgraded it is gone. */
export async function startBefore() {
  const ran = find(before)
  if (!ran || ran === basename(root) || isLocked(lock) || hasServed()) return undefined
  console.error(
    `This version does not start and has never been seen ready, so ${ran} starts, which ran before.`,
  )
  return launch(process.execPath, [join(versions, ran, 'scripts/run.mjs'), 'serve'], { stdio: 'inherit' })
    .ended
}

/** @param {string} link */
const find = (link) => (fs.existsSync(link) ? basename(fs.realpathSync(link)) : undefined)

/** @param {string} link @param {string} name */
async function point(link, name) {
  remove(`${link}.new`)
  fs.symlinkSync(join('versions', name), `${link}.new`)
  fs.renameSync(`${link}.new`, link)
  await launch('sync', [], {}).ended
}

/** @param {string} path */
const remove = (path) => fs.rmSync(path, { recursive: true, force: true })

/** Should it not be able to read the code or the data, that shows before the switch. */
function ownerOfData() {
  const owner = fs.statSync(process.env.DATA_DIR ?? '', { throwIfNoEntry: false })
  return process.getuid?.() === 0 && owner ? { uid: owner.uid, gid: owner.gid } : {}
}

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options] */
async function run(command, args, options) {
  const code = await launch(command, args, { cwd: site, stdio: 'inherit', ...options }).ended
  if (code !== 0 || stopRequested())
    throw new Stop(`${command} ${args.join(' ')} has failed; nothing has changed.`)
}
