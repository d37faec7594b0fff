// @sqlite
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { FirstSteps, StepName } from '#contract/admin/dashboard.ts'
import { calls } from '#contract/calls.ts'
import type { Contents, PageKey } from '#contract/content/pages.ts'
import { loadDemo } from '../demo/load.ts'
import { countDemo } from '../demo/remove.ts'
import { createOwnedApp, createTestApp, send, signIn } from '../testing/app.ts'
import { contentsOf } from '../testing/contents.ts'
import { storeProject } from '../testing/images.ts'
import { valuesOf } from '../testing/values.ts'

async function createSite(t: TestContext) {
  const site = await createTestApp(t)
  const { app, db } = site
  const headers = await signIn(app)
  const read = async (): Promise<FirstSteps> => (await send(app, calls.getFirstSteps, { headers })).json()
  const step = async (name: StepName) => (await read()).steps.find((one) => one.name === name)
  const answer = (payload: object) => send(app, calls.answerFirstSteps, { headers, payload })
  const confirm = async (page: PageKey, meant: RegExp) => {
    const { samples } = (await send(app, calls.getDraft, { param: page, headers })).json()
    const paths = samples.map(({ path }: { path: string }) => path).filter((path: string) => meant.test(path))
    await send(app, calls.confirmSamples, { param: page, headers, payload: { paths } })
  }
  return { ...site, db, headers, read, step, answer, confirm, ...contentsOf(app, headers) }
}

test('a new site has ten decisions before it; only its Malayalam is complete', async (t) => {
  const { read } = await createSite(t)
  const { steps } = await read()
  const names = ['name', 'hours', 'services', 'prices', 'who', 'pictures', 'project', 'invite', 'languages']
  assert.deepEqual(valuesOf(steps, 'name'), [...names, 'publish'])
  assert.deepEqual(
    valuesOf(
      steps.filter(({ done }) => done),
      'name',
    ),
    ['languages'],
  )
})

test('words of the company, its hours and its services count once no sample of them is left', async (t) => {
  const { step, confirm, changeAndPublish } = await createSite(t)
  const left = async () => [
    (await step('name'))?.left,
    (await step('hours'))?.left,
    (await step('services'))?.left,
  ]
  const [names = 0, hours, services] = await left()
  assert.ok(names > 5)
  assert.deepEqual([hours, services], [2, 5])
  await changeAndPublish('company', { name: 'Kadavu Builders' })
  assert.deepEqual(await left(), [names - 1, 2, 5])
  await confirm('company', /^(?!hours)/)
  assert.deepEqual(await left(), [0, 2, 5])
  await confirm('company', /^hours/)
  await changeAndPublish('home', ({ services }) => void services.items.splice(1))
  assert.deepEqual(await left(), [0, 0, 1], 'a service that is not offered is decided')
  await confirm('home', /^services/)
  assert.partialDeepStrictEqual(await step('services'), { done: true, page: 'home' })
})

test('prices are their own, or none: what is switched off is no sample that visitors read', async (t) => {
  const { step, confirm, changeAndPublish } = await createSite(t)
  assert.partialDeepStrictEqual(await step('prices'), { done: false, page: 'design' })
  await confirm('design', /^prices/)
  assert.equal((await step('prices'))?.page, 'interior')
  for (const page of ['interior', 'vasthushasthra', 'floorcoating', 'waterproofing'] as const)
    await changeAndPublish(page, ({ prices }) => Object.assign(prices, { show: false }))
  assert.equal((await step('prices'))?.done, true)
  await changeAndPublish('cost', ({ rates }) => Object.assign(rates, { show: true, since: '2026-11-01' }))
  assert.partialDeepStrictEqual(await step('prices'), { done: false, page: 'cost' })
})

