// What a house costs: packages that staff keep as a content, and that disappear with their links when they are too old.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { CostContent } from '#contract/amounts/cost.ts'
import { calls } from '#contract/calls.ts'
import { publicPages } from '#contract/pages.ts'
import { loadDemo } from '../../demo/load.ts'
import { send, signIn } from '../../testing/app.ts'
import { contentsOf, signInAsStaff } from '../../testing/contents.ts'
import { storeProject } from '../../testing/images.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

const { cost, design, home, contact } = publicPages
const install = '2026-05-18T10:00:00Z'

async function createSite(t: TestContext) {
  let now = new Date(install)
  const site = await createRenderedSite(t, { now: () => now })
  const { app, open } = site
  /** Each time anew: a session does not last for months. */
  const asOwner = async () => contentsOf(app, await signIn(app))
  const changeAndPublish = async (edit: (content: CostContent) => void) =>
    (await asOwner()).changeAndPublish('cost', edit)
  return {
    ...site,
    asOwner,
    changeAndPublish,
    /** Midnight has passed: what was cached of the day before is forgotten. */
    moveTo(day: string) {
      now = new Date(`${day}T10:00:00Z`)
      site.cache.invalidate(['contents'])
    },
    statusOf: async (path: string) => (await open(path)).statusCode,
    async noteOf() {
      const states = (await send(app, calls.listContents, { headers: await signIn(app) })).json()
      return states.find(({ page }: { page: string }) => page === 'cost').hidden_because as string
    },
  }
}

const switchOn = ({ rates }: CostContent) => Object.assign(rates, { show: true, since: '2026-05-18' })

test('a new site does not pass the rates that it came with off as the company’s own', async (t) => {
  const { app, open, read, statusOf, noteOf } = await createSite(t)
  const headers = await signIn(app)
  assert.equal(await statusOf(cost.path), 404)
  assert.equal(await statusOf(`/ml${cost.path}`), 404)
  assert.equal((await send(app, calls.getContent, { param: 'cost' })).statusCode, 404)
  for (const path of [home.path, design.path])
    assert.equal((await read(path)).links(cost.path).length, 0, path)
  assert.doesNotMatch((await open('/sitemap.xml')).body, /\/cost/)
  assert.equal(await noteOf(), '', 'what was never switched on needs no note')
  assert.equal((await open(`${cost.path}?preview=1`, headers)).statusCode, 200, 'staff can look at it')
})

test('switched on, it is a page in both languages, part of construction, and linked from home', async (t) => {
  const { changeAndPublish, statusOf, read, open } = await createSite(t)
  assert.equal((await changeAndPublish(switchOn)).statusCode, 200)
  const page = await read(cost.path)
  assert.deepEqual(page.texts('h1'), ['What will your house cost?'])
  assert.deepEqual(page.texts('main h3').slice(0, 3), ['Essential', 'Comfort', 'Premium'])
  assert.match((await open(`${cost.path}?area=1500`)).body, /rel="canonical" href="[^"?]*\/cost"/)
  assert.equal(await statusOf(`/ml${cost.path}`), 200)
  assert.deepEqual((await read(home.path)).hrefsOf('your house would cost'), [cost.path])
  assert.equal((await read(design.path)).all('form input[name="area"]').length, 1)
  const sitemap = (await open('/sitemap.xml')).body
  assert.match(sitemap, /<loc>[^<]*\/cost<\/loc>/)
  assert.match(sitemap, /<loc>[^<]*\/ml\/cost<\/loc>/)
})

for (const path of [cost.path, design.path])
  test(`an area and a package give a range with its day and what is not in it, at ${path}`, async (t) => {
    const { changeAndPublish, read } = await createSite(t)
    await changeAndPublish(switchOn)
    const page = await read(`${path}?area=1,500&unit=sqft&package=2`)
    const [range = ''] = page.texts('#range')
    for (const words of [
      ...['Comfort, 1,500 sq ft (139 m²)', '₹38 lakh to ₹43.5 lakh', '₹2,550 to ₹2,900 per sq ft'],
      ...['Rates of 18 May 2026', 'Wardrobes, compound wall and gate'],
    ])
      assert.ok(range.replaceAll('\u00a0', ' ').includes(words), `${words}: ${range}`)
    const enquiry = new URL(page.hrefOf('as an enquiry') ?? '', 'https://example.com')
    assert.equal(enquiry.pathname, contact.path)
    assert.match(enquiry.searchParams.get('topic') ?? '', /1,500\s+sq\s+ft.*Comfort/)
    assert.match(enquiry.searchParams.get('message') ?? '', /₹38\s+lakh to ₹43\.5\s+lakh.*18 May 2026/)
    const chat = decodeURIComponent(page.hrefOf('by WhatsApp') ?? '')
    assert.match(chat, /^https:\/\/wa\.me\/91\d+\?text=.*Comfort.*₹38\s+lakh.*18 May 2026/)
    const form = await read(enquiry.pathname + enquiry.search)
    assert.match(form.texts('main textarea').join(), /₹38\s+lakh to ₹43\.5\s+lakh/)
    assert.match(form.texts('main').join(), /About: What a house costs: 1,500\s+sq\s+ft/)
  })

