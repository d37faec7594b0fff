// A family with a plot: how they reach the office, and what happens to what they write.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import type { Enquiry } from '../../contract/enquiries.ts'
import { messages } from '../../contract/messages.ts'
import { company } from '../../site.config.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test, unique } from '../testing/office.ts'

const words = messages.enquiries
const main = (page: Page) => page.getByRole('main')

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone').fill('+971 50 000 0000')
  await page.getByLabel('What do you plan to build?').selectOption('A new house')
  await page.getByLabel('Message').fill('Ten cents in Aluva, to start after the monsoon.')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('phones, WhatsApp, mail, address, hours and the way there are on the page, all from this site', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
      elsewhere.push(request.url())
  })
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  for (const phone of [company.phone, company.secondPhone])
    await expect(main(page).getByRole('link', { name: phone }).first()).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    )
  await expect(main(page).getByRole('link', { name: /^Write to/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d+\?text=.*Contact/,
  )
  await expect(main(page).getByRole('link', { name: company.mail })).toHaveAttribute(
    'href',
    `mailto:${company.mail}`,
  )
  await expect(main(page)).toContainText(company.address.street)
  await expect(main(page)).toContainText('Monday to Saturday: 9 am to 6 pm')
  await expect(main(page)).toContainText('Sunday: closed')
  await expect(main(page).getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    new RegExp(`destination=${company.address.latitude},${company.address.longitude}`),
  )
  await expect(page.getByRole('img', { name: /^Drawn map/ })).toBeVisible()
  await test.step('axe finds nothing', () => expectNoViolations(page, axeWidths))
})

test('an empty field is refused and marked, a whole message reaches the office with the page it came from', async ({
  page,
  office,
}) => {
  const name = unique('Rahul')
  await page.goto('/contact?topic=Courtyard%20house%20in%20Aluva')
  await expect(main(page)).toContainText('About: Courtyard house in Aluva')
  await fillIn(page, name)
  await page.getByLabel('Message').fill('')
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: words.fillAll })).toBeVisible()
  await expect(page.getByLabel('Message')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name')).toHaveValue(name)

  await fillIn(page, name)
  await send(page)
  const thanks = page.getByRole('status').filter({ hasText: words.submitted })
  await expect(thanks).toBeFocused()
  const answer = await office.get(calls.listEnquiries.path, { params: { search: name } })
  const [stored]: Enquiry[] = await answer.json()
  expect(stored).toMatchObject({
    name,
    phone: '+971 50 000 0000',
    plan: 'A new house',
    message: 'Ten cents in Aluva, to start after the monsoon.',
    topic: 'Courtyard house in Aluva',
  })
  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test.describe('refused by the server', () => {
  test.use({ expectedMessages: [/status of (400|500)|ERR_FAILED/] })

  test('a wrong number is named and marked, a failure says what to do, and nothing is lost', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fillIn(page, 'Rahul')
    await page.getByLabel('Phone').fill('call me')
    await send(page)
    await expect(
      page.getByRole('alert').filter({ hasText: 'Please check the phone number' }).first(),
    ).toBeVisible()
    await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')

    await page.getByLabel('Phone').fill('+971 50 000 0000')
    await page.route(calls.createEnquiry.path, (route) => route.fulfill({ status: 500, body: '' }))
    await send(page)
    await expectFailure(page)
  })

  test('no answer says what to do, and nothing is lost', async ({ page }) => {
    await page.route(calls.createEnquiry.path, (route) => route.abort())
    await page.goto('/contact')
    await fillIn(page, 'Rahul')
    await send(page)
    await expectFailure(page)
  })
})

async function expectFailure(page: Page) {
  await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(/Ten cents/)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('no message covers the field it speaks of, and the next try begins without it', async ({ page }) => {
    await page.goto('/contact')
    const field = page.getByLabel('Name')
    // As high as the header lets it stand, where messages appear.
    await field.evaluate((input: HTMLInputElement) => {
      window.scrollBy(0, input.getBoundingClientRect().top - 100)
      input.form?.requestSubmit()
    })
    const message = page.getByRole('alert').filter({ hasText: words.fillAll })
    await expect(message).toBeVisible()
    await expect(field).toBeFocused()
    const label = await page.locator('label', { hasText: 'Name' }).boundingBox()
    const covering = await message.boundingBox()
    if (!label || !covering) throw new Error('nothing to compare')
    expect(covering.y + covering.height < label.y || covering.y > label.y + 150).toBe(true)

    await fillIn(page, unique('Rahul'))
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(calls.createEnquiry.path, async (route) => {
      await released
      await route.continue()
    })
    await send(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    release()
    await expect(page.getByRole('status').filter({ hasText: words.submitted })).toBeFocused()
    await expect(page.getByRole('main')).toContainText('If it cannot wait until then, call')
  })
})

for (const path of ['/privacy', '/terms']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expectNoViolations(page, axeWidths)
  })
}
