// The gallery and the page of a project, as browsers without JavaScript and search engines read them.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { projectPath } from '#contract/addresses.ts'
import { calls } from '#contract/calls.ts'
import { galleryPageSize } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Project } from '#contract/projects.ts'
import { insertPictures, insertProject } from '../../projects/store.ts'
import { send } from '../../testing/app.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

type Place = readonly [category: string, location: string]
const size = {
  width: 400,
  height: 300,
  widths: '[]',
  formats: '[]',
  placeholder: 'data:image/webp;base64,AA',
}

async function start(t: TestContext, places: readonly Place[]) {
  const { app, db, ...site } = await createRenderedSite(t)
  for (const [index, [category, location]] of places.entries()) {
    const words = {
      category,
      location,
      client: `Client ${index}`,
      area: '2,450 sq ft',
      description: 'Cool rooms.',
    }
    const project = { ...words, renderings: false, shown: true, pinned: false }
    const { id } = await insertProject(db, project, new Date())
    const pictures = [1, 2, 3, 4].map((one) => ({ src: `/uploads/projects/${index}-${one}.jpg`, ...size }))
    await insertPictures(db, id, pictures, { main: 1 })
  }
  const projects: Project[] = (await send(app, calls.listProjects)).json()
  const open = async (url: string) => {
    const { statusCode, body } = await site.open(url)
    return { status: statusCode, body, ...read(body) }
  }
  return { open, projects }
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

const villas = ['Villas', 'Kochi'] as const
const floors = ['Floor coating', 'Aluva'] as const

test('filters and pages are links, kept in the address; each filter offers what leads somewhere', async (t) => {
  const { open } = await start(t, [
    ...new Array<Place>(galleryPageSize).fill(villas),
    floors,
    ['Villas', 'Aluva'],
  ])
  const all = await open('/gallery')
  assert.equal(all.cards.length, galleryPageSize)
  assert.equal(all.to('All work*'), '/gallery')
  assert.equal(all.to('Floor coating'), '/gallery?category=Floor+coating')
  assert.equal((await open(all.to('Next page') ?? '')).cards.length, 2)

  const coated = await open('/gallery?category=Floor+coating')
  assert.equal(coated.cards.length, 1)
  assert.ok(coated.to('Floor coating*'))
  assert.equal(coated.to('Aluva'), '/gallery?category=Floor+coating&location=Aluva')
  assert.equal(coated.to('Kochi'), undefined)
  const both = await open('/gallery?category=Villas&location=Aluva')
  assert.equal(both.cards.length, 1)
  assert.equal(both.to('All work'), '/gallery?location=Aluva')

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

test('the page of a project has its facts and all its pictures, and names itself to WhatsApp', async (t) => {
  const { open, projects } = await start(t, [villas])
  const [project] = projects
  assert.ok(project)
  const { status, main, to, hrefs } = await open(projectPath(project))
  assert.equal(status, 200)
  assert.equal(/<h1.*?<\/h1>/s.exec(main)?.[0].replace(/<[^>]*>/g, ''), 'Client 0, Kochi')
  const facts = /<dl.*<\/dl>/s.exec(main)?.[0].replaceAll('\u00a0', ' ') ?? ''
  for (const fact of ['Villas', 'Client 0', '2,450 sq ft', 'Kochi'])
    assert.ok(facts.includes(`>${fact}<`), fact)
  assert.ok(main.includes('Cool rooms.'))
  assert.deepEqual(hrefs('Enlarge'), [project.main_image, ...project.gallery_images])
  assert.match(decodeURIComponent(to('Ask on WhatsApp') ?? ''), /“Client 0, Kochi”/)
})
