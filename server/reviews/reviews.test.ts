import assert from 'node:assert/strict'
import { test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'

const asha = { name: 'Asha', review: 'They kept the date they gave us.', rating: 4 }
const at = (path: string, id: string) => path.replace(':id', id)

test('a visitor cannot add a review', async (t) => {
  const { app } = await createTestApp(t)
  const answer = await app.inject({ method: 'POST', url: calls.createReview.path, payload: asha })
  assert.equal(answer.statusCode, 401)
  assert.equal((await app.inject(calls.listReviews.path)).body, '[]')
})

test('staff add, change and delete a review, and visitors see it each time', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const added = await app.inject({ method: 'POST', url: calls.createReview.path, headers, payload: asha })
  assert.equal(added.statusCode, 200)
  assert.equal(added.json().message, 'Review submitted!')
  const { id } = added.json()

  const [listed] = (await app.inject(calls.listReviews.path)).json()
  assert.partialDeepStrictEqual(listed, { ...asha, id })
  assert.match(listed.created_at, /^\d{4}-\d\d-\d\dT/)

  const payload = { name: 'Asha K', review: 'Still dry after two monsoons.', rating: 5 }
  const changed = await app.inject({ method: 'PUT', url: at(calls.updateReview.path, id), headers, payload })
  assert.equal(changed.json().message, 'Review updated!')
  assert.partialDeepStrictEqual((await app.inject(at(calls.getReview.path, id))).json(), payload)

  await app.inject({ method: 'DELETE', url: at(calls.deleteReview.path, id), headers })
  assert.equal((await app.inject(at(calls.getReview.path, id))).statusCode, 404)
  assert.equal((await app.inject(calls.listReviews.path)).headers['x-total-count'], '0')
})

test('a review without a rating has five stars', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const payload = { name: 'Biju', review: 'Good people.' }
  await app.inject({ method: 'POST', url: calls.createReview.path, headers, payload })
  assert.equal((await app.inject(calls.listReviews.path)).json()[0].rating, 5)
})

const wrong = {
  'without a name': { ...asha, name: '   ' },
  'without a text': { name: 'Asha', rating: 3 },
  'with six stars': { ...asha, rating: 6 },
  'with half a star': { ...asha, rating: 4.5 },
  'with an endless text': { ...asha, review: 'x'.repeat(5001) },
}

for (const [what, payload] of Object.entries(wrong)) {
  test(`a review ${what} is refused with a sentence`, async (t) => {
    const { app } = await createTestApp(t)
    const headers = await signIn(app)
    const answer = await app.inject({ method: 'POST', url: calls.createReview.path, headers, payload })
    assert.equal(answer.statusCode, 400)
    assert.match(answer.json().message, /^[A-Z].{10,}/)
  })
}

test('an edit that started from an older version does not overwrite a newer one', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const { id } = (
    await app.inject({ method: 'POST', url: calls.createReview.path, headers, payload: asha })
  ).json()
  const url = at(calls.updateReview.path, id)
  const first = await app.inject({ method: 'PUT', url, headers, payload: { ...asha, rating: 3, version: 1 } })
  assert.equal(first.statusCode, 200)
  const second = await app.inject({
    method: 'PUT',
    url,
    headers,
    payload: { ...asha, rating: 1, version: 1 },
  })
  assert.equal(second.statusCode, 409)
  assert.equal((await app.inject(at(calls.getReview.path, id))).json().rating, 3)
})

test('a list comes in pages and is searched on request', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  for (const name of ['Asha', 'Biju', 'Chitra']) {
    await app.inject({ method: 'POST', url: calls.createReview.path, headers, payload: { ...asha, name } })
  }
  const page = await app.inject(`${calls.listReviews.path}?limit=1&offset=1`)
  assert.deepEqual(
    page.json().map((review: { name: string }) => review.name),
    ['Biju'],
  )
  assert.equal(page.headers['x-total-count'], '3')
  const found = await app.inject(`${calls.listReviews.path}?search=chi`)
  assert.deepEqual(
    found.json().map((review: { name: string }) => review.name),
    ['Chitra'],
  )
})

test('an update that leaves the rating out keeps it', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const { id } = (await send(app, calls.createReview, { headers, payload: asha })).json()
  const payload = { name: 'Asha K', review: asha.review }
  await send(app, calls.updateReview, { param: id, headers, payload })
  const review = (await send(app, calls.getReview, { param: id })).json()
  assert.partialDeepStrictEqual(review, { name: 'Asha K', rating: 4 })
})

test('names are found and put in order whatever their capitals', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  for (const name of ['biju', 'Émile', 'Asha', 'Chitra', 'രാജൻ'])
    await send(app, calls.createReview, { headers, payload: { ...asha, name } })
  const namesFor = async (query: Record<string, string>) =>
    (await send(app, calls.listReviews, { query })).json().map((review: { name: string }) => review.name)
  assert.deepEqual((await namesFor({ sort: 'name' })).slice(0, 3), ['Asha', 'biju', 'Chitra'])
  for (const search of ['émile', 'ÉMILE', 'Émile']) assert.deepEqual(await namesFor({ search }), ['Émile'])
  assert.deepEqual(await namesFor({ search: 'രാജൻ' }), ['രാജൻ'])
})

test('the home page quotes the reviews that staff chose, and the newest while they chose none', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
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
