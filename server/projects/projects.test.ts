import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Project } from '#contract/projects.ts'
import { createOwnedApp, send } from '../testing/app.ts'
import { photo, type Sent, sendForm } from '../testing/images.ts'

const villa = { category: 'Villa', client: 'Rajan M', area: '2,450 sq ft', location: 'Aluva' }
const picture = await photo()
const four = { mainImage: picture, galleryImages: [picture, picture, picture] }

test('a project appears with its main image and its gallery, all of them loadable', async (t) => {
  const { app, add, get } = await start(t)
  const answer = await add({ ...villa, ...four, description: 'Built in ten months.' })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().message, 'Images uploaded successfully!')
  const project = await get(answer.json().id)
  assert.partialDeepStrictEqual(project, { ...villa, description: 'Built in ten months.', version: 1 })
  assert.equal(project.gallery_images.length, 3)
  assert.equal(project.main_image, project.main_picture.src)
  assert.partialDeepStrictEqual(project.main_picture, {
    width: 330,
    height: 30,
    widths: [320],
    formats: ['webp'],
    alt: 'Villa, Aluva',
  })
  for (const src of [project.main_image, ...project.gallery_images]) {
    assert.match(src, /^\/uploads\/projects\/[0-9a-f]{24}\.jpg$/)
    for (const [path, type] of [
      [src, 'image/jpeg'],
      [src.replace('.jpg', '-320.webp'), 'image/webp'],
      [src.replace('.jpg', '-320.jpg'), 'image/jpeg'],
    ] as const) {
      const file = await app.inject(path)
      assert.equal(file.statusCode, 200)
      assert.equal(file.headers['content-type'], type)
    }
  }
})

test('a project without a main image or three others is refused with the warning, and nothing is kept', async (t) => {
  const { add, storedNames } = await start(t)
  const { galleryImages } = four
  const tooFew: Sent[] = [{ galleryImages }, { ...four, galleryImages: [picture, picture] }, {}]
  for (const images of tooFew) {
    const answer = await add({ ...villa, ...images })
    assert.equal(answer.statusCode, 400)
    assert.equal(answer.json().message, 'Please add a main image and at least 3 gallery images.')
    assert.deepEqual(await storedNames(), [])
  }
})

