import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../db/clock.ts'

/** What the server does by itself, now and then. */
export type Job = {
  /** Such as 'cleaning the trash', for the log when it failed. */
  name: string
  everyMs: number
  /** Aborted when the server stops. */
  run: (now: Date, stopping: AbortSignal) => Promise<void>
  /** Runs once more when the server stops. */
  atEnd?: true
}

/**
 * Runs a job now and every `everyMs`, never twice at once. The returned function stops it: it aborts the signal of the job
 * that is running and waits for its end, and no further one begins.
 */
export function startJob(
  { name, everyMs, run, atEnd }: Job,
  { clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'error'> },
) {
  const stop = new AbortController()
  const runOnce = () =>
    run(clock(), stop.signal).catch((error) => log.error({ err: error }, `${name} failed`))
  let running = runOnce()
  const timer = setInterval(() => {
    running = running.then(() => (stop.signal.aborted ? undefined : runOnce()))
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stop.abort()
    await running
    if (atEnd) await runOnce()
  }
}
