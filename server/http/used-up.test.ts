import assert from 'node:assert/strict'
import { test } from 'node:test'
import { timeOf } from '../db/clock.ts'
import { createUsedUp } from './used-up.ts'

const now = new Date('2026-11-02T08:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const endsAt = timeOf(later(900_000))

test('what is used up is known for a moment, to that key alone', () => {
  const usedUp = createUsedUp()
  usedUp.add('a', endsAt, now)
  assert.equal(usedUp.endOf('a', later(1_999)), endsAt)
  assert.equal(usedUp.endOf('b', now), undefined)
  assert.equal(usedUp.endOf('a', later(2_000)), undefined)
  assert.equal(usedUp.size(), 0)
})

test('it is not believed beyond the end of the window, nor when the clock was set back', () => {
  const usedUp = createUsedUp()
  usedUp.add('a', timeOf(later(1_000)), now)
  assert.ok(usedUp.endOf('a', later(999)))
  assert.equal(usedUp.endOf('a', later(1_000)), undefined)
  usedUp.add('b', endsAt, now)
  assert.equal(usedUp.endOf('b', later(-1)), undefined)
})

test('what is forgiven is forgotten', () => {
  const usedUp = createUsedUp()
  usedUp.add('a', endsAt, now)
  usedUp.forget('a')
  assert.equal(usedUp.endOf('a', now), undefined)
})

test('however many are used up, no more than ten thousand are remembered', () => {
  const usedUp = createUsedUp()
  for (let n = 0; n < 25_000; n++) {
    usedUp.add(`key ${n}`, endsAt, now)
    assert.ok(usedUp.size() <= 10_000)
  }
  assert.equal(usedUp.endOf('key 24999', now), endsAt)
})
