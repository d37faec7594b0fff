// The home page: its first view and its reviews. Where it leads: server/tests/pages/public-pages.test.ts.
import type { Page } from '@playwright/test'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'

const { home } = publicPages
const hero = (page: Page) => page.getByRole('img', { name: /Kerala villa/ })

test('the first view shows a house and the headline, and nothing lies on the picture', async ({ page }) => {
  await page.goto(home.path)
  for (const [width, height, leastPx] of [
    [360, 640, 200],
    [768, 1024, 300],
    [1366, 768, 500],
    [1440, 900, 600],
  ] as const) {
    await page.setViewportSize({ width, height })
    const size = `${width} x ${height}`
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
    const picture = await hero(page).boundingBox()
    const bar = await page.getByRole('complementary', { name: 'Call or write to us' }).boundingBox()
    const end = bar && bar.width > width / 2 ? bar.y : height
    expect((headline?.y ?? 0) + (headline?.height ?? height), size).toBeLessThanOrEqual(end)
    expect(
      Math.min((picture?.y ?? 0) + (picture?.height ?? 0), end) - (picture?.y ?? end),
      size,
    ).toBeGreaterThan(leastPx)
    expect(await hero(page).evaluate(findCovered), size).toEqual([])
  }
})

/** What is drawn over a picture, looked for at nine places of its visible part. */
function findCovered(picture: Element) {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const visible = Math.min(height, innerHeight - top - 60)
  const shares = [0.1, 0.5, 0.85]
  const places = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * visible] as const))
  return places
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((found) => found !== picture)
    .map((found) => found?.outerHTML.slice(0, 120))
}

test('a phone gets a short page with the prices of the services, all of which is laid out in the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(home.path)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Full construction contracts' })
  await expect(card).toContainText(/From ₹[\d,]+\sper\ssq\sft/)
  await expect(page.getByRole('figure', { name: 'Front elevation' }).getByRole('img')).toHaveCount(1)
  await page.mouse.wheel(0, 300)
  const isLaidOut = () =>
    [...document.querySelectorAll('main :is(h2, h3)')].every((part) =>
      part.checkVisibility({ contentVisibilityAuto: true }),
    )
  await expect.poll(() => page.evaluate(isLaidOut)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_060)
})

test('reviews change by button and by arrow key', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(home.path)
  const strip = page.getByRole('list', { name: 'Reviews, one at a time' })
  const quotes = strip.getByRole('listitem')
  await strip.scrollIntoViewIfNeeded()
  await expect(quotes.nth(0)).toBeInViewport({ ratio: 0.5 })
  await expect(quotes.nth(1)).not.toBeInViewport()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(quotes.nth(1)).toBeInViewport({ ratio: 0.5 })
  await expect(quotes.nth(0)).not.toBeInViewport({ ratio: 0.01 })
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(quotes.nth(0)).toBeInViewport({ ratio: 0.5 })
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect(quotes.nth(1)).toBeInViewport({ ratio: 0.5 })
})
