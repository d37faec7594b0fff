// Captions, alt texts, drawings, and pictures before and after.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { pictureMessages as words } from '#contract/houses/messages.ts'
import { maxCaptionLength, maxPicturePairs } from '#contract/limits.ts'
import type { Project } from '#contract/projects.ts'
import { createOwnedApp, send } from '../testing/app.ts'
import { storeProject } from '../testing/images.ts'
import { insertPictures } from './store.ts'

const picture = { width: 4, height: 3, widths: '[]', formats: '[]', placeholder: '' }
const ml = { language: 'ml' }

test('staff write captions and alt texts; pictures without one are described as before', async (t) => {
  const { add, write, get } = await start(t)
  const { id, sources } = await add(3)
  const [main = '', second = '', third = ''] = sources
  const answer = await write(id, [
    { image_url: main, caption: 'From the road', alt: 'A white house behind a laterite wall' },
    { image_url: third, caption: ' Ground floor ', drawing: true },
  ])
  assert.deepEqual([answer.statusCode, answer.json().message], [200, words.saved])
  const { main_picture, gallery_pictures } = await get(id)
  const told = [main_picture, ...gallery_pictures].map(({ src, caption, alt, drawing }) => [
    src,
    caption,
    alt,
    drawing,
  ])
  assert.deepEqual(told, [
    [main, 'From the road', 'A white house behind a laterite wall', false],
    [second, '', 'Villa, Aluva, view 2', false],
    [third, 'Ground floor', 'Villa, Aluva, view 3', true],
  ])
})

test('of a change that is refused nothing is stored', async (t) => {
  const { add, write, get, app, headers } = await start(t)
  const { id, sources } = await add(2)
  const other = await add(1)
  const [main = '', second = ''] = sources
  const before = await get(id)
  const good = { image_url: second, caption: 'Garden' }
  for (const [pictures, status, message] of [
    [[good, { image_url: other.sources[0] }], 404, undefined],
    [[good, { image_url: main, drawing: true }], 400, words.mainIsPhoto],
    [[good, { image_url: main, caption: 'x'.repeat(maxCaptionLength + 1) }], 400, undefined],
    [[good, { caption: 'nowhere' }], 400, words.notFound],
    [[], 400, undefined],
  ] as const) {
    const answer = await write(id, pictures)
    assert.equal(answer.statusCode, status, answer.body)
    if (message) assert.equal(answer.json().message, message)
  }
  assert.deepEqual(await get(id), before)
  await write(id, [{ image_url: second, drawing: true }])
  const drawing = { param: id, headers, payload: { image_url: second } }
  const chosen = await send(app, calls.chooseMainImage, drawing)
  assert.deepEqual([chosen.statusCode, chosen.json().message], [400, words.mainIsPhoto])
  assert.equal((await get(id)).main_image, main)
})

test('captions and alt texts come with their Malayalam, in one request, and are listed while they lack it', async (t) => {
  const { app, headers, add, write, get } = await start(t)
  const { id, sources } = await add(2)
  const [main = '', second = ''] = sources
  const entry = { english: 'From the road', malayalam: 'റോഡിൽ നിന്ന്', malayalam_from: '' }
  // An alt text that begins like that of a picture without one is a text of its own.
  const pictures = [
    { image_url: main, caption: 'From the road' },
    { image_url: second, alt: 'Villa, Aluva, seen by night' },
  ]
  assert.equal((await write(id, pictures, [entry])).statusCode, 200)
  const shown = await get(id, ml)
  assert.equal(shown.main_picture.caption, 'റോഡിൽ നിന്ന്')
  assert.equal(shown.gallery_pictures[0]?.alt, 'Villa, Aluva, seen by night')
  const query = { missing: 'true', area: 'projects' }
  const missing: { english: string; path: string }[] = (
    await send(app, calls.listTranslations, { headers, query })
  ).json()
  const found = missing.find(({ english }) => english === 'Villa, Aluva, seen by night')
  assert.equal(found?.path, `/admin/project/${id}/captions`)
  assert.ok(!missing.some(({ english }) => english === 'From the road'))
  // Reworded, its Malayalam is offered and not shown.
  await write(id, [{ image_url: main, caption: 'Seen from the road' }])
  assert.equal((await get(id, ml)).main_picture.caption, 'Seen from the road')
})

