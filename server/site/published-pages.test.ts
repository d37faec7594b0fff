// @sqlite: What staff publish about the company and its pages, as visitors read it.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import type { ServiceContent } from '#contract/content/service.ts'
import { company } from '#site'
import { createOwnedApp, signIn } from '../testing/app.ts'
import { contentsOf } from '../testing/contents.ts'
import { attributeOf, parseDocument, textOf } from '../testing/pages/document.ts'
import { createRenderedSite } from '../testing/pages/rendered-site.ts'

const phone = '+91 98470 12345'
const site = 'http://localhost:3000'
const dayMs = 86_400_000

async function createSite(t: TestContext) {
  const { app, open: ask } = await createRenderedSite(t)
  const headers = await signIn(app)
  async function open(url: string, cookie = {}) {
    const { body } = await ask(url, cookie)
    const page = parseDocument(body)
    const [about = '{}'] = page.all('script[type="application/ld+json"]').map((one) => one.textContent)
    const first = (selector: string, name: string) =>
      page.all(selector).map((one) => attributeOf(one, name))[0]
    return {
      ...page,
      body,
      first,
      main: page.texts('main').join(),
      described: JSON.parse(about),
      description: first('meta[name="description"]', 'content') ?? '',
    }
  }
  return { app, headers, ask, open, ...contentsOf(app, headers) }
}

test('a new phone number is in every place at once, and what was taken away in none', async (t) => {
  const { open, changeAndPublish } = await createSite(t)
  const before = await open('/')
  for (const old of [company.phone, company.secondPhone]) assert.ok(before.body.includes(old))
  await changeAndPublish('company', { phone, whatsapp: phone, secondPhone: '', social: [] })
  const page = await open('/')
  const bar = (of: typeof page) => of.labelled('aside', 'Where to find us')
  for (const place of [bar(page), page.all('footer')[0]])
    assert.deepEqual(
      page.links('tel:', place).map((one) => [textOf(one), attributeOf(one, 'href')]),
      [[phone, 'tel:+919847012345']],
    )
  assert.ok(before.links('https://', bar(before)).length > 0)
  assert.equal(page.links('https://', bar(page)).length, 0)
  for (const old of [company.phone, company.secondPhone]) assert.ok(!page.body.includes(old), old)
  const chats = page.links('https://wa.me/').map((one) => attributeOf(one, 'href'))
  assert.ok(chats.length > 0)
  for (const chat of chats) assert.match(chat, /^https:\/\/wa\.me\/919847012345\?/)
  assert.partialDeepStrictEqual(page.described, { telephone: phone, sameAs: [] })
  assert.equal(page.described.contactPoint.length, 1)
  assert.equal(page.described.contactPoint[0].telephone, phone)
  const contact = await open('/contact')
  assert.match(contact.hrefOf(`Write to ${phone}`) ?? '', /^https:\/\/wa\.me\/919847012345/)
  assert.ok(contact.description.includes(phone))
  assert.ok((await open('/privacy')).main.includes(`or call ${phone}`))
})

test('days on which the office is closed are on the contact page until they have passed', async (t) => {
  const { open, changeAndPublish } = await createSite(t)
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  await changeAndPublish('company', (content) => {
    content.closedDays = [
      { reason: 'Onam', from: day(3), to: day(5) },
      { reason: 'Vishu', from: day(-9), to: '' },
    ]
  })
  const { main, described } = await open('/contact')
  assert.match(main, /Closed on.*\(Onam\)/)
  assert.doesNotMatch(main, /Vishu/)
  const closed = { validFrom: day(3), validThrough: day(5), opens: '00:00', closes: '00:00' }
  assert.partialDeepStrictEqual(described.specialOpeningHoursSpecification[0], closed)
})

