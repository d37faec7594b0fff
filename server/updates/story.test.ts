// @sqlite What everybody sees of updates, on the pages as the server renders them.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createOwnedApp, send } from '../testing/app.ts'
import { addProject, photo, type Sent, sendForm } from '../testing/images.ts'
import { renderer } from '../testing/renderer.ts'

const image = await photo()
const path = '/gallery/asha-menon-aluva'
const malayalam = 'വാനം കീറി.'
const mark = /<p class="label[^"]*">Under construction<\/p>/

test('the page of a project tells its story in stages, in both languages, and nothing without public updates', async (t) => {
  const { page, addProject, add, allow, takeBack } = await start(t)
  const project = await addProject('Asha Menon')
  await add(project, { text: 'For you only.', happened_on: '2026-01-01' })
  for (const url of [path, `/ml${path}`])
    assert.doesNotMatch(await page(url), /How it was built|പണിതത് ഇങ്ങനെ|For you only/)
  await allow(project)
  const roof = { stage: 'roof', happened_on: '2026-03-02', text: 'Roof is <b>on</b>.\nDry.' }
  await add(project, roof, true)
  await add(project, { stage: 'foundation', happened_on: '2026-01-12', text: malayalam }, true)
  await add(project, { happened_on: '2026-02-01', text: 'Rain.' }, true)

  const english = await page(path)
  const words = english.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '|')
  const order =
    /How it was built.*Foundation.*12 January 2026.*വാനം കീറി.*1 February 2026.*Rain.*Roof.*2 March 2026/
  assert.match(words, order)
  assert.match(english, new RegExp(`<p lang="ml"[^>]*>${malayalam}`))
  assert.match(english, /Roof is &lt;b&gt;on&lt;\/b&gt;\.\nDry\./)
  assert.match(english, /<time dateTime="2026-01-12">/i)
  assert.match(english, /alt="Foundation, 12 January 2026"/)
  assert.match(english, /alt="Foundation, 12 January 2026, picture 2"/)
  assert.equal(english.split('>Foundation</h3>').length, 2, 'what has no stage belongs to the one before')
  assert.doesNotMatch(english, /For you only/)

  const other = await page(`/ml${path}`)
  assert.match(other, />അടിത്തറ<\/h3>/)
  assert.match(other, /2026 ജനുവരി 12/)
  assert.match(other, /<p lang="en"[^>]*>Rain\./)
  assert.match(other, /alt="അടിത്തറ, 2026 ജനുവരി 12, ചിത്രം 2"/)

  await takeBack(project)
  for (const url of [path, `/ml${path}`])
    assert.doesNotMatch(await page(url), /How it was built|പണിതത് ഇങ്ങനെ|Rain\./)
})

test('a house under construction says so on its page and card, and the newest is on the home page, once', async (t) => {
  const { app, headers, page, addProject, add, allow } = await start(t)
  await addProject('Done')
  for (const url of ['/', '/gallery', '/gallery/done-aluva'])
    assert.doesNotMatch(await page(url), /Under construction|Being built now/)
  await addProject('Older', { building: 'true' })
  const newest = await addProject('Newest', { building: 'true' })
  await addProject('Hidden', { building: 'true', shown: 'false' })
  for (const client of ['One', 'Two', 'Three']) await addProject(client)
  assert.match(await page('/gallery'), mark)
  assert.match(await page('/gallery/newest-aluva'), mark)
  assert.doesNotMatch(
    await page('/gallery/done-aluva'),
    /<header[^>]*>(?:(?!<\/header>).)*Under construction/s,
  )
  const home = await page('/')
  const [, below = ''] = home.split('Being built now</h2>')
  assert.match(below, /^(?:(?!<\/section>).)*href="\/gallery\/newest-aluva"/s)
  assert.doesNotMatch(home, /older-aluva|hidden-aluva/)
  assert.match(await page('/ml'), /ഇപ്പോൾ പണി നടക്കുന്നത്<\/h2>/)

  await send(app, calls.showProject, { headers, param: newest, payload: { pinned: true } })
  const pinned = await page('/')
  assert.match(pinned, mark)
  assert.doesNotMatch(pinned, /Being built now/, 'it stands among the chosen ones already')

  await allow(newest)
  await add(newest, { text: 'Dug.', happened_on: '2026-01-01' }, true)
  assert.match(await page('/gallery/newest-aluva'), /How it is growing/)
})

test('beside an upright picture the other one is cut on phones, and fetched in its whole width', async (t) => {
  const { page, addProject, add, allow } = await start(t)
  const project = await addProject('Asha Menon')
  await allow(project)
  const images = await Promise.all([200, 450].map((height) => photo({ height })))
  await add(project, { text: 'Dug.', happened_on: '2026-01-12', images }, true)
  const [, story = ''] = (await page(path)).split('>How it was built<')
  const onPhones = [...story.matchAll(/<img [^>]*sizes="[^"]*, (\d+vw)"/g)].map(([, width]) => width)
  assert.deepEqual(onPhones, ['88vw', '43vw'])
})

async function start(t: TestContext) {
  const { app, headers } = await createOwnedApp(t, { services: { renderer } })
  return {
    app,
    headers,
    page: async (url: string) => (await app.inject({ url, headers: { accept: 'text/html' } })).body,
    addProject: async (client: string, fields: Record<string, string> = {}) =>
      (await addProject(app, headers, { client, ...fields })).id,
    async add(project: string, fields: Sent, isPublic = false) {
      const update = { images: [image, image], ...fields }
      const { id } = (await sendForm(app, calls.addUpdate, update, { param: project, headers })).json()
      const shown = { headers, param: id, payload: { public: isPublic } }
      assert.equal((await send(app, calls.showUpdate, shown)).statusCode, 200)
    },
    allow: (param: string) =>
      send(app, calls.allowUpdates, { headers, param, payload: { permission_by: 'Asha' } }),
    takeBack: (param: string) => send(app, calls.takeBackPermission, { headers, param }),
  }
}
