import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDay as formatDayInMalayalam } from '../days.ml.ts'
import { formatDay } from '../days.ts'
import { daysOf as daysInMalayalam, timesOf as timesInMalayalam } from './hours.ml.ts'
import { daysOf, timesOf } from './hours.ts'

const week = { from: 'Mo', to: 'Sa', open: true, opens: '09:00', closes: '18:00' } as const
const sunday = { ...week, from: 'Su', to: 'Su', open: false } as const

test('days and opening hours are told in the language of the page', () => {
  assert.equal(formatDay('2026-12-31'), '31 December 2026')
  assert.equal(formatDayInMalayalam('2026-12-31T10:00'), '2026 ഡിസംബർ 31')
  assert.equal(`${daysOf(week)}: ${timesOf(week)}`, 'Monday to Saturday: 09:00 to 18:00')
  assert.equal(daysInMalayalam(week), 'തിങ്കൾ മുതൽ ശനി വരെ')
  assert.equal(timesInMalayalam(week), '09:00 മുതൽ 18:00 വരെ')
  assert.equal(`${daysInMalayalam(sunday)}: ${timesInMalayalam(sunday)}`, 'ഞായർ: അവധി')
})
