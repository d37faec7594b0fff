import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sentenceOf } from '#contract/access/diary-words.ts'
import type { CallPath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import type { ListedProject } from '#contract/projects.ts'
import type { Review } from '#contract/reviews.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { projects } from '../../content/demo/projects.ts'
import { jobs, reviews, services } from '../../content/demo/records.ts'
import { loadDemo } from '../demo/load.ts'
import { checkConsistency, listStoredFiles } from '../storage/file-references.ts'
import { fileReferences } from '../stored-files.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob, apply, asha } from '../testing/applications.ts'
import { photo, sendForm } from '../testing/images.ts'
import { valuesOf } from '../testing/values.ts'

const lists = [calls.listProjects, calls.listReviews, calls.listJobs, calls.listServices] as const
const counted = {
  projects: projects.length,
  reviews: reviews.length,
  jobs: jobs.length,
  services: services.length,
}
const words = staffMessages.demo
const none = { projects: 0, reviews: 0, jobs: 0, services: 0 }

test('the demo content goes with its files, at once for every visitor, and is not loaded again', async (t) => {
  const { app, owner, load, stores, read } = await start(t)
  for (const list of lists) assert.ok((await read(list)).length > 0)
  assert.deepEqual((await send(app, calls.getDemo, { headers: owner })).json(), {
    untouched: counted,
    staying: none,
  })
  assert.deepEqual((await send(app, calls.removeDemo, { headers: owner })).json(), {
    message: 'The demo content is removed.',
  })
  for (const list of lists) assert.deepEqual(await read(list), [])
  assert.deepEqual(await listStoredFiles(stores), [])
  assert.equal(await load(), false)
  assert.equal((await send(app, calls.removeDemo, { headers: owner })).json().message, words.nothing)
})

test('whoever removes the demo content reads what stayed and why, and the diary has one line about it', async (t) => {
  const { app, owner, read } = await start(t)
  const [mason, ...otherJobs] = (await read(calls.listJobs)) as Job[]
  const review = (await read(calls.listReviews)).find(({ by_client }: Review) => !by_client)
  assert.ok(mason)
  await ok(apply(app, { ...asha, job_id: mason.id }))
  const payload = { name: 'Own', review: 'Dry roof.', rating: 5, version: review.version }
  await ok(send(app, calls.updateReview, { param: review.id, payload, headers: owner }))
  const { message } = (await send(app, calls.removeDemo, { headers: owner })).json()
  assert.equal(
    message,
    'The demo content is removed, except for 1 review and 1 job that somebody has changed or applied for.',
  )
  const [line, ...others] = (
    await send(app, calls.listDiary, { headers: owner, query: { kind: 'deleted' } })
  ).json()
  const { projects: houses, services: added } = counted
  assert.deepEqual(
    [line.subject, sentenceOf(line), others],
    [
      'site',
      `removed the demo content: ${houses} projects, ${reviews.length - 1} reviews, ${otherJobs.length} jobs and ${added} services`,
      [],
    ],
  )
})

test('what people made or changed stays', async (t) => {
  const { app, db, owner, stores, read } = await start(t)
  const change = { headers: owner }
  const [reworded, hidden, pictureGone, reordered, mainChosen, pictureAdded] = (await read(
    calls.listProjects,
  )) as ListedProject[]
  assert.ok(reworded && hidden && pictureGone && reordered && mainChosen && pictureAdded)
  const { category, area, location } = reworded
  const text = { category, client: 'Own', area, location }
  await ok(sendForm(app, calls.updateProject, text, { param: reworded.id, ...change }))
  await ok(
    send(app, calls.showProject, { param: hidden.id, payload: { shown: false, pinned: false }, ...change }),
  )
  const image_url = pictureGone.gallery_images.at(-1)
  await ok(send(app, calls.deleteProjectImage, { param: pictureGone.id, payload: { image_url }, ...change }))
  const gallery_images = reordered.gallery_images.toReversed()
  await ok(
    send(app, calls.reorderProjectImages, {
      param: reordered.id,
      payload: { gallery_images, from: reordered.gallery_images },
      ...change,
    }),
  )
  const drawn = await db.selectFrom('pictures').select('src').where('drawing', '=', true).execute()
  const isPhoto = (path: string) => !drawn.some(({ src }) => src === path)
  const chosen = { image_url: mainChosen.gallery_images.find(isPhoto) }
  await ok(send(app, calls.chooseMainImage, { param: mainChosen.id, payload: chosen, ...change }))
  const image = { image: await photo() }
  await ok(sendForm(app, calls.addProjectImage, image, { param: pictureAdded.id, ...change }))

  const [appliedFor, spammed, closed] = (await read(calls.listJobs)) as Job[]
  assert.ok(appliedFor && spammed && closed)
  await ok(apply(app, { ...asha, job_id: appliedFor.id }))
  await ok(apply(app, { ...asha, job_id: spammed.id, website: 'spam' }))
  await ok(send(app, calls.openJob, { param: closed.id, payload: { open: false }, ...change }))
  const own = await addJob(db, { title: 'Own job' })
  const payload = { name: 'Own', review: 'Dry roof.', rating: 5 }
  await ok(send(app, calls.createReview, { payload, ...change }))
  const [review] = await read(calls.listReviews)
  const [service] = await read(calls.listServices)
  const description = { description: 'Own words', version: `${service.version}` }
  await ok(sendForm(app, calls.updateService, description, { param: service.id, ...change }))

  assert.partialDeepStrictEqual((await send(app, calls.getDemo, change)).json(), {
    staying: { projects: 6, reviews: 0, jobs: 2, services: 1 },
  })
  await ok(send(app, calls.removeDemo, change))
  const left = async (table: 'projects' | 'reviews' | 'jobs' | 'services') =>
    (await db.selectFrom(table).select('id').execute()).map(({ id }) => id).sort()
  const changed = [reworded, hidden, pictureGone, reordered, mainChosen, pictureAdded]
  assert.deepEqual(await left('projects'), changed.map(({ id }) => id).sort())
  assert.deepEqual(await left('jobs'), [appliedFor.id, closed.id, own].sort())
  assert.deepEqual(await left('reviews'), [review.id])
  assert.deepEqual(await left('services'), [service.id])
  const { orphans, broken } = await checkConsistency(stores)
  assert.deepEqual([orphans, broken], [[], []])
  const applications = await db
    .selectFrom('applications')
    .select(['job_id', 'job_closed_at', 'spam'])
    .orderBy('spam')
    .execute()
  assert.deepEqual(valuesOf(applications, 'job_id'), [appliedFor.id, null])
  assert.ok(applications[1]?.job_closed_at, 'its days begin with the end of the job')
})

test('a demo house stays once a family follows it, or somebody has written of it, of its pictures or paired them', async (t) => {
  const { app, db, owner, read } = await start(t)
  const houses = (await read(calls.listProjects)) as ListedProject[]
  const ask = (call: CallPath, { id }: ListedProject, payload: object) =>
    ok(send(app, call, { param: id, payload, headers: owner }))
  const write = async (house: ListedProject, words: object) => {
    const gallery = db
      .selectFrom('pictures')
      .selectAll()
      .where('project_id', '=', house.id)
      .where('main', '=', false)
    const { src, caption, alt, drawing } = await gallery
      .where('drawing', '=', false)
      .executeTakeFirstOrThrow()
    const pictures = [{ image_url: src, caption, alt, drawing, ...words }]
    await ask(calls.describeProjectImages, house, { pictures })
  }
  const changes: ((house: ListedProject) => Promise<unknown>)[] = [
    (house) => ask(calls.addHouseLink, house, { name: 'Leena' }),
    (house) =>
      ok(sendForm(app, calls.addUpdate, { text: 'Own words.' }, { param: house.id, headers: owner })),
    (house) => write(house, { caption: 'Own words.' }),
    (house) => write(house, { alt: 'Own words.' }),
    (house) => write(house, { drawing: true }),
    (house) => ask(calls.addPicturePair, house, { before: house.gallery_images[0], after: house.main_image }),
  ]
  const changed = houses.slice(0, changes.length)
  for (const [n, house] of changed.entries()) await changes[n]?.(house)
  const untouched = houses[changes.length]
  assert.ok(untouched)
  await write(untouched, {})
  await ok(send(app, calls.removeDemo, { headers: owner }))
  const left = (await read(calls.listProjects)) as ListedProject[]
  assert.deepEqual(left.map(({ id }) => id).sort(), changed.map(({ id }) => id).sort())
})

test('demo content of an earlier version, of which ids are known, goes unless its pictures have captions', async (t) => {
  const { app, db, owner, read } = await start(t)
  const setting = await db
    .selectFrom('settings')
    .selectAll()
    .where('name', '=', 'demo')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('picture_pairs').execute()
  await db.deleteFrom('updates').execute()
  await db.updateTable('pictures').set({ caption: '', drawing: false }).execute()
  const marks = Object.entries(JSON.parse(setting.value)) as [id: string, marks: string[]][]
  const ids = marks.map(([id, own]) => [
    id,
    own.filter((mark) => mark.includes(' ')).map((mark) => mark.split(' ')[0]),
  ])
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(Object.fromEntries(ids)) })
    .where('name', '=', 'demo')
    .execute()
  const [captioned] = (await read(calls.listProjects)) as ListedProject[]
  assert.ok(captioned)
  await db
    .updateTable('pictures')
    .set({ caption: 'Own words.' })
    .where('project_id', '=', captioned.id)
    .execute()
  await ok(send(app, calls.removeDemo, { headers: owner }))
  const left = (await read(calls.listProjects)) as ListedProject[]
  assert.deepEqual(valuesOf(left, 'id'), [captioned.id])
})

async function ok(answer: PromiseLike<{ statusCode: number; body: string }>) {
  const { statusCode, body } = await answer
  assert.equal(statusCode, 200, body)
}

async function start(t: TestContext) {
  const { app, db, files, dataDir } = await createTestApp(t)
  const stores = { db, files, incomingDir: `${dataDir}/incoming`, references: fileReferences }
  const load = () => loadDemo({ ...stores, now: new Date() })
  await load()
  const read = async (call: (typeof lists)[number]) => (await send(app, call)).json()
  return { app, db, stores, load, read, owner: await signIn(app) }
}
