// @sqlite
import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import sharp from 'sharp'
import { jobTypes, projectCategories } from '#contract/admin/suggestions.ts'
import { calls } from '#contract/calls.ts'
import type { JobInput } from '#contract/jobs.ts'
import { pictureWidths } from '#contract/limits.ts'
import { jobPath } from '#contract/record-paths.ts'
import { lookUp } from '../site/translations/translator.ts'
import { createLocalFiles } from '../storage/files.ts'
import { createOwnedApp, createTestApp, send, signIn } from '../testing/app.ts'
import { addJob } from '../testing/applications.ts'
import { newFolder } from '../testing/folder.ts'
import { addProject, photo, sendForm } from '../testing/images.ts'
import { renderer } from '../testing/renderer.ts'
import { createShareImages } from './seo.ts'

const env = { PUBLIC_URL: 'https://www.example.com' }
const mason = {
  title: 'Mason & carpenter',
  description: 'Laterite.',
  type: 'Full-time',
  experience: '2 years',
}

test('a closed job leaves the sitemap at once', async (t) => {
  const { app, db } = await createTestApp(t)
  const id = await addJob(db, mason, new Date('2026-11-02T10:00:00Z'))
  const address = jobPath({ id, slug: 'mason-carpenter' })
  const versions = ['en-IN', 'ml', 'x-default'].map(
    (tag) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="http://localhost:3000${tag === 'ml' ? '/ml' : ''}${address}"/>`,
  )
  const sitemap = (await app.inject('/sitemap.xml')).body
  for (const path of [address, `/ml${address}`])
    assert.ok(
      sitemap.includes(
        `<url><loc>http://localhost:3000${path}</loc><lastmod>2026-11-02</lastmod>${versions.join('')}</url>`,
      ),
    )
  await send(app, calls.openJob, { param: id, headers: await signIn(app), payload: { open: false } })
  const { body } = await app.inject('/sitemap.xml')
  assert.ok(!body.includes(address))
  assert.ok(body.includes('<loc>http://localhost:3000/privacy</loc>'))
  assert.ok(!body.includes(':slug'))
})

test('the sitemap is made once, until something in it changes', async (t) => {
  const { app, db, headers } = await createOwnedApp(t)
  const read = async (query = '') => (await app.inject(`/sitemap.xml${query}`)).body
  await read()
  await addJob(db, mason)
  assert.doesNotMatch(await read('?again'), /mason/, 'it is not made again')
  await send(app, calls.createReview, { headers, payload: { name: 'Binu', review: 'Dry.', rating: 5 } })
  assert.match(await read(), /mason/)
  const image = await photo()
  for (const [folder, add] of Object.entries({
    career: () => send(app, calls.createJob, { payload: mason, headers }),
    services: () => sendForm(app, calls.createService, { description: 'Roofs', image }, { headers }),
    gallery: () => addProject(app, headers),
  })) {
    const countAddresses = async () => (await read()).split(`/${folder}/`).length
    const before = await countAddresses()
    await add()
    assert.ok((await countAddresses()) > before, folder)
  }
})

test('robots stay out of the admin area', async (t) => {
  const { app } = await createTestApp(t, { env })
  const { body } = await app.inject('/robots.txt')
  assert.match(body, /^Disallow: \/admin$/m)
  assert.match(body, /^Sitemap: https:\/\/www\.example\.com\/sitemap\.xml$/m)
})

