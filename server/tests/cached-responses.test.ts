// The cache must be invisible: whatever staff change shows at once, on every list and page that shows it.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import type { RecordKind } from '#contract/records/fields.ts'
import { openPublicResponses } from '../cache/response-cache.ts'
import type { Db } from '../db/database.ts'
import { insertRecord } from '../records/records.ts'
import { createTestApp, createTestDatabase, send, signIn } from '../testing/app.ts'
import { photo } from '../testing/images.ts'
import { createOffice, kindsTested } from '../testing/records.ts'
import { countRenders, renderer } from '../testing/renderer.ts'
import { until } from '../testing/until.ts'

const { home, career } = publicPages
const job = { title: 'Stone carver', description: 'Laterite work', type: 'Full time', experience: '2 years' }

async function createApp(t: TestContext, now?: () => Date) {
  const { renderer, count } = countRenders()
  const made = await createTestApp(t, { now, services: { renderer } })
  const address = await made.app.listen({ port: 0, host: '127.0.0.1' })
  const read = async (path: string, accept: string) =>
    (await fetch(address + path, { headers: { accept } })).text()
  const page = ({ path }: { path: string }) => read(path, 'text/html')
  const list = (call: Call) => read(call.path, 'application/json')
  return { ...made, page, list, rendered: count }
}

test('a page is rendered once while nothing changes', async (t) => {
  const { app, page, rendered } = await createApp(t)
  await Promise.all([page(home), page(home), page(home)])
  await page(home)
  for (const address of ['/?fbclid=1', '/?utm_source=x&fbclid=2'])
    await app.inject({ url: address, headers: { accept: 'text/html' } })
  assert.equal(rendered(), 1, 'whatever parameters it does not know')
  const first = await app.inject({ url: '/', headers: { accept: 'text/html' } })
  const headers = { accept: 'text/html', 'if-none-match': String(first.headers.etag) }
  const again = await app.inject({ url: '/', headers })
  assert.equal(again.statusCode, 304)
  assert.equal(again.body, '')
})

test('a job whose last day has passed goes by itself at midnight in India', async (t) => {
  let now = new Date('2026-12-31T18:29:00Z')
  const { app, page, list } = await createApp(t, () => now)
  const headers = await signIn(app)
  await send(app, calls.createJob, { headers, payload: { ...job, closes_on: '2026-12-31' } })
  assert.match(await page(career), /Stone carver/)
  assert.match(await list(calls.listJobs), /Stone carver/)
  now = new Date('2026-12-31T18:31:00Z')
  assert.doesNotMatch(await page(career), /Stone carver/)
  assert.doesNotMatch(await list(calls.listJobs), /Stone carver/)
})

/** Where visitors read a record, beside its list. */
const pagesWith: Record<RecordKind, string[]> = {
  projects: ['/', '/gallery/stone-carver-aluva'],
  services: ['/', '/services/stone-carver'],
  jobs: ['/career', '/career/stone-carver'],
  reviews: ['/', '/reviews'],
}

for (const [kind, paths] of Object.entries(pagesWith) as [RecordKind, string[]][])
  test(`what staff do with ${kind} shows everywhere at once`, async (t) => {
    const { app, headers, staffFor, restore } = await createOffice(t, { services: { renderer } })
    const { add, change, remove } = staffFor(kind)
    const { name, list, hide, files } = kindsTested[kind]
    const open = async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).body
    const shows = async (words: string, everywhere = true) => {
      const places = [...(await Promise.all(paths.map(open))), (await send(app, list)).body]
      // Their own address stays and is no word of theirs.
      for (const place of places) assert.equal(place.includes(words), everywhere, words)
    }
    await shows('Stone carver', false)
    const { id } = (await add({ [name]: 'Stone carver' })).json()
    await shows('Stone carver')
    await change(id, { [name]: 'Head carver' })
    await shows('Head carver')
    await shows('Stone carver', false)
    if (hide) {
      await send(app, hide.call, { param: id, headers, payload: hide.payload })
      await shows('Head carver', false)
    }
    await remove(id)
    await shows('Head carver', false)
    await restore(id)
    await shows('Head carver', !hide)
    if (hide || Object.keys(files).length === 0) return
    const [{ image }] = (await send(app, list)).json()
    await change(id, { version: 2, [name]: 'Head carver', image: await photo() })
    await shows(image, false)
    await add({ [name]: 'Mason' })
    const ids = (await send(app, list)).json().map((one: { id: string }) => one.id)
    const firstOnPage = async () => /<main.*?>(Head carver|Mason)</s.exec(await open('/'))?.[1]
    assert.equal(await firstOnPage(), 'Head carver')
    await send(app, calls.reorderServices, { headers, payload: { ids: ids.toReversed() } })
    assert.equal(await firstOnPage(), 'Mason')
  })

