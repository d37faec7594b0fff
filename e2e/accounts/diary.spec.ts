// The owner looks up who did what. admin/no-connection.spec.ts shows the screen while it loads, fails or is empty.
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/own-site.ts'
import { unique } from '../testing/staff.ts'

const { path, title } = adminPages.diary

test('what was changed is found with before and after, filtered and exported', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  const name = unique('Latha')
  const data = { name, review: 'Dry since the first rain.', rating: 5 }
  const { id } = await (await page.request.post(calls.createReview.path, { data })).json()
  const changed = { ...data, review: 'Dry since the second rain.' }
  await page.request.put(calls.updateReview.path.replace(':id', id), { data: changed })

  await page.goto(adminPages.dashboard.path)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await page.getByLabel('Search entries').fill(name)
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
  const entry = page.getByRole('row').filter({ hasText: `changed the review by ${name}: review` })
  await expect(entry).toContainText('owner@example.com')
  await expect(entry).toContainText(' on ')
  await expect(entry.getByText(data.review)).toBeHidden()
  const fold = entry.getByText('Before and after')
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(entry.getByText(data.review)).toBeVisible()
  await expect(entry.getByText(changed.review)).toBeVisible()

  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('What was done').selectOption('Added')
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible()
  await test.step('on a desk the menu and the filters are in sight', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${path}?search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
  })
  await page.getByLabel('To what').selectOption('Jobs')
  await expect(page.getByText('Nothing matches your search.')).toBeVisible()
  await page.getByLabel('To what').selectOption('Reviews')
  await page.getByLabel('Who').selectOption('owner@example.com')
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toBe('diary.csv')
  await page.goto(path)
  await expect(page.getByText('exported the diary').first()).toBeVisible()
  await expect(page.getByText('an address that has no account are not written down')).toBeVisible()
})
