import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTurns } from './tarpit.ts'

const hour = 3_600_000

test('the first is told at once, those behind in turn, and who finds the line full does not join it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { turn, waiting } = createTurns({ everyMs: hour, mostWaiting: 3 })
  const told: number[] = []
  const all = Array.from({ length: 6 }, async (_, n) => {
    await turn()
    told.push(n)
  })
  await Promise.all([all[0], all[4], all[5]])
  assert.deepEqual(told, [0, 4, 5])
  assert.equal(waiting(), 3)
  for (const n of [1, 2, 3]) {
    t.mock.timers.tick(hour)
    await all[n]
    assert.deepEqual(told, [0, 4, 5, 1, 2, 3].slice(0, 3 + n))
    assert.equal(waiting(), 3 - n)
  }
})
