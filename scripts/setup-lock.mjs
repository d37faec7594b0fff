// One install or build at a time in one checkout: a second start waits for the first.
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopRequested } from './processes.mjs'
import { Stop } from './step.mjs'

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
