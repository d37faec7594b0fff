// Staff put projects in order: in the gallery, and those that are pinned on the home page.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { createOwnedApp, send } from '../testing/app.ts'
import { storeProject } from '../testing/images.ts'

test('the gallery is in the order that staff gave it, and a new project comes first', async (t) => {
  const { add, order, gallery, home } = await start(t)
  await add('Asha', 'Biju', 'Chitra')
  assert.deepEqual(await gallery(), ['Chitra', 'Biju', 'Asha'])
  const answer = await order('gallery', 'Asha', 'Chitra', 'Biju')
  assert.deepEqual([answer.statusCode, answer.json().message], [200, 'Order saved'])
  assert.deepEqual(await gallery(), ['Asha', 'Chitra', 'Biju'])
  await add('Deepa', 'Esha')
  assert.deepEqual(await gallery(), ['Esha', 'Deepa', 'Asha', 'Chitra', 'Biju'])
  assert.deepEqual(await home(), ['Esha', 'Deepa', 'Chitra', 'Biju', 'Asha'], 'the newest, as before')
})

test('a part of the gallery changes places among itself; all others stay', async (t) => {
  const { add, order, gallery } = await start(t)
  await add('Asha', 'Biju', 'Chitra', 'Deepa', 'Esha')
  await order('gallery', 'Biju', 'Deepa')
  assert.deepEqual(await gallery(), ['Esha', 'Biju', 'Chitra', 'Deepa', 'Asha'])
  await add('Fathima')
  await order('gallery', 'Asha', 'Fathima')
  assert.deepEqual(await gallery(), ['Asha', 'Esha', 'Biju', 'Chitra', 'Deepa', 'Fathima'])
})

test('houses that nobody has placed stay before other work when one of them is moved', async (t) => {
  const { add, order, gallery, db, ids } = await start(t)
  await add('Asha', 'Biju', 'Chitra', 'Floor')
  await db
    .updateTable('projects')
    .set({ category: publicPages.floorcoating.service })
    .where('id', '=', ids.Floor ?? '')
    .execute()
  await order('gallery', 'Biju', 'Chitra')
  assert.deepEqual(await gallery(), ['Biju', 'Chitra', 'Asha', 'Floor'])
})

test('the neighbours of a project are those of the gallery', async (t) => {
  const { add, order, list, ids } = await start(t)
  await add('Asha', 'Biju', 'Chitra', 'Deepa')
  const beside = (client: string, more = {}) => list({ beside: ids[client] ?? '', ...more })
  assert.deepEqual(await beside('Chitra'), ['Deepa', 'Chitra', 'Biju'])
  await order('gallery', 'Biju', 'Chitra', 'Asha', 'Deepa')
  assert.deepEqual(await beside('Chitra'), ['Biju', 'Chitra', 'Asha'])
  assert.deepEqual(await beside('Biju'), ['Biju', 'Chitra'])
  assert.deepEqual(await beside('Deepa'), ['Asha', 'Deepa'])
})

test('pinned projects stand on the home page in their order, and one that is pinned later comes first', async (t) => {
  const { add, order, pin, home, gallery } = await start(t)
  await add('Asha', 'Biju', 'Chitra', 'Deepa')
  for (const client of ['Asha', 'Biju', 'Chitra']) await pin(client)
  assert.deepEqual(await home(), ['Chitra', 'Biju', 'Asha', 'Deepa'])
  await order('home', 'Asha', 'Chitra', 'Biju')
  assert.deepEqual(await home(), ['Asha', 'Chitra', 'Biju', 'Deepa'])
  assert.deepEqual(await gallery(), ['Deepa', 'Chitra', 'Biju', 'Asha'], 'another order')
  await pin('Asha', false)
  assert.deepEqual(await home(), ['Chitra', 'Biju', 'Deepa', 'Asha'])
  await pin('Deepa')
  await pin('Asha')
  assert.deepEqual(await home(), ['Deepa', 'Asha', 'Chitra', 'Biju'])
})

test('an order that names a project twice, one that is not there or not pinned changes nothing', async (t) => {
  const { app, headers, add, order, pin, home, remove } = await start(t)
  await add('Asha', 'Biju', 'Chitra')
  for (const client of ['Asha', 'Biju']) await pin(client)
  await remove('Chitra')
  for (const clients of [['Asha', 'Asha'], ['Asha', 'Chitra'], []])
    assert.equal((await order('home', ...clients)).statusCode, 400, `${clients}`)
  assert.match((await order('gallery', 'Asha', 'Chitra')).json().message, /not in this list/)
  const payload = { list: 'nowhere', ids: [] }
  assert.equal((await send(app, calls.reorderProjects, { headers, payload })).statusCode, 400)
  assert.deepEqual(await home(), ['Biju', 'Asha'])
})

test('a project keeps its places while it lies in the trash, and the version that an edit started from', async (t) => {
  const { app, headers, add, order, pin, home, gallery, remove, ids } = await start(t)
  await add('Asha', 'Biju', 'Chitra')
  for (const client of ['Asha', 'Biju', 'Chitra']) await pin(client)
  await order('home', 'Biju', 'Asha', 'Chitra')
  await order('gallery', 'Chitra', 'Asha', 'Biju')
  await remove('Asha')
  assert.deepEqual(await home(), ['Biju', 'Chitra'])
  await send(app, calls.restoreTrashed, { param: ids.Asha, headers })
  assert.deepEqual(await home(), ['Biju', 'Asha', 'Chitra'])
  assert.deepEqual(await gallery(), ['Chitra', 'Asha', 'Biju'])
  const { version } = (await send(app, calls.getProject, { param: ids.Asha, headers })).json()
  assert.equal(version, 2, 'only the pin has changed it')
})

test('of many who put the gallery in order at once, each succeeds and every project has a place', async (t) => {
  const { add, order, gallery } = await start(t)
  const clients = ['Asha', 'Biju', 'Chitra', 'Deepa', 'Esha', 'Fathima']
  await add(...clients)
  const orders = clients.map((_, i) => [...clients.slice(i), ...clients.slice(0, i)])
  const answers = await Promise.all(orders.map((one) => order('gallery', ...one)))
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
  const last = await gallery()
  assert.ok(
    orders.some((one) => `${one}` === `${last}`),
    `${last}`,
  )
})

async function start(t: TestContext) {
  const { app, db, headers } = await createOwnedApp(t)
  const ids: Record<string, string> = {}
  const list = async (query: Record<string, string>) => {
    const found: Project[] = (await send(app, calls.listProjects, { query })).json()
    return found.map(({ client }) => client)
  }
  const paramOf = (client: string) => ({ param: ids[client] ?? '', headers })
  return {
    app,
    db,
    headers,
    ids,
    list,
    async add(...clients: string[]) {
      for (const client of clients) ids[client] = (await storeProject(db, { client })).id
      // Written past the app, whose cache does not know of it.
      if (clients[0]) await send(app, calls.showProject, { ...paramOf(clients[0]), payload: {} })
      await db.updateTable('projects').set({ version: 1 }).execute()
    },
    order: (place: string, ...clients: string[]) =>
      send(app, calls.reorderProjects, {
        headers,
        payload: { list: place, ids: clients.map((client) => ids[client]) },
      }),
    pin: (client: string, pinned = true) =>
      send(app, calls.showProject, { ...paramOf(client), payload: { pinned } }),
    remove: (client: string) => send(app, calls.deleteProject, paramOf(client)),
    gallery: () => list({ sort: 'gallery' }),
    home: () => list({ sort: 'pinned' }),
  }
}