test('square metres and Malayalam come to the same', async (t) => {
  const { changeAndPublish, read } = await createSite(t)
  await changeAndPublish(switchOn)
  const [range = ''] = (await read('/ml/cost?area=140&unit=m2&package=2')).texts('#range')
  assert.match(range, /കംഫർട്ട്, 1,507\s+ചതുരശ്ര\s+അടി \(140\s+m²\)/)
  assert.match(range, /₹38\s+ലക്ഷം മുതൽ ₹44\s+ലക്ഷം വരെ/)
  assert.match(range, /2026 മേയ് 18/)
})

for (const [typed, sentence] of Object.entries({
  '': 'Please write the built-up area of the house.',
  large: 'Please write the built-up area as a number, such as 1,600.',
  0: 'Please write an area between 300 sq ft (28 m²) and 20,000 sq ft (1,858 m²).',
  1000000: 'Please write an area between 300 sq ft',
  '<script>': 'Please write the built-up area as a number',
}))
  test(`“${typed}” as an area is answered with a sentence at its field`, async (t) => {
    const { changeAndPublish, open, read } = await createSite(t)
    await changeAndPublish(switchOn)
    const path = `${cost.path}?area=${encodeURIComponent(typed)}&unit=sqft&package=1`
    assert.equal((await open(path)).statusCode, 200)
    const page = await read(path)
    assert.ok(page.texts('#range-error').join().replaceAll('\u00a0', ' ').startsWith(sentence))
    assert.equal(page.all('input[name="area"][aria-invalid="true"]').length, 1)
    assert.equal(page.all('section#range').length, 0)
  })

test('beside the range stand the two finished houses that are nearest in size', async (t) => {
  const { db, changeAndPublish, read } = await createSite(t)
  await changeAndPublish(switchOn)
  for (const [client, area, more] of [
    ['Far', '2,900 sq ft', {}],
    ['Small', '1,200 sq ft', {}],
    ['Near', '150 m²', {}],
    ['Same', '1,500 sq ft', {}],
    ['Building', '1,500 sq ft', { building: true }],
    ['Hidden', '1,500 sq ft', { shown: false }],
    ['Roof', '1,500 sq ft', { category: publicPages.waterproofing.service }],
  ] as const)
    await storeProject(db, { category: design.service, client, area, ...more }, 1, new Date(install))
  const { texts } = await read(`${cost.path}?area=1500&package=1`)
  assert.deepEqual(texts('#range article h3'), ['Same', 'Near'])
  assert.deepEqual((await read(`${cost.path}?area=8000`)).texts('#range article h3'), [])
})

test('rates that are older than the owner allows take page and links with them, and the dashboard says so', async (t) => {
  const { changeAndPublish, moveTo, statusOf, read, open, noteOf, app } = await createSite(t)
  await changeAndPublish(switchOn)
  moveTo('2026-11-18')
  assert.equal(await statusOf(cost.path), 200)
  assert.equal(await noteOf(), '')
  moveTo('2026-11-19')
  assert.equal(await statusOf(cost.path), 404)
  assert.equal(await statusOf(`${cost.path}?area=1500`), 404)
  assert.equal((await send(app, calls.getContent, { param: 'cost' })).statusCode, 404)
  for (const path of [home.path, design.path]) {
    const page = await read(path)
    assert.deepEqual([page.links(cost.path).length, page.all('input[name="area"]').length], [0, 0], path)
  }
  assert.doesNotMatch((await open('/sitemap.xml')).body, /\/cost/)
  assert.match(await noteOf(), /rates are of 18 May 2026, more than 6 months ago/)
  await changeAndPublish((content) => {
    content.months = 12
  })
  assert.equal(await statusOf(cost.path), 200, 'the owner allows more')
})

test('only an owner says how long rates stand; everybody who writes the site keeps the packages', async (t) => {
  const { app, db } = await createSite(t)
  const { change } = contentsOf(app, await signInAsStaff(app, db))
  const refused = await change('cost', { months: 24 })
  assert.equal(refused.statusCode, 403)
  assert.equal((await change('cost', switchOn)).statusCode, 200)
})

test('packages cannot be shown without a day, nor with a range that runs backwards', async (t) => {
  const { change } = await (await createSite(t)).asOwner()
  const undated = await change('cost', ({ rates }) => Object.assign(rates, { show: true }))
  assert.deepEqual(undated.json().fields, { 'rates.since': 'Day of these rates is missing.' })
  const backwards = await change('cost', ({ rates }) => {
    for (const one of rates.packages.slice(0, 1)) one.to = one.from - 1
  })
  assert.deepEqual(Object.keys(backwards.json().fields), ['rates.packages.0.to'])
})

test('the demo shows the packages from the day it was loaded on, until it is removed', async (t) => {
  const { statusOf, ...site } = await createSite(t)
  await loadDemo({ ...site, now: new Date(install) })
  assert.equal(await statusOf(cost.path), 200)
  await send(site.app, calls.removeDemo, { headers: await signIn(site.app) })
  assert.equal(await statusOf(cost.path), 404)
})

test('packages that somebody has made their own stay when the demo goes', async (t) => {
  const { statusOf, changeAndPublish, ...site } = await createSite(t)
  await loadDemo({ ...site, now: new Date(install) })
  await changeAndPublish(({ rates }) => {
    for (const one of rates.packages) one.to += 100
  })
  await send(site.app, calls.removeDemo, { headers: await signIn(site.app) })
  assert.equal(await statusOf(cost.path), 200)
})
