// A reporter for node:test that only counts, and lets nothing be left out unseen: whatever is skipped, put off as
// todo, or a test file without a test counts as failed.
import { resolve } from 'node:path'
import type { TestEvent } from 'node:test/reporters'

export default async function* countTests(events: AsyncIterable<TestEvent>) {
  let passed = 0
  let failed = 0
  const leftOut: string[] = []
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const isEmptyFile = type === 'test:pass' && data.file === resolve(data.name)
    if (isLeftOut(data.skip) || isLeftOut(data.todo) || isEmptyFile) leftOut.push(data.name)
    else if (data.details.type === 'suite') continue
    else if (type === 'test:pass') passed++
    else failed++
  }
  yield JSON.stringify({ passed, failed: failed + leftOut.length, leftOut })
}

/** A reason, even an empty one, or true. */
function isLeftOut(mark: string | boolean | undefined) {
  return mark !== undefined && mark !== false
}
