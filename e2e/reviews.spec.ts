// What clients wrote, as visitors read it.
import type { Page } from '@playwright/test'
import { calls } from '../contract/calls.ts'
import { reviewPageSize } from '../contract/limits.ts'
import { messages } from '../contract/messages.ts'
import { publicPages } from '../contract/pages.ts'
import type { Review } from '../contract/reviews.ts'
import { expect, test, untilHydrated } from './browser.ts'

const words = messages.reviews
const list = new RegExp(`${calls.listReviews.path}\\?`)

/** Goes there without a new document, so that the browser itself asks for the reviews. */
async function goInApp(page: Page) {
  await page.goto('/privacy')
  await untilHydrated(page)
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, publicPages.reviews.path)
}

const review = (number: number): Review => ({
  id: crypto.randomUUID(),
  name: `Asha ${number}, Aluva`,
  review: `They kept the date they gave us (${number}).`,
  rating: 4,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 1,
})

test('reviews are quotes with stars, a first name and a place, in pages with an address each', async ({
  page,
}) => {
  const total = reviewPageSize + 1
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(list, async (route) => {
    await released
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    const json = Array.from({ length: Math.min(reviewPageSize, total - offset) }, (_, i) =>
      review(offset + i),
    )
    return route.fulfill({ json, headers: { 'X-Total-Count': String(total) } })
  })
  await goInApp(page)
  await expect(page.getByText(messages.loading)).toBeVisible()
  release()
  await expect(page.getByText('Asha 0')).toBeVisible()
  const first = page.getByRole('figure').first()
  await expect(first.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await expect(first.getByRole('blockquote')).toContainText('“They kept the date')
  await expect(first.locator('figcaption')).toContainText('Asha 0, Aluva')

  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/reviews?page=2')
  await expect(page.getByRole('figure')).toHaveCount(1)
  await expect(page.getByText(`Asha ${reviewPageSize}`)).toBeInViewport()
})

test('without reviews the page says so', async ({ page }) => {
  await page.route(list, (route) => route.fulfill({ json: [] }))
  await goInApp(page)
  await expect(page.getByText(words.empty)).toBeVisible()
})

test.describe('when they cannot be loaded', () => {
  test.use({ expectedMessages: [/status of 500/] })

  test('the page says so', async ({ page }) => {
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
    await goInApp(page)
    await expect(page.getByText(words.loadFailed)).toBeVisible()
  })
})
