// Child processes that never outlive this one, however it is asked to stop.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'

const parentWatchMs = 250
/** Shorter than the second after which the server takes another signal as an order to exit at once. */
const afterCtrlCMs = 500
/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @type {Set<ChildProcess>} */
const running = new Set()
/** Children with a process group of their own. @type {WeakSet<ChildProcess>} */
const leaders = new WeakSet()
let stopping = false

export function stopRequested() {
  return stopping
}

/**
 * `ended` is the exit code: 128 + signal number for a child killed by a signal, 0 when we had asked it to stop. What a
 * detached child leaves behind in its process group is killed when it ends.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options
 */
export function launch(command, args, options) {
  const child = spawn(command, args, options)
  running.add(child)
  if (options.detached) {
    leaders.add(child)
    child.once('exit', () => child.pid && signalProcess(-child.pid, 'SIGKILL'))
  }
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      resolve(code ?? (stopping || !signal ? 0 : 128 + constants.signals[signal]))
    })
  })
  return { child, ended }
}

/** Forwards every request to stop to the children; this process ends after them. */
export function watchForStop() {
  // A terminal sends Ctrl-C to every process in it, so most children are already about to exit.
  process.on('SIGINT', () => stopChildren(process.stdin.isTTY ? afterCtrlCMs : 0))
  process.on('SIGTERM', () => stopChildren())
  process.on('SIGHUP', () => stopChildren())
  // SIGTERM sent to npm ends npm and its shell without reaching this process.
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stopChildren()
  }, parentWatchMs)
  watch.unref()
}

function stopChildren(delayMs = 0) {
  stopping = true
  setTimeout(() => {
    for (const child of running)
      if (leaders.has(child)) signalTree(child, 'SIGTERM')
      else child.kill('SIGTERM')
  }, delayMs).unref()
}

export function killAll() {
  for (const child of running) killTree(child)
}

/** @param {ChildProcess} child */
export function killTree(child) {
  signalTree(child, 'SIGKILL')
  // Whoever escaped may hold them open, and we would wait.
  child.stdout?.destroy()
  child.stderr?.destroy()
}

/**
 * To a child and all that it has started, in other process groups too where there is a /proc.
 * @param {ChildProcess} child @param {NodeJS.Signals} signal
 */
function signalTree({ pid, exitCode, signalCode }, signal) {
  // Once it has ended, its id may be that of a stranger.
  if (!pid || exitCode !== null || signalCode !== null) return
  const found = withDescendants(pid)
  signalProcess(-pid, signal)
  for (const id of found) signalProcess(id, signal)
}

/** @param {number} pid */
function withDescendants(pid) {
  const all = listProcesses()
  const found = new Set([pid])
  for (const id of found) for (const one of all) if (one.parent === id || one.group === id) found.add(one.id)
  return found
}

function listProcesses() {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const [, parent, group] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      return [{ id: Number(name), parent: Number(parent), group: Number(group) }]
    } catch {
      return [] // It has ended meanwhile.
    }
  })
}

/** @param {number} id @param {NodeJS.Signals} signal */
function signalProcess(id, signal) {
  try {
    process.kill(id, signal)
  } catch {
    // It has ended already.
  }
}
