// Child processes that never outlive us, however we are asked to end.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const parentWatchMs = 250
/** Less than the second after which the server takes another signal as an order to end at once. */
const afterCtrlCMs = 500
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

export function stopRequested() {
  return stopping
}

/**
 * `ended` gives the exit code; 128 + number for a child that died of a signal, 0 when we had asked it to end.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
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

/** Passes every request to end on to the children; we ourselves end when they have. */
export function watchForStop() {
  // A terminal sends Ctrl-C to every process in it: the children have it already, and most are about to end.
  process.on('SIGINT', () => stop('SIGTERM', process.stdin.isTTY ? afterCtrlCMs : 0))
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGHUP', () => stop('SIGTERM'))
  // SIGTERM sent to npm ends npm and its shell without reaching us.
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop('SIGTERM')
  }, parentWatchMs)
  watch.unref()
}

/** @param {NodeJS.Signals} signal */
function stop(signal, delayMs = 0) {
  stopping = true
  setTimeout(() => {
    for (const child of running) child.kill(signal)
  }, delayMs).unref()
}
