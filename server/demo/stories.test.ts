import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxUpdateLength } from '#contract/limits.ts'
import { projects } from '../../content/demo/projects.ts'
import { reviews } from '../../content/demo/records.ts'
import { stories } from '../../content/demo/updates.ts'

const malayalam = /\p{Script=Malayalam}/u

test('one finished house has its story, one under construction is followed, and one pair shows a repair', () => {
  const told = projects.filter(({ client }) => client in stories)
  assert.deepEqual(
    told.map(({ client, building = 0 }) => [stories[client]?.updates.length, building]),
    [
      [6, 0],
      [4, 1],
    ],
  )
  const pairs = projects.flatMap(({ pair, photos }) => (pair ? [photos.includes(pair.before)] : []))
  assert.deepEqual(pairs, [true])
})

test('no update is longer than staff may write, and none shows a picture of the gallery', () => {
  for (const { client, photos } of projects)
    for (const update of stories[client]?.updates ?? []) {
      assert.ok(update.text.length <= maxUpdateLength, update.text)
      if (!update.familyOnly) assert.ok(!update.photos.some((photo) => photos.includes(photo)), update.text)
    }
})

test('three reviews in each language are by clients of projects', () => {
  const written = reviews.filter(({ writtenBy }) => projects.some(({ client }) => client === writtenBy))
  assert.equal(written.length, 6)
  assert.equal(written.filter(({ review }) => malayalam.test(review)).length, 3)
})
