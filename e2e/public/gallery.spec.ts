// The gallery: filters and pages with addresses of their own.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { galleryPageSize } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'

const { gallery, about, floorcoating, vasthushasthra } = publicPages
const words = messages.projects

const cards = (page: Page) => page.getByRole('region', { name: 'Projects' }).getByRole('article')
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of projects' })
const isList = (url: URL) => url.pathname === calls.listProjects.path

/** Goes to the gallery without a new document, so that the browser itself asks for the projects. */
async function goToGalleryInApp(page: Page) {
  await page.goto(about.path)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GALLERY' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('pages, category and location are chosen by links and kept in the address', async ({ page }) => {
      await page.goto(gallery.path)
      await test.step('the second page starts at its first row', () => expectPages(page, javaScriptEnabled))
      const kinds = page.getByRole('navigation', { name: 'Filter by category' })
      const places = page.getByRole('navigation', { name: 'Filter by location' })
      await expect(kinds.getByRole('link', { name: 'All work' })).toHaveAttribute('aria-current', 'true')

      await kinds.getByRole('link', { name: floorcoating.service }).click()
      await expect(page).toHaveURL(`${gallery.path}?category=Floor+coating`)
      await expect(kinds.getByRole('link', { name: floorcoating.service })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await expect(cards(page).filter({ hasText: 'Kalamassery' })).toHaveCount(1)
      await expect(cards(page).filter({ hasText: 'Palakkad' })).toHaveCount(0)
      await test.step('with pictures that arrive', () => expectPictures(page))

      await places.getByRole('link', { name: 'Thripunithura' }).click()
      await expect(page).toHaveURL(`${gallery.path}?category=Floor+coating&location=Thripunithura`)
      await expect(cards(page).filter({ hasText: 'Kalamassery' })).toHaveCount(0)
      await expect(cards(page).filter({ hasText: 'Thripunithura' })).not.toHaveCount(0)

      await kinds.getByRole('link', { name: 'All work' }).click()
      await expect(page).toHaveURL(`${gallery.path}?location=Thripunithura`)
    })
  })
}

async function expectPictures(page: Page) {
  for (const picture of await cards(page).locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
}

async function expectPages(page: Page, javaScriptEnabled: boolean) {
  await expect(cards(page)).toHaveCount(galleryPageSize)
  await pager(page).getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(`${gallery.path}?page=2`)
  if (javaScriptEnabled) await expect(cards(page).first()).toBeInViewport()
  await expect(pager(page).getByRole('link', { name: '2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(cards(page)).not.toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(gallery.path)
  await expect(cards(page)).toHaveCount(galleryPageSize)
}

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('what was chosen is in sight in its row', async ({ page }) => {
    await page.goto(gallery.path)
    const kinds = page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link')
    const last = kinds.filter({ hasText: vasthushasthra.service })
    await expect(last).not.toBeInViewport()
    await page.goto((await last.getAttribute('href')) ?? '')
    await expect(page.locator('main nav [aria-current]', { hasNotText: 'All' }).first()).toBeInViewport({
      ratio: 0.9,
    })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('what was chosen comes into sight in its row, also on the way back', async ({ page }) => {
    await page.goto(gallery.path)
    const kinds = page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link')
    const last = kinds.filter({ hasText: vasthushasthra.service })
    await last.click()
    await expect(last).toHaveAttribute('aria-current', 'true')
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await expect(kinds.first()).not.toBeInViewport()
    await page.goBack()
    await expect(kinds.first()).toHaveAttribute('aria-current', 'true')
    await expect(kinds.first()).toBeInViewport({ ratio: 0.9 })
  })
})

test('an address with filters can be sent to somebody else', async ({ page }) => {
  await page.goto(`${gallery.path}?category=Vasthu+Shasthra&location=Palakkad`)
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('link').click()
  await page.goBack()
  await expect(page).toHaveURL(`${gallery.path}?category=Vasthu+Shasthra&location=Palakkad`)
  await expect(cards(page)).toHaveCount(1)
})

test('each filter offers only what leads somewhere from the other', async ({ page }) => {
  await page.goto(`${gallery.path}?category=Vasthu+Shasthra`)
  const places = page.getByRole('navigation', { name: 'Filter by location' }).getByRole('link')
  const offered = await places.allTextContents()
  expect(offered).toContain('Palakkad')
  expect(offered).not.toContain('Kalamassery')
  for (const place of offered.slice(1)) {
    await places.filter({ hasText: place }).click()
    await expect(page).toHaveURL(
      `${gallery.path}?${new URLSearchParams({ category: 'Vasthu Shasthra', location: place })}`,
    )
    await expect(cards(page).filter({ hasNotText: place })).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
  }
  await page
    .getByRole('navigation', { name: 'Filter by category' })
    .getByRole('link', { name: 'All work' })
    .click()
  await expect(places).not.toHaveCount(offered.length)
})

test('a filter that fits nothing says so and shows the way back', async ({ page }) => {
  await page.goto(`${gallery.path}?category=Lighthouses`)
  await expect(page.getByText(words.empty)).toBeVisible()
  await page.getByRole('link', { name: 'Show all work' }).click()
  await expect(cards(page)).toHaveCount(galleryPageSize)
})

test('an address with nonsense in it is the first page', async ({ page }) => {
  await page.goto(`${gallery.path}?page=-3&category=&location=`)
  await expect(cards(page)).toHaveCount(galleryPageSize)
})

test.describe('a page behind the last one', () => {
  test.use({ expectedMessages: [/status of 404/] })

  test('is none, says so at once and leads back to the chosen projects', async ({ page }) => {
    const chosen = `${gallery.path}?category=Floor+coating`
    expect((await page.goto(`${chosen}&page=99`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page 99')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await expect(page).toHaveURL(chosen)
    await expect(cards(page)).not.toHaveCount(0)
    expect((await page.goto(`${publicPages.reviews.path}?page=99`))?.status()).toBe(404)
    await expect(page.getByRole('link', { name: 'Go to the first page' })).toBeInViewport()
  })
})

test.describe('when the server fails', () => {
  test.use({ expectedMessages: [/status of 500/] })

  test('the gallery says that they are on their way, then that they failed, and trying again helps', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(isList, async (route) => {
      await released
      await route.fulfill({ status: 500, json: {} })
    })
    await goToGalleryInApp(page)
    await expect(page.getByRole('main').getByText(messages.loading)).toBeVisible()
    release()
    await expect(page.getByText(words.loadFailed)).toBeVisible()
    await page.unroute(isList)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page)).toHaveCount(galleryPageSize)
  })
})

test('pictures reserve their space, blurred at first; those of a row share one height, each in its true shape', async ({
  page,
}) => {
  await page.goto(gallery.path)
  for (const card of await cards(page).all()) {
    const picture = card.locator('picture img')
    await expect(picture).toHaveAttribute('width', /^\d+$/)
    await expect(picture).toHaveAttribute('height', /^\d+$/)
    await expect(card.locator('.picture-blur')).toHaveAttribute('src', /^data:image\//)
  }
  const shapes = await cards(page)
    .locator('picture img')
    .evaluateAll((images) =>
      images.map((image) => {
        const { top, width, height } = image.getBoundingClientRect()
        const [w, h] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
        return { top: Math.round(top), height: Math.round(height), cut: width / height / (w / h) }
      }),
    )
  for (const { cut } of shapes) expect(Math.abs(cut - 1)).toBeLessThan(0.08)
  for (const { top, height } of shapes) {
    const row = shapes.filter((one) => one.top === top)
    expect(row.every((one) => one.height === height)).toBe(true)
  }
})
