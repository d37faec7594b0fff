// For tests only: a wait that ends with the test.
import type { TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'

/** Polls without a limit of its own; the time limit of the test ends it. */
export async function until(t: TestContext, isSo: () => unknown, everyMs = 20) {
  while (!(await isSo())) await wait(everyMs, undefined, { signal: t.signal })
}