test('any two pictures of a project are a pair, once, until it or one of them is removed', async (t) => {
  const { app, headers, add, pair, get } = await start(t)
  const { id, sources } = await add(4)
  const [main = '', second = '', third = '', fourth = ''] = sources
  const answer = await pair(id, second, main)
  assert.deepEqual([answer.statusCode, answer.json().message], [200, words.pairAdded])
  await pair(id, third, fourth)
  assert.deepEqual(
    (await get(id)).pairs.map(({ before, after }) => [before, after]),
    [
      [second, main],
      [third, fourth],
    ],
  )
  assert.equal((await pair(id, main, second)).json().message, words.pairTwice)
  const removal = { param: answer.json().id, headers }
  assert.equal((await send(app, calls.deletePicturePair, removal)).statusCode, 200)
  assert.equal((await send(app, calls.deletePicturePair, removal)).statusCode, 404)
  await send(app, calls.deleteProjectImage, { param: id, headers, payload: { image_url: third } })
  const after = await get(id)
  assert.deepEqual([after.pairs, after.gallery_images], [[], [second, fourth]])
})

test('a picture of another project, the same one twice and a seventh pair are refused', async (t) => {
  const { add, pair, get } = await start(t)
  const { id, sources } = await add(8)
  const other = await add(1)
  const [main = '', ...gallery] = sources
  assert.equal((await pair(id, main, other.sources[0] ?? '')).statusCode, 404)
  assert.equal((await pair(id, main, main)).json().message, words.pairSame)
  for (const src of gallery.slice(0, maxPicturePairs)) await pair(id, src, main)
  assert.equal((await pair(id, gallery.at(-1) ?? '', main)).json().message, words.pairsFull)
  assert.equal((await get(id)).pairs.length, maxPicturePairs)
})

test('captions, drawings and pairs come back from the trash with their project', async (t) => {
  const { app, headers, add, write, pair, get } = await start(t)
  const { id, sources } = await add(3)
  const [main = '', second = '', third = ''] = sources
  await write(id, [{ image_url: third, caption: 'Ground floor', drawing: true }])
  await pair(id, second, main)
  const before = await get(id)
  await send(app, calls.deleteProject, { param: id, headers })
  await send(app, calls.restoreTrashed, { param: id, headers })
  assert.deepEqual(await get(id), before)
  assert.equal(before.pairs.length, 1)
})

test('pictures of updates and reviews are not in the gallery of the project', async (t) => {
  const { app, db, headers, add, pair, get, write } = await start(t)
  const { id, sources } = await add(2)
  const update = { id: '019a0000-0000-7000-8000-000000000001', project_id: id, happened_on: '2026-01-01' }
  const rest = {
    stage: 'roof',
    text: '',
    by_name: 'Binu',
    version: 1,
    created_at: '',
    upload_key: null,
  } as const
  await db
    .insertInto('updates')
    .values({ ...update, ...rest })
    .execute()
  const src = '/uploads/projects/family.jpg'
  await insertPictures(db, id, [{ ...picture, src }], { position: 9 })
  await db.updateTable('pictures').set({ update_id: update.id }).where('src', '=', src).execute()
  assert.deepEqual((await get(id)).gallery_images, sources.slice(1))
  assert.equal((await pair(id, src, sources[0] ?? '')).statusCode, 404)

  const described = { image_url: src, caption: 'The last tile', alt: 'A man on a tiled roof' }
  const other = await add(1)
  assert.equal((await write(other.id, [described])).statusCode, 404, 'not by another project')
  assert.equal((await write(id, [described])).statusCode, 200)
  const listed = await send(app, calls.listUpdates, { param: id, headers })
  assert.partialDeepStrictEqual(listed.json()[0].pictures, [
    { caption: 'The last tile', alt: 'A man on a tiled roof' },
  ])
})

async function start(t: TestContext) {
  const { app, db, headers } = await createOwnedApp(t)
  return {
    app,
    db,
    headers,
    add: (count: number) => storeProject(db, {}, count),
    write: (param: string, pictures: readonly object[], translations?: object[]) =>
      send(app, calls.describeProjectImages, { param, headers, payload: { pictures, translations } }),
    pair: (param: string, before: string, after: string) =>
      send(app, calls.addPicturePair, { param, headers, payload: { before, after } }),
    get: async (param: string, query = {}): Promise<Project> =>
      (await send(app, calls.getProject, { param, headers, query })).json(),
  }
}
