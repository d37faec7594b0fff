// Staff keep the packages, on a site of its own. When visitors see them: server/tests/pages/cost.test.ts.
import { adminPages, publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/own-site.ts'
import { openPage, publish } from '../testing/site-forms.ts'

test.use({ expectedMessages: [/status of 404/] })

test('packages whose day is too long ago are gone, with a note that leads to them', async ({ page }) => {
  const statusOf = async () =>
    (await page.request.get(publicPages.cost.path, { headers: { accept: 'text/html' } })).status()
  await openPage(page, 'cost', 'Packages and rates')
  await page.getByLabel('Show this part').check()
  const day = page.getByLabel('Day of these rates (needed to show them)')
  await day.fill(new Date().toISOString().slice(0, 10))
  await publish(page)
  expect(await statusOf()).toBe(200)
  await day.fill('2020-01-01')
  await publish(page)
  expect(await statusOf()).toBe(404)
  await page.goto(adminPages.dashboard.path)
  await expect(page.getByText('Visitors no longer see what a house costs')).toContainText(
    'its rates are of 1 January 2020, more than 6 months ago.',
  )
  await page.getByRole('link', { name: 'Check the rates' }).click()
  await expect(page).toHaveURL(adminPages.sitePage.path.replace(':page', 'cost'))
})
