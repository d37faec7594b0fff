// @sqlite
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ServiceContent } from '#contract/content/service.ts'
import { createOwnedApp } from '../testing/app.ts'
import { contentsOf } from '../testing/contents.ts'

test('a changed price is the price that search engines show, in both languages, and needs no translation', async (t) => {
  const { app, headers } = await createOwnedApp(t)
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

test('the home page has the first price of each service, as it is published there and as a draft has it', async (t) => {
  const { app, headers } = await createOwnedApp(t)
  const { change, changeAndPublish } = contentsOf(app, headers)
  const pricesIn = async (query = '') => {
    const { services } = (await app.inject({ url: `/contents/home${query}`, headers })).json()
    return services.items.map((item: { price?: object }) => item.price)
  }
  const house = { what: 'Complete house, standard finish', amount: 2_350, unit: 'sqft' }
  await app.inject('/contents/home')
  const [first, second] = await pricesIn()
  assert.deepEqual(first, house)
  assert.deepEqual(second, { what: 'Kitchen', amount: 240_000, unit: 'total' })
  assert.match((await pricesIn('?language=ml'))[1].what, /^[ഀ-ൿ]+$/)

  const raise = ({ prices }: ServiceContent) => {
    const [price] = prices.items
    if (price) price.amount = 2_500
  }
  await change('design', raise)
  assert.deepEqual((await pricesIn())[0], house)
  assert.deepEqual((await pricesIn('?preview=1'))[0], { ...house, amount: 2_500 })

  await changeAndPublish('design', raise)
  const visitor = await app.inject('/contents/home')
  assert.deepEqual(visitor.json().services.items[0].price, { ...house, amount: 2_500 })

  await changeAndPublish('design', ({ prices }) => {
    prices.show = false
  })
  const later = await app.inject('/contents/home')
  assert.equal(later.json().services.items[0].price, undefined)
})
