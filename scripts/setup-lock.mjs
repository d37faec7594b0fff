// One set-up at a time in one checkout: a second start waits for the first one's install or build.
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopRequested } from './processes.mjs'
import { Stop } from './step.mjs'

const heartbeatMs = 1000
const deadAfterMs = 6000
const retryMs = 200

/**
 * The lock is a file its owner keeps touching, so one left behind by a crash is known by its age.
 * @param {string} file
 * @param {() => Promise<void>} work
 */
export async function withSetupLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waiting = false; !claim(file); waiting = true) {
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
function claim(file) {
  try {
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > deadAfterMs) rmSync(file, { force: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
