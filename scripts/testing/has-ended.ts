// For tests of what is killed.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const waitMs = 5_000

/** Waits a little for it. */
export async function hasEnded(id: number) {
  const end = Date.now() + waitMs
  while (isRunning(id) && Date.now() < end) await sleep(50)
  return !isRunning(id)
}

/** A process that has ended and whose parent does not care is still listed, as a zombie. */
export function isRunning(id: number) {
  try {
    process.kill(id, 0)
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${id}/stat`, 'utf8'))
  } catch {
    return false
  }
}
