// How much processor time a server has used: on a busy machine a truer measure than the clock.
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** All its threads together, in seconds; not a number where the system does not tell. */
export function processorSeconds({ pid }: Pick<ChildProcess, 'pid'>) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** What the process itself holds in memory, in megabytes. */
export function residentMegabytes({ pid }: Pick<ChildProcess, 'pid'>) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return (Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) * 1_024) / 1_000_000
  } catch {
    return Number.NaN
  }
}
