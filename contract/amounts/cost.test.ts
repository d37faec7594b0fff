import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCostShown, whyCostHidden } from './cost.ts'

const content = (since: string, months = 6, show = true) => ({ months, rates: { show, since } })

test('rates stand from their day for as many months as the owner allows', () => {
  const shown: [since: string, months: number, today: string, isShown: boolean][] = [
    ['2026-05-18', 6, '2026-05-17', false],
    ['2026-05-18', 6, '2026-05-18', true],
    ['2026-05-18', 6, '2026-11-18', true],
    ['2026-05-18', 6, '2026-11-19', false],
    ['2026-08-31', 6, '2027-02-28', true],
    ['2026-08-31', 6, '2027-03-01', false],
    ['2026-11-30', 1, '2026-12-30', true],
    ['2026-11-30', 12, '2027-11-30', true],
    ['', 6, '2026-05-18', false],
  ]
  for (const [since, months, today, isShown] of shown)
    assert.equal(isCostShown(content(since, months), today), isShown, `${since} ${months} ${today}`)
  assert.equal(isCostShown(content('2026-05-18', 6, false), '2026-05-18'), false)
})

test('staff read why visitors do not see them, unless somebody has switched them off', () => {
  const day = '2026-12-01'
  assert.match(
    whyCostHidden(content('2026-05-18'), day),
    /rates are of 18 May 2026, more than 6 months ago\.$/,
  )
  assert.match(whyCostHidden(content('2026-10-18', 1), day), /more than a month ago\.$/)
  assert.match(whyCostHidden(content('2027-01-01'), day), /begin on 1 January 2027\.$/)
  assert.match(whyCostHidden(content(''), day), /have no day\.$/)
  assert.equal(whyCostHidden(content('2026-11-30'), day), '')
  assert.equal(whyCostHidden(content('2026-05-18', 6, false), day), '')
})
