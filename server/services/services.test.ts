import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { splitService } from '#contract/records/split-service.ts'
import { send } from '../testing/app.ts'
import { photo } from '../testing/images.ts'
import { createOffice } from '../testing/records.ts'

async function createThree(t: TestContext) {
  const { app, headers, staffFor, storedNames } = await createOffice(t)
  const staff = staffFor('services')
  const ids: string[] = []
  for (const title of ['One', 'Two', 'Three']) ids.push((await staff.add({ title })).json().id)
  const reorder = (order: string[]) => send(app, calls.reorderServices, { headers, payload: { ids: order } })
  return { ...staff, storedNames, ids, reorder }
}

test('an edited service keeps its image unless a new one comes, and the old one leaves no file', async (t) => {
  const { change, list, storedNames, ids } = await createThree(t)
  const imageOf = async () => (await list())[0]?.image
  const [before, files] = [await imageOf(), await storedNames()]
  await change(ids[0] ?? '', { description: 'Walls and gates' })
  assert.deepEqual([await imageOf(), await storedNames()], [before, files])
  assert.equal((await change(ids[0] ?? '', { version: 2, image: await photo() })).statusCode, 200)
  assert.notEqual(await imageOf(), before)
  assert.equal((await storedNames()).length, files.length)
})

test('services come in the order staff give them', async (t) => {
  const { add, names, ids, reorder } = await createThree(t)
  assert.equal((await reorder(ids.toReversed())).json().message, 'Order saved')
  assert.deepEqual(await names(), ['Three', 'Two', 'One'])
  for (const wrong of [ids.slice(1), [...ids, ids[0] ?? '']])
    assert.equal((await reorder(wrong)).statusCode, 400)
  await add({ title: 'Four' })
  assert.deepEqual(await names(), ['Three', 'Two', 'One', 'Four'])
})

test('many people give the services an order at the same moment, and one of them wins', async (t) => {
  const { list, ids, reorder } = await createThree(t)
  const orders = [ids, ids.toReversed(), [...ids.slice(1), ...ids.slice(0, 1)]]
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => reorder(orders[n % 3] ?? [])))
  assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]))
  const stored = (await list()).map(({ id }) => id)
  assert.ok(orders.some((order) => order.join() === stored.join()))
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
