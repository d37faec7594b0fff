import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Call, CallPath } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { updateMessages as words } from '#contract/houses/messages.ts'
import type { BuildingSite, ShownUpdate, Update } from '#contract/houses/updates.ts'
import { maxUpdateImages, maxUpdateLength } from '#contract/limits.ts'
import { newId } from '../db/clock.ts'
import { createTestApp, send, signIn, signInAs } from '../testing/app.ts'
import { addProject, phonePhoto, photo, sendForm } from '../testing/images.ts'
import { valuesOf } from '../testing/values.ts'

const image = await photo()
/** Half past one at night in India, the evening before in Greenwich. */
const now = () => new Date('2026-11-17T20:00:00Z')

test('somebody on site adds an update for the family, with pictures that tell no place', async (t) => {
  const { site, add, list, addProject, db } = await start(t)
  const project = await addProject()
  const answer = await add(project, { stage: 'foundation', text: 'വാനം കീറി.' }, [await phonePhoto(), image])
  assert.deepEqual([answer.statusCode, answer.json().message], [200, words.added])
  const [update] = await list(project)
  assert.partialDeepStrictEqual(update, {
    ...{ id: answer.json().id, project_id: project, happened_on: '2026-11-18', stage: 'foundation' },
    ...{ text: 'വാനം കീറി.', public: false, by_name: 'site@example.com', version: 1 },
  })
  assert.equal(update?.pictures.length, 2)
  assert.deepEqual(update?.pictures[0]?.alt, '')
  const stored = await site.files.open(update?.pictures[0]?.src.replace('/uploads/', '') ?? '')
  const bytes = Buffer.concat(await Array.fromAsync(stored?.stream ?? []))
  assert.doesNotMatch(bytes.toString('latin1'), /secret-marker/)
  const gallery = (await send(site.app, calls.getProject, { param: project })).json().gallery_images
  assert.equal(gallery.length, 3, 'they are not in the gallery')
  const share = `/og${update?.pictures[0]?.src}`
  assert.equal((await site.app.inject(share)).statusCode, 404, 'nobody shares them')
  const diary = await db.selectFrom('diary').selectAll().where('record_id', '=', project).execute()
  assert.partialDeepStrictEqual(diary.at(-1), { kind: 'changed', subject: 'project', action: 'update_added' })
  assert.doesNotMatch(JSON.stringify(diary), /വാനം|Asha/)
})

test('what is sent again with the same key, also at the same moment, is one update with its pictures once', async (t) => {
  const { add, list, addProject, storedNames } = await start(t)
  const project = await addProject()
  const key = { text: 'Roof is on.', idempotency_key: 'phone-1' }
  const [first, second] = await Promise.all([add(project, key, [image]), add(project, key, [image])])
  const files = await storedNames()
  const third = await add(project, key, [image])
  const ids = [first, second, third].map((answer) => answer.json().id)
  assert.deepEqual(ids, [ids[0], ids[0], ids[0]])
  const updates = await list(project)
  assert.deepEqual([updates.length, updates[0]?.pictures.length], [1, 1])
  assert.deepEqual(await storedNames(), files)
  await add(project, { text: 'Roof is on.' })
  await add(project, { text: 'Roof is on.' })
  assert.equal((await list(project)).length, 3, 'without a key each is its own')
})

test('the newest day comes first; a page of them knows how many there are', async (t) => {
  const { app, headers, add, list, addProject } = await start(t)
  const project = await addProject()
  const days = ['2026-03-01', '2026-11-18', '2026-03-01', '2025-12-31']
  for (const happened_on of days) await add(project, { text: happened_on, happened_on })
  assert.deepEqual(valuesOf(await list(project), 'text'), [
    '2026-11-18',
    '2026-03-01',
    '2026-03-01',
    '2025-12-31',
  ])
  const query = { limit: '1', offset: '3' }
  const page = await send(app, calls.listUpdates, { headers, param: project, query })
  assert.deepEqual([page.json()[0].text, page.headers['x-total-count']], ['2025-12-31', '4'])
})

