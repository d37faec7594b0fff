// Whatever staff save, it is told in the same way. On a server of its own, since services are on the home page.
import type { Page } from '@playwright/test'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'
import { chooseGallery, fillProject, photo, photos } from '../testing/photos.ts'
import { answerWith, choose, refusals, unique } from '../testing/staff.ts'

test.describe.configure({ mode: 'default' })

type Kind = {
  noun: string
  screen: string
  /** The field that gives a record its name. */
  field: string
  added: string
  updated: string
  fill: (page: Page, name: string) => Promise<unknown>
  add: string
  place: string
}

const kinds: Kind[] = [
  {
    noun: 'project',
    screen: adminPages.addProject.path,
    field: 'Client',
    added: 'Images uploaded successfully!',
    updated: 'Product updated!',
    place: 'in the gallery',
    add: 'Add project',
    async fill(page, name) {
      await fillProject(page, name)
      await chooseGallery(page, await photos(4))
    },
  },
  {
    noun: 'review',
    screen: adminPages.addReview.path,
    field: 'Name',
    added: 'Review submitted!',
    updated: 'Review updated!',
    place: 'on the Reviews page',
    add: 'Submit review',
    async fill(page, name) {
      await page.getByLabel('Name').fill(name)
      await page.getByLabel(/^Review/).fill('They kept the date they gave us.')
    },
  },
  {
    noun: 'job',
    screen: adminPages.jobs.path,
    field: 'Title',
    added: '✅ Job added successfully',
    updated: '✅ Job updated.',
    place: 'on the Career page',
    add: 'Add job',
    async fill(page, name) {
      await page.getByLabel('Title').fill(name)
      await page.getByLabel('Description').fill('You build walls of stone.')
      await page.getByLabel('Type').fill('Full time')
      await page.getByLabel('Experience').fill('3 years')
    },
  },
  {
    noun: 'service',
    screen: adminPages.services.path,
    field: 'Title',
    added: 'Service added successfully',
    updated: 'Service updated',
    place: 'on the home page',
    add: 'Add service',
    async fill(page, name) {
      await page.getByLabel('Title').fill(name)
      await page.getByLabel('Description').fill('Walls in laterite, with a gate to match.')
      const input = page.getByLabel('Choose an image').last()
      await input.setInputFiles(await photo(3))
    },
  },
]

for (const { noun, screen, field, added, updated, place, add, fill } of kinds) {
  test(`a saved ${noun} is told in the one panel, which leads to it and to the next one`, async ({
    page,
  }) => {
    const [name, better] = [unique('Laterite'), unique('Teak')]
    await page.goto(screen)
    await fill(page, name)
    await page.getByRole('button', { name: add, exact: true }).click()
    const panel = page.getByRole('region', { name: `${added} ${name} is ${place} now.` })
    await expect(panel).toBeFocused()
    await expect(panel).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(added)).toHaveCount(1)

    await test.step('the next one begins at its first field', async () => {
      await panel.getByRole('link', { name: `Add another ${noun}` }).click()
      await expect(page.locator('#add-record :is(input, textarea):visible').first()).toBeFocused()
    })

    await test.step('it is edited from there, which is told in the same way', async () => {
      await choose(panel, `Edit ${noun}`)
      const update = page.getByRole('button', { name: `Update ${noun}` })
      const own = page.locator('form', { has: update }).getByLabel(field).first()
      await expect(own).toHaveValue(name)
      await own.fill(better)
      await update.click()
    })
    const again = page.getByRole('region', { name: `${updated} ${better} is ${place} now.` })
    await expect(again).toBeFocused()
    await expect(again).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(updated)).toHaveCount(1)
    await expectNoViolations(page, axeWidths)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await test.step('it is seen on the site, and the panel is gone when staff come back', async () => {
      await again.getByRole('link', { name: 'View on site' }).click()
      await expect(page.getByRole('main').getByText(better).first()).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(updated)).toHaveCount(0)
    })
  })
}

test('once a saved job is closed, nothing says that visitors see it', async ({ page }) => {
  const [job] = kinds.filter(({ noun }) => noun === 'job')
  const title = unique('Plumber')
  await page.goto(adminPages.jobs.path)
  await job?.fill(page, title)
  await page.getByRole('button', { name: 'Add job' }).click()
  await expect(page.getByText(`${title} is on the Career page now.`)).toBeVisible()
  const row = page.getByRole('row', { name: title })
  await choose(row, 'Close job')
  await expect(page.getByText(`${title} is on the Career page now.`)).toHaveCount(0)
  await expect(row.getByText('Closed', { exact: true })).toBeVisible()

  await page.reload()
  await choose(row, 'Edit')
  await page.getByRole('button', { name: 'Update job' }).click()
  await expect(page.getByText(`${title} is saved and closed. Only staff can see it.`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveCount(0)
})

test.describe('without an answer', () => {
  test.use({ expectedMessages: refusals })

  test('a saved job that cannot be read again says so', async ({ page }) => {
    const [job] = kinds.filter(({ noun }) => noun === 'job')
    await page.goto(adminPages.jobs.path)
    await job?.fill(page, unique('Tiler'))
    await page.getByRole('button', { name: 'Add job' }).click()
    await answerWith(page, 'getJob', 404, { code: 'not_found', message: messages.jobs.notFound })
    await page.getByRole('button', { name: 'Edit job' }).click()
    await expect(page.getByRole('alert')).toContainText(messages.jobs.notFound)
  })
})
