// A reporter for node:test: a line for each test that begins, and the counts as the last one. Skipped and todo tests count
// as failed, except those that need another system and say so.
import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { root } from '../setup.mjs'
import { isForOtherSystem } from './skipped-tests.ts'

export type NodeCount = {
  passed: number
  failed: number
  skipped: string[]
  leftOut: string[]
  files: string[]
}

export default async function* countTests(events: AsyncIterable<TestEvent>) {
  const count: NodeCount = { passed: 0, failed: 0, skipped: [], leftOut: [], files: [] }
  const files = new Set<string>()
  for await (const { type, data } of events) {
    if (type === 'test:dequeue')
      yield `${relative(root, data.file ?? '')}: ${data.name.replaceAll('\n', ' ')}\n`
    if (type !== 'test:pass' && type !== 'test:fail') continue
    if (data.file) files.add(data.file)
    if (isForOtherSystem(data.skip)) count.skipped.push(`${data.name} (${data.skip})`)
    else if (isLeftOut(data.skip) || isLeftOut(data.todo)) count.leftOut.push(data.name)
    else if (data.details.type === 'suite') continue
    else if (type === 'test:pass') count.passed++
    else count.failed++
  }
  count.failed += count.leftOut.length
  count.files = [...files]
  yield JSON.stringify(count)
}

/** A reason, even an empty one, or true. */
function isLeftOut(mark: string | boolean | undefined) {
  return mark !== undefined && mark !== false
}