test('an update that says nothing, or is not true yet, is refused in plain words and stores nothing', async (t) => {
  const { app, headers, add, list, addProject, storedNames } = await start(t)
  const project = await addProject()
  const files = await storedNames()
  const tooMany = Array.from({ length: maxUpdateImages + 1 }, () => image)
  const refused: [Awaited<ReturnType<typeof add>>, number, RegExp | string][] = [
    [await add(project, {}), 400, words.empty],
    [await add(project, { text: ' \n ', stage: 'roof' }), 400, words.empty],
    [await add(project, { text: 'x', happened_on: '2026-11-19' }, [image]), 400, words.notYet],
    [await add(project, { text: 'x', happened_on: '31.12.2025' }), 400, words.wrongDate],
    [await add(project, { text: 'x', stage: 'garden' }), 400, words.wrongStage],
    [await add(project, { text: 'x'.repeat(maxUpdateLength + 1) }), 400, /at most 600/],
    [await add(project, { text: 'x' }, tooMany), 413, /./],
    [await add(project, { text: 'x' }, [Buffer.from('no picture')]), 415, /./],
    [await add('019a0000-0000-7000-8000-000000000000', { text: 'x' }, [image]), 404, 'Project not found'],
  ]
  for (const [answer, status, message] of refused) {
    assert.equal(answer.statusCode, status, answer.body)
    if (typeof message === 'string') assert.equal(answer.json().message, message)
    else assert.match(answer.json().message, message)
  }
  assert.deepEqual([await list(project), await storedNames()], [[], files])
  const other = '019a0000-0000-7000-8000-000000000000'
  for (const call of [calls.listUpdates, calls.deleteUpdate, calls.takeBackPermission])
    assert.equal((await send(app, call, { headers, param: other })).statusCode, 404)
})

test('a change needs the version it started from, and must not empty the update', async (t) => {
  const { add, list, addProject, change } = await start(t)
  const project = await addProject()
  const { id } = (await add(project, { text: 'Frist floor', happened_on: '2026-10-01' })).json()
  assert.equal((await change(id, { text: '', version: 1 })).json().message, words.empty)
  assert.equal((await change(id, { text: 'First floor', stage: 'structure', version: 1 })).statusCode, 200)
  assert.equal((await change(id, { text: 'Another', version: 1 })).statusCode, 409)
  assert.equal((await change(id, { text: 'Another' })).statusCode, 400)
  assert.equal(
    (await change(id, { text: 'x', happened_on: '2027-01-01', version: 2 })).json().message,
    words.notYet,
  )
  const kept = { text: 'First floor', stage: 'structure', happened_on: '2026-10-01', version: 2 }
  assert.partialDeepStrictEqual((await list(project))[0], kept)
  const pictured = (await add(project, {}, [image])).json().id
  assert.equal((await change(pictured, { text: '', stage: 'roof', version: 1 })).statusCode, 200)
})

test('an update becomes public only with the family’s permission; taken back, all are hidden and stay so', async (t) => {
  const { app, db, headers, add, addProject, show, story, allow, takeBack, siteOf } = await start(t)
  const project = await addProject()
  const { id } = (await add(project, { text: 'Roof is on.', happened_on: '2026-10-02' }, [image])).json()
  const { id: earlier } = (await add(project, { text: 'Dug.', happened_on: '2026-10-01' })).json()
  await add(project, { text: 'Only for you, Asha.' })
  const refused = await show(id, true)
  assert.deepEqual([refused.statusCode, refused.json().message], [400, words.permissionNeeded])
  assert.deepEqual(await story(project), [])
  const nameless = await allow(project, { permission_by: ' ' })
  assert.deepEqual([nameless.statusCode, nameless.json().message], [400, words.permissionMissing])
  const tomorrow = await allow(project, { permission_by: 'Asha', permission_on: '2026-11-19' })
  assert.deepEqual(tomorrow.json().fields, { permission_on: words.notYet })

  assert.equal((await allow(project, { permission_by: 'Asha', permission_on: '2026-11-01' })).statusCode, 200)
  assert.partialDeepStrictEqual(await siteOf(project), { permission_by: 'Asha', permission_on: '2026-11-01' })
  assert.deepEqual(await story(project), [], 'each one is a choice of its own')
  assert.equal((await show(id, true)).json().message, words.shown)
  await show(earlier, true)
  const shown = await story(project)
  assert.deepEqual(valuesOf(shown, 'text'), ['Dug.', 'Roof is on.'])
  assert.equal(shown[1]?.pictures.length, 1)
  assert.doesNotMatch(JSON.stringify(shown), /owner@|permission|by_name/)
  assert.equal((await story('asha-menon-aluva')).length, 2, 'by the end of its address')
  await db.updateTable('projects').set({ permission_by: '' }).execute()
  await send(app, calls.showProject, { headers, param: project, payload: { pinned: true } })
  assert.deepEqual(await story(project), [], 'whatever the rows say, none without a name')
  await db.updateTable('projects').set({ permission_by: 'Asha' }).execute()
  await send(app, calls.showProject, { headers, param: project, payload: { pinned: false } })
  const page = (await send(app, calls.getProject, { param: project })).body
  assert.doesNotMatch(page, /permission|2026-11-01/)

  await send(app, calls.showProject, { headers, param: project, payload: { shown: false } })
  assert.deepEqual(await story(project), [], 'of a hidden project nobody sees any')
  await send(app, calls.showProject, { headers, param: project, payload: { shown: true } })
  assert.equal((await show(earlier, false)).json().message, words.hidden)
  assert.equal((await story(project)).length, 1)

  assert.equal((await takeBack(project)).json().message, words.permissionTakenBack)
  assert.deepEqual(await story(project), [])
  assert.partialDeepStrictEqual(await siteOf(project), { permission_by: '', permission_on: null })
  assert.equal((await show(id, true)).json().message, words.permissionNeeded)
  await allow(project, { permission_by: 'Asha' })
  assert.equal((await siteOf(project))?.permission_on, '2026-11-18', 'today, without a day')
  assert.deepEqual(await story(project), [], 'a new permission shows nothing by itself')
  await show(id, true)
  assert.equal((await story(project)).length, 1)
})

