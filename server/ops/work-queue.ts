// Limits heavy work to a few jobs at once; a full queue refuses instead of growing.
import { requestMessages } from '#contract/messages.ts'
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

/** Handles all items, at most `atOnce` of them at the same time. */
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
