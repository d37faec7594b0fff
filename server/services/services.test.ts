import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { splitService } from '#contract/addresses.ts'
import { calls } from '#contract/calls.ts'
import type { Service } from '#contract/services.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { form, photo } from '../testing/images.ts'
import { renderer } from '../testing/renderer.ts'

const image = await photo()
type Fields = Parameters<typeof form>[0]

test('an edited service keeps its image unless a new one comes, and the old one leaves no file', async (t) => {
  const { add, change, list, names } = await start(t)
  const { id } = (await add({ description: 'Walls', image })).json()
  const [before] = await list()
  assert.equal((await change(id, { description: 'Walls and gates' })).json().message, 'Service updated')
  const [same] = await list()
  assert.equal(same?.image, before?.image)
  assert.equal(same?.description, 'Walls and gates')
  const count = (await names()).length
  await change(id, { description: 'Gates', image })
  assert.notEqual((await list())[0]?.image, before?.image)
  assert.equal((await names()).length, count)
})

test('services come in the order staff give them', async (t) => {
  const { app, headers, add, list } = await start(t)
  const ids: string[] = []
  for (const description of ['One', 'Two', 'Three']) ids.push((await add({ description, image })).json().id)
  const reorder = (order: string[]) => send(app, calls.reorderServices, { headers, payload: { ids: order } })
  assert.equal((await reorder(ids.toReversed())).json().message, 'Order saved')
  assert.deepEqual(
    (await list()).map(({ description }) => description),
    ['Three', 'Two', 'One'],
  )
  assert.equal((await reorder(ids.slice(1))).statusCode, 400)
  assert.equal((await reorder([...ids, ids[0] ?? ''])).statusCode, 400)
  await add({ description: 'Four', image })
  assert.equal((await list()).at(-1)?.description, 'Four')
})

test('many people give the services an order at the same moment, and one of them wins', async (t) => {
  const { app, headers, add, list } = await start(t)
  const ids: string[] = []
  for (const description of ['One', 'Two', 'Three']) ids.push((await add({ description, image })).json().id)
  const orders = [ids, ids.toReversed(), [...ids.slice(1), ...ids.slice(0, 1)]]
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      send(app, calls.reorderServices, { headers, payload: { ids: orders[n % orders.length] } }),
    ),
  )
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200])
  const stored = (await list()).map(({ id }) => id)
  assert.ok(orders.some((order) => order.join() === stored.join()))
})

test('a service has a page with its text and its own card for messengers, listed in the sitemap', async (t) => {
  const { app, headers, add, list } = await start(t, { services: { renderer } })
  const description = 'Compound walls: in laterite, with <gates> & all.'
  const { id } = (await add({ description, image })).json()
  const [service] = await list()
  const open = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  const page = await open('/services/compound-walls')
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /<h1[^>]*>Compound walls<\/h1>/)
  assert.match(page.body, /In laterite, with &lt;gates&gt; &amp; all\./)
  assert.ok(
    page.body.includes(`<meta property="og:image" content="http://localhost:3000/og${service?.image}"/>`),
  )
  assert.deepEqual((await send(app, calls.getService, { param: 'compound-walls' })).json(), service)
  const location = '<loc>http://localhost:3000/services/compound-walls</loc>'
  assert.ok((await app.inject('/sitemap.xml')).body.includes(location))

  await send(app, calls.deleteService, { param: id, headers })
  for (const slug of ['compound-walls', 'nothing', '%00', id]) {
    assert.equal((await open(`/services/${slug}`)).statusCode, 404, slug)
    assert.ok((await send(app, calls.getService, { param: slug })).statusCode >= 400, slug)
  }
  assert.ok(!(await app.inject('/sitemap.xml')).body.includes(location))
})

test('a description without a title gives one', () => {
  const split = (description: string) => Object.values(splitService({ title: '', description }))
  assert.deepEqual(split('Care for old houses: tiled roofs relaid.'), [
    'Care for old houses',
    'Tiled roofs relaid.',
  ])
  assert.deepEqual(split('Wells and tanks\nDug by hand.'), ['Wells and tanks', 'Dug by hand.'])
  assert.deepEqual(split('Compound walls in laterite.'), ['Compound walls in laterite', ''])
  const long = 'We clean and repair old wells, and dig new ones wherever the ground allows it.'
  assert.deepEqual(split(long), ['We clean and repair old wells', long])
  const unbroken = 'We clean and repair old wells and dig new ones wherever the ground allows it'
  assert.deepEqual(split(unbroken), ['We clean and repair old wells and dig…', unbroken])
  const word = 'w'.repeat(200)
  assert.ok((split(word)[0] ?? '').length <= 60)
  assert.deepEqual(Object.values(splitService({ title: 'Wells', description: 'Pumps: all' })), [
    'Wells',
    'Pumps: all',
  ])
})

async function start(t: TestContext, options: Parameters<typeof createTestApp>[1] = {}) {
  const { app, dataDir } = await createTestApp(t, options)
  const headers = await signIn(app)
  const upload = async (call: { method: 'POST' | 'PUT'; path: `/${string}` }, fields: Fields, param = '') => {
    const sent = await form(fields)
    return send(app, call, { param, payload: sent.payload, headers: { ...headers, ...sent.headers } })
  }
  const list = async (): Promise<Service[]> => (await send(app, calls.listServices)).json()
  return {
    app,
    headers,
    list,
    add: (fields: Fields) => upload(calls.createService, fields),
    /** From the version that is stored, unless the fields name another. */
    async change(id: string, fields: Fields) {
      const { version } = (await list()).find((service) => service.id === id) ?? {}
      return upload(calls.updateService, { version: `${version}`, ...fields }, id)
    },
    names: async () => [
      ...(await readdir(join(dataDir, 'uploads', 'services')).catch(() => [])),
      ...(await readdir(join(dataDir, 'incoming'))),
    ],
  }
}