test('permission that is taken back at the same moment as an update is shown leaves nothing public', async (t) => {
  const { add, addProject, show, allow, takeBack, story } = await start(t)
  const project = await addProject()
  const ids: string[] = []
  for (const text of ['a', 'b', 'c']) ids.push((await add(project, { text })).json().id)
  await allow(project, { permission_by: 'Asha' })
  const answers = await Promise.all([
    ...ids.map((id) => show(id, true)),
    takeBack(project),
    ...ids.map((id) => show(id, true)),
  ])
  for (const { statusCode } of answers) assert.ok(statusCode === 200 || statusCode === 400)
  await allow(project, { permission_by: 'Asha' })
  assert.deepEqual(await story(project), [])
})

test('whoever is on site knows the houses under construction, hidden ones too, and no others; names are short', async (t) => {
  const { app, db, headers, siteHeaders, add, addProject, allow } = await start(t)
  const villa = { client: 'Dr Susan Paul', title: 'House on 6 cents' }
  const shown = await addProject(villa)
  const hidden = await addProject({ client: 'രാജൻ മേനോൻ and Latha Menon', shown: 'false' })
  const done = await addProject({ client: 'Done' })
  await allow(shown, { permission_by: 'Latha Paul' })
  await add(hidden, { text: 'Dug.', happened_on: '2026-10-01' })
  await add(done, { text: 'Roof is on.' })
  await db.updateTable('projects').set({ building: false }).where('id', '=', done).execute()
  const sitesOf = async (as: Record<string, string>, query = {}): Promise<BuildingSite[]> =>
    (await send(app, calls.listSites, { headers: as, query })).json()
  const facts = { building: true, last_update: null, permission_by: '', permission_on: null }
  assert.deepEqual(await sitesOf(siteHeaders), [
    {
      ...facts,
      id: hidden,
      title: '',
      client: 'രാജൻ മേ. and L. M.',
      location: 'Aluva',
      shown: false,
      last_update: '2026-10-01',
    },
    { ...facts, id: shown, title: 'House on 6 cents', client: 'Dr Susan P.', location: 'Aluva', shown: true },
  ])
  const all = await sitesOf(headers)
  assert.deepEqual(
    all.map(({ client, building }) => [client, building]),
    [
      ['രാജൻ മേനോൻ and Latha Menon', true],
      ['Dr Susan Paul', true],
      ['Done', false],
    ],
  )
  assert.equal(all[1]?.permission_by, 'Latha Paul')
  const find = async (search: string, as = siteHeaders) =>
    (await sitesOf(as, { search })).map((one) => one.id)
  assert.deepEqual([await find('6 CENTS'), await find('paul', headers)], [[shown], [shown]])
  assert.deepEqual([await find('paul'), await find('done')], [[], []], 'what is not shown is not found')

  const open = async (call: CallPath, param: string, as: Record<string, string>) =>
    (await send(app, call, { param, headers: as })).statusCode
  assert.deepEqual(
    [await open(calls.listUpdates, done, headers), await open(calls.listUpdates, done, siteHeaders)],
    [200, 404],
  )
  assert.equal((await add(done, { text: 'A year later.' })).statusCode, 404)
  assert.equal(await open(calls.getProject, hidden, siteHeaders), 404)
  const projects = await send(app, calls.listProjects, { headers: siteHeaders, query: { status: 'all' } })
  assert.doesNotMatch(projects.body, /മേനോൻ/)
})

test('whoever is on site reads no mail address, and no name but those of colleagues', async (t) => {
  const { app, db, headers, siteHeaders, add, addProject, allow } = await start(t)
  const project = await addProject({ client: 'Susan Paul' })
  await allow(project, { permission_by: 'Latha Paul' })
  const link = await send(app, calls.addHouseLink, { param: project, headers, payload: { name: 'Susan' } })
  const token = link.json().link.split('/').at(-1)
  await send(app, calls.followHouse, { param: token, payload: { email: 'susan@example.com' } })
  await add(project, { text: 'Dug.' })
  await db.updateTable('updates').set({ by_name: 'biju@example.com' }).execute()
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.method !== 'GET' || name === 'whoAmI') continue
    const { statusCode, body } = await send(app, call, { param: project, headers: siteHeaders })
    if (statusCode === 200 && call.access !== 'anyone') assert.doesNotMatch(body, /Paul|@example/, name)
  }
})