test('who the company is counts once a person or a registration is published', async (t) => {
  const { step, change, changeAndPublish } = await createSite(t)
  const isDone = async () => (await step('who'))?.done
  await changeAndPublish('who', { houses: 64, gst: '32AAAAA0000A1Z0' })
  assert.equal(await isDone(), false)
  const registrations = [{ name: 'Contractor licence', number: 'EXAMPLE/000' }]
  await change('who', { registrations })
  assert.equal(await isDone(), false, 'a draft is not on the pages')
  await changeAndPublish('who', { registrations })
  assert.equal(await isDone(), true)
})

test('three pictures of their own count, each once', async (t) => {
  const { step, upload, changeAndPublish } = await createSite(t)
  const left = async () => (await step('pictures'))?.left
  const own = async () => ({ ...(await upload({ width: 1_200, height: 750 })), alt: 'A house' })
  const [first, second, third] = [await own(), await own(), await own()]
  const show = (page: 'home' | 'about', edit: (content: Contents['home'] & Contents['about']) => void) =>
    changeAndPublish(page, edit as (content: Contents[typeof page]) => void)
  await show('home', ({ hero }) => Object.assign(hero, { picture: first }))
  await show('about', (about) => Object.assign(about, { picture: first }))
  assert.equal(await left(), 2)
  await show('about', (about) => Object.assign(about, { picture: second }))
  await changeAndPublish('contact', ({ directions }) => Object.assign(directions, { picture: third }))
  assert.equal(await left(), 0)
})

test('a project of their own counts, and none that the demo came with', async (t) => {
  const { db, files, dataDir } = await createSite(t)
  await db.deleteFrom('accounts').execute()
  await loadDemo({ db, files, incomingDir: join(dataDir, 'incoming'), now: new Date() })
  assert.ok((await countDemo(db)).untouched.projects > 0)
  const { app, headers } = await createOwnedApp(t, { services: { db, files } })
  const isDone = async () => {
    const { steps }: FirstSteps = (await send(app, calls.getFirstSteps, { headers })).json()
    return steps.find(({ name }) => name === 'project')?.done
  }
  assert.equal(await isDone(), false)
  await db.updateTable('projects').set({ shown: false, version: 2 }).execute()
  assert.equal(await isDone(), false, 'hidden is not reworded')
  await storeProject(db)
  assert.equal(await isDone(), true)
})

test('whoever works alone says so, others are invited', async (t) => {
  const { app, headers, step, answer } = await createSite(t)
  const isDone = async () => (await step('invite'))?.done
  assert.equal(await isDone(), false)
  await answer({ answer: 'alone', given: true })
  assert.equal(await isDone(), true)
  await answer({ answer: 'alone', given: false })
  assert.equal(await isDone(), false)
  await send(app, calls.createInvitation, { headers, payload: { roles: ['editor'], email: '' } })
  assert.equal(await isDone(), true)
})

test('a text without Malayalam is left to translate', async (t) => {
  const { step, changeAndPublish } = await createSite(t)
  await changeAndPublish('about', { title: 'Builders of dry roofs' })
  assert.partialDeepStrictEqual(await step('languages'), { done: false, left: 1 })
})

test('it is published as theirs when company and home page are', async (t) => {
  const { step, change, changeAndPublish } = await createSite(t)
  await changeAndPublish('company', { tagline: 'Dry houses' })
  assert.partialDeepStrictEqual(await step('publish'), { done: false, page: 'home' })
  await changeAndPublish('home', { intro: 'We build.' })
  assert.equal((await step('publish'))?.done, true)
  await change('terms', { title: 'Our terms' })
  assert.equal((await step('publish'))?.done, true, 'a later draft opens no first step again')
})

test('an owner hides the steps for everybody and shows them again', async (t) => {
  const { read, answer } = await createSite(t)
  const hide = (given: unknown) => answer({ answer: 'hidden', given })
  assert.equal((await read()).hidden, false)
  assert.equal((await hide('maybe')).statusCode, 400)
  for (const given of [true, true, false, false, true]) {
    assert.equal((await hide(given)).statusCode, 200)
    assert.equal((await read()).hidden, given)
  }
})
