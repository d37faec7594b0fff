// One step of the set-up: a line that says what runs and for how long, and its output only when it fails. Steps that change the
// folder wait for each other.

import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { killTree, launch, stopRequested } from './processes.mjs'

const commandLimitMs = 45 * 60_000

/** Ends the task with one sentence and no stack trace. */
export class Stop extends Error {}

/** @param {string} label @param {string} hint @param {() => Promise<{ code: number, output: string }>} work */
export async function runStep(label, hint, work) {
  const progress = showProgress(label, { hint })
  const { code, output } = await work()
  progress.end(stopRequested() ? 'stopped' : code === 0 ? 'done' : 'failed')
  if (stopRequested()) throw new Stop('Stopped.')
  if (code === 0) return
  process.stderr.write(output)
  throw new Stop(`${label} failed; its output is above.`)
}

/**
 * Runs a command and collects its output. After `limitMs` it is killed, with all that it has started.
 * @param {string} command @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { limitMs?: number }} options
 */
export async function capture(command, args, { limitMs = commandLimitMs, ...options }) {
  const { child, ended } = launch(command, args, {
    ...options,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const limit = setTimeout(() => {
    output += `\nKilled after ${limitMs / 60_000} minutes: ${command} ${args.join(' ')}\n`
    killTree(child)
  }, limitMs)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await ended.finally(() => clearTimeout(limit))
  return { code, output }
}

/**
 * A line that counts the seconds on a terminal; not `live` when other output follows before it ends.
 * @param {string} label @param {{ hint?: string, live?: boolean }} [options]
 */
export function showProgress(label, { hint = '', live = process.stdout.isTTY } = {}) {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const rewrite = (/** @type {string} */ text) => process.stdout.write(`\r\x1b[2K${text}`)
  const doing = `${label}${hint && ` (${hint})`}...`
  if (live) rewrite(doing)
  else process.stdout.write(`${doing}\n`)
  const tick = live && setInterval(() => rewrite(`${doing} ${seconds()}`), 1000)
  return {
    /** @param {string} outcome */
    end(outcome) {
      if (tick) clearInterval(tick)
      const line = `${label}: ${outcome} in ${seconds()}\n`
      if (live) rewrite(line)
      else process.stdout.write(line)
    },
  }
}

// One install or build at a time in one checkout: a second start waits for the first.

const heartbeatMs = 1000
const staleAfterMs = 6000
const retryMs = 200

/**
 * The owner touches the lock file every second, so a file left by a crash is recognised by its age.
 * @param {string} file @param {() => Promise<void>} work
 */
export async function withSetupLock(file, work) {
  for (let waiting = false; !tryLock(file); waiting = true) {
    if (!waiting) console.log('Another start is setting up this folder; waiting for it...')
    if (stopRequested()) throw new Stop('Stopped.')
    await sleep(retryMs)
  }
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), heartbeatMs)
  try {
    await work()
  } finally {
    clearInterval(heartbeat)
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
export function isLocked(file) {
  const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return touchedAt !== undefined && Date.now() - touchedAt <= staleAfterMs
}

/** @param {string} file */
function tryLock(file) {
  if (isLocked(file)) return false
  try {
    rmSync(file, { force: true })
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    if (code === 'EEXIST') return false
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      throw new Stop(
        `Nothing can be installed or built here, since this user may not write to ${dirname(dirname(file))}: run this as its owner, or npm run upgrade.`,
      )
    throw error
  }
}
