// What visitors read on a site that has no content yet, or one of each kind. The browser draws the same pages.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { reviewPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { jobPath, projectPath } from '#contract/record-paths.ts'
import { send, signIn } from '../../testing/app.ts'
import { addJob } from '../../testing/applications.ts'
import { storeProject } from '../../testing/images.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

const { about, career, design, gallery, home, reviews } = publicPages

async function createSite(t: TestContext) {
  const { app, db, open } = await createRenderedSite(t)
  const headers = await signIn(app)
  return {
    app,
    db,
    headers,
    /** The main part of a page. */
    async read(url: string, status = 200) {
      const { statusCode, body } = await open(url)
      assert.equal(statusCode, status, url)
      return /<main.*<\/main>/s.exec(body)?.[0] ?? ''
    },
    async addReviews(count: number) {
      for (let i = 1; i <= count; i++) {
        const payload = { name: `Asha ${i}, Aluva`, review: 'They came on the day they said.', rating: 4 }
        assert.equal((await send(app, calls.createReview, { headers, payload })).statusCode, 200)
      }
    },
    async addProject(): Promise<Project> {
      const { id } = await storeProject(db, { category: design.service, client: 'Nair' })
      return (await send(app, calls.getProject, { param: id })).json()
    },
  }
}

test('without content each page says so and offers to call, and has no empty parts', async (t) => {
  const { read } = await createSite(t)
  for (const [path, sentence, never, offersCall] of [
    [
      home.path,
      'How a house gets built',
      /Selected projects|What families say|See our work|See job openings|All projects|All reviews/,
      true,
    ],
    [
      gallery.path,
      messages.projects.empty,
      /aria-label="Filter|Open one to see|visualisations|Something like this|Show all work/,
      true,
    ],
    [reviews.path, messages.reviews.empty, /as they wrote them|Ask them|What it was like|All reviews/, true],
    [about.path, '<h1', /See job openings/, true],
    [career.path, messages.jobs.emptyPublic, /Apply for/, false],
    [design.path, '<h1', /From the gallery/, false],
  ] as const) {
    const main = await read(path)
    assert.ok(main.includes(sentence), path)
    assert.doesNotMatch(main, never)
    if (offersCall) assert.match(main, /<a [^>]*href="tel:\+91/, path)
  }
})

test('with one project, one review and one job, no link leads to what is on the page already', async (t) => {
  const { app, db, headers, read, addReviews, addProject } = await createSite(t)
  const project = await addProject()
  await addJob(db)
  const [job]: Job[] = (await send(app, calls.listJobs)).json()
  assert.ok(job)
  const alone = await read(projectPath(project))
  assert.match(alone, /Ask on WhatsApp/)
  assert.doesNotMatch(alone, /What our clients say/)
  await addReviews(1)

  const start = await read(home.path)
  for (const words of ['Our latest project', 'See our work', 'See job openings', 'They came on the day'])
    assert.ok(start.includes(words), words)
  assert.doesNotMatch(start, /All projects|All reviews|<button.*(Next|Previous)/s)
  const ofKind = await read(design.path)
  assert.ok(ofKind.includes(project.client))
  assert.doesNotMatch(ofKind, /All projects of this kind/)
  const list = await read(gallery.path)
  assert.ok(list.includes(`href="${projectPath(project)}"`))
  assert.doesNotMatch(list, /aria-label="Filter/)
  const reviewed = await read(projectPath(project))
  assert.match(reviewed, /What our clients say/)
  assert.doesNotMatch(reviewed, /More projects/)

  await send(app, calls.openJob, { param: job.id, headers, payload: { open: false } })
  const closed = await read(jobPath(job), 410)
  assert.ok(closed.includes(messages.jobs.emptyPublic))
  assert.doesNotMatch(closed, /These are open now/)
})

test('reviews are quotes with stars, a first name and a place, in pages with an address each', async (t) => {
  const { read, addReviews } = await createSite(t)
  await addReviews(reviewPageSize + 1)
  const figures = (main: string) => main.match(/<figure.*?<\/figure>/gs) ?? []
  const first = await read(reviews.path)
  assert.equal(figures(first).length, reviewPageSize)
  const [quote = ''] = figures(first)
  assert.match(quote, /aria-label="4 out of 5 stars"/)
  assert.match(textOf(quote), /“They came on the day they said.”/)
  assert.match(textOf(quote), new RegExp(`Asha ${reviewPageSize + 1}, Aluva`))
  const [next = ''] = /<a [^>]*aria-label="Next page"[^>]*>/.exec(first) ?? []
  assert.match(next, /href="\/reviews\?page=2"/)
  assert.equal(figures(await read(`${reviews.path}?page=2`)).length, 1)
})

const textOf = (html: string) => html.replace(/<[^>]*>/g, '')
