// What search engines and messengers see.
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { jobPath, projectPath } from '../../contract/addresses.ts'
import { publicPages } from '../../contract/pages.ts'
import { company } from '../../site.config.ts'
import { demoProject, demoProjects, demoServicePath } from '../testing/demo.ts'
import { addJob, expect, removeJob, test } from '../testing/office.ts'

const paths = Object.values(publicPages).flatMap(({ path }) => (path.includes(':') ? [] : [path]))
const maxPictureBytes = 300_000

async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { accept: 'text/html' } })
  const html = await answer.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1] ?? ''
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )
  const ofType = (type: string) => data.find((one) => one['@type'] === type)
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1]
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''
  return { status: answer.status(), html, head, meta, ofType, canonical, title }
}

const tell = (text: string) => text.replaceAll('&amp;', '&')

test('every page has a title, a description and an address of its own, and describes the company', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of paths) {
    const { status, title, meta, canonical, ofType } = await read(request, path)
    expect(status, path).toBe(200)
    expect(tell(title), path).toContain(` – ${company.shortName}`)
    expect(meta('og:title'), path).toBe(title)
    expect(meta('description').length, path).toBeGreaterThan(50)
    expect(meta('description').length, path).toBeLessThan(200)
    expect(canonical, path).toBe(`${baseURL}${path}`)
    expect(meta('og:url'), path).toBe(canonical)
    for (const name of ['og:title', 'og:description', 'og:image', 'og:type', 'og:site_name', 'twitter:card'])
      expect(meta(name), `${path} ${name}`).not.toBe('')
    titles.add(title)
    descriptions.add(meta('description'))
    expectCompany(ofType('GeneralContractor'), baseURL)
    if (path !== '/') expectPlace(ofType('BreadcrumbList').itemListElement, path, baseURL)
  }
  expect(titles.size).toBe(paths.length)
  expect(descriptions.size).toBe(paths.length)
})

function expectCompany(told: { address: { postalCode: string } }, baseURL = '') {
  expect(told).toMatchObject({ name: company.name, telephone: company.phone, url: `${baseURL}/` })
  expect(told.address.postalCode).toBe(company.address.postalCode)
  expect(told).not.toHaveProperty('aggregateRating')
  expect(told).not.toHaveProperty('review')
}

function expectPlace(trail: unknown[], path: string, baseURL = '') {
  expect(trail[0]).toMatchObject({ position: 1, name: 'Home', item: `${baseURL}/` })
  expect(trail.at(-1), path).toMatchObject({ position: trail.length, item: baseURL + path })
}

test('every page has a picture to share, of the right size and not too heavy', async ({ request }) => {
  const project = await demoProject(request)
  const seen = new Set<string>()
  for (const path of [...paths, projectPath(project), demoServicePath]) {
    const { meta } = await read(request, path)
    const address = meta('og:image')
    if (seen.has(address)) continue
    seen.add(address)
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toBe('image/jpeg')
    expect(answer.headers()['cache-control']).toContain('immutable')
    const bytes = await answer.body()
    expect(bytes.length, address).toBeLessThanOrEqual(maxPictureBytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
  expect([...seen].some((address) => address.includes(project.main_image))).toBe(true)
  expect([...seen].some((address) => address.includes('/uploads/services/'))).toBe(true)
})

test('pictures to share exist only for our own pictures', async ({ request }) => {
  for (const path of [
    '/og/uploads/cv/a.pdf',
    '/og/assets/..%2f..%2fx.jpg',
    '/og/uploads/projects/none.jpg',
    '/og/x',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('the page of a job carries its data, safe even with a script in it', async ({
  request,
  office,
  baseURL,
}) => {
  const description = 'You lay laterite.\n\n</script><script>alert(1)</script> & tea at ten'
  const job = await addJob(office, { closes_on: '2099-12-31', description })
  const { ofType, html, canonical } = await read(request, jobPath(job))
  expect(canonical).toBe(baseURL + jobPath(job))
  expect(html).not.toContain('<script>alert')
  expect(ofType('JobPosting')).toMatchObject({
    '@context': 'https://schema.org',
    title: job.title,
    datePosted: job.created_at.slice(0, 10),
    validThrough: '2099-12-31T23:59:59+05:30',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: company.name },
    jobLocation: { '@type': 'Place', address: { addressCountry: 'IN' } },
    directApply: true,
  })
  expect(ofType('JobPosting').description).toContain('<p>You lay laterite.</p>')
  expect(ofType('BreadcrumbList').itemListElement).toHaveLength(3)
  await removeJob(office, job)
})

test('the sitemap lists every page, project and open job, and each of them answers', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  )
  for (const path of paths) expect(listed).toContain(baseURL + path)
  expect(new Set(listed).size).toBe(listed.length)
  for (const project of await demoProjects(request, 3)) {
    expect(listed).toContain(baseURL + projectPath(project))
    expect((await request.get(projectPath(project))).status(), project.slug).toBe(200)
  }
})

test('robots are asked to leave the admin area alone and told of the sitemap', async ({
  request,
  baseURL,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toMatch(/^Disallow: \/admin$/m)
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('what does not exist is not indexed, and a slash at the end leads to the page', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/nowhere', '/gallery/nothing', '/services/nothing', `${baseURL}//example.com/`]) {
    const { status, meta, canonical } = await read(request, path)
    expect(status, path).toBe(404)
    expect(meta('robots'), path).toBe('noindex')
    expect(canonical, path).toBeUndefined()
  }
  const answer = await request.get('/career/?sent=1', { maxRedirects: 0, headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe('/career?sent=1')
})

test('the words of a page are in the document itself', async ({ request }) => {
  const { html } = await read(request, '/reviews')
  expect(html).toContain('<blockquote')
  expect((await read(request, '/career')).html).toContain('Apply<span class="sr-only"> for ')
})
