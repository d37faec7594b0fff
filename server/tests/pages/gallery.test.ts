// The gallery and the page of a project, as browsers without JavaScript and search engines read them.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { galleryPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Project, ProjectInput } from '#contract/projects.ts'
import { projectPath } from '#contract/record-paths.ts'
import { send } from '../../testing/app.ts'
import { storeProject } from '../../testing/images.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

type Place = readonly [category: string, location: string, facts?: Partial<ProjectInput>]

async function start(t: TestContext, places: readonly Place[]) {
  const { app, db, ...site } = await createRenderedSite(t)
  for (const [index, [category, location, facts]] of places.entries()) {
    const words = { client: `Client ${index}`, area: '2,450 sq ft', description: 'Cool rooms.' }
    await storeProject(db, { category, location, ...words, ...facts }, 4)
  }
  const projects: Project[] = (await send(app, calls.listProjects)).json()
  const open = async (url: string) => {
    const { statusCode, body } = await site.open(url)
    return { status: statusCode, body, ...read(body) }
  }
  return { db, open, projects }
}

/** Its cards, and where its links lead by how their words begin, those that are chosen with a star. */
function read(body: string) {
  const main = /<main.*<\/main>/s.exec(body)?.[0].replaceAll('&amp;', '&') ?? ''
  const links = [...main.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, tag = '', inner = '']) => {
    const href = /href="([^"]*)"/.exec(tag)?.[1] ?? ''
    const words = /aria-label="([^"]*)"/.exec(tag)?.[1] ?? inner.replace(/<[^>]*>/g, '')
    return [words + (tag.includes('aria-current') ? '*' : ''), href] as const
  })
  const hrefs = (start: string) => links.filter(([words]) => words.startsWith(start)).map(([, href]) => href)
  return { cards: main.split('<article').slice(1), hrefs, to: (words: string) => hrefs(words)[0], main }
}

const villas = ['Villas', 'Kochi', { district: 'Idukki' }] as const
const floors = ['Floor coating', 'Aluva', { area: '900 sq ft', district: 'Ernakulam' }] as const

test('filters and pages are links, kept in the address; each filter offers what leads somewhere', async (t) => {
  const { open } = await start(t, [
    ...new Array<Place>(galleryPageSize).fill(villas),
    floors,
    ['Villas', 'Aluva', { district: 'Ernakulam' }],
  ])
  const all = await open('/gallery')
  assert.equal(all.cards.length, galleryPageSize)
  assert.equal(all.to('All work*'), '/gallery')
  assert.equal(all.to('Floor coating'), '/gallery?category=Floor+coating')
  assert.equal((await open(all.to('Next page') ?? '')).cards.length, 2)

  const coated = await open('/gallery?category=Floor+coating')
  assert.equal(coated.cards.length, 1)
  assert.ok(coated.to('Floor coating*'))
  assert.equal(coated.to('All districts'), undefined, 'all floors are in one district')
  const villasOnly = await open('/gallery?category=Villas')
  assert.equal(villasOnly.to('Ernakulam'), '/gallery?category=Villas&district=Ernakulam')
  assert.equal(villasOnly.to('All sizes'), undefined)
  const both = await open('/gallery?category=Villas&district=Ernakulam')
  assert.equal(both.cards.length, 1)
  assert.equal(both.to('All work'), '/gallery?district=Ernakulam')
  assert.ok(both.to('Ernakulam*'))
  assert.equal(all.to('Up to 1,500 sq ft'), '/gallery?size=small')
  assert.equal((await open('/gallery?size=small')).cards.length, 1)
  assert.match((await open('/gallery?size=small')).body, /<title>Gallery, Up to 1,500 sq ft/)
  assert.ok(all.main.indexOf('>Villas<') < all.main.indexOf('>Floor coating<'), 'houses first')

  const old = await open('/gallery?location=Aluva')
  assert.deepEqual([old.cards.length, old.to('All work*')], [2, undefined])
  assert.equal(old.to('Villas'), '/gallery?category=Villas')

  for (const card of all.cards) {
    assert.match(card, /<img[^>]* width="\d+" height="\d+"/)
    assert.match(
      card,
      /class="[^"]*picture-blur[^"]*"[^>]*src="data:image\/|src="data:image\/[^>]*picture-blur/,
    )
  }
})

