// The gallery in the browser. Its links without JavaScript: server/tests/pages/gallery.test.ts; its addresses and rows:
// web/public/gallery/gallery.test.ts.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { galleryPageSize } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'

const { gallery, about, floorcoating } = publicPages
const words = messages.projects

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('region', { name: 'Projects' }).getByRole('article')
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of projects' })
const kinds = (page: Page) => page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link')

test('a visitor turns pages and filters, opens a project and its pictures by keyboard, and comes back to the same place', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto(gallery.path)
  await expect(cards(page)).toHaveCount(galleryPageSize)

  await test.step('the second page starts at its first row', async () => {
    await pager(page).getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(`${gallery.path}?page=2`)
    await expect(cards(page).first()).toBeInViewport()
    const current = pager(page).getByRole('link', { name: '2', exact: true })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveURL(gallery.path)
    await expect(cards(page)).toHaveCount(galleryPageSize)
  })

  const chosen = `${gallery.path}?category=Floor+coating&size=small`
  await test.step('category and size are kept in the address', async () => {
    const sizes = page.getByRole('navigation', { name: 'Filter by size' }).getByRole('link')
    const coating = kinds(page).filter({ hasText: floorcoating.service })
    await coating.click()
    await expect(page).toHaveURL(`${gallery.path}?category=Floor+coating`)
    await expect(coating).toHaveAttribute('aria-current', 'true')
    await expect(cards(page).filter({ hasText: 'Palakkad' })).toHaveCount(0)
    await sizes.filter({ hasText: 'Up to 1,500 sq ft' }).click()
    await expect(page).toHaveURL(chosen)
    await expect(cards(page).filter({ hasText: 'Kalamassery' })).toHaveCount(0)
    const picture = cards(page).filter({ hasText: 'Thripunithura' }).locator('picture img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  await test.step('a project, and its pictures by keyboard', async () => {
    await cards(page).getByRole('link').first().click()
    await expect(h1(page)).toContainText('Thripunithura')
    const box = page.getByRole('dialog', { name: 'Pictures of this project' })
    const second = page.getByRole('link', { name: /^Enlarge/ }).nth(1)
    await second.focus()
    await page.keyboard.press('Enter')
    await expect(box.getByText(/^2 \/ /)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(box.getByText(/^3 \/ /)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(box.getByText(/^2 \/ /)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(second).toBeFocused()
  })

  await page.goBack()
  await expect(page).toHaveURL(chosen)
  await expect(cards(page).first()).toBeVisible()
  await kinds(page).filter({ hasText: 'All work' }).click()
  await expect(page).toHaveURL(`${gallery.path}?size=small`)
})

for (const javaScriptEnabled of [true, false])
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })

    test('what was chosen is in sight in its row', async ({ page }) => {
      await page.goto(gallery.path)
      const last = kinds(page).last()
      await expect(last).not.toBeInViewport()
      if (!javaScriptEnabled) {
        await page.goto((await last.getAttribute('href')) ?? '')
        const chosen = page.locator('main nav [aria-current]', { hasNotText: 'All' }).first()
        await expect(chosen).toBeInViewport({ ratio: 0.9 })
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
        return
      }
      await last.click()
      await expect(last).toHaveAttribute('aria-current', 'true')
      await expect(last).toBeInViewport({ ratio: 0.9 })
      await expect(kinds(page).first()).not.toBeInViewport()
      await page.goBack()
      await expect(kinds(page).first()).toHaveAttribute('aria-current', 'true')
      await expect(kinds(page).first()).toBeInViewport({ ratio: 0.9 })
    })
  })

test.describe('when the server fails', () => {
  test.use({ expectedMessages: [/status of (404|500)/] })

  test('gallery and project say so, and trying again helps; a project that is gone is not to be found', async ({
    page,
  }) => {
    const isList = (url: URL) => url.pathname === calls.listProjects.path
    const isProject = (url: URL) =>
      new RegExp(`^${calls.getProject.path.replace(':id', '[^/]+')}$`).test(url.pathname)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(isList, async (route) => {
      await released
      await route.fulfill({ status: 500, json: {} })
    })
    await page.goto(about.path)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GALLERY' }).click()
    await expect(page.getByRole('main').getByText(messages.loading)).toBeVisible()
    release()
    await expect(page.getByText(words.loadFailed)).toBeVisible()
    await page.unroute(isList)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(galleryPageSize)

    await kinds(page).filter({ hasText: floorcoating.service }).click()
    await expect(page).toHaveURL(/category=/)
    await page.route(isProject, (route) => route.fulfill({ status: 500, json: {} }))
    await cards(page).filter({ hasText: 'Kalamassery' }).getByRole('link').click()
    await expect(page.getByText(words.fetchFailed)).toBeVisible()
    await page.unroute(isProject)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(h1(page)).toContainText('Kalamassery')

    await page.route(isProject, (route) => route.fulfill({ status: 404, json: { message: words.notFound } }))
    await page.goBack()
    await cards(page).filter({ hasText: 'Thripunithura' }).first().getByRole('link').click()
    await expect(h1(page)).toHaveText('We can’t find that page')
  })
})

test('pictures of a row share one height, each in its true shape', async ({ page }) => {
  await page.goto(gallery.path)
  const shapes = await cards(page)
    .locator('picture img')
    .evaluateAll((images) =>
      images.map((image) => {
        const { top, width, height } = image.getBoundingClientRect()
        const [w, h] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
        return { top: Math.round(top), height: Math.round(height), cut: width / height / (w / h) }
      }),
    )
  expect(shapes).toHaveLength(galleryPageSize)
  for (const { cut } of shapes) expect(Math.abs(cut - 1)).toBeLessThan(0.08)
  for (const { top, height } of shapes) {
    const row = shapes.filter((one) => one.top === top)
    expect(row.every((one) => one.height === height)).toBe(true)
  }
})
