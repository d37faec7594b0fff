// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWorkQueue } from './work-queue.ts'

test('work of high priority comes first, and has a place when all others are taken', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 2 })
  const order: string[] = []
  const started = Promise.withResolvers<void>()
  const jobs = [queue.run(() => started.promise)]
  const add = (name: string, priority?: 'high') =>
    jobs.push(queue.run(async () => void order.push(name), priority))
  add('first')
  add('second')
  assert.equal(queue.isFull(), true)
  await assert.rejects(
    queue.run(async () => undefined),
    /busy/,
  )
  add('urgent', 'high')
  add('urgent too', 'high')
  await assert.rejects(
    queue.run(async () => undefined, 'high'),
    /busy/,
  )
  started.resolve()
  await Promise.all(jobs)
  assert.deepEqual(order, ['urgent', 'urgent too', 'first', 'second'])
})
