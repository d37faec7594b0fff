// For tests only: waits that no clock is needed for, and that end with the test.
import type { TestContext } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'

/** Promises settle in it. */
export { turn }

export async function untilSo(t: TestContext, isSo: () => boolean) {
  while (!isSo()) await turn(undefined, { signal: t.signal })
}
