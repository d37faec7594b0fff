// Staff keep the packages. On a site of its own: what is switched on and off here, others would read.
import { adminPages, publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/own-site.ts'
import { button, openPage, publish } from '../testing/site-forms.ts'

const { cost } = publicPages

test.use({ expectedMessages: [/status of (400|404)/] })

test('packages are there once they have a day, and gone with a note when that is too long ago', async ({
  page,
}) => {
  const statusOf = async () =>
    (await page.request.get(cost.path, { headers: { accept: 'text/html' } })).status()
  const note = page.getByText('Visitors no longer see what a house costs')
  expect(await statusOf()).toBe(404)
  await openPage(page, 'cost', 'Packages and rates')
  await page.getByLabel('Show this part').check()
  await button(page, 'Save draft').click()
  await expect(page.getByText('Day of these rates is missing.').first()).toBeVisible()
  await page
    .getByLabel('Day of these rates (needed to show them)')
    .fill(new Date().toISOString().slice(0, 10))
  await publish(page)
  expect(await statusOf()).toBe(200)
  await page.goto(adminPages.dashboard.path)
  await expect(note).toHaveCount(0)

  await openPage(page, 'cost', 'Packages and rates')
  await page.getByLabel('Day of these rates').fill('2020-01-01')
  await publish(page)
  expect(await statusOf()).toBe(404)
  await page.goto(adminPages.dashboard.path)
  await expect(note).toContainText('its rates are of 1 January 2020, more than 6 months ago.')
  await page.getByRole('link', { name: 'Check the rates' }).click()
  await expect(page).toHaveURL(adminPages.sitePage.path.replace(':page', 'cost'))
})
