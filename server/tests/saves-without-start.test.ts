// @sqlite A save that does not say what it started from could overwrite what somebody else has saved.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob } from '../testing/applications.ts'
import { contentsOf } from '../testing/contents.ts'
import { form, photo } from '../testing/images.ts'

const mason = { title: 'Mason', description: 'Stone walls.', type: 'By the day', experience: '2 years' }

test('a save that does not say what it started from is refused, and nothing is changed', async (t) => {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const image = await photo()
  const upload = async (call: Call, fields: Parameters<typeof form>[0], param?: string) => {
    const { payload, headers: type } = await form(fields)
    return send(app, call, { payload, headers: { ...headers, ...type }, param })
  }
  const job = await addJob(db, mason)
  const service = (await upload(calls.createService, { description: 'Walls', image })).json().id
  const fields = { category: 'House', client: 'Asha', area: '900', location: 'Aluva' }
  const files = { mainImage: image, galleryImages: [image, image, image] }
  const project = (await upload(calls.createProject, { ...fields, ...files })).json().id
  const { gallery_images } = (await send(app, calls.getProject, { param: project })).json()
  const { content } = await contentsOf(app, headers).draftOf('terms')
  const ask = (call: Call, param: string, payload: object) => send(app, call, { headers, param, payload })
  const told = await db.selectFrom('diary').select('id').execute()

  for (const refused of [
    await ask(calls.updateJob, job, mason),
    await upload(calls.updateService, { description: 'Gates' }, service),
    await ask(calls.reorderProjectImages, project, { gallery_images: gallery_images.toReversed() }),
    await ask(calls.saveTranslations, '', { translations: [{ english: 'Mason', malayalam: 'മേസ്തിരി' }] }),
    await ask(calls.saveDraft, 'terms', { content: { ...content, title: 'Other terms' } }),
    await ask(calls.publishContent, 'terms', {}),
    await ask(calls.discardDraft, 'terms', { version: '' }),
  ]) {
    assert.equal(refused.statusCode, 400, refused.body)
    assert.equal(refused.json().message, staffMessages.startMissing)
  }
  assert.deepEqual(await db.selectFrom('diary').select('id').execute(), told)
})

test('the calls of the specification do without it, to the letter', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const review = { name: 'Asha', review: 'Fine work', rating: 4 }
  const { id } = (await send(app, calls.createReview, { headers, payload: review })).json()
  const changed = await send(app, calls.updateReview, { headers, param: id, payload: review })
  assert.equal(changed.statusCode, 200)
  const image = await photo()
  const fields = { category: 'House', client: 'Asha', area: '900', location: 'Aluva' }
  const added = await form({ ...fields, mainImage: image, galleryImages: [image, image, image] })
  const create = { payload: added.payload, headers: { ...headers, ...added.headers } }
  const project = (await send(app, calls.createProject, create)).json().id
  const { payload, headers: type } = await form({ ...fields, location: 'Kochi' })
  const saved = await send(app, calls.updateProject, {
    payload,
    headers: { ...headers, ...type },
    param: project,
  })
  assert.equal(saved.statusCode, 200, saved.body)
})
