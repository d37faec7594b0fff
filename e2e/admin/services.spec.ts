import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import type { Service } from '../../contract/services.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { widthOf } from '../testing/letters.ts'
import { expect, test } from '../testing/own-site.ts'
import { colourOf, photo } from '../testing/photos.ts'
import { answerWith, choose, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })
// On a server of its own, one after the other: all services are on the home page.
test.describe.configure({ mode: 'default' })

const listServices = async (page: Page): Promise<Service[]> =>
  (await page.request.get(calls.listServices.path)).json()

const rowOf = (page: Page, description: string) => page.getByRole('listitem').filter({ hasText: description })

const chooseImage = async (page: Page) =>
  page
    .getByLabel('Choose an image')
    .last()
    .setInputFiles(await photo(3))

const submit = (page: Page) => page.getByRole('button', { name: 'Add service' }).click()

test('a service has a page of its own, is edited in a dialog and deleted', async ({ page }) => {
  const [title, end, changed] = [unique('Compound walls'), unique('The last word'), unique('Gates')]
  const description = `Walls in laterite, with a gate to match. ${'We build along the line of the survey. '.repeat(8)}\n\n- Gates\n- ${end}`
  const h1 = page.getByRole('heading', { level: 1 })
  await page.goto(adminPages.services.path)

  await test.step('its page has the whole text, the home page only its beginning', async () => {
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill(description)
    await chooseImage(page)
    await submit(page)
    await rowOf(page, title).getByRole('link', { name: title }).click()
    await expect(h1).toHaveText(title)
    await expect(page.getByRole('listitem').filter({ hasText: end })).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await widthOf(page)).toBe(320)
    const { pathname } = new URL(page.url())
    await page.goto('/')
    await expect(page.getByText(end)).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(pathname)
    await expect(h1).toHaveText(title)
  })

  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto(adminPages.services.path)
  const dialog = page.getByRole('dialog', { name: 'Edit service' })
  const update = dialog.getByRole('button', { name: 'Update service' })

  await test.step('it is edited, with a new image', async () => {
    await choose(rowOf(page, title), 'Edit')
    await dialog.getByLabel('Title').fill(changed)
    await dialog
      .getByLabel('Choose a new image')
      .last()
      .setInputFiles(await photo(5))
    await update.click()
    await expect(page.getByText('Service updated')).toBeVisible()
    await expect(rowOf(page, changed).getByRole('link', { name: changed })).toBeVisible()
    const stored = (await listServices(page)).find((service) => service.title === changed)
    expect(await colourOf(page, stored?.image ?? '')).toBe(5)
  })

  await test.step('deleting asks first, and says when it fails', async () => {
    await answerWith(page, 'deleteService', 500)
    await choose(rowOf(page, changed), 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Delete this service?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Failed to delete service')).toBeVisible()
    await page.unrouteAll()
    await choose(rowOf(page, changed), 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Service deleted')).toBeVisible()
    await expect(rowOf(page, changed)).toBeHidden()
  })
})

test('the screen of services and the page of one are in order at every width, with what was just saved and with an open dialog', async ({
  page,
}) => {
  const added = unique('Lime plaster')
  await page.goto(adminPages.services.path)
  await page.getByLabel('Description').fill(added)
  await chooseImage(page)
  await expectNoViolations(page, axeWidths.toReversed())
  await submit(page)
  await expect(rowOf(page, added)).toBeVisible()
  for (const width of axeWidths) {
    await expectNoViolations(page, [width])
    expect(await widthOf(page)).toBeLessThanOrEqual(width)
  }
  const own = await rowOf(page, added).getByRole('link', { name: added }).getAttribute('href')
  await choose(rowOf(page, added), 'Edit')
  await expect(page.getByRole('dialog', { name: 'Edit service' })).toBeVisible()
  await expectNoViolations(page, axeWidths)
  await page.goto(own ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(added)
  await expectNoViolations(page, axeWidths)
})
