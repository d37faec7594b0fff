import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CallName } from '#contract/calls.ts'
import { withDefaults } from './complete-records.ts'

const words = { alt: '', caption: '', drawing: false }
const picture = { width: 3, height: 2, widths: [], formats: [], placeholder: '', ...words }

const cases: [name: string, call: CallName, answered: object, expected: object][] = [
  ['the id of other servers', 'listJobs', { _id: '507f1f77' }, { id: '507f1f77', title: '', open: true }],
  ['a number as an id', 'getJob', { id: 8, _id: 'x', title: null }, { id: '8', title: '', closes_on: null }],
  ['no id at all', 'listReviews', {}, { id: '', name: '', rating: 5, version: 1 }],
  ['numbers for texts', 'listJobs', { experience: 3 }, { experience: '3' }],
  ['texts for numbers', 'listReviews', { rating: '4', version: 'new' }, { rating: 4, version: 1 }],
  ['objects for texts', 'listReviews', { name: { first: 'A' }, review: [] }, { name: '', review: '' }],
  ['texts for ticks', 'listProjects', { shown: 'no', pinned: true }, { shown: true, pinned: true }],
  [
    'a project with paths alone',
    'listProjects',
    { main_image: 'a.jpg', gallery_images: ['/b.jpg', 7, 'https://c/d.jpg'], area: 2400 },
    {
      area: '2400',
      main_picture: { ...picture, src: '/a.jpg' },
      gallery_images: ['/b.jpg', 'https://c/d.jpg'],
      gallery_pictures: [
        { ...picture, src: '/b.jpg' },
        { ...picture, src: 'https://c/d.jpg' },
      ],
    },
  ],
  [
    'no list of pictures',
    'getProject',
    { gallery_images: 'a' },
    { gallery_images: [], gallery_pictures: [] },
  ],
  ['a project without pictures', 'getProject', {}, { main_image: '', main_picture: { ...picture, src: '' } }],
  ['a service', 'listServices', { image: '/s.jpg' }, { title: '', picture: { ...picture, src: '/s.jpg' } }],
  [
    'an application',
    'listApplications',
    { cv: null },
    { status: 'new', cv: null, spam: false, job_id: null },
  ],
]

for (const [name, call, answered, expected] of cases)
  test(`a record that lacks something is complete: ${name}`, () => {
    const full = withDefaults(call, answered) as Record<string, unknown>
    for (const [field, value] of Object.entries(expected)) assert.deepEqual(full[field], value, field)
  })

test('what is there stays: pictures of the server, and fields that only it knows', () => {
  const own = { ...picture, src: '/own.avif', width: 9 }
  const stored = { id: 'a', main_image: '/m.jpg', main_picture: own, gallery_pictures: [own], extra: 1 }
  const { main_picture, gallery_pictures, extra } = withDefaults('getProject', stored) as typeof stored
  assert.deepEqual(
    { main_picture, gallery_pictures, extra },
    { main_picture: own, gallery_pictures: [own], extra: 1 },
  )
})

test('what is no record is none, and other answers stay as they are', () => {
  for (const answered of [[], null, 'x', 7]) assert.equal(withDefaults('getProject', answered), undefined)
  assert.deepEqual(withDefaults('login', []), [])
})
