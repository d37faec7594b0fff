// For tests only: waits that no clock is needed for, and that end by themselves.
import type { TestContext } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'

/** Promises settle in it. */
export { turn }

const mostMs = 10_000

export async function untilSo(t: TestContext, isSo: () => boolean) {
  const end = performance.now() + mostMs
  while (!isSo()) {
    if (performance.now() > end) throw new Error('What the test waits for did not come')
    await turn(undefined, { signal: t.signal })
  }
}
