// On a server of its own: all services are on the home page. How they are added and seen there: saved.spec.ts.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import type { Service } from '../../contract/services.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { widthOf } from '../testing/letters.ts'
import { expect, test } from '../testing/own-site.ts'
import { colourOf, photo } from '../testing/photos.ts'
import { choose, unique } from '../testing/staff.ts'

const rowOf = (page: Page, description: string) => page.getByRole('listitem').filter({ hasText: description })

test('the screen of services and the page of one are in order at every width, with what was just saved and with an open dialog', async ({
  page,
}) => {
  const added = unique('Lime plaster')
  await page.goto(adminPages.services.path)
  await page.getByLabel('Description').fill(added)
  await page
    .getByLabel('Choose an image')
    .last()
    .setInputFiles(await photo(3))
  await expectNoViolations(page, axeWidths.toReversed())
  await page.getByRole('button', { name: 'Add service' }).click()
  await expect(rowOf(page, added)).toBeVisible()
  for (const width of axeWidths) {
    await expectNoViolations(page, [width])
    expect(await widthOf(page)).toBeLessThanOrEqual(width)
  }
  const own = await rowOf(page, added).getByRole('link', { name: added }).getAttribute('href')
  await choose(rowOf(page, added), 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit service' })
  await expect(dialog).toBeVisible()
  await expectNoViolations(page, axeWidths)
  await test.step('a new image takes the place of the first', async () => {
    await dialog
      .getByLabel('Choose a new image')
      .last()
      .setInputFiles(await photo(5))
    await dialog.getByRole('button', { name: 'Update service' }).click()
    await expect(page.getByText('Service updated')).toBeVisible()
    const services: Service[] = await (await page.request.get(calls.listServices.path)).json()
    const stored = services.find(({ description }) => description === added)
    expect(await colourOf(page, stored?.image ?? '')).toBe(5)
  })
  await page.goto(own ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(added)
  await expectNoViolations(page, axeWidths)
})
