// What all lists of the admin area have in common.
import { adminPages } from '../../contract/pages.ts'
import { addReview } from '../testing/office.ts'
import { expect, test } from '../testing/own-site.ts'
import { unique } from '../testing/staff.ts'

// So many push those of other tests from the first page.
test('search, filter, order and page of a list live in the address', async ({ page }) => {
  const family = unique('Kurian')
  // One of another family, so that the count shows when the search has answered.
  for (let i = 0; i < 22; i++) {
    const name = i < 21 ? `${String.fromCharCode(65 + i)} ${family}` : 'V Varghese'
    await addReview(page.request, { name, rating: i < 21 ? 1 + (i % 5) : 1 })
  }
  const count = (text: string) => page.getByRole('status').filter({ hasText: text })
  await page.goto(adminPages.reviews.path)
  await page.getByLabel('Search reviews').fill(family)
  await expect(count('21 reviews')).toBeVisible()
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('A Kurian')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('U Kurian')
  await page.getByRole('button', { name: 'Added' }).click()
  await expect(page.getByRole('row'), 'another order begins with its first page').toHaveCount(21)
  await page.getByLabel('Rating').selectOption('1')
  await expect(count('5 reviews')).toBeVisible()
  await page.reload()
  await expect(count('5 reviews')).toBeVisible()
  await expect(page.getByLabel('Search reviews')).toHaveValue(family)
  await page.getByLabel('Search reviews').fill(crypto.randomUUID())
  await expect(page.getByText('Nothing matches your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('row', { name: family }).first()).toBeVisible()
})
