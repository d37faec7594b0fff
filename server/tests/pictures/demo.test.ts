import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { minGalleryImages } from '#contract/limits.ts'
import { publicPages } from '#contract/pages.ts'
import type { ListedProject, Picture, Project } from '#contract/projects.ts'
import type { Service } from '#contract/services.ts'
import { photos } from '../../../content/demo/photos.ts'
import { projects } from '../../../content/demo/projects.ts'
import { loadDemo } from '../../demo/load.ts'
import { checkConsistency } from '../../storage/file-references.ts'
import type { Files } from '../../storage/files.ts'
import { fileReferences } from '../../stored-files.ts'
import { createTestApp, send } from '../../testing/app.ts'

test('an empty site is filled once: every project with its own main image and three more, all of them there', async (t) => {
  const { app, load, stores } = await start(t)
  // As from processes that start at the same moment.
  const loads = await Promise.all([load(), load(), load()])
  assert.deepEqual(loads.toSorted(), [false, false, true])
  const list: ListedProject[] = (await send(app, calls.listProjects)).json()
  assert.equal(list.length, projects.length)
  assert.equal(list[0]?.client, projects[0]?.client)
  assert.equal(new Set(list.map(({ main_image }) => main_image)).size, list.length)
  for (const project of list) {
    assert.ok(project.gallery_images.length >= minGalleryImages)
    assert.equal(
      new Set([project.main_image, ...project.gallery_images]).size,
      1 + project.gallery_images.length,
    )
  }
  const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page.service] : []))
  assert.deepEqual(new Set(list.map(({ category }) => category)), new Set<string>(services))

  const whole = await Promise.all(
    list.map(async ({ id }): Promise<Project> => (await send(app, calls.getProject, { param: id })).json()),
  )
  const pictures = whole.flatMap(({ main_picture, gallery_pictures }) => [main_picture, ...gallery_pictures])
  for (const { src, alt, widths, formats } of pictures) {
    assert.ok(Object.values<string>(photos).includes(alt))
    for (const path of [src, ...widths.flatMap((width) => formatsOf({ src, formats }, width))])
      assert.equal((await app.inject({ method: 'HEAD', url: path })).statusCode, 200, path)
  }
  assert.deepEqual((await checkConsistency(stores)).orphans, [])
  assert.deepEqual(await readdir(stores.incomingDir), [])
  const count = async (call: { method: 'GET'; path: `/${string}` }) => (await send(app, call)).json().length
  assert.deepEqual(
    [await count(calls.listReviews), await count(calls.listJobs), await count(calls.listServices)],
    [12, 4, 2],
  )
  const inMalayalam: Service[] = (await app.inject(`${calls.listServices.path}?language=ml`)).json()
  for (const { title, picture } of inMalayalam) assert.match(`${title} / ${picture.alt}`, /[ഀ-ൿ].* \/ .*[ഀ-ൿ]/)
  assert.equal(await load(), false, 'not a second time')
})

test('a site that has anything of its own is left as it is', async (t) => {
  const { app, db, load } = await start(t)
  const review = { id: 'one', name: 'Asha', review: 'Dry roof.', rating: 5, version: 1, created_at: '2026' }
  await db.insertInto('reviews').values(review).execute()
  assert.equal(await load(), false)
  assert.deepEqual((await send(app, calls.listProjects)).json(), [])
})

test('an interrupted load leaves no records, and the next start repeats it', async (t) => {
  const { app, files, load, stores } = await start(t)
  let saves = 0
  const failing: Files = {
    ...files,
    save: async (key, path) => {
      if (++saves > 20) throw new Error('the machine went down')
      await files.save(key, path)
    },
  }
  await assert.rejects(load(failing), /went down/)
  assert.deepEqual((await send(app, calls.listReviews)).json(), [])
  assert.equal(await load(), true)
  assert.deepEqual((await checkConsistency(stores)).orphans, [])
})

const formatsOf = ({ src, formats }: Pick<Picture, 'src' | 'formats'>, width: number) =>
  ['jpg', ...formats].map((format) => src.replace('.jpg', `-${width}.${format}`))

async function start(t: TestContext) {
  const { app, db, files, dataDir } = await createTestApp(t)
  const stores = { db, files, incomingDir: join(dataDir, 'incoming'), references: fileReferences }
  const load = (store = files) => loadDemo({ ...stores, files: store, now: new Date() })
  return { app, db, files, dataDir, stores, load }
}
