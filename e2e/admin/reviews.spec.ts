import type { Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { test as onOwnSite } from '../testing/own-site.ts'
import { answerWith, choose, expect, refusals, test, unique } from '../testing/staff.ts'
import { watchTimers } from '../testing/timers.ts'

test.use({ expectedMessages: refusals })

const editPath = (id: string) => adminPages.editReview.path.replace(':id', id)

async function addReview(page: Page, name: string, rating = 4) {
  const data = { name, review: 'They kept the date they gave us.', rating }
  return (await (await page.request.post(calls.createReview.path, { data })).json()).id as string
}

async function findRow(page: Page, name: string) {
  await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await expect(row).toBeVisible()
  return row
}

test('a review starts with five stars, and needs a name and a text; the notice closes by itself after five seconds', async ({
  page,
}) => {
  await page.clock.install()
  const expectTimer = await watchTimers(page)
  await page.goto(adminPages.addReview.path)
  await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
  await page.getByRole('button', { name: 'Submit review' }).click()
  const notice = page.getByText('Please fill in name and review.')
  await expect(notice).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await expectTimer(5_000)
  await page.clock.fastForward(5_000)
  await expect(notice).toBeHidden()
})

test("a refused review says 'Error submitting review' and keeps what was typed; an added one is on the public page", async ({
  page,
}) => {
  const name = unique('Asha')
  await page.goto(adminPages.addReview.path)
  await answerWith(page, 'createReview', 500)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel(/^Review/).fill('The courtyard is where we live now.')
  await page.getByRole('radio', { name: '4 stars' }).press('Space')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Error submitting review')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await page.unrouteAll()

  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Review submitted!')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.getByRole('link', { name: 'All Reviews' }).last().click()
  await page.getByLabel('Search reviews').fill(name)
  const row = page.getByRole('row', { name })
  await expect(row.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await page.goto('/reviews')
  await expect(page.getByText(name).first()).toBeVisible()
})

test("a refused update says 'Update failed'; one that works says 'Review updated!' and leads back to the list", async ({
  page,
}) => {
  const name = unique('Binu')
  await addReview(page, name)
  const row = await findRow(page, name)
  await choose(row, 'Edit')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  await answerWith(page, 'updateReview', 500)
  await page.getByRole('button', { name: 'Update review' }).click()
  await expect(page.getByText('Update failed')).toBeVisible()
  await page.unrouteAll()

  await page.getByLabel(/^Review/).fill('Still dry after two monsoons.')
  await page.getByRole('button', { name: 'Update review' }).click()
  await expect(page).toHaveURL(adminPages.reviews.path)
  await expect(page.getByText('Review updated!')).toBeVisible()
  await page.getByLabel('Search reviews').fill(name)
  await expect(row).toContainText('Still dry after two monsoons.')
})

test("a review that cannot be had says 'Failed to load review'", async ({ page }) => {
  await page.goto(editPath(crypto.randomUUID()))
  await expect(page.getByRole('alert')).toContainText('Failed to load review')
})

test("deleting asks first; a refused deletion says 'Failed to delete review'", async ({ page }) => {
  const name = unique('Deepa')
  await addReview(page, name)
  const row = await findRow(page, name)
  await choose(row, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this review?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row).toBeVisible()
  await expect(row.getByRole('button', { name: 'More' })).toBeFocused()

  await answerWith(page, 'deleteReview', 500)
  await choose(row, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete review')).toBeVisible()
  await expect(row).toBeVisible()

  await page.unrouteAll()
  await choose(row, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toBeHidden()
})

onOwnSite('a review takes one line of stars and one of buttons at a desk', async ({ page }) => {
  const name = unique('Susan')
  const review =
    'We live in Dubai and saw the site twice in fourteen months. The Saturday report came each week. '
  const data = { name, review: review.repeat(3), rating: 5, quoted: true }
  await page.request.post(calls.createReview.path, { data })
  const row = page.getByRole('row', { name })
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(name)}`)
    expect(await heightOf(row.getByRole('img')), `${width}`).toBeLessThan(30)
    const tops = await row
      .getByRole('link', { name: /^Edit/ })
      .or(row.getByRole('button', { name: /^More/ }))
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width}`).toBe(1)
  }
})

test('the list says when it is broken or has no match', async ({ page }) => {
  await answerWith(page, 'listReviews', 500)
  await page.goto(adminPages.reviews.path)
  await expect(page.getByText('Failed to load reviews')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByLabel('Search reviews').fill(crypto.randomUUID())
  await expect(page.getByText('Nothing matches your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

// So many push those of other tests from the first page.
onOwnSite('search, filter, order and page live in the address', async ({ page }) => {
  const family = unique('Kurian')
  for (let i = 0; i < 21; i++) await addReview(page, `${String.fromCharCode(65 + i)} ${family}`, 1 + (i % 5))
  await page.goto(adminPages.reviews.path)
  await page.getByLabel('Search reviews').fill(family)
  await expect(page.getByRole('status').filter({ hasText: '21 reviews' })).toBeVisible()
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('A Kurian')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('U Kurian')
  await page.getByLabel('Rating').selectOption('1')
  await expect(page.getByRole('status').filter({ hasText: '5 reviews' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '5 reviews' })).toBeVisible()
  await expect(page.getByLabel('Search reviews')).toHaveValue(family)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a review is added and found again', async ({ page }) => {
    const name = unique('Fathima')
    await page.goto(adminPages.dashboard.path)
    await page.getByRole('button', { name: 'Admin menu' }).tap()
    await page.getByRole('link', { name: 'Add Review' }).tap()
    await expect(page.getByRole('heading', { name: 'Add Review' })).toBeVisible()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel(/^Review/).fill('Eleven months from drawing to key.')
    await page.getByRole('button', { name: 'Submit review' }).tap()
    await expect(page.getByText('Review submitted!')).toBeVisible()
    await page.getByRole('link', { name: 'All Reviews' }).last().tap()
    await page.getByLabel('Search reviews').fill(name)
    await expect(page.getByRole('row', { name })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
