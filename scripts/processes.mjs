// Child processes that never outlive this one, however it is asked to stop.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const parentWatchMs = 250
/** Shorter than the second after which the server takes another signal as an order to exit at once. */
const afterCtrlCMs = 500
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

export function stopRequested() {
  return stopping
}

/**
 * `ended` is the exit code: 128 + signal number for a child killed by a signal, 0 when we had asked it to stop.
 * @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} options
 */
export function launch(command, args, options) {
  const child = spawn(command, args, options)
  running.add(child)
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
    for (const child of running) child.kill('SIGTERM')
  }, delayMs).unref()
}
