// @sqlite What messengers and search engines read of a job's page.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { jobPath } from '#contract/addresses.ts'
import { jobTypes, projectCategories } from '#contract/admin/suggestions.ts'
import type { JobInput } from '#contract/jobs.ts'
import { lookUp } from '../site/translations/translator.ts'
import { createTestApp } from '../testing/app.ts'
import { addJob } from '../testing/applications.ts'
import { renderer } from '../testing/renderer.ts'

async function openJob(t: TestContext, change: Partial<JobInput>, language = '') {
  const { app, db } = await createTestApp(t, { services: { renderer } })
  const id = await addJob(db, { title: 'Mason', ...change })
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'slug'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { body } = await app.inject({ url: language + jobPath(job), headers: { accept: 'text/html' } })
  return body
}

const shared = (body: string, name: string) =>
  new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(body)?.[1] ?? ''

for (const language of ['', '/ml'])
  test(`a job that is shared ${language ? 'in Malayalam ' : ''}shows its pay and its place`, async (t) => {
    const job = { pay: '₹900 a day', place: 'Perumbavoor', description: 'Laterite walls. '.repeat(30) }
    const body = await openJob(t, job, language)
    assert.match(shared(body, 'title'), /Perumbavoor/)
    const description = shared(body, 'description')
    assert.match(description, /^₹900 a day, Perumbavoor\./)
    assert.match(description, /Laterite walls/)
    assert.ok(description.replaceAll('&amp;', '&').length <= 156, description)
  })

test('a job without pay or place is shared with the town of the company', async (t) => {
  const body = await openJob(t, {})
  assert.match(shared(body, 'description'), /^Kochi\. Mason at Nalukettu/)
})

for (const { english, malayalam, schema } of jobTypes)
  test(`search engines understand the type ‘${english}’, in both languages`, async (t) => {
    for (const [language, word] of [
      ['', english],
      ['/ml', malayalam],
    ] as const) {
      const body = await openJob(t, { type: english }, language)
      assert.ok(body.includes(`>${word}</dd>`), word)
      assert.ok(body.includes(`"employmentType":"${schema}"`), word)
    }
  })

test('every word that a form of the admin area suggests is there in Malayalam', () => {
  const find = lookUp([])
  const words = [...jobTypes.map(({ english }) => english), ...projectCategories()]
  assert.deepEqual(
    words.filter((word) => !/\p{Script=Malayalam}/u.test(find(word))),
    [],
  )
})