test('a filter that fits nothing says so and shows the way back; a page behind the last one is none', async (t) => {
  const { open } = await start(t, new Array<Place>(galleryPageSize + 1).fill(villas))
  const none = await open('/gallery?category=Lighthouses')
  assert.equal(none.status, 200)
  assert.ok(none.main.includes(messages.projects.empty))
  assert.equal(none.to('Show all work'), '/gallery')
  const first = await open('/gallery?page=-3&category=&location=')
  assert.equal(first.cards.length, galleryPageSize)

  const behind = await open('/gallery?category=Villas&page=99')
  assert.equal(behind.status, 404)
  assert.match(behind.main, /<h1[^>]*>There is no page 99</)
  assert.match(behind.body, /<meta name="robots" content="noindex"/)
  assert.equal(behind.to('Go to the first page'), '/gallery?category=Villas')
})

test('the page of a project has all its pictures, the facts that its heading lacks, and names itself to WhatsApp', async (t) => {
  const facts = { plot: '6 cents', bedrooms: 3, months: 10, district: 'Idukki', rera: 'K-RERA/PRJ/1' }
  const { open, projects } = await start(t, [['Villas', 'Kochi', facts]])
  const [project] = projects
  assert.ok(project)
  const { status, main, to, hrefs } = await open(projectPath(project))
  assert.equal(status, 200)
  assert.equal(/<h1.*?<\/h1>/s.exec(main)?.[0].replace(/<[^>]*>/g, ''), 'Client 0, Kochi')
  assert.deepEqual(factsIn(main), {
    District: 'Idukki',
    Plot: '6 cents',
    Bedrooms: '3',
    'Time it took': '10 months',
    'K-RERA number': 'K-RERA/PRJ/1',
  })
  assert.ok(plain(main).includes('Villas, 2,450 sq ft'))
  assert.ok(main.includes('Cool rooms.'))
  assert.deepEqual(hrefs('Enlarge'), [project.main_image, ...project.gallery_images])
  assert.match(decodeURIComponent(to('Ask on WhatsApp') ?? ''), /“Client 0, Kochi”/)
})

test('a project with a title is named by it, the client second; without facts there is no list of them', async (t) => {
  const title = 'House on 6 cents, Kochi'
  const { open, projects } = await start(t, [villas, ['Villas', 'Kochi', { title }]])
  const titled = projects.find((project) => project.title === title)
  assert.ok(titled)
  const { main, body, to } = await open(projectPath(titled))
  assert.equal(plain(/<h1.*?<\/h1>/s.exec(main)?.[0] ?? ''), title)
  assert.ok(main.indexOf('Client 1, Kochi') > main.indexOf('<h1'))
  assert.match(body, /<title>House on 6 cents, Kochi/)
  assert.match(decodeURIComponent(to('Ask on WhatsApp') ?? ''), /“House on 6 cents, Kochi”/)
  assert.ok(!main.includes('<dl'))
  assert.match(main, />Houses like this</)
  const [card = ''] = (await open('/gallery')).cards
  // A number stays with its unit.
  assert.match(card, />House on 6\u00a0cents, Kochi<.*Client 1/s)
})

test('captions stand below their pictures; two pictures before and after stand side by side without JavaScript', async (t) => {
  const { db, open, projects } = await start(t, [villas])
  const [project] = projects
  assert.ok(project)
  const rows = await db.selectFrom('pictures').select(['id', 'src']).orderBy('position').execute()
  const [main, second, third, fourth] = rows
  assert.ok(main && second && third && fourth)
  const change = (id: string, words: object) =>
    db.updateTable('pictures').set(words).where('id', '=', id).execute()
  await change(second.id, { caption: 'Before the roof' })
  await change(third.id, { caption: 'Ground floor', drawing: true, alt: 'Plan of the ground floor' })
  const pair = { id: '019a0000-0000-7000-8000-000000000001', project_id: project.id }
  await db
    .insertInto('picture_pairs')
    .values({ ...pair, before_id: second.id, after_id: fourth.id })
    .execute()
  const page = await open(projectPath(project))
  const figures = page.main.match(/<figcaption.*?<\/figcaption>/gs)?.map((one) => one.replace(/<[^>]*>/g, ''))
  assert.deepEqual(figures, ['Before: Before the roof', 'After', 'Ground floor'])
  assert.deepEqual(page.hrefs('Enlarge'), [main.src, third.src], 'the pair does not stand there twice')
  assert.match(page.main, />Drawings</)
  assert.match(page.main, /alt="Plan of the ground floor"/)
  assert.doesNotMatch(page.main, /type="range"/)
})

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')

const factsIn = (main: string) =>
  Object.fromEntries(
    [...main.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(([, name = '', value = '']) => [
      name,
      plain(value),
    ]),
  )
