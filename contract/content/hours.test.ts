import assert from 'node:assert/strict'
import { test } from 'node:test'
import { datesIn, formatDay } from '../days.ts'
import { wordsIn } from '../words.ts'
import { daysOf, hourWords, timesOf } from './hours.ts'

const week = { from: 'Mo', to: 'Sa', open: true, opens: '09:00', closes: '18:00' } as const
const malayalam = wordsIn('ml', hourWords)
const daysInMalayalam = (hours: Parameters<typeof daysOf>[0]) => daysOf(hours, malayalam)
/** An hour stays beside its part of the day. */
const timesInMalayalam = (hours: Parameters<typeof timesOf>[0]) =>
  timesOf(hours, malayalam).replaceAll('\u00a0', ' ')

const sunday = { ...week, from: 'Su', to: 'Su', open: false } as const

test('days and opening hours are told in the language of the page', () => {
  assert.equal(formatDay('2026-12-31'), '31 December 2026')
  assert.equal(datesIn('ml').formatDay('2026-12-31T10:00'), '2026 ഡിസംബർ 31')
  assert.equal(`${daysOf(week)}: ${timesOf(week)}`, 'Monday to Saturday: 9\u00a0am to 6\u00a0pm')
  assert.equal(`${daysInMalayalam(week)}: ${timesInMalayalam(week)}`, 'തിങ്കൾ–ശനി: രാവിലെ 9 മുതൽ വൈകിട്ട് 6 വരെ')
  assert.equal(`${daysInMalayalam(sunday)}: ${timesInMalayalam(sunday)}`, 'ഞായർ: അവധി')
})

test('in English an hour is told as people in India write it', () => {
  const hours = (opens: string, closes: string) =>
    timesOf({ ...week, opens, closes }).replaceAll('\u00a0', ' ')
  assert.equal(hours('08:30', '17:30'), '8:30 am to 5:30 pm')
  assert.equal(hours('10:00', '12:00'), '10 am to 12 noon')
  assert.equal(hours('00:00', '23:59'), '12 midnight to 11:59 pm')
  assert.equal(timesOf(sunday), 'closed')
})

test('in Malayalam an hour is told with its part of the day, as people say it', () => {
  const hours = (opens: string, closes: string) => timesInMalayalam({ ...week, opens, closes })
  assert.equal(hours('08:30', '17:30'), 'രാവിലെ 8.30 മുതൽ വൈകിട്ട് 5.30 വരെ')
  assert.equal(hours('09:00', '12:00'), 'രാവിലെ 9 മുതൽ ഉച്ചയ്ക്ക് 12 വരെ')
  assert.equal(hours('10:15', '13:00'), 'രാവിലെ 10.15 മുതൽ ഉച്ചയ്ക്ക് 1 വരെ')
  assert.equal(hours('14:00', '20:05'), 'ഉച്ചകഴിഞ്ഞ് 2 മുതൽ രാത്രി 8.05 വരെ')
  assert.equal(hours('05:30', '19:00'), 'പുലർച്ചെ 5.30 മുതൽ വൈകിട്ട് 7 വരെ')
  assert.equal(hours('00:00', '23:59'), 'രാത്രി 12 മുതൽ രാത്രി 11.59 വരെ')
})
