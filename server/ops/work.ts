// Heavy work, a few jobs at once, where a full queue refuses instead of growing; and what the server does now and then.

import type { FastifyBaseLogger } from 'fastify'
import { requestMessages } from '#contract/messages.ts'
import type { Clock } from '../db/clock.ts'
import { Failure } from '../http/errors.ts'

/** Work of high priority comes first and has waiting places of its own. */
export type Priority = 'high' | 'normal'
type Options = { atOnce: number; waiting: number; retryAfterSeconds?: number }

export function createWorkQueue({ atOnce, waiting, retryAfterSeconds = 10 }: Options) {
  const queues: Record<Priority, (() => void)[]> = { high: [], normal: [] }
  const idle: (() => void)[] = []
  let working = 0

  const isFull = (priority: Priority = 'normal') => queues[priority].length >= waiting

  async function run<T>(work: () => Promise<T>, priority: Priority = 'normal'): Promise<T> {
    if (working < atOnce) working++
    else if (isFull(priority)) throw busy()
    else await new Promise<void>((resolve) => queues[priority].push(resolve))
    try {
      return await work()
    } finally {
      // The next job takes over this slot, so that none can slip in between.
      const next = queues.high.shift() ?? queues.normal.shift()
      if (next) next()
      else if (--working === 0) for (const resolve of idle.splice(0)) resolve()
    }
  }

  /** Resolves when nothing is running, for work that nobody waits for. */
  const whenIdle = () =>
    working === 0 ? Promise.resolve() : new Promise<void>((resolve) => idle.push(resolve))

  const busy = () => new Failure('busy', requestMessages.busy, retryAfterSeconds)

  return { run, whenIdle, isFull, busy }
}

export async function runParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T) => Promise<unknown>,
) {
  const left = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

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
