// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTestApp, signIn } from '../testing/app.ts'
import { contentsOf } from '../testing/contents.ts'

test('a changed price is the price that search engines show, in both languages, and needs no translation', async (t) => {
  const { app } = await createTestApp(t)
  const headers = await signIn(app)
  const { changeAndPublish } = contentsOf(app, headers)
  const descriptionIn = async (language: string) =>
    (await app.inject(`/contents/design?language=${language}`))
      .json()
      .search.description.replaceAll('\u00a0', ' ')
  assert.match(await descriptionIn('en'), /From ₹2,350 per sq ft/)

  await changeAndPublish('design', ({ prices }) => {
    const [first] = prices.items
    if (first) first.amount = 2_500
  })
  assert.match(await descriptionIn('en'), /From ₹2,500 per sq ft/)
  assert.match(await descriptionIn('ml'), /ചതുരശ്ര അടിക്ക് ₹2,500 മുതൽ/)
  const missing = await app.inject({ url: '/admin/translation-entries?missing=true', headers })
  assert.deepEqual(missing.json(), [])

  await changeAndPublish('design', ({ prices }) => {
    prices.show = false
  })
  assert.match(await descriptionIn('en'), /at one written price\.$/, 'no sentence without its price')
  assert.match(await descriptionIn('ml'), /ഒറ്റ തുകയ്ക്ക്\.$/)
})

test('a price can be named in the text for search engines, and nowhere else', async (t) => {
  const { app } = await createTestApp(t)
  const { change } = contentsOf(app, await signIn(app))
  const refused = await change('design', (content) => {
    content.lead = 'Houses from {price}.'
  })
  assert.match(refused.json().message, /there is no \{price\} to fill in/)
  const other = await change('about', (content) => {
    content.search.description = 'Houses from {price}.'
  })
  assert.equal(other.statusCode, 400)
})
