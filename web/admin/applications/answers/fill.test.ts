import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayAndTime, fillText, interviewDays, refillText } from './use-draft.ts'

const known = { name: 'Asha', job: 'Mason', company: 'Nalukettu', place: 'Aluva' }
const valuesAt = (at: string, place = 'Aluva') => ({ ...known, ...dayAndTime(at, 'en'), place })

test('day and time are written as people of the language read them', () => {
  assert.deepEqual(dayAndTime('2026-12-01T10:30', 'en'), {
    date: 'Tuesday, 1 December 2026',
    time: '10:30 am',
  })
  assert.deepEqual(dayAndTime('2026-12-01T10:30', 'ml'), {
    date: '2026 ഡിസംബർ 1, ചൊവ്വാഴ്‌ച',
    time: 'രാവിലെ 10.30',
  })
  const timesAt = (hour: string) => [
    dayAndTime(`2026-12-01T${hour}`, 'en').time,
    dayAndTime(`2026-12-01T${hour}`, 'ml').time,
  ]
  assert.deepEqual(timesAt('12:00'), ['12:00 pm', 'ഉച്ചയ്ക്ക് 12'])
  assert.deepEqual(timesAt('15:00'), ['3:00 pm', 'ഉച്ചകഴിഞ്ഞ് 3'])
  assert.deepEqual(timesAt('17:15'), ['5:15 pm', 'വൈകിട്ട് 5.15'])
  assert.deepEqual(dayAndTime('', 'ml'), { date: '', time: '' })
})

test('what is not known yet stays in braces, and a dollar sign is only a dollar sign', () => {
  const text = '{name}: {date}, {time}, {place}'
  assert.equal(fillText(text, valuesAt('')), 'Asha: {date}, {time}, Aluva')
  assert.equal(fillText(text, { ...valuesAt(''), name: '$&' }), '$&: {date}, {time}, Aluva')
})

test('a text that was changed by hand follows another day or place, and keeps the rest', () => {
  const [none, first, second] = [
    valuesAt(''),
    valuesAt('2026-12-01T10:30'),
    valuesAt('2026-12-02T15:00', 'Edappally'),
  ]
  const typed = 'Dear Asha from Aluva Road, {date} at {time} in Kochi.'
  const once = refillText(typed, none, first)
  assert.equal(once, 'Dear Asha from Aluva Road, Tuesday, 1 December 2026 at 10:30 am in Kochi.')
  const own = 'Come on Tuesday, 1 December 2026 at 10:30 am to Aluva, please.'
  assert.equal(
    refillText(own, first, second),
    'Come on Wednesday, 2 December 2026 at 3:00 pm to Edappally, please.',
  )
  assert.equal(refillText(refillText(own, first, none), none, first), own)
  assert.equal(
    refillText('Dear Aluva Babu, come to Aluva.', first, { ...first, place: 'Edappally' }),
    'Dear Aluva Babu, come to Edappally.',
    'a name can be a place',
  )
})

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
