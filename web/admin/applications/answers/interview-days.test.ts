import assert from 'node:assert/strict'
import { test } from 'node:test'
import { interviewDays } from './interview-days.ts'

const daysAfter = (today: string) =>
  interviewDays(today).map(({ at, weekday, isTomorrow }) => [at, weekday, isTomorrow])

test('an interview is tomorrow or the day after at ten, and on no Sunday', () => {
  assert.deepEqual(daysAfter('2026-11-18'), [
    ['2026-11-19T10:00', 4, true],
    ['2026-11-20T10:00', 5, false],
  ])
  assert.deepEqual(daysAfter('2026-11-20'), [
    ['2026-11-21T10:00', 6, true],
    ['2026-11-23T10:00', 1, false],
  ])
  assert.deepEqual(daysAfter('2026-11-21'), [
    ['2026-11-23T10:00', 1, false],
    ['2026-11-24T10:00', 2, false],
  ])
  assert.deepEqual(daysAfter('2026-12-30'), [
    ['2026-12-31T10:00', 4, true],
    ['2027-01-01T10:00', 5, false],
  ])
})
