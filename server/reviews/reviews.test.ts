import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createOwnedApp, send } from '../testing/app.ts'

test('the home page quotes the reviews that staff chose, and the newest while they chose none', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const add = async (name: string, more = {}) =>
    (await send(app, calls.createReview, { headers, payload: { name, review: 'Fine', ...more } })).json().id
  const quotes = async () =>
    (await send(app, calls.listReviews, { query: { quotes: 'true', limit: '2' } }))
      .json()
      .map(({ name }: { name: string }) => name)
  const change = (param: string, payload: object) =>
    send(app, calls.updateReview, { param, headers, payload })
  const asha = await add('Asha')
  await add('Biju')
  await add('Chitra')
  assert.deepEqual(await quotes(), ['Chitra', 'Biju'])
  await change(asha, { name: 'Asha', review: 'Fine', quoted: true })
  assert.deepEqual(await quotes(), ['Asha'])
  await change(asha, { name: 'Asha', review: 'Better' })
  assert.equal((await send(app, calls.getReview, { param: asha })).json().quoted, true, 'left as it was')
  const deepa = await add('Deepa', { quoted: true })
  assert.deepEqual(await quotes(), ['Deepa', 'Asha'])
  for (const id of [asha, deepa]) await send(app, calls.deleteReview, { param: id, headers })
  assert.deepEqual(await quotes(), ['Chitra', 'Biju'])
  await send(app, calls.restoreTrashed, { param: asha, headers })
  assert.deepEqual(await quotes(), ['Asha'])
  assert.equal((await change(asha, { name: 'Asha', review: 'Fine', quoted: 'perhaps' })).statusCode, 400)
  assert.equal((await send(app, calls.listReviews, { query: { quotes: 'maybe' } })).statusCode, 400)
})
