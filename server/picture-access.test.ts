// A picture opens only where a row says so, and the family's own only for the family.
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { CallPath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Update } from '#contract/houses/updates.ts'
import { privacyNoticeVersion } from '#contract/limits.ts'
import { newId } from './db/clock.ts'
import { pictureFolders } from './stored-files.ts'
import { send, signInAs } from './testing/app.ts'
import { contentsOf } from './testing/contents.ts'
import { addProject, photo, type Sent, sendForm, storeProject } from './testing/images.ts'
import { createHouse } from './testing/pages/house.ts'

test('a picture of an update opens for the family, for staff, and for everybody only while the update is public', async (t) => {
  const { app, db, headers, dataDir, project, addLink, open } = await createHouse(t)
  const picture = { text: 'The roof.', images: await photo() }
  const { id } = (await sendForm(app, calls.addUpdate, picture, { param: project, headers })).json()
  const [update] = (await send(app, calls.listUpdates, { param: project, headers })).json() as Update[]
  const src = update?.pictures[0]?.src ?? ''
  const small = src.replace('.jpg', '-320.webp')
  const { id: linkId, token } = await addLink()
  const shown = /\/uploads\/projects\/[\w-]+\/\w+\.jpg/.exec((await open(`/house/${token}`)).body)?.[0] ?? ''
  const statusOf = async (url: string, as = {}) => (await app.inject({ url, headers: as })).statusCode
  const [site, hiring] = [await signInAs(app, db, 'site'), await signInAs(app, db, 'hiring')]
  const forAll = async () => [await statusOf(src), await statusOf(small), await statusOf(src, hiring)]

  assert.deepEqual(await forAll(), [404, 404, 404])
  assert.equal(await statusOf(src, site), 404, 'not under construction')
  await db.updateTable('projects').set({ building: true }).execute()
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
  await db.updateTable('updates').set({ public: true }).execute()
  assert.deepEqual(await forAll(), [404, 404, 404], 'nobody is recorded to have allowed it')
  assert.equal(await statusOf(shown), 200, 'the family still sees it')
  for (const wrong of [project, 'x', '%00', '..'])
    assert.equal(await statusOf(shown.replace(linkId, wrong)), 404, wrong)
  const { id: otherHouse } = await storeProject(db)
  const paul = { param: otherHouse, headers, payload: { name: 'Paul' } }
  const { id: otherLink } = (await send(app, calls.addHouseLink, paul)).json()
  assert.equal(await statusOf(shown.replace(linkId, otherLink)), 404, 'the link of another house')

  await send(app, calls.endGivenLink, { param: linkId, headers })
  assert.deepEqual([await statusOf(shown), await statusOf(src, site)], [404, 200])

  const file = await readFile(join(dataDir, src))
  await send(app, calls.deleteUpdate, { param: id, headers })
  await writeFile(join(dataDir, src), file)
  assert.deepEqual([...(await forAll()), await statusOf(src, site)], [404, 404, 404, 404], 'its row is gone')
})

