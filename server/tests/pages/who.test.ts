// @sqlite What a careful family looks for, and what is free: as staff fill it in, and as visitors read it.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import type { WhoContent } from '#contract/content/company-pages.ts'
import { send, signIn } from '../../testing/app.ts'
import { contentsOf } from '../../testing/contents.ts'
import { attributeOf } from '../../testing/pages/document.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

const details: { change: Partial<WhoContent>; shown: string }[] = [
  { change: { houses: 64 }, shown: '64 houses handed over since 2009' },
  { change: { guarantee: 'Ten years on the structure.' }, shown: 'Ten years on the structure.' },
  { change: { gst: '32AAAAA0000A1Z0' }, shown: '32AAAAA0000A1Z0' },
  { change: { registrations: [{ name: 'K-RERA', number: 'EXAMPLE/000' }] }, shown: 'EXAMPLE/000' },
  {
    change: { reviews: { site: '', url: 'https://www.example.com/us' } },
    shown: 'Our reviews elsewhere',
  },
  {
    change: { people: [{ name: 'Asha', role: 'Keeps the accounts', picture: null }] },
    shown: 'Keeps the accounts',
  },
]
const pages = ['/', '/about', '/ml', '/ml/about']
const person = (number: number) => ({ name: `Person ${number}`, role: 'Mason', picture: null })

async function createSite(t: TestContext) {
  const { app, read } = await createRenderedSite(t)
  const headers = await signIn(app)
  const mainOf = async (url: string) => (await read(url)).texts('main').join()
  return { app, headers, read, mainOf, ...contentsOf(app, headers) }
}

test('nothing is shown of who the company is until something is filled in, and then only that', async (t) => {
  const { read, mainOf, draftOf, changeAndPublish } = await createSite(t)
  const isShown = async (url: string) =>
    (await read(url)).texts('h2').some((text) => ['Who we are', 'ഞങ്ങൾ ആരാണ്'].includes(text))
  for (const url of pages) assert.equal(await isShown(url), false, url)
  const { content: empty } = await draftOf('who')
  for (const { change, shown } of details) {
    await changeAndPublish('who', (content) => Object.assign(content, empty, change))
    for (const url of pages) assert.equal(await isShown(url), true, `${url} ${shown}`)
    for (const url of ['/', '/about']) {
      const main = await mainOf(url || '/')
      for (const other of details)
        assert.equal(main.includes(other.shown), other.shown === shown, `${url}: ${other.shown}`)
    }
  }
  await changeAndPublish('who', (content) => Object.assign(content, empty))
  for (const url of pages) assert.equal(await isShown(url), false, url)
})

test('the home page has four people and leads to the others', async (t) => {
  const { read, changeAndPublish } = await createSite(t)
  await changeAndPublish('who', { people: [1, 2, 3, 4, 5].map(person) })
  const namesOn = async (url: string) => (await read(url)).texts('h3').filter((text) => /^Person/.test(text))
  assert.equal((await namesOn('/')).length, 4)
  assert.equal((await namesOn('/about')).length, 5)
  assert.equal((await read('/')).hrefOf('All 5 of us'), '/about')
  assert.equal((await read('/about')).hrefOf('All 5 of us'), undefined)
  await changeAndPublish('who', ({ people }) => people.pop())
  assert.equal((await read('/')).hrefOf('All 4 of us'), undefined)
})

test('a person has a name and a role in Malayalam too; numbers stay as they are', async (t) => {
  const { app, headers, draftOf, publish, read } = await createSite(t)
  const { version, content } = await draftOf('who')
  Object.assign(content, { houses: 1, gst: '32AAAAA0000A1Z0', people: [person(1)] })
  const translations = [{ english: 'Mason', malayalam: 'മേസ്തിരി', malayalam_from: '' }]
  const saved = await send(app, calls.saveDraft, {
    headers,
    param: 'who',
    payload: { version, content, translations },
  })
  await publish('who', saved.json().version)
  const page = await read('/ml/about')
  const main = page.texts('main').join()
  for (const shown of ['മേസ്തിരി', '32AAAAA0000A1Z0', '1 വീട്']) assert.ok(main.includes(shown), shown)
  const [name] = page.all('h3').filter((one) => one.textContent === 'Person 1')
  assert.equal(name && attributeOf(name, 'lang'), 'en')
})

test('what is free is changed in one place, and every page says it, in both languages', async (t) => {
  const { read, mainOf, changeAndPublish } = await createSite(t)
  const free = 'The first visit costs nothing up to {visitKm} km around {city}.'
  const speaking = ['', '/contact', '/terms', '/design']
  for (const url of speaking)
    assert.match(await mainOf(url || '/'), /first visit within 40 km of our office in Kochi/)
  for (const url of speaking)
    assert.match(await mainOf(`/ml${url}`), /കൊച്ചി ഓഫീസിൽനിന്ന് 40 കി\.മീ\. വരെ ആദ്യ സന്ദർശനവും/)
  await changeAndPublish('company', (company) => {
    Object.assign(company.free, { visitKm: 25, text: free })
    company.blurb = 'Our words: {free}'
  })
  for (const url of speaking) {
    const main = await mainOf(url || '/')
    assert.ok(main.includes('The first visit costs nothing up to 25 km around Kochi.'), url)
    assert.doesNotMatch(main, /40 km|\{\w+\}/)
  }
  const [footer = ''] = (await read('/')).texts('footer')
  assert.match(footer, /Our words: The first visit costs nothing up to 25 km around Kochi\./)
  assert.match(await mainOf('/vasthushasthra'), /within 25 km of our office/)
  assert.match(await mainOf('/ml/vasthushasthra'), /25 കി\.മീ\./)
})
