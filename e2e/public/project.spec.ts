// A project has a page of its own, with its pictures large, and leads on to others; from there to the reviews and the prices. Its words: server/tests/pages/gallery.test.ts;
// its pictures by keyboard, and when it fails: gallery.spec.ts.
import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { publicPages } from '../../contract/pages.ts'
import type { Project } from '../../contract/projects.ts'
import { projectName, projectPath } from '../../contract/record-paths.ts'
import { expect, test } from '../testing/browser.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'

const { floorcoating, gallery, reviews, vasthushasthra } = publicPages

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
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
  return { ...found, path: projectPath(found), title: projectName(found) }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a picture opens by a tap, changes by a swipe and closes by a tap', async ({ page, request }) => {
    await page.goto((await findProject(request)).path)
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .tap()
    await expect(box(page).getByText('1 / 5')).toBeVisible()
    await expect(box(page).getByRole('img').first()).toBeVisible()
    await swipe(page, { from: 300, to: 40, y: 370 })
    await expect(box(page).getByText('2 / 5')).toBeVisible()
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

test('a project is shared, asked about on WhatsApp, and leads on to others, from their top', {
  tag: '@journey',
}, async ({ page, request, context, baseURL }) => {
  const project = await findProject(request)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true })
  })
  await page.goto(project.path)

  await test.step('Share hands the address to the phone, or copies it where there is no such thing', async () => {
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

  const bar = page.getByRole('complementary', { name: 'Call or write to us' })
  const ask = bar.getByRole('link', { name: 'WhatsApp' })
  await expect(ask).toBeVisible()
  const address = new URL((await ask.getAttribute('href')) ?? '')
  expect(address.origin).toBe('https://wa.me')
  expect(address.searchParams.get('text')).toContain(`“${project.title}”`)

  const more = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Houses like this' }) })
  await expect(more.getByRole('article')).toHaveCount(3)
  const next = more.getByRole('link').first()
  const name = (await next.textContent()) ?? ''
  await next.click()
  await expect(h1(page)).toContainText(name)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('axe finds nothing on it and its large pictures', async ({ page, request }) => {
  await page.goto((await findProject(request)).path)
  for (const width of [320, ...axeWidths]) {
    await expectNoViolations(page, [width])
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click()
    await expect(box(page).getByText('1 / 5')).toBeVisible()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeHidden()
  }
})

test('a project leads to its kind first, to its neighbours, and back to what was chosen', {
  tag: '@journey',
}, async ({ page, request }) => {
  const chosen = `${gallery.path}?category=Floor+coating`
  const back = page.getByRole('link', { name: 'Back to gallery' })
  const [first, second] = await listProjects(request, floorcoating.service)
  if (!first || !second) throw new Error('The demo projects are not there')
  await page.goto(chosen)
  await page
    .getByRole('article')
    .getByRole('link', { name: projectName(first) })
    .click()
  await expect(h1(page)).toHaveText(projectName(first))
  const more = page.locator('section').filter({ has: page.getByRole('heading', { name: 'More projects' }) })
  await expect(more.getByRole('link', { name: projectName(second) })).toHaveAttribute(
    'href',
    projectPath(second),
  )
  await expect(more.getByRole('article').first()).toContainText(projectName(second))

  const clients = page.getByRole('main').getByRole('link', { name: 'What our clients say' })
  await expect(clients).toHaveAttribute('href', reviews.path)
  const ways = page.getByRole('navigation', { name: 'Other projects' })
  await expect(ways.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await ways.getByRole('link', { name: 'Next' }).click()
  await expect(h1(page)).toHaveText(projectName(second))
  await expect(ways.getByRole('link', { name: 'Previous' })).toContainText(projectName(first))
  await page.reload()
  await back.click()
  await expect(page).toHaveURL(chosen)

  await page.goto(projectPath(first))
  await back.click()
  await expect(page).toHaveURL(gallery.path)
})

test('the footer leads to the reviews, a service page to its prices', async ({ page }) => {
  await page.goto(floorcoating.path)
  const prices = page.getByRole('heading', { name: 'What it costs' })
  await expect(prices).not.toBeInViewport()
  await page.getByRole('link', { name: 'See the prices' }).click()
  await expect(prices).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: reviews.title }).click()
  await expect(page).toHaveURL(reviews.path)
})
