// What the gallery is filtered by, and which houses are like another.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { isHouse } from '#contract/houses/gallery.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project, ProjectInput } from '#contract/projects.ts'
import { createTestApp, send } from '../testing/app.ts'
import { storeProject } from '../testing/images.ts'

const floor = { category: publicPages.floorcoating.service }

test('projects are filtered by size and district, whatever the unit of their area; the options have projects', async (t) => {
  const { clients, list } = await start(t, {
    Asha: { area: '1,200 sq ft', district: 'Ernakulam' },
    Biju: { area: '150 m²', district: 'Thrissur' },
    Chitra: { area: '2,800 sq ft', district: 'Ernakulam' },
    Deepa: { area: 'plan only' },
    Esha: { area: '900 sqft', district: 'Ernakulam', shown: false },
  })
  assert.deepEqual(await clients({ size: 'small' }), ['Asha'])
  assert.deepEqual(await clients({ size: 'medium' }), ['Biju'])
  assert.deepEqual(await clients({ size: 'large' }), ['Chitra'])
  assert.deepEqual(await clients({ district: 'Ernakulam' }), ['Chitra', 'Asha'])
  assert.deepEqual(await clients({ district: 'Ernakulam', size: 'small' }), ['Asha'])
  assert.deepEqual(await clients({ location: 'Aluva', size: 'large' }), ['Chitra'])
  const sizes = async (query: Query) => (await list({ distinct: 'size', ...query })).map(({ size }) => size)
  assert.deepEqual(await sizes({}), ['', 'small', 'medium', 'large'])
  assert.deepEqual(await sizes({ language: 'ml' }), ['', 'small', 'medium', 'large'])
  assert.deepEqual(await sizes({ district: 'Ernakulam' }), ['small', 'large'])
  const districts = (await list({ distinct: 'district' })).map(({ district }) => district)
  assert.deepEqual(districts, ['', 'Ernakulam', 'Thrissur'])
  const [{ filter } = {}] = await list({ distinct: 'district', size: 'medium', language: 'ml' })
  assert.equal(filter?.district, 'Thrissur')
})

test('a warehouse is no house', async (t) => {
  const { clients } = await start(t, {
    Hall: { category: 'Warehouses' },
    Asha: {},
    Tharavad: { category: 'Farmhouse' },
  })
  assert.deepEqual(await clients({ sort: 'gallery' }), ['Tharavad', 'Asha', 'Hall'])
  assert.deepEqual(['Warehouses', 'Farmhouse'].map(isHouse), [false, true])
})

test('houses come first in the gallery, until staff put it in order', async (t) => {
  const { db, ids, clients } = await start(t, {
    Asha: {},
    Floor: floor,
    Biju: { category: publicPages.design.service },
    Roof: { category: publicPages.waterproofing.service },
  })
  assert.deepEqual(await clients({ sort: 'gallery' }), ['Biju', 'Asha', 'Roof', 'Floor'])
  assert.deepEqual(await clients({ beside: ids.Asha ?? '' }), ['Biju', 'Asha', 'Roof'])
  for (const [place, client] of ['Floor', 'Asha', 'Roof', 'Biju'].entries())
    await db
      .updateTable('projects')
      .set({ position: place + 1 })
      .where('client', '=', client)
      .execute()
  assert.deepEqual(await clients({ sort: 'gallery', limit: '9' }), ['Floor', 'Asha', 'Roof', 'Biju'])
})

test('houses like this are of its kind, of these finished, of these near its size, of these in its district', async (t) => {
  const { ids, clients } = await start(t, {
    Own: { district: 'Ernakulam' },
    'Near and here': { area: '1,600 sq ft', district: 'Ernakulam' },
    'Near elsewhere': { category: publicPages.design.service, area: '2,400 sq ft', district: 'Thrissur' },
    'Large and here': { area: '4,000 sq ft', district: 'Ernakulam' },
    'Large elsewhere': { area: '4,000 sq ft', district: 'Thrissur' },
    'Size unknown': { area: 'plan only' },
    'Being built': { district: 'Ernakulam', building: true },
    'A floor of that size': { ...floor, district: 'Ernakulam' },
  })
  assert.deepEqual(await clients({ like: ids.Own ?? '' }), [
    ...['Near and here', 'Near elsewhere', 'Large and here', 'Large elsewhere', 'Size unknown'],
    'Being built',
    'A floor of that size',
  ])
})

test('the title names a project: its address too', async (t) => {
  const { db, list } = await start(t, {})
  const titled = { client: 'Kurup family', title: 'House on 6 cents, Thrissur' }
  const { slug } = await storeProject(db, titled)
  assert.equal(slug, 'house-on-6-cents-thrissur')
  assert.equal((await list({ search: '6 cents' }))[0]?.title, titled.title)
})

type Query = Record<string, string>

async function start(t: TestContext, projects: Record<string, Partial<ProjectInput>>) {
  const { app, db } = await createTestApp(t)
  const ids: Record<string, string> = {}
  for (const [client, facts] of Object.entries(projects))
    ids[client] = (await storeProject(db, { area: '2,000 sq ft', client, ...facts })).id
  const list = async (query: Query): Promise<Project[]> =>
    (await send(app, calls.listProjects, { query })).json()
  return {
    app,
    db,
    ids,
    list,
    clients: async (query: Query) => (await list(query)).map(({ client }) => client),
  }
}
