// @sqlite What happens to the pages when the company moves.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { defaults } from '#content/defaults.ts'
import { calls } from '#contract/calls.ts'
import type { ContentState } from '#contract/content/calls.ts'
import type { Contents, PageKey } from '#contract/content/pages.ts'
import { createTestApp, send, signIn } from '../testing/app.ts'
import { addJob } from '../testing/applications.ts'
import { contentsOf, published } from '../testing/contents.ts'

type Company = Contents['company']
const thrissur = { city: 'Thrissur', district: 'Thrissur', latitude: 10.5276, longitude: 76.2144 }
const way = 'Five minutes on foot from the round.'

async function createSite(t: TestContext) {
  const { app, db } = await createTestApp(t)
  const headers = await signIn(app)
  const contents = contentsOf(app, headers)
  const move = (address: Partial<Company['address']> = thrissur) =>
    contents.changeAndPublish('company', (company) => {
      Object.assign(company.address, address)
      company.location = `Round South, ${company.address.city}, Kerala`
    })
  const confirm = (page: PageKey, ...paths: string[]) =>
    send(app, calls.confirmSamples, { headers, param: page, payload: { paths } })
  const marksOf = async (page: PageKey) => (await contents.draftOf(page)).samples
  const whyOf = async (page: PageKey, path: string) =>
    (await marksOf(page)).find((mark) => mark.path === path)?.why
  const shown = async () => {
    const { map, directions } = await published(app, 'contact')
    return { map: map.show, way: directions.text }
  }
  return { app, db, headers, ...contents, move, confirm, marksOf, whyOf, shown }
}

test('after a move, neither the drawn map nor the way to the old address is on the contact page', async (t) => {
  const { app, move, shown } = await createSite(t)
  assert.deepEqual(await shown(), { map: true, way: defaults.contact.directions.text })
  await move()
  assert.deepEqual(await shown(), { map: false, way: '' })
  for (const query of ['', '?language=ml'])
    assert.doesNotMatch((await app.inject(`/contents/contact${query}`)).body, /Kadavanthra|കടവന്ത്ര|Drawn/)
  await move(defaults.company.address)
  assert.deepEqual(await shown(), { map: true, way: defaults.contact.directions.text }, 'back again')
})

test('other coordinates or another street are another place too', async (t) => {
  for (const change of [{ latitude: 9.95 }, { street: '9 Canal Road' }]) {
    const { move, shown } = await createSite(t)
    await move(change)
    assert.deepEqual(await shown(), { map: false, way: '' }, JSON.stringify(change))
  }
})

test('the way comes back once it is written anew or said to be still right, the drawn map never', async (t) => {
  const { move, confirm, changeAndPublish, whyOf, shown } = await createSite(t)
  await move()
  assert.deepEqual(
    [await whyOf('contact', 'directions.text'), await whyOf('contact', 'map.picture')],
    ['moved', 'drawn'],
  )
  await changeAndPublish('contact', (content) => {
    content.intro = 'We answer.'
  })
  assert.deepEqual(await shown(), { map: false, way: '' }, 'nobody has looked at the way')

  await changeAndPublish('contact', (content) => {
    content.directions.text = way
    content.map.title = 'Map: the round'
  })
  assert.deepEqual(await shown(), { map: false, way })
  await move({ ...thrissur, street: '1 Round East' })
  assert.deepEqual(await shown(), { map: false, way: '' })
  const answer = await confirm('contact', 'directions.text', 'map.picture')
  assert.equal(answer.statusCode, 200)
  assert.deepEqual(await shown(), { map: false, way })
  assert.deepEqual(
    [await whyOf('contact', 'directions.text'), await whyOf('contact', 'map.picture')],
    [undefined, 'drawn'],
  )
  await changeAndPublish('contact', (content) => {
    content.map.show = false
  })
  assert.equal(await whyOf('contact', 'map.picture'), undefined, 'nothing to do while the map is off')
})

test('a map of their own is shown for the address that it was published for', async (t) => {
  const { move, confirm, upload, changeAndPublish, whyOf, shown } = await createSite(t)
  await move()
  const picture = { ...(await upload({ width: 1_200, height: 600 })), alt: 'Map' }
  await changeAndPublish('contact', (content) => {
    content.map.picture = picture
  })
  assert.equal((await shown()).map, true)
  await move({ latitude: 10.6 })
  assert.equal((await shown()).map, false)
  assert.equal(await whyOf('contact', 'map.picture'), 'moved')
  await confirm('contact', 'map.picture')
  assert.equal((await shown()).map, true)
})

test('what was published before anybody asked for which address is right until the next move', async (t) => {
  const { db, move, shown, whyOf } = await createSite(t)
  const { company, contact } = defaults
  const stored = {
    company: { ...company, address: { ...company.address, ...thrissur } },
    contact: { ...contact, directions: { ...contact.directions, text: way } },
  }
  for (const [page, content] of Object.entries(stored))
    await db
      .insertInto('contents')
      .values({ page, version: 2, confirmed: '[]', published: JSON.stringify(content) })
      .execute()
  assert.deepEqual(await shown(), { map: false, way }, 'the drawing is of one place only')
  await move({ street: '9 Canal Road' })
  assert.deepEqual(await shown(), { map: false, way: '' })
  assert.equal(await whyOf('contact', 'directions.text'), 'moved')
})