test('parts that are switched off are gone, and people appear once there are some', async (t) => {
  const { open, changeAndPublish, upload } = await createSite(t)
  const before = await open('/about')
  assert.ok(before.texts('h2').includes('What we promise'))
  assert.ok(!before.texts('h2').includes('Who we are'))
  const picture = await upload({ width: 640, height: 640 })
  await changeAndPublish('about', (content) => {
    content.promises.show = false
    content.search.title = 'Who we are'
    content.search.description = ''
  })
  await changeAndPublish('who', (content) => {
    content.people = [
      { name: 'Asha Menon', role: 'Architect', picture: { ...picture, alt: 'Asha Menon' } },
      { name: 'Asha Menon', role: 'Her namesake', picture: null },
    ]
  })
  const page = await open('/about')
  assert.ok(!page.texts('h2').includes('What we promise'))
  assert.ok(page.texts('h2').includes('Who we are'))
  assert.equal(page.texts('h3').filter((name) => name === 'Asha Menon').length, 2)
  const portrait = page.all('main img').find((one) => attributeOf(one, 'alt') === 'Asha Menon')
  assert.equal(portrait && attributeOf(portrait, 'src'), picture.src)
  assert.deepEqual(page.texts('title'), [`Who we are – ${company.shortName}`])
  assert.match(page.description, /^Nalukettu has designed/)
})

test('a logo and a picture to share are on every page, for browsers, search engines and messengers', async (t) => {
  const { ask, open, changeAndPublish, upload } = await createSite(t)
  const [logo, shared] = [
    await upload({ width: 300, height: 300 }),
    await upload({ width: 1_200, height: 800 }),
  ]
  await changeAndPublish('company', {
    logo: { ...logo, alt: 'Logo' },
    sharePicture: { ...shared, alt: 'A house' },
  })
  const page = await open('/contact')
  for (const place of ['header', 'footer']) assert.equal(page.first(`${place} img`, 'src'), logo.src)
  assert.equal(page.described.logo, site + logo.src)
  assert.equal(page.first('link[rel="icon"]', 'href'), logo.src)
  assert.equal(page.first('meta[property="og:image"]', 'content'), `${site}/og${shared.src}`)
  assert.equal((await ask(`/og${shared.src}`)).headers['content-type'], 'image/jpeg')
})

test('without a picture to share, that of the home page is shared, from its publication on', async (t) => {
  const { ask, open, change, changeAndPublish, upload } = await createSite(t)
  const shared = async () => (await open('/contact')).first('meta[property="og:image"]', 'content') ?? ''
  const sample = new RegExp(`^${site}/og/[0-9a-f]{8}${defaults.home.hero.picture.src}$`)
  assert.match(await shared(), sample)
  const [draft, chosen] = [
    await upload({ width: 1_300, height: 800 }),
    await upload({ width: 1_200, height: 800 }),
  ]
  await change('home', ({ hero }) => Object.assign(hero, { picture: { ...draft, alt: 'A draft' } }))
  await changeAndPublish('about', { title: 'Another page is published' })
  assert.match(await shared(), sample)
  await changeAndPublish('home', ({ hero }) =>
    Object.assign(hero, { picture: { ...chosen, alt: 'A house' } }),
  )
  assert.equal(await shared(), `${site}/og${chosen.src}`)
  assert.equal((await ask(`/og${chosen.src}`)).headers['content-type'], 'image/jpeg')
})

test('words that are code, and links in values, stay words', async (t) => {
  const { open, changeAndPublish } = await createSite(t)
  const attack = '<img src=x onerror="window.ran=1">'
  await changeAndPublish('company', {
    name: 'Walls [&](/gallery) </script>',
    location: attack,
    blurb: `</script><script>window.ran=1</script> since {founded}`,
  })
  await changeAndPublish('about', {
    title: attack,
    text: `${attack}\n\n- One of {name}\n- [Gallery](/gallery) <b>bold</b>`,
  })
  const page = await open('/about')
  assert.deepEqual(page.texts('h1'), [attack])
  assert.ok(page.texts('main li').includes('One of Walls [&] (/gallery) </script>'))
  assert.equal(page.hrefOf('Gallery'), '/gallery')
  assert.ok(page.main.includes('<b>bold</b>'))
  assert.ok(page.texts('footer').join().includes(`window.ran=1</script> since ${company.founded}`))
  assert.doesNotMatch(page.body, /<img src=x|<script>window|<b>/)
})

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

  await changeAndPublish('design', ({ prices }) => Object.assign(prices, { show: false }))
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

  await changeAndPublish('design', ({ prices }) => Object.assign(prices, { show: false }))
  const later = await app.inject('/contents/home')
  assert.equal(later.json().services.items[0].price, undefined)
})