test('one bad image among good ones refuses the project by name, and nothing is kept', async (t) => {
  const { add, storedNames, list } = await start(t)
  const heic = { name: 'IMG_0042.HEIC', bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic') }
  const answer = await add({ ...villa, ...four, galleryImages: [picture, picture, heic] })
  assert.equal(answer.statusCode, 415)
  assert.match(answer.json().message, /^IMG_0042\.HEIC: HEIC photos cannot be used\. Please save/)
  assert.deepEqual(await storedNames(), [])
  assert.deepEqual(await list(), [])
})

test('an update changes the facts, adds images after the others and replaces the main image', async (t) => {
  const { change, addVilla, get, storedNames } = await start(t)
  const before = await addVilla()
  const filesBefore = (await storedNames()).length
  const facts = { category: 'House', client: 'Rajan', area: '2,500 sq ft', location: 'Kochi' }
  const answer = await change(before.id, { ...facts, main_image: picture, galleryImages: [picture, picture] })
  assert.equal(answer.json().message, 'Product updated!')
  const after = await get(before.id)
  assert.partialDeepStrictEqual(after, { ...facts, description: 'Ten months.', version: 2 })
  assert.deepEqual(after.gallery_images.slice(0, 3), before.gallery_images)
  assert.equal(after.gallery_images.length, 5)
  assert.notEqual(after.main_image, before.main_image)
  const perPicture = filesBefore / 4
  assert.equal((await storedNames()).length, perPicture * 6, 'the old main image left no file')
})

test('one gallery image is deleted by its address, and only an address of this project counts', async (t) => {
  const { app, headers, addVilla, get, storedNames } = await start(t)
  const { id, gallery_images, main_image } = await addVilla()
  const other = await addVilla()
  const before = (await storedNames()).length
  const remove = (image_url: string) =>
    send(app, calls.deleteProjectImage, { param: id, headers, payload: { image_url } })
  const [first = '', second = '', third = ''] = gallery_images
  assert.equal((await remove(second)).json().message, 'Image deleted')
  assert.deepEqual((await get(id)).gallery_images, [first, third])
  assert.equal((await storedNames()).length, before - 3)

  for (const image_url of [second, other.gallery_images[0] ?? '', '/uploads/../site.db', `${first}?`, ''])
    assert.equal((await remove(image_url)).statusCode, 404, image_url)
  const main = await remove(main_image)
  assert.equal(main.statusCode, 400)
  assert.match(main.json().message, /main image cannot be deleted/)
  assert.equal((await get(other.id)).gallery_images.length, 3)
})

test('a new order is saved; one made from an older one, or that does not name each image once, is refused', async (t) => {
  const { app, headers, addVilla, get } = await start(t)
  const { id, gallery_images: from } = await addVilla()
  const [first = '', second = '', third = ''] = from
  const reorder = (payload: object) =>
    send(app, calls.reorderProjectImages, { param: id, headers, payload }).then((it) => it.statusCode)
  const mine = [second, first, third]
  assert.equal(await reorder({ gallery_images: [third, second, first], from }), 200)
  assert.equal(await reorder({ gallery_images: mine, from }), 409)
  assert.deepEqual((await get(id)).gallery_images, [third, second, first])
  assert.equal(await reorder({ gallery_images: mine, from: [third, second, first] }), 200)
  for (const wrong of [[], [first], [...mine, first], [first, first, first], ['/x', '/y', '/z']])
    assert.equal(await reorder({ gallery_images: wrong, from: mine }), 400)
  assert.deepEqual((await get(id)).gallery_images, mine)
})

test('a gallery image and the main image change places', async (t) => {
  const { app, headers, addVilla, get } = await start(t)
  const { id, main_image, gallery_images } = await addVilla()
  const [first = '', second = '', third = ''] = gallery_images
  const choose = (image_url: string) =>
    send(app, calls.chooseMainImage, { param: id, headers, payload: { image_url } })
  assert.equal((await choose(second)).statusCode, 200)
  const after = await get(id)
  assert.equal(after.main_image, second)
  assert.deepEqual(after.gallery_images, [first, main_image, third])
  assert.equal((await choose('/uploads/projects/none.jpg')).statusCode, 404)
})

test('changes to images do not make an open edit of the text stale', async (t) => {
  const { app, headers, addImage, change, addVilla, get } = await start(t)
  const { id, gallery_images, version } = await addVilla()
  const [first = '', ...others] = gallery_images
  await send(app, calls.deleteProjectImage, { param: id, headers, payload: { image_url: first } })
  const added = (await addImage(id, { image: picture })).json()
  assert.partialDeepStrictEqual(added, { width: 330, height: 30, alt: 'Villa, Aluva, view 4' })
  const edit = { ...villa, client: 'Rajan K', version: String(version) }
  const answer = await change(id, edit)
  assert.equal(answer.json().message, 'Product updated!')
  const after = await get(id)
  assert.partialDeepStrictEqual(after, { ...edit, version: version + 1, description: 'Ten months.' })
  assert.deepEqual(after.gallery_images, [...others, added.src])
  assert.deepEqual(after.gallery_pictures.at(-1), added)
  assert.equal((await app.inject(added.src)).statusCode, 200)
})

test('an image sent again with its key is stored once, even at the same moment', async (t) => {
  const { addImage, addVilla, get, storedNames } = await start(t)
  const { id } = await addVilla()
  const other = await addVilla()
  const before = (await storedNames()).length
  const sent = { image: picture, idempotency_key: 'one' }
  const answers = await Promise.all([addImage(id, sent), addImage(id, sent)])
  const again = await addImage(id, sent)
  const sources = new Set([...answers, again].map((answer) => answer.json().src))
  assert.equal(sources.size, 1, again.body)
  assert.equal((await get(id)).gallery_images.length, 4)
  const perPicture = before / 8
  assert.equal((await storedNames()).length, before + perPicture)

  await addImage(id, { ...sent, idempotency_key: 'two' })
  assert.equal((await get(id)).gallery_images.length, 5)
  const elsewhere = (await addImage(other.id, sent)).json()
  assert.ok(!sources.has(elsewhere.src), 'a key counts within its project')
})

test('a project sent again with its key is stored once, even at the same moment', async (t) => {
  const { add, storedNames, list } = await start(t)
  const sent = { ...villa, ...four, idempotency_key: 'one' }
  const answers = await Promise.all([add(sent), add(sent)])
  const again = await add({ ...sent, client: 'Another' })
  const { message, id, slug } = again.json()
  for (const answer of answers) assert.deepEqual(answer.json(), { message, id, slug })
  assert.equal((await list()).length, 1)
  const perProject = (await storedNames()).length
  await add({ ...sent, idempotency_key: 'two' })
  assert.equal((await list()).length, 2)
  assert.equal((await storedNames()).length, 2 * perProject)
})

test('an image that cannot be added is refused with a sentence and leaves no file', async (t) => {
  const { addImage, change, addVilla, get, storedNames } = await start(t)
  const { id } = await addVilla()
  const small = await photo({ width: 30, height: 20 })
  await change(id, { ...villa, galleryImages: Array(26).fill(small) })
  const last = { image: small, idempotency_key: 'last' }
  const { src } = (await addImage(id, last)).json()
  const before = await storedNames()
  const full = await change(id, { ...villa, galleryImages: [small] })
  assert.deepEqual([full.statusCode, (await get(id)).gallery_images.length], [413, 30])
  for (const [fields, status, sentence, project = id] of [
    [{}, 400, /^Please choose at least one image\.$/],
    [{ image: [small, small] }, 400, /^Please send one file only\.$/],
    [{ image: small, idempotency_key: 'x'.repeat(101) }, 400, /idempotency_key/],
    [{ image: small, idempotency_key: 'a\0b' }, 400, /idempotency_key/],
    [{ image: small }, 413, /at most 30 gallery images/],
    [{ image: small }, 404, /^Project not found$/, '01890000-0000-7000-8000-000000000000'],
  ] as const) {
    const answer = await addImage(project, fields as Parameters<typeof addImage>[1])
    assert.equal(answer.statusCode, status)
    assert.match(answer.json().message, sentence)
  }
  assert.equal((await addImage(id, last)).json().src, src, 'a repeated key does not need room')
  assert.deepEqual(await storedNames(), before)
})

async function start(t: TestContext) {
  const { app, dataDir, headers } = await createOwnedApp(t)
  const add = (fields: Sent) => sendForm(app, calls.createProject, fields, { headers })
  const get = async (id: string): Promise<Project> =>
    (await send(app, calls.getProject, { param: id, headers })).json()
  return {
    app,
    headers,
    add,
    get,
    addImage: (param: string, fields: Sent) =>
      sendForm(app, calls.addProjectImage, fields, { param, headers }),
    change: (param: string, fields: Sent) => sendForm(app, calls.updateProject, fields, { param, headers }),
    addVilla: async () =>
      get((await add({ ...villa, ...four, description: 'Ten months.' })).json().id as string),
    list: async (query: Record<string, string> = {}): Promise<Project[]> =>
      (await send(app, calls.listProjects, { query })).json(),
    /** What lies in the store and among the incoming files. */
    storedNames: async () => [
      ...(await readdir(join(dataDir, 'uploads', 'projects')).catch(() => [])),
      ...(await readdir(join(dataDir, 'incoming'))),
    ],
  }
}
