import assert from 'node:assert/strict'
import { test } from 'node:test'
import { needsTranslation } from '#contract/admin/to-translate.ts'
import { recordWords } from '#contract/admin/translated-words.ts'
import { costBands, districts, projectWorks } from '#contract/houses/facts.ts'
import { publicPages } from '#contract/pages.ts'
import { captions, photos } from '../demo/photos.ts'
import { projects } from '../demo/projects.ts'
import { jobs, reviews, services } from '../demo/records.ts'
import { translations } from './defaults.ts'
import { demo } from './demo.ts'

const records = {
  projects: projects.map((project) => ({ ...project, category: publicPages[project.page].service })),
  services,
  jobs,
} satisfies Record<keyof typeof recordWords, object[]>

const texts = new Set<string>([
  ...Object.keys(records).flatMap(wordsOf),
  ...Object.values(photos),
  ...Object.values(captions),
])

test('every text of the demo records is there in Malayalam', () => {
  const suggested = [...costBands, ...projectWorks, ...districts].map((word) => [
    word.english,
    word.malayalam,
  ])
  const known: Record<string, string> = Object.assign(
    Object.fromEntries(suggested),
    demo,
    ...Object.values(translations),
  )
  assert.deepEqual(
    [...texts].filter((text) => needsTranslation(text) && !/\p{Script=Malayalam}/u.test(known[text] ?? '')),
    [],
  )
})

test('no translation is of a text that the demo records no longer have, or that needs none', () => {
  assert.deepEqual(
    Object.keys(demo).filter((text) => !texts.has(text) || !needsTranslation(text)),
    [],
  )
})

test('half of the reviews that the site comes with are in Malayalam', () => {
  const own = reviews.filter(({ review }) => /\p{Script=Malayalam}/u.test(review))
  assert.equal(own.length, reviews.length / 2)
})

function wordsOf(kind: string) {
  const names: readonly string[] = recordWords[kind as keyof typeof records]
  const rows: Record<string, unknown>[] = records[kind as keyof typeof records]
  return rows.flatMap((row) => names.map((name) => String(row[name] ?? '')))
}