test('each change of the pictures of a project shows everywhere at once', async (t) => {
  const { app, headers, staffFor } = await createOffice(t, { services: { renderer } })
  const { add, change } = staffFor('projects')
  const { id: param } = (await add()).json()
  const read = async () => (await send(app, calls.getProject, { param })).json<Project>()
  const shows = async (words: string, everywhere = true) => {
    const pages = ['/', '/gallery/asha-aluva'].map((url) => ({ url, headers: { accept: 'text/html' } }))
    for (const request of [...pages, calls.listProjects.path])
      assert.equal((await app.inject(request)).body.includes(words), everywhere, words)
  }
  await shows('Asha')
  const image = await photo()
  await change(param, { main_image: image, galleryImages: [image] })
  const { main_image, gallery_images: from } = await read()
  assert.equal(from.length, 4)
  for (const src of [main_image, from[3] ?? '']) await shows(src)
  const gallery_images = from.toReversed()
  for (const [call, payload, words] of [
    [calls.reorderProjectImages, { gallery_images, from }, JSON.stringify(gallery_images)],
    [calls.chooseMainImage, { image_url: from[3] }, `"main_image":${JSON.stringify(from[3])}`],
  ] as const) {
    assert.equal((await send(app, call, { param, headers, payload })).statusCode, 200)
    await shows(words)
  }
  await send(app, calls.deleteProjectImage, { param, headers, payload: { image_url: from[2] } })
  await shows(from[2] ?? '', false)
})

test('every call that changes what visitors read says what it changes', () => {
  const read = new Set(
    Object.entries(calls as Record<string, Call>)
      .filter(([, { method, access, limit }]) => method === 'GET' && access === 'anyone' && !limit)
      .map(([, { cache }]) => cache),
  )
  assert.deepEqual(read, new Set(['contents', 'jobs', 'projects', 'services', 'reviews']))
  // A preview stores nothing, and what a client writes by a link waits.
  const unseen = ['previewContent', 'askForReview', 'writeReview']
  const about = /(Job|Project|MainImage|Service|Review|Content)s?(Images?)?$/
  const silent = Object.entries(calls as Record<string, Call>).filter(
    ([name, { method, invalidates }]) =>
      method !== 'GET' && about.test(name) && !unseen.includes(name) && !read.has(invalidates),
  )
  assert.deepEqual(silent, [])
})

// Several processes share one PostgreSQL, which carries the cache invalidations between them.
const databaseUrl = process.env.TEST_DATABASE_URL
if (databaseUrl) {
  test('what one process changes, another on the same database shows within a moment', async (t) => {
    const db = await createTestDatabase(t)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    const url = new URL(databaseUrl)
    url.pathname = `/${rows[0]?.name}`
    const one = await openProcess(t, db, url.href)
    const other = await openProcess(t, db, url.href)
    const headers = await signIn(one.app)
    const lists = async (text: string) => (await send(other.app, calls.listReviews)).body.includes(text)
    // Rows written past the app stay unseen once the other process answers from its cache.
    for (let untold = 1; ; untold++) {
      await insertRecord(
        db,
        'reviews',
        { name: 'Asha', review: `Untold ${untold}`, rating: 5, quoted: false },
        new Date(),
      )
      if (!(await lists(`Untold ${untold}`))) break
    }
    await send(one.app, calls.createReview, { headers, payload: { name: 'Asha', review: 'Kept the date' } })
    await until(t, () => lists('Kept the date'))
    // Before the test's database goes.
    await Promise.all([one.close(), other.close()])
  })
}

async function openProcess(t: TestContext, db: Db, url: string) {
  const responses = await openPublicResponses(
    { clock: () => new Date(), enabled: true, databaseUrl: url },
    // A lost connection is opened again by itself.
    () => undefined,
  )
  await responses.listen()
  const { app } = await createTestApp(t, { services: { db, cache: responses.cache } })
  return { app, close: responses.close }
}
