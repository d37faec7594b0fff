import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differencesIn } from '../access/diary-words.ts'
import { isTranslated } from '../content/walk-content.ts'
import { messages } from '../messages.ts'
import { type RecordKind, recordFields } from './fields.ts'
import { changeOf, inputOf, recordWords } from './schemas.ts'

const kinds = Object.keys(recordFields) as RecordKind[]

/** What must be filled in, and what a new record has where nothing is said. */
const rules: Record<RecordKind, { required: string[]; initial: object }> = {
  projects: {
    required: ['category', 'client', 'area', 'location'],
    initial: {
      ...{ title: '', district: '', description: '', plot: '', cost_band: '', work: '', rera: '' },
      ...{ bedrooms: 0, handed_over: 0, months: 0 },
      ...{ building: false, renderings: false, shown: true, pinned: false },
    },
  },
  reviews: { required: ['name', 'review'], initial: { rating: 5, quoted: false } },
  services: { required: ['description'], initial: { title: '' } },
  jobs: {
    required: ['title', 'description', 'type', 'experience'],
    initial: { pay: '', place: '', hours: '', closes_on: null, phone_only: false },
  },
}

const required = (kind: RecordKind) => Object.fromEntries(rules[kind].required.map((name) => [name, 'Words']))

/** The sentence for each field that is refused. */
const refusals = (kind: RecordKind, record: object) =>
  Object.fromEntries(
    (inputOf(kind).safeParse(record).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  )

test('what a record cannot do without is asked for, in the words of its form', () => {
  for (const kind of kinds) {
    const asked = Object.fromEntries(rules[kind].required.map((name) => [name, messages[kind].fillAll]))
    assert.deepEqual(refusals(kind, {}), asked)
  }
})

test('what may be left out has its first value in a new record, and stays as it is in a change', () => {
  for (const kind of kinds) {
    const sent = required(kind)
    assert.deepEqual(inputOf(kind).parse(sent), { ...sent, ...rules[kind].initial })
    assert.deepEqual(changeOf(kind).parse({ ...sent, version: 1 }), { ...sent, version: 1 })
  }
})

test('a sentence says which field is wrong, and why', () => {
  const long = 'x'.repeat(121)
  const area = { area: 'The area can be at most 120 characters long.' }
  assert.deepEqual(refusals('projects', { ...required('projects'), area: long }), area)
  const pay = 'The pay can be at most 120 characters long.'
  const closes_on = 'Please write the closing date like this: 2026-12-31.'
  assert.deepEqual(refusals('jobs', { ...required('jobs'), pay: long, closes_on: 'soon' }), {
    pay,
    closes_on,
  })
  const rating = 'The rating is a whole number from 1 to 5.'
  for (const wrong of [0, 6, 4.5, '6', '4.5', 'five'])
    assert.deepEqual(refusals('reviews', { ...required('reviews'), rating: wrong }), { rating })
})

test('a count may be left empty, and is a whole number otherwise', () => {
  const bedroomsOf = (bedrooms: unknown) =>
    inputOf('projects').safeParse({ ...required('projects'), bedrooms }).data?.bedrooms
  assert.deepEqual(['', '0', 0, '3', 3, undefined].map(bedroomsOf), [0, 0, 0, 3, 3, 0])
  const bedrooms = 'Bedrooms: please write a whole number from 1 to 50.'
  for (const wrong of ['three', '2.5', -1, 51])
    assert.deepEqual(refusals('projects', { ...required('projects'), bedrooms: wrong }), { bedrooms })
})

test('the texts of records have Malayalam, but a review stays in the words of its client', () => {
  assert.deepEqual(recordWords, {
    projects: [
      ...['title', 'category', 'client', 'area', 'location'],
      ...['district', 'description', 'plot', 'cost_band', 'work'],
    ],
    services: ['title', 'description'],
    jobs: ['title', 'description', 'type', 'experience', 'pay', 'place', 'hours'],
  })
  assert.deepEqual(Object.values(recordFields.reviews).filter(isTranslated), [])
})

test('the diary names the fields as the form does, and says yes or no', () => {
  const changes = [
    { field: 'closes_on', before: '', after: '2026-12-31' },
    { field: 'renderings', before: '1', after: '0' },
  ]
  assert.deepEqual(differencesIn(changes), [
    { label: 'closing date', before: '', after: '2026-12-31' },
    { label: 'the pictures are visualisations', before: 'yes', after: 'no' },
  ])
})

test('fields of the same name have the same label, since the diary knows only the name', () => {
  const labels = new Map<string, string>()
  for (const [name, { label }] of kinds.flatMap((kind) => Object.entries(recordFields[kind]))) {
    assert.equal(labels.get(name) ?? label, label)
    labels.set(name, label)
  }
})
