import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayInIndia } from '#contract/days.ts'
import { stages } from '#contract/houses/stages.ts'
import { maxUpdateLength } from '#contract/limits.ts'
import { projects } from '../../content/demo/projects.ts'
import { reviews } from '../../content/demo/records.ts'
import { stories } from '../../content/demo/updates.ts'
import { dayOf, reviewedAt } from './load.ts'

test('no update is longer than staff may write, and none shows a picture of the gallery', () => {
  for (const { client, photos } of projects)
    for (const update of stories[client]?.updates ?? []) {
      assert.ok(update.text.length <= maxUpdateLength, update.text)
      if (!update.familyOnly) assert.ok(!update.photos.some((photo) => photos.includes(photo)), update.text)
    }
})

const days = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2027-08-03'].map(
  (day) => new Date(day),
)

test('every report is of a Saturday that was, and its stages follow each other', () => {
  for (const now of days)
    for (const { updates } of Object.values(stories)) {
      const told = updates.map((update) => ({ day: dayOf(update, now), stage: stages.indexOf(update.stage) }))
      assert.deepEqual(
        told,
        told.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      )
      assert.deepEqual(
        told,
        told.toSorted((a, b) => a.stage - b.stage),
      )
      for (const { day } of told) {
        assert.equal(new Date(day).getUTCDay(), 6, day)
        assert.ok(day <= dayInIndia(now), day)
      }
    }
})

test('no client reviews what was not done yet', () => {
  for (const now of days)
    for (const [age, { writtenBy = '', review }] of reviews.entries()) {
      const project = projects.find(({ client }) => client === writtenBy)
      const { updates = [] } = stories[writtenBy] ?? {}
      const shown = updates.filter(({ familyOnly }) => !familyOnly).map((update) => dayOf(update, now))
      const written = dayInIndia(reviewedAt(age, now))
      assert.ok(
        shown.every((day) => day < written),
        review,
      )
      assert.ok(Number(written.slice(0, 4)) >= (project?.handed_over ?? 0), review)
    }
})
