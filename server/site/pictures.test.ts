import assert from 'node:assert/strict'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { replacePicture } from '#contract/content/walk-content.ts'
import { removeOrphans } from '../storage/file-references.ts'
import { createAvifEncoder } from '../storage/images/avif.ts'
import { fileReferences } from '../stored-files.ts'
import { createOwnedApp, createTestApp, signIn } from '../testing/app.ts'
import { contentsOf, published } from '../testing/contents.ts'
import { renderer } from '../testing/renderer.ts'
import { until } from '../testing/until.ts'

const alt = 'Our own house in Aluva'
const large = { width: 1300, height: 900 }
const dayMs = 86_400_000
const quiet = { warn: () => undefined }

async function start(t: TestContext) {
  const { app, db, files, dataDir, headers } = await createOwnedApp(t)
  const contents = contentsOf(app, headers)
  const stores = { db, files, incomingDir: join(dataDir, 'incoming'), references: fileReferences }
  const later = new Date(Date.now() + 60_000)
  const clean = () => removeOrphans(stores, { orphans: later, unfinishedUploads: later })
  /** Staff open what is not published, too. */
  const isThere = async (url: string) => (await app.inject({ url, headers })).statusCode === 200
  /** Makes all pictures this old: an id begins with the time at which it was made. */
  const age = async (days: number) => {
    const time = (Date.now() - days * dayMs).toString(16).padStart(12, '0')
    const rows = await db.selectFrom('pictures').select('id').execute()
    for (const [n, { id }] of rows.entries()) {
      const older = `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${`${n}`.padStart(12, '0')}`
      await db.updateTable('pictures').set({ id: older }).where('id', '=', id).execute()
    }
  }
  /** Puts a new picture at the top of the home page, in a draft. */
  const draftPicture = async () => {
    const picture = { ...(await contents.upload(large)), alt }
    const saved = await contents.change('home', ({ hero }) => Object.assign(hero, { picture }))
    return { ...saved.json(), src: picture.src }
  }
  return { app, db, stores, ...contents, clean, isThere, age, draftPicture }
}

test('an uploaded picture is shown with its alt text, and what a form claims about it does not count', async (t) => {
  const { app, upload, changeAndPublish, isThere } = await start(t)
  const picture = await upload(large)
  assert.match(picture.src, /^\/uploads\/site\/[0-9a-f]{24}\.jpg$/)
  const lie = { ...picture, width: 9_999, widths: [1], placeholder: 'data:text/html,x', alt }
  const answer = await changeAndPublish('home', ({ hero }) => Object.assign(hero, { picture: lie }))
  assert.equal(answer.statusCode, 200)
  assert.deepEqual((await published(app, 'home')).hero.picture, { ...picture, alt })
  assert.ok(await isThere(picture.src))
})

test('a logo needs no description, since it stands for the name of the company; other pictures need one', async (t) => {
  const { app, upload, change, changeAndPublish } = await start(t)
  const logo = { ...(await upload({ width: 300, height: 260 })), alt: ' ' }
  const answer = await changeAndPublish('company', { logo })
  assert.equal(answer.statusCode, 200, answer.body)
  assert.deepEqual((await published(app, 'company')).logo, { ...logo, alt: '' })
  const undescribed = { ...(await upload(large)), alt: ' ' }
  const refused = await change('home', ({ hero }) => Object.assign(hero, { picture: undescribed }))
  assert.match(refused.json().message, /what the picture shows/)
})

test('a description that is typed while the new picture is sent stays; that of the former picture does not', () => {
  const { alt: _, ...uploaded } = { ...defaults.home.hero.picture, src: '/uploads/site/new.jpg' }
  const former = { ...defaults.about.picture, alt: 'The old office' }
  const typed = { ...former, alt: 'The new office' }
  assert.deepEqual(replacePicture(typed, former, uploaded), { ...uploaded, alt: 'The new office' })
  assert.deepEqual(replacePicture(former, former, uploaded), { ...uploaded, alt: '' })
  assert.deepEqual(replacePicture(null, null, uploaded), { ...uploaded, alt: '' })
})

test('where the picture of the home page is cut, the part stays that staff chose', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  const { changeAndPublish } = contentsOf(app, await signIn(app))
  const page = async () => (await app.inject({ url: '/', headers: { accept: 'text/html' } })).body
  assert.match(await page(), /object-\[12%_40%\]/)
  await changeAndPublish('home', ({ hero }) => Object.assign(hero, { focus: 'right' }))
  assert.match(await page(), /object-\[88%_40%\]/)
})

test('a picture that is too small for its place, or not uploaded here, is refused', async (t) => {
  const { upload, change } = await start(t)
  const small = await upload({ width: 640, height: 480 })
  const refused = await change('home', ({ hero }) =>
    Object.assign(hero, { picture: { ...small, width: 5_000, height: 5_000, alt } }),
  )
  assert.equal(refused.statusCode, 400)
  assert.match(refused.json().fields['hero.picture'], /too small for its place: it needs at least 1200 × 750/)
  const person = await change('who', {
    people: [{ name: 'Asha', role: 'Architect', picture: { ...small, alt: 'Asha' } }],
  })
  assert.equal(person.statusCode, 200)
})

test('once a picture has AVIF files, the published page names them', async (t) => {
  const { app, stores, upload, changeAndPublish } = await start(t)
  const picture = await upload({ width: 1200, height: 750 })
  await changeAndPublish('home', ({ hero }) => Object.assign(hero, { picture: { ...picture, alt } }))
  const encoder = createAvifEncoder({ ...stores, log: quiet })
  encoder.wake()
  const formats = stores.db.selectFrom('pictures').select('formats')
  await until(t, async () => (await formats.executeTakeFirst())?.formats.includes('avif'))
  await encoder.stop()
  const headers = await signIn(app)
  const { content } = await contentsOf(app, headers).draftOf('home')
  assert.deepEqual(content.hero.picture.formats, ['avif', 'webp'])
  assert.equal((await contentsOf(app, headers).draftOf('home')).has_draft, false)
})

test('the orphan cleanup keeps the pictures of drafts, of what is published and of versions', async (t) => {
  const { publish, draftPicture, changeAndPublish, clean, isThere, age } = await start(t)
  const first = await draftPicture()
  assert.equal(await clean(), 0)
  await publish('home', first.version)
  const second = await draftPicture()
  await publish('home', second.version)
  const third = await draftPicture()
  await age(30)
  await changeAndPublish('terms', { title: 'New terms' })
  assert.equal(await clean(), 0)
  for (const { src } of [first, second, third]) assert.ok(await isThere(src), src)
})

test('a picture that nothing names any more goes after two weeks, with its files', async (t) => {
  const { db, upload, changeAndPublish, clean, isThere, age } = await start(t)
  const unused = await upload(large)
  const publishSomething = (title: string) => changeAndPublish('terms', { title })
  await age(13)
  await publishSomething('One')
  assert.ok(await isThere(unused.src))
  await age(15)
  await publishSomething('Two')
  assert.ok(!(await isThere(unused.src)))
  assert.deepEqual(await db.selectFrom('pictures').select('id').execute(), [])
  assert.equal(await clean(), 0)
})
