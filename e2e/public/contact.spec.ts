// A family with a plot: how they reach the office, and what happens to what they write.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { holdBack } from '../testing/browser.ts'
import { expect, received, test, unique } from '../testing/office.ts'

const words = messages.enquiries
const main = (page: Page) => page.getByRole('main')
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone').fill('+971 50 000 0000')
  await page.getByLabel('What do you plan to build?').selectOption('A new house')
  await page.getByLabel('Message').fill('Ten cents in Aluva, to start after the monsoon.')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    expectedMessages: [/status of (400|500)|ERR_FAILED/],
  })

  test('a family writes to the office: what is wrong is named, nothing is lost, and it says what happens next', {
    tag: '@journey',
  }, async ({ page, office }) => {
    const name = unique('Rahul')
    const field = page.getByLabel('Message')
    await page.goto('/contact?topic=Courtyard%20house%20in%20Aluva')
    await expect(main(page)).toContainText('About: Courtyard house in Aluva')
    await test.step('no message covers the field it speaks of', () => expectFieldInSight(page))
    await test.step('what is wrong is marked', async () => {
      await fillIn(page, name)
      await page.getByLabel('Phone').fill('call me')
      await send(page)
      await expect(alert(page, 'Please check the phone number').first()).toBeVisible()
      await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
    })
    await fillIn(page, name)
    await test.step('no answer says what to do', async () => {
      // Stored, and the answer is lost on the way.
      await page.route(calls.createEnquiry.path, (route) => route.fetch().then(() => route.abort()))
      await send(page)
      await expect(alert(page, messages.errors.noConnection)).toContainText(words.failed)
      await expect(field).toHaveValue(/Ten cents/)
      await page.unroute(calls.createEnquiry.path)
    })
    await test.step('the next try begins without a message, and ends with what happens next', async () => {
      const release = await holdBack(page, calls.createEnquiry.path)
      await send(page)
      await expect(page.getByRole('alert')).toHaveCount(0)
      release()
      await expect(page.getByRole('status').filter({ hasText: words.submitted })).toBeFocused()
      await expect(main(page)).toContainText('If it cannot wait until then, call')
    })
    expect(await received(office, 'listEnquiries', name)).toMatchObject([
      {
        ...{ name, phone: '+971 50 000 0000', plan: 'A new house', topic: 'Courtyard house in Aluva' },
        message: 'Ten cents in Aluva, to start after the monsoon.',
      },
    ])
    await expect(page.getByRole('link', { name: /yourself on WhatsApp/ })).toBeVisible()
    await page.getByRole('link', { name: 'Write another message' }).click()
    await expect(field).toHaveValue('')
  })
})

async function expectFieldInSight(page: Page) {
  const field = page.getByLabel('Name')
  // As high as the header lets it stand, where messages appear.
  await field.evaluate((input: HTMLInputElement) => {
    window.scrollBy(0, input.getBoundingClientRect().top - 100)
    input.form?.requestSubmit()
  })
  const message = alert(page, words.fillAll)
  await expect(message).toBeVisible()
  await expect(field).toBeFocused()
  const label = await page.locator('label', { hasText: 'Name' }).boundingBox()
  const covering = await message.boundingBox()
  if (!label || !covering) throw new Error('nothing to compare')
  expect(covering.y + covering.height < label.y || covering.y > label.y + 150).toBe(true)
}