test('an update goes under the name of the account that wrote it, or not at all', async (t) => {
  const { app, siteHeaders, add, addProject, list } = await start(t)
  const project = await addProject()
  const { id } = (await send(app, calls.whoAmI, { headers: siteHeaders })).json()
  assert.equal((await add(project, { text: 'Dug.', account: newId() })).statusCode, 401)
  assert.deepEqual(await list(project), [])
  assert.equal((await add(project, { text: 'Dug.', account: id })).statusCode, 200)
})

test('a deleted update takes its files along', async (t) => {
  const { app, headers, add, list, addProject, storedNames } = await start(t)
  const project = await addProject()
  const files = await storedNames()
  const { id } = (await add(project, { text: 'x' }, [image, image])).json()
  assert.ok((await storedNames()).length > files.length)
  const answer = await send(app, calls.deleteUpdate, { headers, param: id })
  assert.equal(answer.json().message, words.deleted)
  assert.deepEqual([await list(project), await storedNames()], [[], files])
})

test('a project takes its updates into the trash and brings them back, pictures and permission included', async (t) => {
  const { app, headers, db, add, list, addProject, allow, show, story, siteOf } = await start(t)
  const project = await addProject()
  const key = { text: 'Roof is on.', idempotency_key: 'phone-1' }
  const { id } = (await add(project, key, [image])).json()
  await allow(project, { permission_by: 'Asha' })
  await show(id, true)
  const before = [await list(project), await story(project), await siteOf(project)]
  const src = (before[1] as ShownUpdate[])[0]?.pictures[0]?.src ?? ''
  assert.equal((await app.inject(src)).statusCode, 200)
  await send(app, calls.deleteProject, { headers, param: project })
  assert.deepEqual(await db.selectFrom('updates').selectAll().execute(), [])
  assert.deepEqual(await story(project), [])
  assert.equal((await app.inject(src)).statusCode, 404)
  assert.equal((await add(project, key, [image])).statusCode, 404, 'a phone that sends late is told so')
  await send(app, calls.restoreTrashed, { headers, param: project })
  assert.deepEqual([await list(project), await story(project), await siteOf(project)], before)
  assert.equal((await app.inject(src)).statusCode, 200)
  assert.equal((await add(project, key, [image])).json().id, id)
})

test('a key of one project adds nothing to another, and keeps nobody from restoring the first', async (t) => {
  const { app, headers, add, list, addProject } = await start(t)
  const [first, second] = [await addProject(), await addProject()]
  const key = { text: 'Roof is on.', idempotency_key: 'phone-1' }
  const { id } = (await add(first, key)).json()
  const other = await add(second, key)
  assert.equal(other.statusCode, 409, 'not told as added')
  assert.deepEqual(await list(second), [])
  await send(app, calls.deleteProject, { headers, param: first })
  const now = await add(second, key)
  assert.equal(now.statusCode, 200)
  assert.equal((await send(app, calls.restoreTrashed, { headers, param: first })).statusCode, 200)
  assert.deepEqual([(await list(first))[0]?.id, (await list(second))[0]?.id], [id, now.json().id])
})

async function start(t: TestContext) {
  const site = await createTestApp(t, { now })
  const { app, db, dataDir } = site
  const headers = await signIn(app)
  const siteHeaders = await signInAs(app, db, 'site')
  const write = (call: Call) => (id: string, payload: object) =>
    send(app, call, { headers, param: id, payload })
  const add = async (project: string, fields: Record<string, string>, images: Buffer[] = []) => {
    return sendForm(app, calls.addUpdate, { ...fields, images }, { param: project, headers: siteHeaders })
  }
  return {
    ...{ site, app, db, dataDir, headers, siteHeaders, add },
    addProject: async (fields: Record<string, string> = {}) =>
      (await addProject(app, headers, { building: 'true', ...fields })).id,
    list: async (param: string): Promise<Update[]> =>
      (await send(app, calls.listUpdates, { headers, param })).json(),
    story: async (param: string): Promise<ShownUpdate[]> =>
      (await send(app, calls.listStory, { param })).json(),
    async siteOf(project: string) {
      const sites: BuildingSite[] = (await send(app, calls.listSites, { headers })).json()
      return sites.find(({ id }) => id === project)
    },
    change: write(calls.changeUpdate),
    show: (id: string, isPublic: boolean) => write(calls.showUpdate)(id, { public: isPublic }),
    allow: write(calls.allowUpdates),
    takeBack: (param: string) => send(app, calls.takeBackPermission, { headers, param }),
    storedNames: async () => (await readdir(join(dataDir, 'uploads/projects')).catch(() => [])).toSorted(),
  }
}
