// Services, and the order that staff give them and projects. On a server of its own: all records of a kind share one order, and
// all services are on the home page. What tells that something is saved is the same for all records;
// in a screen of its own: projects.spec.ts.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import type { Service } from '../../contract/services.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject, colourOf, photo } from '../testing/photos.ts'
import { answerWith, choose, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })
test.describe.configure({ mode: 'default' })

const choosePicture = async (page: Page, label: string, index: number) =>
  page
    .getByLabel(label)
    .last()
    .setInputFiles(await photo(index))

test('a service is added, edited and seen on the site; one panel tells it and leads on, at every width', {
  tag: '@journey',
}, async ({ page }) => {
  const [name, better] = [unique('Laterite'), unique('Teak')]
  const submit = page.getByRole('button', { name: 'Add service', exact: true })
  const told = (message: string, title: string) =>
    page.getByRole('region', { name: `${message} ${title} is on the home page now.` })
  await page.goto(adminPages.services.path)
  await submit.click()
  await expect(page.getByText('Please add a description and an image.').first()).toBeVisible()
  await expect(page.getByLabel('Description').first()).toBeFocused()
  await page.getByLabel('Title').fill(name)
  await page.getByLabel('Description').fill('Walls in laterite, with a gate to match.')
  await choosePicture(page, 'Choose an image', 3)
  await expectNoViolations(page, axeWidths)
  await submit.click()
  const panel = told('Service added successfully', name)
  await expect(panel).toBeFocused()
  await expect(panel).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Service added successfully')).toHaveCount(1)
  await expectNoViolations(page, axeWidths.toReversed())

  await test.step('the next one begins at its first field, which is empty', async () => {
    await panel.getByRole('link', { name: 'Add another service' }).click()
    const next = page.locator('#add-record :is(input, textarea):visible').first()
    await expect(next).toBeFocused()
    await expect(next).toHaveValue('')
  })

  const again = told('Service updated', better)
  await test.step('it is edited from there, with a new picture, which is told in the same way', async () => {
    await choose(panel, 'Edit service')
    const dialog = page.getByRole('dialog', { name: 'Edit service' })
    await expect(dialog.getByLabel('Title').first()).toHaveValue(name)
    await dialog.getByLabel('Title').first().fill(better)
    await choosePicture(page, 'Choose a new image', 5)
    await expectNoViolations(page, axeWidths.toReversed())
    await dialog.getByRole('button', { name: 'Update service' }).click()
    await expect(again).toBeFocused()
    await expect(again).toBeInViewport({ ratio: 1 })
    await expect(page.getByText('Service updated')).toHaveCount(1)
    const services: Service[] = await (await page.request.get(calls.listServices.path)).json()
    const stored = services.find(({ title }) => title === better)
    expect(await colourOf(page, stored?.image ?? '')).toBe(5)
  })

  await test.step('it is seen on the site, and the panel is gone when staff come back', async () => {
    const own = await page.getByRole('listitem').getByRole('link', { name: better }).getAttribute('href')
    await again.getByRole('link', { name: 'View on site' }).click()
    // The address changes before the screen does.
    await expect(again).toHaveCount(0)
    await expect(page.getByRole('main').getByText(better).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(adminPages.services.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Service updated')).toHaveCount(0)
    await page.goto(own ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(better)
    await expectNoViolations(page, axeWidths)
  })
})

async function addService(page: Page) {
  const description = unique('Wells')
  await page.request.post(calls.createService.path, { multipart: { description, image: await photo(0) } })
  return description
}

const titles = ['Projects on the home page', 'Projects in the gallery']

test('projects are put in order by keyboard and by buttons, for the home page and for the gallery', async ({
  page,
}) => {
  const [older, newer] = [
    await addProject(page.request, { pinned: true }),
    await addProject(page.request, { pinned: true }),
  ]
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(adminPages.projectOrder.path)
  await expect(page.getByRole('list', { name: titles[0] })).toBeVisible()
  await expectNoViolations(page, axeWidths)
  for (const title of titles)
    await test.step(title, async () => {
      const list = page.getByRole('list', { name: title })
      const item = list.getByRole('listitem').filter({ hasText: older.client })
      const handle = item.getByRole('button', { name: /^Move/ })
      await handle.focus()
      await page.keyboard.press('Home')
      await expect(handle).toHaveAccessibleName(/project 1 of/)
      await expect(handle).toBeFocused()
      await expect(page.getByText('Order saved').last()).toBeVisible()
      await page.setViewportSize({ width: 1440, height: 800 })
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
      await choose(item, 'Later')
      await expect(handle).toHaveAccessibleName(/project 2 of/)
      await saved
      await page.reload()
      await expect(handle).toHaveAccessibleName(/project 2 of/)
      await expect(list.getByRole('listitem').first()).toContainText(newer.client)
    })
  for (const { id } of [older, newer]) await page.request.delete(calls.deleteProject.path.replace(':id', id))
})

test('services are put in order alike; an order that cannot be saved goes back to what it was', async ({
  page,
}) => {
  const names = [await addService(page), await addService(page)]
  await page.goto(adminPages.services.path)
  const list = page.getByRole('list', { name: 'Added services' })
  const handle = list
    .getByRole('listitem')
    .filter({ hasText: names[1] })
    .getByRole('button', { name: /^Move/ })
  await handle.focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('Order saved')).toBeVisible()
  await expect(handle).toBeFocused()
  await page.reload()
  await expect(list.getByRole('listitem').first()).toContainText(names[1] ?? '')

  await answerWith(page, 'reorderServices', 400, { message: 'The new order must name each service once' })
  await choose(list, 'Later', 'service 1')
  await expect(page.getByText('The new order must name each service once')).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText(names[1] ?? '')
})