/** A picture in which nothing repeats: the hardest kind to make small. */
const noise = () =>
  sharp({
    create: {
      width: 1600,
      height: 1067,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

test('every picture of ours is cut for sharing, and nothing else is', async (t) => {
  const dir = await newFolder(t)
  const name = '0123456789abcdef01234567'
  const stored = join(dir, 'uploads', 'projects')
  const built = join(dir, 'client', 'pictures')
  await mkdir(stored, { recursive: true })
  await mkdir(built, { recursive: true })
  await writeFile(join(stored, `${name}.jpg`), await noise())
  await writeFile(join(built, 'villa.jpg'), await photo({ width: 100, height: 80 }))
  await writeFile(join(built, 'villa-1600.jpg'), await photo({ width: 1600, height: 900 }))
  const files = createLocalFiles(join(dir, 'uploads'))
  const isForEverybody = async (src: string) => src === `/uploads/projects/${name}.jpg`
  const services = { files, clientDir: join(dir, 'client'), isForEverybody }
  const { find, version } = await createShareImages(services)

  for (const address of [`uploads/projects/${name}.jpg`, `${version}/pictures/villa.jpg`]) {
    const picture = await find(address)
    assert.ok(picture, address)
    assert.ok(picture.length <= 300_000, `${address}: ${picture.length}`)
    assert.partialDeepStrictEqual(await sharp(picture).metadata(), {
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
    assert.equal(await find(address), picture)
  }
  for (const address of [
    'uploads/projects/0123456789abcdef0123456.jpg',
    'uploads/cv/0123456789abcdef0123456789abcdef.pdf',
    '../uploads/projects/x.jpg',
    'pictures/../../uploads/projects/x.jpg',
    'pictures/none.jpg',
    'pictures/villa-1600.jpg',
    'uploads/projects/\u0000.jpg',
    '',
  ])
    assert.equal(await find(address), undefined, address)

  await writeFile(join(built, 'villa-1600.jpg'), await photo({ width: 1500, height: 900 }))
  assert.notEqual((await createShareImages(services)).version, version)
})

test('an uploaded picture has one address for sharing, and none when it is deleted; however many ask at once, it is cut once', async (t) => {
  const { app, db, files, headers } = await createOwnedApp(t)
  await sendForm(app, calls.createService, { description: 'Roofs', image: await photo() }, { headers })
  const { src, service_id } = await db.selectFrom('pictures').selectAll().executeTakeFirstOrThrow()
  const statusOf = async (address: string) => (await app.inject(address)).statusCode
  const open = t.mock.method(files, 'open')
  const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(`/og${src}`)))
  assert.deepEqual([new Set(statuses), open.mock.callCount()], [new Set([200]), 1])
  for (const width of pictureWidths)
    for (const format of ['jpg', 'webp', 'avif'])
      assert.equal(await statusOf(`/og${src.replace('.jpg', `-${width}.${format}`)}`), 404)
  await send(app, calls.deleteService, { param: service_id ?? '', headers })
  assert.equal(await statusOf(`/og${src}`), 404)
})

// What messengers and search engines read of a job's page.
async function openJob(t: TestContext, change: Partial<JobInput>, language = '') {
  const { app, db } = await createTestApp(t, { services: { renderer } })
  const id = await addJob(db, { title: 'Mason', ...change })
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'slug'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { body } = await app.inject({ url: language + jobPath(job), headers: { accept: 'text/html' } })
  return body
}

const shared = (body: string, name: string) =>
  new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(body)?.[1] ?? ''

for (const language of ['', '/ml'])
  test(`a job that is shared ${language ? 'in Malayalam ' : ''}shows its pay and its place`, async (t) => {
    const job = { pay: '₹900 a day', place: 'Perumbavoor', description: 'Laterite walls. '.repeat(30) }
    const body = await openJob(t, job, language)
    assert.match(shared(body, 'title'), /Perumbavoor/)
    const description = shared(body, 'description')
    assert.match(description, /^₹900 a day, Perumbavoor\./)
    assert.match(description, /Laterite walls/)
    assert.ok(description.replaceAll('&amp;', '&').length <= 156, description)
  })

test('a job without pay or place is shared with the town of the company', async (t) => {
  const body = await openJob(t, {})
  assert.match(shared(body, 'description'), /^Kochi\. Mason at Nalukettu/)
})

test('search engines understand every type of a job, in both languages', async (t) => {
  const { app, db } = await createTestApp(t, { services: { renderer } })
  for (const { english, malayalam, schema } of jobTypes) {
    await addJob(db, { title: english, type: english })
    for (const [start, word] of [
      ['', english],
      ['/ml', malayalam],
    ] as const) {
      const url = `${start}/career/${english.toLowerCase().replace(/\W+/g, '-')}`
      const { body } = await app.inject({ url, headers: { accept: 'text/html' } })
      assert.ok(body.includes(`>${word}</dd>`), word)
      assert.ok(body.includes(`"employmentType":"${schema}"`), word)
    }
  }
})

test('every word that a form of the admin area suggests is there in Malayalam', () => {
  const find = lookUp([])
  const words = [...jobTypes.map(({ english }) => english), ...projectCategories()]
  assert.deepEqual(
    words.filter((word) => !/\p{Script=Malayalam}/u.test(find(word))),
    [],
  )
})
