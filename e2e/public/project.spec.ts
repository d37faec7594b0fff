// A project has a page of its own, with its pictures large, and leads on to others.
import type { APIRequestContext, Page } from '@playwright/test'
import { projectPath } from '../../contract/addresses.ts'
import { calls } from '../../contract/calls.ts'
import { galleryPageSize } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import type { Project } from '../../contract/projects.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/browser.ts'

const { gallery, vasthushasthra } = publicPages
const words = messages.projects

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('region', { name: 'Projects' }).getByRole('article')
const box = (page: Page) => page.getByRole('dialog', { name: 'Pictures of this project' })

async function listProjects(request: APIRequestContext, category: string): Promise<Project[]> {
  return (await request.get(calls.listProjects.path, { params: { category } })).json()
}

/** A project of the demo content, which nobody changes while the tests run. */
async function findProject(request: APIRequestContext) {
  const found = (await listProjects(request, vasthushasthra.service)).find(
    (one) => one.location === 'Palakkad',
  )
  if (!found) throw new Error('The demo project is not there')
  return { ...found, path: projectPath(found), title: `${found.client}, ${found.location}` }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('each project has a page with its facts and all its pictures', async ({ page, request }) => {
      const project = await findProject(request)
      await page.goto(`${gallery.path}?location=${project.location}`)
      await cards(page).getByRole('link', { name: project.client }).click()
      await expect(page).toHaveURL(project.path)
      await expect(h1(page)).toHaveText(project.title)
      for (const fact of [project.category, project.client, project.area, project.location])
        await expect(page.locator('dl').getByText(fact, { exact: true })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(project.description.slice(0, 80))
      const pictures = page.getByRole('link', { name: /^Enlarge/ })
      await expect(pictures).toHaveCount(1 + project.gallery_images.length)
      await expect(pictures.nth(1)).toHaveAttribute('href', project.gallery_images[0] ?? '')
      expect((await request.get(project.gallery_images[0] ?? '')).headers()['content-type']).toBe(
        'image/jpeg',
      )
    })
  })
}

test.describe('when the server fails', () => {
  test.use({ expectedMessages: [/status of 500/] })

  test('the page says so, and trying again helps', async ({ page, request }) => {
    const { slug, client, location } = await findProject(request)
    const isProject = (url: URL) => url.pathname === calls.getProject.path.replace(':id', slug)
    await page.route(isProject, (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto(`${gallery.path}?location=${location}`)
    await cards(page).getByRole('link', { name: client }).click()
    await expect(page.getByText(words.fetchFailed)).toBeVisible()
    await page.unroute(isProject)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(h1(page)).toContainText(client)
  })
})

test('a picture opens large; arrows show the next one, and it closes by keyboard and by mouse', async ({
  page,
  request,
}) => {
  const project = await findProject(request)
  await page.goto(project.path)
  const second = page.getByRole('link', { name: /^Enlarge/ }).nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeVisible()
  await expect(box(page).getByText('2 / 4')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(box(page).getByText('3 / 4')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(box(page).getByText('2 / 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
  await expect(second).toBeFocused()
  await expect(page).toHaveURL(project.path)

  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click()
  await expect(box(page).getByText('1 / 4')).toBeVisible()
  await box(page).getByRole('button', { name: 'Next' }).click()
  await expect(box(page).getByText('2 / 4')).toBeVisible()
  await box(page).getByRole('button', { name: 'Previous' }).click()
  await expect(box(page).getByText('1 / 4')).toBeVisible()
  await box(page).getByRole('button', { name: 'Close' }).click()
  await expect(box(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a picture opens by a tap, changes by a swipe and closes by a tap', async ({ page, request }) => {
    await page.goto((await findProject(request)).path)
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .tap()
    await expect(box(page).getByText('1 / 4')).toBeVisible()
    await expect(box(page).getByRole('img').first()).toBeVisible()
    await swipe(page, { from: 300, to: 40, y: 370 })
    await expect(box(page).getByText('2 / 4')).toBeVisible()
    // A tap that comes while the picture still glides stops it, as everywhere on a phone.
    await expect(async () => {
      await box(page).getByRole('button', { name: 'Close' }).tap({ timeout: 2_000 })
      await expect(box(page)).toBeHidden({ timeout: 2_000 })
    }).toPass()
  })
})

async function swipe(page: Page, { from, to, y }: { from: number; to: number; y: number }) {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8)
  await touch('touchEnd')
}

test('Share hands the address to the phone, or copies it where there is no such thing', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const project = await findProject(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true })
  })
  await page.goto(project.path)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${project.path}`)

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (what: ShareData) => document.body.setAttribute('data-shared', JSON.stringify(what)),
    })
  })
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('body')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: project.title, url: `${baseURL}${project.path}` }),
  )
})

test('WhatsApp and the contact bar name the project, which leads on to others, from their top', async ({
  page,
  request,
}) => {
  const project = await findProject(request)
  await page.goto(project.path)
  for (const link of [
    page.getByRole('main').getByRole('link', { name: 'Ask on WhatsApp' }),
    page.getByRole('complementary', { name: 'Call or write to us' }).getByRole('link', { name: 'WhatsApp' }),
  ]) {
    await expect(link).toBeVisible()
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.origin).toBe('https://wa.me')
    expect(address.searchParams.get('text')).toContain(`“${project.title}”`)
  }

  const more = page.locator('section').filter({ has: page.getByRole('heading', { name: 'More projects' }) })
  await expect(more.getByRole('article')).toHaveCount(3)
  const next = more.getByRole('link').first()
  const name = (await next.textContent()) ?? ''
  await next.click()
  await expect(h1(page)).toContainText(name)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('links of earlier versions lead to the address of today, also within the site', async ({
  page,
  request,
}) => {
  const { id, path } = await findProject(request)
  const old = `${gallery.path}/${id}-villa-aluva`
  await page.goto(`${old}?utm_source=leaflet`)
  await expect(page).toHaveURL(`${path}?utm_source=leaflet`)
  await page.goto(gallery.path)
  await expect(cards(page)).toHaveCount(galleryPageSize)
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `${old}?page=2#main`)
  await expect(page).toHaveURL(`${path}?page=2#main`)
  await expect(h1(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(gallery.path)
})

test.describe('a project that does not exist', () => {
  test.use({ expectedMessages: [/status of 404/] })

  for (const slug of ['01900000-0000-7000-8000-000000000000-villa-aluva', 'villa-aluva']) {
    test(`answers 404 at ${slug}`, async ({ page }) => {
      const answer = await page.goto(`${gallery.path}/${slug}`)
      expect(answer?.status()).toBe(404)
      await expect(h1(page)).toHaveText('We can’t find that page')
      await page.getByRole('main').getByRole('link', { name: 'Talk to us' }).click()
      await expect(h1(page)).toHaveText('Talk to us')
    })
  }

  test('shows the same page when it is gone before a visitor opens it', async ({ page, request }) => {
    const { slug, client, location } = await findProject(request)
    await page.route(
      (url) => url.pathname === calls.getProject.path.replace(':id', slug),
      (route) => route.fulfill({ status: 404, json: { message: words.notFound } }),
    )
    await page.goto(`${gallery.path}?location=${location}`)
    await cards(page).getByRole('link', { name: client }).click()
    await expect(h1(page)).toHaveText('We can’t find that page')
  })
})

test('a project does not scroll sideways, and axe finds nothing on it and its large pictures', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto((await findProject(request)).path)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const width of axeWidths) {
    await expectNoViolations(page, [width])
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click()
    await expect(box(page).getByText('1 / 4')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeHidden()
  }
})
