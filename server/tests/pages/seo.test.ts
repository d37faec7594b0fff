// @sqlite: What search engines and messengers read of the public pages, in both languages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { calls } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { pathIn } from '#contract/languages.ts'
import type { Project } from '#contract/projects.ts'
import { jobPath, projectPath } from '#contract/record-paths.ts'
import { company } from '#site'
import { send, signIn } from '../../testing/app.ts'
import { addJob } from '../../testing/applications.ts'
import { createDemoSite, fixedPaths, origin } from '../../testing/pages/demo-site.ts'
import { createRenderedSite } from '../../testing/pages/rendered-site.ts'

const maxPictureBytes = 300_000

/** What the page says about itself. */
function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1] ?? ''
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  return {
    meta,
    ofType: (type: string) => data.find((one) => one['@type'] === type),
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    alternates: [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, tag, href]) => [tag, href],
    ),
  }
}

test('to search engines and messengers', async (t) => {
  const { app, open, paths, project } = await createDemoSite(t)
  const read = async (path: string) => readHead((await open(path)).body)

  await t.test('every page has a title, a description and an address of its own', async () => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    for (const path of fixedPaths) {
      const answer = await open(path)
      assert.equal(answer.statusCode, 200, path)
      const { title, meta, canonical } = readHead(answer.body)
      assert.ok(title.includes(` – ${company.shortName}`), title)
      assert.equal(meta('og:title'), title)
      const { length } = meta('description')
      assert.ok(length > 50 && length < 200, `${path}: ${length}`)
      assert.equal(canonical, origin + path)
      for (const name of ['og:description', 'og:image', 'og:type', 'og:site_name', 'twitter:card'])
        assert.notEqual(meta(name), '', `${path} ${name}`)
      titles.add(title)
      descriptions.add(meta('description'))
    }
    assert.deepEqual([titles.size, descriptions.size], [fixedPaths.length, fixedPaths.length])
  })

  await t.test(
    'every page describes the company, without the reviews it chose itself, and its place',
    async () => {
      const { name, phone, address } = company
      for (const path of fixedPaths) {
        const { ofType } = await read(path)
        const told = ofType('GeneralContractor')
        assert.partialDeepStrictEqual(told, { name, telephone: phone, url: `${origin}/` })
        assert.equal(told.address.postalCode, address.postalCode)
        assert.ok(!('aggregateRating' in told) && !('review' in told))
        if (path === '/') continue
        const trail = ofType('BreadcrumbList').itemListElement
        assert.partialDeepStrictEqual(trail[0], { position: 1, name: 'Home', item: `${origin}/` })
        assert.partialDeepStrictEqual(trail.at(-1), { position: trail.length, item: origin + path })
      }
    },
  )

  await t.test('both languages of a page name each other, and each itself', async () => {
    for (const path of paths)
      for (const [language, locale] of [
        ['en', 'en_IN'],
        ['ml', 'ml_IN'],
      ] as const) {
        const own = origin + pathIn(language, path)
        const { meta, canonical, alternates, ofType } = await read(pathIn(language, path))
        assert.deepEqual([canonical, meta('og:url'), meta('og:locale')], [own, own, locale])
        assert.deepEqual(alternates, [
          ['en-IN', origin + path],
          ['ml', origin + pathIn('ml', path)],
          ['x-default', origin + path],
        ])
        const trail: { item: string }[] = ofType('BreadcrumbList')?.itemListElement ?? []
        const ends = path === '/' ? [undefined, undefined] : [origin + pathIn(language, '/'), own]
        assert.deepEqual([trail[0]?.item, trail.at(-1)?.item], ends, own)
      }
  })

  await t.test('every page has a picture to share, of the right size and not too heavy', async () => {
    const addresses = new Set<string>()
    // One page of each kind: the pages of the services differ in their content only.
    const kinds = ['/', '/about', '/design', '/contact', ...paths.slice(fixedPaths.length)]
    for (const path of kinds) addresses.add((await read(path)).meta('og:image'))
    for (const address of addresses) {
      const answer = await app.inject(address.replace(origin, ''))
      assert.equal(answer.headers['content-type'], 'image/jpeg', address)
      assert.match(String(answer.headers['cache-control']), /immutable/)
      assert.ok(answer.rawPayload.length <= maxPictureBytes, address)
      const found = await sharp(answer.rawPayload).metadata()
      assert.partialDeepStrictEqual(found, { format: 'jpeg', width: 1200, height: 630 })
    }
    for (const part of [project.main_image, '/uploads/services/'])
      assert.ok([...addresses].some((address) => address.includes(part)))
  })

  await t.test('the sitemap lists every page and project once, and each of them answers', async () => {
    const answer = await app.inject('/sitemap.xml')
    assert.match(String(answer.headers['content-type']), /application\/xml/)
    const listed = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
    assert.equal(new Set(listed).size, listed.length)
    const projects: Project[] = (await send(app, calls.listProjects)).json()
    for (const path of [...paths, ...projects.map(projectPath)]) {
      assert.ok(listed.includes(origin + path), path)
      assert.equal((await open(path)).statusCode, 200, path)
    }
  })
})

test('the page of a job carries its data, safe even with a script in it', async (t) => {
  const { app, open } = await createRenderedSite(t)
  const description = 'You lay laterite.\n\n</script><script>alert(1)</script> & tea at ten'
  const mason = { title: 'Mason', description, type: 'Full-time', experience: '2 years' }
  const payload = { ...mason, closes_on: '2099-12-31' }
  await send(app, calls.createJob, { headers: await signIn(app), payload })
  const [job]: Job[] = (await send(app, calls.listJobs)).json()
  assert.ok(job)
  const { body } = await open(jobPath(job))
  assert.ok(!body.includes('<script>alert'))
  const posting = readHead(body).ofType('JobPosting')
  assert.partialDeepStrictEqual(posting, {
    '@context': 'https://schema.org',
    title: job.title,
    datePosted: job.created_at.slice(0, 10),
    validThrough: '2099-12-31T23:59:59+05:30',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: company.name },
    jobLocation: { '@type': 'Place', address: { addressCountry: 'IN' } },
    directApply: true,
  })
  assert.match(posting.description, /<p>You lay laterite\.<\/p>/)
  assert.equal(readHead(body).ofType('BreadcrumbList').itemListElement.length, 3)
})

test('the page of a closed job says so with the open ones, is not to be indexed, and leaves the list', async (t) => {
  const { app, db, open, read } = await createRenderedSite(t)
  await addJob(db, { title: 'Welder' })
  const param = await addJob(db, { title: 'Crane driver' })
  assert.match((await open('/career/crane-driver')).body, /JobPosting/)
  await send(app, calls.openJob, { headers: await signIn(app), param, payload: { open: false } })
  const { statusCode, body } = await open('/career/crane-driver')
  assert.equal(statusCode, 410)
  assert.equal(readHead(body).meta('robots'), 'noindex')
  assert.doesNotMatch(body, /JobPosting/)
  const { texts, hrefsOf } = await read('/career/crane-driver')
  assert.deepEqual(texts('h1'), ['This opening is closed'])
  assert.deepEqual(hrefsOf('Welder'), ['/career/welder'])
  assert.doesNotMatch((await open('/career')).body, /Crane driver/)
})
