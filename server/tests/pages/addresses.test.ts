// The readable addresses of projects and jobs.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { calls } from '#contract/calls.ts'
import { languages, pathIn } from '#contract/languages.ts'
import type { Project } from '#contract/projects.ts'
import { projectPath } from '#contract/record-paths.ts'
import { slugOf } from '../../records/records.ts'
import { createTestApp, send } from '../../testing/app.ts'
import { addJob } from '../../testing/applications.ts'
import { storeProject } from '../../testing/images.ts'
import { countRenders, renderer } from '../../testing/renderer.ts'

const id = '019a0000-0000-7000-8000-0000deadbeef'

test('words become a short slug; those without Latin letters become a code, and none looks like an id', () => {
  for (const [words, slug] of [
    ['Shameer P Thrissur', 'shameer-p-thrissur'],
    ['Anitha R Kakkanad, Kochi', 'anitha-r-kakkanad-kochi'],
    ["  Zoë's  Café & Co. — Kochi! ", 'zoes-cafe-co-kochi'],
    ['രാജൻ Aluva', 'aluva'],
    ['രാജൻ എറണാകുളം', 'deadbeef'],
    ['🏡', 'deadbeef'],
    [id, 'deadbeef'],
    [`${id} Kochi`, `${id}-kochi`],
    ['x'.repeat(200), 'x'.repeat(60)],
  ] as const)
    assert.equal(slugOf(words, id), slug, words)
  const long = slugOf('A family with a very long name that goes on and on, in Thiruvananthapuram', id)
  assert.ok(long.length <= 60 && /[a-z]$/.test(long), long)
})

test('many that are alike and made at the same moment all get an address of their own', async (t) => {
  const { db } = await start(t)
  const insert = () => db.transaction().execute((tx) => storeProject(tx))
  const made = await Promise.all(Array.from({ length: 8 }, insert))
  assert.equal(new Set(made.map(({ slug }) => slug)).size, 8)
})

test('a page opens under the id too; every link, tag and list has the slug; other ends of an address lead nowhere', async (t) => {
  const { app, open, db, addVilla } = await start(t)
  const project = await addVilla()
  const job = await addJob(db)
  for (const [folder, id, address] of [
    ['gallery', project.id, projectPath(project)],
    ['career', job, '/career/site-engineer'],
  ] as const) {
    const { statusCode, body } = await open(`/${folder}/${id}`)
    assert.equal(statusCode, 200, address)
    assert.match(body, new RegExp(`rel="canonical" href="[^"]+${address}"`))
    assert.match(body, new RegExp(`og:url" content="[^"]+${address}"`))
    const own = (await open(address)).body.replace(/<script type="application\/json".*/s, '')
    assert.doesNotMatch(own, new RegExp(`/${id}`), address)
    assert.ok((await app.inject('/sitemap.xml')).body.includes(`${address}</loc>`))
  }
  for (const param of [project.id, project.slug])
    assert.equal((await send(app, calls.getProject, { param })).json().id, project.id)
  for (const path of [
    `/gallery/${project.id}-villa`,
    `/gallery/${id}`,
    `/career/${id}`,
    '/gallery/nothing',
    '/gallery/%2F%2Fexample.com',
  ])
    assert.equal((await open(path)).statusCode, 404, path)
})

async function start(t: TestContext) {
  const { app, db } = await createTestApp(t, { services: { renderer } })
  return {
    app,
    db,
    async addVilla(): Promise<Project> {
      const { id } = await storeProject(db)
      return (await send(app, calls.getProject, { param: id })).json()
    },
    open: (url: string) => app.inject({ url, headers: { accept: 'text/html' } }),
  }
}

const moved = {
  '/about/': '/about',
  '//': '/',
  '/About': '/about',
  '/CONTACT//?topic=A': '/contact?topic=A',
  '/ml/': '/ml',
  '/ML': '/ml',
  '/ml/About': '/ml/about',
  '/Ml/about/?sent=1': '/ml/about?sent=1',
  '/gallery/': '/gallery',
  '/gallery/Shameer-P-Thrissur': '/gallery/shameer-p-thrissur',
  '/ML/Career/Mason/': '/ml/career/mason',
  '/My-Data/AbC_1/': '/my-data/AbC_1',
  '/ADMIN/Login': '/admin/login',
}
const nowhere = [
  ...['/nowhere', '/nowhere/', '/ML/nowhere', '/ml/admin/', '/about/us'],
  ...['//example.org/', '//example.org/about/', '/ml//example.org/'],
]

test('an address that is written in another way leads to the right one for good, and to nowhere else, whoever asks', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  for (const method of ['GET', 'HEAD'] as const)
    for (const accept of ['text/html', '*/*']) {
      const ask = (url: string) => app.inject({ method, url, headers: { accept } })
      for (const [url, address] of Object.entries(moved)) {
        const { statusCode, headers } = await ask(url)
        assert.deepEqual([statusCode, headers.location], [308, address], `${url} ${method} ${accept}`)
      }
      for (const url of nowhere) assert.equal((await ask(url)).statusCode, 404, `${url} ${method} ${accept}`)
    }
})

test('a page that is not there is made once for each language, whatever the address', async (t) => {
  const { renderer, count } = countRenders()
  const { app } = await createTestApp(t, { services: { renderer } })
  for (const prefix of ['', '/ml'])
    for (const path of [
      '/nowhere',
      '/elsewhere?page=2',
      '/gallery/nothing',
      '/career/none',
      '/services/no',
    ]) {
      const page = await app.inject({ url: prefix + path, headers: { accept: 'text/html' } })
      assert.equal(page.statusCode, 404, path)
      assert.match(String(page.headers['content-type']), /^text\/html/)
      assert.equal(page.headers['cache-control'], 'no-store')
      assert.ok(page.body.includes(`<html lang="${prefix ? 'ml' : 'en-IN'}">`))
      assert.doesNotMatch(page.body, /where|nothing"|rel="(canonical|alternate)"/)
      assert.match(page.body, /<meta name="robots" content="noindex"/)
      for (const home of ['/', '/ml']) assert.ok(page.body.includes(`<a href="${home}" lang=`), home)
    }
  assert.equal(count(), 2)
})

test('no proxy keeps what a script was told for those who open the address', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  for (const url of ['/nowhere', '/gallery/nothing', '/admin/nowhere']) {
    const headers = { accept: 'text/html', 'sec-fetch-dest': 'script' }
    const answer = await app.inject({ url, headers })
    assert.match(String(answer.headers['content-type']), /json/)
    assert.equal(answer.headers['cache-control'], 'no-store', url)
  }
})

test('all addresses of the admin area are one page', async (t) => {
  const { renderer, count } = countRenders()
  const { app } = await createTestApp(t, { services: { renderer } })
  for (const url of ['/admin', '/admin/login', '/admin/nowhere', '/admin/site/about?x=1'])
    assert.equal((await app.inject({ url, headers: { accept: 'text/html' } })).statusCode, 200)
  assert.equal(count(), 1)
})

test('no address leads to another host in one of the languages', async (t) => {
  const { app } = await createTestApp(t, { services: { renderer } })
  for (const path of ['//example.org', '/\\example.org', '///example.org/', '/', '/gallery?q=//a'])
    for (const language of languages)
      assert.equal(new URL(pathIn(language, path), 'http://localhost').host, 'localhost', path)
  for (const url of ['/ml//example.org', '/ml/\\example.org', '//example.org']) {
    const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    assert.equal(statusCode, 404)
    assert.doesNotMatch(body, /(?:href|action)="\/[/\\]/, url)
  }
})
