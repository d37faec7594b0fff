// Who the company is, from the first step on the dashboard to the pages, on a phone. On a server of its own. In Malayalam, and
// without what is emptied: server/tests/pages/who.test.ts.
import type { Page } from '@playwright/test'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { expectNoViolations } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'
import { photo } from '../testing/photos.ts'
import { button, part, publish } from '../testing/site-forms.ts'

test.use({ viewport: { width: 360, height: 740 } })

const block = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Who we are', exact: true }) })
const step = (page: Page) =>
  page
    .getByRole('region', { name: 'First steps' })
    .getByRole('listitem')
    .filter({ hasText: 'Show who you are' })

test('a person, a registration and the guarantee are filled in on a phone and seen on the pages', async ({
  page,
}) => {
  await page.goto(publicPages.home.path)
  await expect(block(page)).toHaveCount(0)
  await page.goto(adminPages.dashboard.path)
  await expect(step(page)).toContainText('Families look for people')
  await step(page).getByRole('link', { name: 'Show who you are' }).click()

  await part(page, 'In a few words').click()
  await page.getByLabel('Houses handed over (optional)').fill('64')
  await page
    .getByLabel('The guarantee that you give in writing (optional)', { exact: true })
    .fill('Ten years.')
  await part(page, 'People').click()
  await button(page, 'Add a person').click()
  await page.getByLabel('Name', { exact: true }).fill('Asha Menon')
  await page.getByLabel('What this person does', { exact: true }).fill('Architect')
  await page.getByLabel(/Choose a picture/).setInputFiles(await photo(2, 640, 640))
  await page.getByLabel('What the picture shows', { exact: true }).fill('Asha at her desk')
  await part(page, 'Registrations and licences').click()
  await button(page, 'Add a registration').click()
  await page.getByLabel('What it is', { exact: true }).fill('K-RERA')
  await page.getByLabel('Number', { exact: true }).fill('K-RERA/EXAMPLE/000')
  await expectNoViolations(page)
  await publish(page)
  await page.goto(adminPages.dashboard.path)
  await expect(step(page)).toHaveCount(0)

  for (const path of [publicPages.home.path, publicPages.about.path]) {
    await page.goto(path)
    for (const text of ['64 houses handed over since', 'Ten years.', 'Asha Menon', 'K-RERA/EXAMPLE/000'])
      await expect(block(page)).toContainText(text)
    await expect(block(page).getByRole('img', { name: 'Asha at her desk' })).toBeVisible()
    await expect(block(page)).not.toContainText('GST')
    await expectNoViolations(page)
  }
})