test('in every folder only a row opens a picture, whatever was cached, and also while its file is still there', async (t) => {
  const { app, db, headers, dataDir } = await createHouse(t)
  const image = await photo()
  const post = async (call: CallPath, fields: Sent, param?: string) => {
    return (await sendForm(app, call, fields, { param, headers })).json()
  }
  const change = (call: CallPath, param: string, payload?: object) =>
    send(app, call, { param, headers, payload })
  const sourceOf = async (folder: string) => {
    const rows = db.selectFrom('pictures').select('src').where('src', 'like', `/uploads/${folder}/%`)
    return (await rows.executeTakeFirstOrThrow()).src
  }
  const project = await addProject(app, headers, { shown: 'false' })
  const service = await post(calls.createService, { title: 'Walls', description: 'Walls', image })
  const asked = (await send(app, calls.askForReview, { headers, payload: { name: 'Latha' } })).json()
  const words = { name: 'Latha', review: 'Dry.', rating: '5', notice_version: privacyNoticeVersion }
  await post(calls.writeReview, { ...words, picture: image }, asked.link.split('/').at(-1))
  const review = await db.selectFrom('reviews').select('id').executeTakeFirstOrThrow()
  const { upload, change: draft, draftOf, publish, changeAndPublish } = contentsOf(app, headers)
  const uploaded = await upload({ width: 1300, height: 900 })
  const { picture: former } = (await draftOf('home')).content.hero
  await draft('home', (home) => void Object.assign(home.hero, { picture: { ...uploaded, alt: 'Our house' } }))

  const folders: Record<string, { show?: () => Promise<unknown>; take: () => Promise<unknown> }> = {
    projects: {
      show: () => change(calls.showProject, project.id, { shown: true }),
      take: () => change(calls.deleteProject, project.id),
    },
    services: { take: () => change(calls.deleteService, service.id) },
    site: {
      show: async () => publish('home', (await draftOf('home')).version),
      take: () => changeAndPublish('home', (home) => void Object.assign(home.hero, { picture: former })),
    },
    reviews: {
      show: () => change(calls.showReview, review.id, { status: 'shown' }),
      take: () => change(calls.showReview, review.id, { status: 'hidden', reason: 'She asked.' }),
    },
  }
  assert.deepEqual(Object.keys(folders).toSorted(), pictureFolders.toSorted())
  const [editor, hiring] = [await signInAs(app, db, 'editor'), await signInAs(app, db, 'hiring')]
  for (const [folder, { show, take }] of Object.entries(folders)) {
    const src = await sourceOf(folder)
    const open = async (as = {}) => {
      const { statusCode, headers: sent } = await app.inject({ url: src, headers: as })
      if (statusCode === 200) assert.match(String(sent['content-security-policy']), /sandbox/)
      return [statusCode, sent['cache-control']]
    }
    if (show) {
      assert.deepEqual(await open(editor), [200, 'private, max-age=3600'], folder)
      assert.deepEqual(
        [await open(), await open(hiring)],
        [
          [404, 'no-store'],
          [404, 'no-store'],
        ],
        folder,
      )
      await show()
    }
    const kept = folder === 'reviews' ? 'private, max-age=3600' : 'public, max-age=31536000, immutable'
    for (const as of [{}, hiring]) assert.deepEqual(await open(as), [200, kept], folder)
    const link = src.replace(folder, `${folder}/${newId()}`)
    assert.equal((await app.inject(link)).statusCode, 404, 'no family has such a link')
    const file = await readFile(join(dataDir, src))
    await take()
    await writeFile(join(dataDir, src), file)
    assert.deepEqual(await open(), [404, 'no-store'], folder)
  }
})

test('a picture for everybody costs no query while nothing changes, and goes on without the database', async (t) => {
  const { app, db, headers, project } = await createHouse(t)
  const update = { text: 'The roof.', images: await photo() }
  await sendForm(app, calls.addUpdate, update, { param: project, headers })
  const service = { title: 'Walls', description: 'Walls', image: await photo() }
  await sendForm(app, calls.createService, service, { headers })
  const rows = await db.selectFrom('pictures').select('src').orderBy('id').execute()
  const [guarded = '', ordinary = ''] = rows.map(({ src }) => src)
  assert.deepEqual(
    [(await app.inject(guarded)).statusCode, (await app.inject(ordinary)).statusCode],
    [404, 200],
  )
  await db.schema.alterTable('pictures').renameTo('away').execute()
  const small = await app.inject(ordinary.replace('.jpg', '-320.webp'))
  assert.equal(small.headers['cache-control'], 'public, max-age=31536000, immutable')
  const failed = await app.inject(guarded)
  assert.deepEqual([failed.statusCode, failed.headers['cache-control']], [500, 'no-store'])
})
