// Pictures of updates are for the family until the update is for everybody, and again afterwards.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { Update } from '#contract/houses/updates.ts'
import { send, signInAs } from '../testing/app.ts'
import { form, photo } from '../testing/images.ts'
import { createHouse } from '../testing/pages/house.ts'

test('a picture of an update opens for the family, for staff, and for everybody only while the update is public', async (t) => {
  const { app, db, headers, project, addLink, open } = await createHouse(t)
  const sent = await form({ text: 'The roof.', images: await photo() })
  const added = { param: project, ...sent, headers: { ...headers, ...sent.headers } }
  const { id } = (await send(app, calls.addUpdate, added)).json()
  const [update] = (await send(app, calls.listUpdates, { param: project, headers })).json() as Update[]
  const src = update?.pictures[0]?.src ?? ''
  const small = src.replace('.jpg', '-320.webp')
  const { id: linkId, token } = await addLink()
  const shown = /\/uploads\/projects\/[\w-]+\/\w+\.jpg/.exec((await open(`/house/${token}`)).body)?.[0] ?? ''
  const statusOf = async (url: string, as = {}) => (await app.inject({ url, headers: as })).statusCode
  const [site, hiring] = [await signInAs(app, db, 'site'), await signInAs(app, db, 'hiring')]
  const forAll = async () => [await statusOf(src), await statusOf(small), await statusOf(src, hiring)]

  assert.deepEqual(await forAll(), [404, 404, 404])
  assert.deepEqual([await statusOf(shown), await statusOf(src, site)], [200, 200])
  assert.equal((await app.inject(shown)).headers['cache-control'], 'private, max-age=3600')

  const payload = { permission_by: 'Susan' }
  await send(app, calls.allowUpdates, { param: project, headers, payload })
  await send(app, calls.showUpdate, { param: id, headers, payload: { public: true } })
  assert.deepEqual(await forAll(), [200, 200, 200])
  assert.equal((await app.inject(src)).headers['cache-control'], 'private, max-age=3600')
  await send(app, calls.showProject, { param: project, headers, payload: { shown: false } })
  assert.deepEqual(await forAll(), [404, 404, 404], 'the project is hidden')
  await send(app, calls.showProject, { param: project, headers, payload: { shown: true } })
  await send(app, calls.takeBackPermission, { param: project, headers })
  assert.deepEqual(await forAll(), [404, 404, 404], 'permission is taken back')
  assert.equal(await statusOf(shown), 200, 'the family still sees it')
  for (const wrong of [project, 'x', '%00', '..'])
    assert.equal(await statusOf(shown.replace(linkId, wrong)), 404, wrong)

  await send(app, calls.endHouseLink, { param: linkId, headers })
  assert.deepEqual([await statusOf(shown), await statusOf(src, site)], [404, 200])
})
