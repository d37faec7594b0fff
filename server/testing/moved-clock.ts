// For tests only: a clock that stands still until the test moves it, and jobs that run by it.
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { erasureListJob } from '../backup/erasures.ts'
import { type Job, startJob } from '../ops/work.ts'
import type { Installation } from './sites.ts'

/** Shorter intervals watch connections, and keep to real time. */
const shortestMs = 10_000

type Interval = { everyMs: number; dueAt: number; run: () => void }

/**
 * Replaces Date and setInterval until the test ends. As in Node, intervals follow the time that has passed, and not what
 * the clock shows.
 */
export function stopClock(t: TestContext, begin: Date) {
  let shown = begin.getTime()
  let passed = 0
  const intervals = new Set<Interval>()
  const { Date: RealDate, setInterval: realSet, clearInterval: realClear } = globalThis

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [shown], made),
    get: (target, key) => (key === 'now' ? () => shown : Reflect.get(target, key)),
  })
  globalThis.setInterval = ((run: () => void, everyMs = 0) => {
    if (everyMs < shortestMs) return realSet(run, everyMs)
    const interval = { everyMs, dueAt: passed + everyMs, run, unref: () => interval }
    intervals.add(interval)
    return interval
  }) as unknown as typeof setInterval
  globalThis.clearInterval = ((interval: Interval & NodeJS.Timeout) => {
    if (!intervals.delete(interval)) realClear(interval)
  }) as typeof clearInterval
  t.after(() => Object.assign(globalThis, { Date: RealDate, setInterval: realSet, clearInterval: realClear }))

  function nextUntil(end: number) {
    const due = [...intervals].filter(({ dueAt }) => dueAt <= end)
    return due.sort((a, b) => a.dueAt - b.dueAt)[0]
  }

  function advanceTo(time: number) {
    shown += time - passed
    passed = time
  }

  return {
    /** Since the start, whatever the clock has shown. */
    passed: () => passed,
    /** Lets time pass, with everything that is due meanwhile. */
    async pass(ms: number) {
      const end = passed + ms
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        advanceTo(next.dueAt)
        next.dueAt += next.everyMs
        next.run()
        await turn()
      }
      advanceTo(end)
    },
    /** Sets the clock, as a person or NTP does; no time passes. */
    jump(ms: number) {
      shown += ms
    },
  }
}

/** For what happens beside the test; the clock stands still meanwhile. */
export async function eventually(check: () => Promise<void>) {
  for (let tries = 0; tries < 500; tries++) {
    try {
      return await check()
    } catch {
      await wait(20)
    }
  }
  return check()
}

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>

/** For a job that must not fail. */
export const strictLog = {
  info: () => undefined,
  error: ({ err }: { err: Error }) => assert.fail(err),
} as Log

/** By the clock of the process. Returns the function that stops it. */
export const startJobNow = (job: Job, log = strictLog) => startJob(job, { clock: () => new Date(), log })

export const startErasureList = ({ db, config }: Pick<Installation, 'db' | 'config'>) =>
  startJobNow(erasureListJob({ db, config, log: strictLog }))
