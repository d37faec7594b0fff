import assert from 'node:assert/strict'
import { test } from 'node:test'
import { squareFeetOf } from '#contract/amounts/area.ts'
import { rangeOf } from '#contract/amounts/estimate.ts'
import { dayInIndia, dayMs } from '#contract/days.ts'
import { stages } from '#contract/houses/stages.ts'
import { maxUpdateLength } from '#contract/limits.ts'
import { cost } from '../../content/cost.ts'
import type { Photo } from '../../content/demo/photos.ts'
import { type DemoProject, projects } from '../../content/demo/projects.ts'
import { reviews } from '../../content/demo/records.ts'
import { stories } from '../../content/demo/updates.ts'
import { isDrawing } from './drawings.ts'
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

test('a story takes as long as the facts of its house say, and tells of October when it is over', () => {
  const { handed_over, months = 0 } = projects.find(({ client }) => client === 'Shameer P') ?? {}
  const [first = '', last = ''] = [0, -1].map((at) => stories['Shameer P']?.updates.at(at)?.on.toString())
  assert.equal(Math.round((Date.parse(last) - Date.parse(first)) / (30.4 * dayMs)), months)
  assert.equal(last.slice(0, 4), String(handed_over))
  // What October cost cannot be known before its end.
  const ofOctober = stories['Shameer P']?.updates.filter(({ text }) => text.includes('rain in October cost'))
  assert.deepEqual(
    ofOctober?.map(({ on }) => on > '2025-10-31'),
    [true],
  )
})

test('what a new house cost is what the page about costs says of its area', () => {
  const lakh = 100_000
  for (const { work, area, cost_band = '', description } of projects) {
    if (work !== 'Design and construction') continue
    const { packages } = cost.rates
    const ranges = packages.map((rates) => rangeOf(rates, squareFeetOf(area)))
    const [least = 0, most = 0] = [ranges[0]?.from, ranges.at(-1)?.to]
    const [from = 0, to = 0] = cost_band.includes('crore')
      ? [60, 100]
      : (cost_band.match(/\d+/g)?.map(Number) ?? [])
    assert.ok(from * lakh < most && to * lakh > least, `${area}: ${cost_band}`)
    const [, named, extras = ''] = description.match(/₹(\d+) lakh([^.;]*)/) ?? []
    if (!named) continue
    const mentioned = ['kitchen', 'wardrobe'].filter((extra) => extras.includes(extra))
    const implied = packages.findIndex(
      ({ excluded }) => !mentioned.some((extra) => excluded.toLowerCase().includes(extra)),
    )
    const range = ranges[implied]
    assert.ok(range, description)
    const sum = Number(named) * lakh
    assert.ok(sum >= range.from && sum <= range.to, description)
    assert.ok(Number(named) >= from && Number(named) <= to, description)
  }
})

test('only the house on a slope shows pictures of a slope', () => {
  for (const { client, photos, title } of projects) {
    const told = stories[client]?.updates.flatMap((update) => update.photos) ?? []
    const site = [...photos, ...told].filter((photo) => /^(slope|construction|stage)-/.test(photo))
    if (title.includes('slope'))
      assert.deepEqual(
        site.filter((photo) => !photo.startsWith('slope')),
        [],
      )
    else
      assert.deepEqual(
        site.filter((photo) => photo.startsWith('slope')),
        [],
      )
  }
})

/** How many projects a project's page shows below its own. */
const shownBelow = 3

test('every project has a building of its own as its main picture, and never a drawing', () => {
  const mains = projects.map(({ photos: [main] }) => main)
  assert.equal(new Set(mains.map(buildingOf)).size, projects.length)
  assert.deepEqual(mains.filter(isDrawing), [])
})

test('no page of a project shows a building that the projects below it begin with', () => {
  for (const project of projects) {
    const below = projectsBelow(project).map(({ photos: [main] }) => buildingOf(main))
    const repeated = project.photos.filter((photo) => below.includes(buildingOf(photo)))
    assert.deepEqual(repeated, [], project.client)
  }
})

/** The newest of its category, then the newest of all. */
function projectsBelow(project: DemoProject) {
  const others = projects.filter((other) => other !== project)
  const isLike = ({ page }: DemoProject) => page === project.page
  return [...others.filter(isLike), ...others.filter((other) => !isLike(other))].slice(0, shownBelow)
}

function buildingOf(photo: Photo) {
  const name = photo.replace(/-(\d+|hero)$/, '')
  if (/-veranda$/.test(name)) return 'veranda-house'
  if (name.startsWith('slope')) return 'slope'
  return /^(stage|plan-contemporary)-/.test(name) ? 'contemporary-house' : name
}
