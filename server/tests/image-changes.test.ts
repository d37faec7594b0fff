// @sqlite The cache must be invisible, as in cached-responses.test.ts: here for projects, services and their images.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Call, CallPath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { photo, type Sent, sendForm } from '../testing/images.ts'
import { renderer } from '../testing/renderer.ts'

const image = await photo()
const facts = {
  category: 'Villa',
  client: 'Rajan',
  area: '240',
  location: 'Aluva',
  description: 'A courtyard',
}

async function createSite(t: TestContext) {
  const { app } = await createTestApp(t, { services: { renderer } })
  const headers = await signIn(app)
  const document = { accept: 'text/html' }
  const open = async (url: string) => (await app.inject({ url, headers: document })).body
  const upload = async (call: CallPath, fields: Sent, param = '') => {
    const answer = await sendForm(app, call, fields, { param, headers })
    assert.equal(answer.statusCode, 200, answer.body)
    return answer.json()
  }
  const change = async (call: (typeof calls)[keyof typeof calls], param: string, payload?: object) => {
    const answer = await send(app, call, { param, payload, headers })
    assert.equal(answer.statusCode, 200, answer.body)
  }
  return { app, open, upload, change }
}

test('a project and each change of its pictures show everywhere at once', async (t) => {
  const { app, open, upload, change } = await createSite(t)
  let slug = ''
  const everywhere = async (id: string) => [
    await open('/'),
    await open(`${publicPages.gallery.path}/${slug}`),
    (await send(app, calls.listProjects)).body,
    (await send(app, calls.getProject, { param: id })).body,
  ]
  const shows = async (id: string, word: string, places = 4) =>
    assert.equal((await everywhere(id)).filter((text) => text.includes(word)).length, places, word)
  const project = async (id: string) => (await send(app, calls.getProject, { param: id })).json() as Project

  assert.doesNotMatch(await open('/'), /Rajan/)
  const { id } = await upload(calls.createProject, {
    ...facts,
    mainImage: image,
    galleryImages: [image, image, image],
  })
  slug = (await project(id)).slug
  await shows(id, 'Rajan')
  await upload(calls.updateProject, { ...facts, client: 'Meera' }, id)
  await shows(id, 'Meera')
  await shows(id, 'Rajan', 0)

  await upload(calls.updateProject, { ...facts, main_image: image, galleryImages: [image] }, id)
  const { main_image, gallery_images: gallery } = await project(id)
  assert.equal(gallery.length, 4)
  await shows(id, main_image)
  await shows(id, gallery[3] ?? '')

  const turned = gallery.toReversed()
  await change(calls.reorderProjectImages, id, { gallery_images: turned, from: gallery })
  await shows(id, JSON.stringify(turned))
  await change(calls.chooseMainImage, id, { image_url: turned[0] })
  await shows(id, `"main_image":${JSON.stringify(turned[0])}`)
  await change(calls.deleteProjectImage, id, { image_url: turned[1] })
  await shows(id, turned[1] ?? '', 0)

  await change(calls.deleteProject, id)
  await shows(id, 'Meera', 0)
  await shows(id, 'Villa', 0)
})

test('a service, its picture and its place show everywhere at once', async (t) => {
  const { app, open, upload, change } = await createSite(t)
  const everywhere = async () => [await open('/'), (await send(app, calls.listServices)).body]
  const shows = async (pattern: RegExp, places = 2) =>
    assert.equal((await everywhere()).filter((text) => pattern.test(text)).length, places, String(pattern))

  await shows(/Walls/, 0)
  const { id: walls } = await upload(calls.createService, { description: 'Walls', image })
  const { id: gates } = await upload(calls.createService, { description: 'Gates', image })
  await shows(/Walls.*Gates/)
  await change(calls.reorderServices, '', { ids: [gates, walls] })
  await shows(/Gates.*Walls/)
  const [, before] = (await send(app, calls.listServices)).json()
  await upload(calls.updateService, { description: 'Compound walls', version: '1', image }, walls)
  await shows(/Compound walls/)
  await shows(new RegExp(before.image), 0)
  await change(calls.deleteService, walls)
  await shows(/Compound walls/, 0)
  await shows(/Gates/)
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
