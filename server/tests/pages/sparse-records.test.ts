// Records that lack what our own server always sends are drawn all the same, as the browser completes them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { projectPath } from '#contract/addresses.ts'
import type { CallName } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'
import type { AnswerCall } from '#contract/page-context.ts'
import type { Project } from '#contract/projects.ts'
import { company } from '#site'
import { withDefaults } from '../../../web/calls/complete-records.ts'
import { renderer } from '../../testing/renderer.ts'

const context = { publicUrl: 'http://localhost', pictureVersion: '', company, noticeVersion: '1' }

/** The words of a page whose calls are answered with these records. */
async function draw(path: string, records: Partial<Record<CallName, object[]>>) {
  const answer: AnswerCall = async (name, sent) => {
    const { page } = (sent as { params?: { page?: keyof typeof defaults } }).params ?? {}
    if (name === 'getContent' && page) return defaults[page]
    const [first, ...rest] = (records[name] ?? []).map((record) => withDefaults(name, record))
    if (name.startsWith('get')) return first
    const items = first === undefined ? [] : [first, ...rest]
    return { items, total: items.length }
  }
  const { html = '' } = (await renderer(path, answer, context)) ?? {}
  return html
    .replace(/^.*<main|<\/main>.*$/gs, '')
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
}

test('jobs without a title or anything else are listed', async () => {
  const listJobs = [
    { _id: '507f1f77bcf86cd799439011', title: null, description: 'Lays tiles.' },
    { id: 8, title: 'Carpenter', experience: 3 },
    { id: 9, title: '', type: '', experience: '', description: '' },
  ]
  const words = await draw('/career', { listJobs })
  const { untitled, notSpecified } = messages.jobs
  assert.equal(words.split(`|${untitled}|`).length, 3)
  assert.equal(words.split(`|Experience|${notSpecified}|`).length, 3)
  assert.ok(words.includes('|Experience|3|'))
  const job = withDefaults('getJob', { id: 8, title: 'Carpenter' }) as Job
  assert.match(await draw('/career/8', { getJob: [job], listJobs: [job] }), /\|Carpenter\|/)
})

test('projects with only the fields of the specification stand in the gallery and have a page', async () => {
  const main_image = '/uploads/a.jpg'
  const sparse = { id: 5, category: 'Villa', client: 'Asha Menon', area: 2400, location: 'Kochi', main_image }
  const gallery = await draw('/gallery', {
    listProjects: [{ ...sparse, gallery_images: [main_image] }, { id: 6 }],
  })
  assert.match(gallery, /\|Kochi, 2400\|/)
  assert.doesNotMatch(gallery, /\|\s*,/)
  const path = projectPath(withDefaults('getProject', sparse) as Project)
  const own = await draw(path, { getProject: [{ ...sparse, gallery_images: [main_image] }] })
  assert.match(own.replaceAll('|', ''), /Asha Menon, Kochi/)
  assert.match(own, /Villa, 2400\|/)
})

test('reviews and services that lack fields leave the home page whole', async () => {
  const words = await draw('/', {
    listReviews: [
      { id: 1, review: 'Dry walls.' },
      { id: 2, name: 'Biju' },
    ],
    listServices: [{ description: 'Wells, dug by hand' }, {}],
    listProjects: [{}],
  })
  assert.ok(words.includes('“Dry walls.”'))
  assert.ok(words.includes('Wells, dug by hand'))
})