test('a way from the history that was written for an old address is not taken for the new one', async (t) => {
  const { move, versions, restore, publish, changeAndPublish, shown, draftOf } = await createSite(t)
  await changeAndPublish('contact', ({ directions }) => void Object.assign(directions, { text: way }))
  await move()
  await changeAndPublish('contact', ({ directions }) => void Object.assign(directions, { text: 'Ask us.' }))
  assert.equal((await shown()).way, 'Ask us.')
  const [, before] = await versions('contact')
  const { version } = (await restore('contact', before.id, (await draftOf('contact')).version)).json()
  await publish('contact', version)
  assert.equal((await shown()).way, '')
})

test('a preview shows the new way before it is published, and the contact page of an address before that is', async (t) => {
  const { app, headers, change, move } = await createSite(t)
  const wayIn = async () => {
    const options = { headers, param: 'contact', query: { preview: '1' } }
    return (await send(app, calls.getContent, options)).json().directions.text
  }
  await change('company', ({ address }) => void Object.assign(address, thrissur))
  assert.equal(await wayIn(), '')
  await move()
  await change('contact', ({ directions }) => void Object.assign(directions, { text: way }))
  assert.equal(await wayIn(), way)
  assert.equal((await published(app, 'contact')).directions.text, '')
})

test('what names the old place is listed before the move and marked after it, until changed or confirmed', async (t) => {
  const { app, db, headers, changeAndPublish, draftOf, move, confirm, marksOf, whyOf } = await createSite(t)
  await addJob(db, {
    title: 'Mason',
    description: 'In Kochi',
    type: 'Full time',
    experience: '',
    place: 'Kochi',
  })
  await changeAndPublish('about', (content) => {
    content.search.description = 'Builders in Kochi-town and Ernakulam.'
    content.lead = 'Kochis and {city} are no names of the place.'
  })
  await confirm('about', 'search.description')
  assert.equal(await whyOf('about', 'search.description'), undefined)
  const named = (await draftOf('company')).place_texts.filter(({ page }) => page === 'about')
  const label = 'For search engines, Description'
  assert.deepEqual(
    named.filter((text) => text.label === label).map(({ place }) => place),
    ['Kochi', 'Ernakulam'],
  )
  assert.deepEqual((await draftOf('about')).place_texts, [])

  await move()
  const mark = (await marksOf('about')).find(({ path }) => path === 'search.description')
  assert.deepEqual([mark?.why, mark?.place], ['place', 'Ernakulam, Kochi'])
  assert.notEqual(await whyOf('about', 'lead'), 'place')
  const states = (await send(app, calls.listContents, { headers })).json()
  const about = states.find(({ page }: { page: string }) => page === 'about')
  assert.ok(about.to_check > 0)
  await confirm('about', 'search.description')
  assert.equal(await whyOf('about', 'search.description'), undefined)
  await changeAndPublish('about', (content) => {
    content.search.description = 'Builders in {city}, before in Panampilly Nagar.'
  })
  assert.equal(await whyOf('about', 'search.description'), 'place', 'another text')
})

test('a company that moved before this was asked still finds what names the place that the site came with', async (t) => {
  const { db, changeAndPublish, whyOf } = await createSite(t)
  const { company } = defaults
  const moved = {
    ...company,
    location: 'Round South, Thrissur',
    address: { ...company.address, ...thrissur },
  }
  await db
    .insertInto('contents')
    .values({ page: 'company', version: 2, confirmed: '[]', published: JSON.stringify(moved) })
    .execute()
  await changeAndPublish('about', (content) => {
    content.search.description = 'Builders in Kochi.'
  })
  assert.equal(await whyOf('about', 'search.description'), 'place')
})

test('a promise of their own that names the old place is to be checked, and no sample', async (t) => {
  const { app, headers, changeAndPublish, move } = await createSite(t)
  const stateOf = async () =>
    (await send(app, calls.listContents, { headers }))
      .json()
      .find(({ page }: ContentState) => page === 'design')
  await changeAndPublish('design', ({ prices }) => {
    prices.note = 'The same within 40 km of Kochi.'
  })
  const { sample_promises, to_check } = await stateOf()
  assert.equal(to_check, 0)
  await move()
  assert.partialDeepStrictEqual(await stateOf(), { sample_promises, to_check: 1 })
})

test('a text whose Malayalam alone names the old place is listed too', async (t) => {
  const { app, headers, changeAndPublish, draftOf, move, whyOf } = await createSite(t)
  await changeAndPublish('about', (content) => {
    content.search.description = 'Builders in {district}.'
  })
  const entry = { english: 'Builders in {district}.', malayalam: 'എറണാകുളത്ത് {district}.', malayalam_from: '' }
  await send(app, calls.saveTranslations, { headers, payload: { translations: [entry] } })
  const named = (await draftOf('company')).place_texts.filter(({ page }) => page === 'about')
  assert.ok(named.some(({ label, place }) => label.startsWith('For search engines') && place === 'Ernakulam'))
  await move()
  assert.equal(await whyOf('about', 'search.description'), 'place')
})
