// On a server of its own: quoted reviews are on the home page.
import type { Locator } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { addReview } from '../testing/office.ts'
import { expect, test } from '../testing/own-site.ts'
import { choose, unique } from '../testing/staff.ts'
import { watchTimers } from '../testing/timers.ts'

test.describe.configure({ mode: 'default' })

const searchFor = (name: string) => `${adminPages.reviews.path}?search=${encodeURIComponent(name)}`

test('a review gets its stars by keyboard, is quoted on the home page until its tick is gone', async ({
  page,
}) => {
  const [name, words] = [unique('Leela'), unique('They finished before the rains.')]
  const { name: other } = await addReview(page.request)
  const expectTimer = await watchTimers(page)
  const row = page.getByRole('row', { name })
  const quotes = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')

  await test.step('five stars at first, then four; what is missing is said for five seconds', async () => {
    await page.goto(adminPages.addReview.path)
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await page.getByRole('radio', { name: '4 stars' }).press('Space')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expect(page.getByText('Please fill in name and review.')).toBeVisible()
    await expectTimer(5_000)
    await page.getByLabel('Name').fill(name)
    await page.getByRole('textbox', { name: /^Review/ }).fill(words)
    await expect(page.getByLabel('Quote on the home page')).not.toBeChecked()
    await page.getByLabel('Quote on the home page').check()
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expect(page.getByText('Review submitted!')).toBeVisible()
  })

  await test.step('quoted, and those without a tick are not, until the tick is gone', async () => {
    await page.goto('/')
    await expect(quotes.filter({ hasText: words })).toHaveCount(1)
    await expect(quotes.filter({ hasText: other })).toHaveCount(0)
    await page.goto(searchFor(name))
    await expect(row.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(row.getByText('Quoted')).toBeVisible()
    await choose(row, 'Do not quote')
    await expect(row.getByText('Quoted')).toHaveCount(0)
    const stored = `${calls.listReviews.path}?search=${encodeURIComponent(name)}`
    await expect
      .poll(async () => (await page.request.get(stored)).json())
      .toMatchObject([{ name, rating: 4, quoted: false }])
  })
})

test('a review takes one line of stars and one of buttons at a desk', async ({ page }) => {
  const review =
    'We live in Dubai and saw the site twice in fourteen months. The Saturday report came each week. '
  const { id, name } = await addReview(page.request, { review: review.repeat(3), quoted: true })
  await page.goto(searchFor(name))
  const row = page.getByRole('row', { name })
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(row).toBeVisible()
    expect(await heightOf(row.getByRole('img')), `${width}`).toBeLessThan(30)
    const tops = await row
      .getByRole('link', { name: /^Edit/ })
      .or(row.getByRole('button', { name: /^More/ }))
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width}`).toBe(1)
  }
  await page.request.delete(calls.deleteReview.path.replace(':id', id))
})
