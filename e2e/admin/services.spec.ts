import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import type { Service } from '../../contract/services.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'
import { colourOf, photo } from '../testing/photos.ts'
import { answerWith, choose, logIn, owner, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })
// On a server of its own, one after the other: all services share one order, and all are on the home page.
test.describe.configure({ mode: 'default' })

const listServices = async (page: Page): Promise<Service[]> =>
  (await page.request.get(calls.listServices.path)).json()

async function addService(page: Page, description = unique('Wells')) {
  const image = await photo(0)
  const answer = await page.request.post(calls.createService.path, { multipart: { description, image } })
  return { id: String((await answer.json()).id), description }
}

const rowOf = (page: Page, description: string) => page.getByRole('listitem').filter({ hasText: description })

async function typeService(page: Page, description: string) {
  await page.getByLabel('Description').fill(description)
  await page
    .getByLabel('Choose an image')
    .last()
    .setInputFiles(await photo(3))
}

const submit = (page: Page) => page.getByRole('button', { name: 'Add service' }).click()

test('a service needs a description and an image; a refused one keeps what was typed; an added one is listed and on the home page', async ({
  page,
}) => {
  const description = unique('Rainwater tanks')
  await page.goto(adminPages.services.path)

  await test.step('a description and an image are needed', async () => {
    const warning = page.getByRole('alert').filter({ hasText: 'Please add a description and an image.' })
    await submit(page)
    await expect(warning).toBeVisible()
    await warning.getByRole('button', { name: 'Close' }).click()
    await expect(warning).toHaveCount(0)
    await page.getByLabel('Description').fill('Wells and tanks')
    await submit(page)
    await expect(warning).toBeVisible()
  })

  await test.step("a refused service says 'Error adding service' and keeps what was typed", async () => {
    await answerWith(page, 'createService', 415, { message: 'photo-3.jpg: This is not a JPEG.' })
    await typeService(page, description)
    await submit(page)
    await expect(page.getByText('Error adding service')).toBeVisible()
    await expect(page.getByText('photo-3.jpg: This is not a JPEG.')).toBeVisible()
    await expect(page.getByLabel('Description')).toHaveValue(description)
    await expect(page.getByRole('img', { name: 'photo-3.jpg' })).toBeVisible()
    await page.unrouteAll()
  })

  await submit(page)
  await expect(page.getByText('Service added successfully')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('')
  await expect(rowOf(page, description)).toBeVisible()
  await page.goto('/')
  await expect(page.getByText(description).first()).toBeVisible()
})

test('a service has a title and a page for the whole text; without a title its first words are one', async ({
  page,
}) => {
  const [title, end] = [unique('Compound walls'), unique('The last word')]
  const description = `Walls in laterite, with a gate to match. ${'We build along the line of the survey. '.repeat(8)}\n\n- Gates\n- ${end}`
  await page.goto(adminPages.services.path)
  await page.getByLabel('Title').fill(title)
  await typeService(page, description)
  await submit(page)
  await rowOf(page, title).getByRole('link', { name: title }).click()
  const h1 = page.getByRole('heading', { level: 1 })
  await expect(h1).toHaveText(title)
  const address = new URL(page.url()).pathname
  expect(address).toMatch(/^\/services\/compound-walls-[\da-f]{8}$/)
  await expect(page.getByRole('listitem').filter({ hasText: end })).toBeVisible()
  await expectNoViolations(page, [360, 1280])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  const text = `${unique('We dig wells')} by hand, and line them with rings of concrete down to the last metre of water`
  await addService(page, text)
  await page.goto('/')
  await expect(page.getByText(end)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(address)
  await page.goBack()
  const [words = ''] = text.split(',')
  await page.getByRole('main').getByRole('link', { name: words }).click()
  await expect(h1).toHaveText(words)
  await expect(page.getByText(text)).toBeVisible()

  await page.goto(adminPages.services.path)
  await rowOf(page, words).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit service' })
  const changed = unique('Wells')
  await dialog.getByLabel('Title').fill(changed)
  await dialog.getByRole('button', { name: 'Update service' }).click()
  await expect(rowOf(page, changed).getByRole('link', { name: changed })).toBeVisible()
})

test('the list says when it is broken, and trying again helps', async ({ page }) => {
  await addService(page)
  await answerWith(page, 'listServices', 500)
  await page.goto(adminPages.services.path)
  await expect(page.getByText('Failed to load services')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible()
})

test('closing a changed service asks first; a refused change says so; a service is edited, with a new image', async ({
  page,
}) => {
  const { id, description } = await addService(page)
  await page.goto(adminPages.services.path)
  const dialog = page.getByRole('dialog', { name: 'Edit service' })

  await test.step('a refused change says so, and closing asks first', async () => {
    await answerWith(page, 'updateService', 500)
    await choose(rowOf(page, description), 'Edit')
    await dialog.getByLabel('Description').fill('Changed')
    await dialog.getByRole('button', { name: 'Update service' }).click()
    await expect(page.getByText('Failed to update service')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByLabel('Description')).toHaveValue('Changed')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave' }).click()
    await expect(dialog).toBeHidden()
    await page.unrouteAll()
  })

  await test.step('it is edited, with a new image', async () => {
    await choose(rowOf(page, description), 'Edit')
    const changed = unique('Wells and pumps')
    await dialog.getByLabel('Description').fill(changed)
    await dialog
      .getByLabel('Choose a new image')
      .last()
      .setInputFiles(await photo(5))
    await dialog.getByRole('button', { name: 'Update service' }).click()
    await expect(page.getByText('Service updated')).toBeVisible()
    await expect(rowOf(page, changed)).toBeVisible()
    const stored = (await listServices(page)).find((service) => service.id === id)
    expect(await colourOf(page, stored?.image ?? '')).toBe(5)
  })
})

test("somebody else's newer version is not silently overwritten; deleting asks 'Delete this service?'", async ({
  page,
}) => {
  const { id, description } = await addService(page)
  await page.goto(adminPages.services.path)
  await choose(rowOf(page, description), 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit service' })
  const [mine, theirs] = [unique('Mine'), unique('Theirs')]
  await dialog.getByLabel('Description').fill(mine)
  await page.request.put(calls.updateService.path.replace(':id', id), {
    multipart: { description: theirs, version: '1' },
  })
  await dialog.getByRole('button', { name: 'Update service' }).click()
  const choice = page.getByRole('alertdialog', { name: 'Somebody else has changed this in the meantime' })
  await expect(choice).toContainText(theirs)
  await choice.getByRole('button', { name: 'Save mine' }).click()
  const row = rowOf(page, mine)
  await expect(row).toBeVisible()

  await answerWith(page, 'deleteService', 500)
  await choose(row, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this service?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Failed to delete service')).toBeVisible()
  await page.unrouteAll()
  await choose(row, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Service deleted')).toBeVisible()
  await expect(row).toBeHidden()
})

test.describe('with a session of its own', () => {
  test.use({ storageState: ({ baseURL }, use) => logIn(baseURL ?? '').then(use) })

  test('a session that ends costs neither text nor picture', async ({ page }) => {
    const description = unique('Gates')
    await page.goto(adminPages.services.path)
    await typeService(page, description)
    await page.request.post(calls.logout.path)
    await submit(page)
    const dialog = page.getByRole('dialog', { name: 'Please log in again' })
    await dialog.getByLabel(/^Password/).fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Service added successfully')).toBeVisible()
    await expect(rowOf(page, description)).toBeVisible()
  })
})

test('the screen of services is in order at every width, and a service is added on a phone', async ({
  page,
}) => {
  const [{ description }, added] = [await addService(page), unique('Lime plaster')]
  await page.goto(adminPages.services.path)
  await typeService(page, added)
  await expect(rowOf(page, description)).toBeVisible()
  for (const width of axeWidths.toReversed()) {
    await expectNoViolations(page, [width])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await submit(page)
  await expect(rowOf(page, added)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await choose(rowOf(page, description), 'Edit')
  await expect(page.getByRole('dialog', { name: 'Edit service' })).toBeVisible()
  await expectNoViolations(page, axeWidths)
})

test('the order of services changes by arrow keys and buttons, and is saved; one that cannot be saved goes back to what it was', async ({
  page,
}) => {
  const names = [(await addService(page)).description, (await addService(page)).description]
  const order = async () =>
    (await listServices(page)).flatMap(({ description }) => (names.includes(description) ? description : []))
  await page.goto(adminPages.services.path)
  const second = rowOf(page, names[1] ?? '')
  await second.getByRole('button', { name: /^Move/ }).focus()
  await page.keyboard.press('Home')
  await expect(page.getByText('Order saved')).toBeVisible()
  expect(await order()).toEqual(names.toReversed())
  await expect(second.getByRole('button', { name: /^Move/ })).toBeFocused()
  await choose(second, 'Later')
  await expect(page.getByText('Order saved')).toHaveCount(2)

  await answerWith(page, 'reorderServices', 400, { message: 'The new order must name each service once' })
  const list = page.getByRole('list', { name: 'Added services' })
  const before = await list.getByRole('listitem').allInnerTexts()
  await choose(list, 'Later', 'service 1')
  await expect(page.getByText('The new order must name each service once')).toBeVisible()
  await expect.poll(async () => (await list.getByRole('listitem').allInnerTexts())[0]).toBe(before[0])
})
