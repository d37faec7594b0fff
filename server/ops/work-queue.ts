// Heavy work, a few pieces at a time; what does not fit in the queue is refused instead of piling up.
import { messages } from '#contract/messages.ts'
import { Failure } from '../http/failure.ts'

export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = []
  const idle: (() => void)[] = []
  let working = 0

  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (working >= atOnce) {
      if (line.length >= waiting) throw new Failure('busy', messages.errors.busy, 10)
      await new Promise<void>((resolve) => line.push(resolve))
    } else working++
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody can slip in between.
      const next = line.shift()
      if (next) next()
      else if (--working === 0) for (const resolve of idle.splice(0)) resolve()
    }
  }

  /** Comes when nobody is working: the time for work that nobody waits for. */
  const whenIdle = () =>
    working === 0 ? Promise.resolve() : new Promise<void>((resolve) => idle.push(resolve))

  return { run, whenIdle }
}
