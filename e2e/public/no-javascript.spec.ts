// The public forms before or without JavaScript: the server answers with a page. server/tests/pages/refused-forms.test.ts has all refusals.
import type { Page } from '@playwright/test'
import { messages } from '../../contract/messages.ts'
import { jobPath } from '../../contract/record-paths.ts'
import { addJob, expect, fillInApplication, received, removeJob, test, unique } from '../testing/office.ts'

test.use({ javaScriptEnabled: false, expectedMessages: [/status of 400/] })

const apply = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click()
const sentAddress = /\/my-data\/[\w-]{43}\?sent=1/

async function expectRefused(page: Page, sentence: string, marked: string) {
  await expect(page.getByRole('alert')).toContainText(sentence)
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByLabel(marked)).toHaveAttribute('aria-invalid', 'true')
}

test('without JavaScript, a message comes back when its number is missing, and is then stored and thanked for', {
  tag: '@journey',
}, async ({ page, office }) => {
  const name = unique('Rahul')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/contact?topic=Floor%20coating')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('What do you plan to build?').selectOption('Floor coating')
  await page.getByLabel('Message').fill('A garage of 400 square feet.')
  const send = () => page.getByRole('button', { name: 'Send message' }).click()
  await send()
  await expectRefused(page, messages.enquiries.fillAll, 'Phone')
  await expect(page.getByText('About: Floor coating')).toBeVisible()
  await expect(page.getByLabel('What do you plan to build?')).toHaveValue('Floor coating')
  await expect(page.getByLabel('Message')).toHaveValue('A garage of 400 square feet.')
  await page.getByLabel('Phone').fill('94470 00000')
  await send()
  await expect(page).toHaveURL(sentAddress)
  await expect(page.getByText(messages.enquiries.submitted)).toBeInViewport()
  expect(await received(office, 'listEnquiries', name)).toMatchObject([{ name, topic: 'Floor coating' }])
})

test.describe('when JavaScript arrives only with the answer', () => {
  test.use({ javaScriptEnabled: true, expectedMessages: [/status of 400|ERR_FAILED/] })

  const code = /\/assets\/.*\.js$/

  test('the refused form goes on at its own address, still filled in, and the list after it is whole', async ({
    page,
    office,
  }) => {
    const job = await addJob(office)
    await page.route(code, (route) => route.abort())
    await page.goto(jobPath(job), { waitUntil: 'load' })
    await fillInApplication(page, 'Anu Thomas', { Address: '', Qualification: 'ITI <Civil>' })
    await page.unroute(code)
    await apply(page)
    await expect(page).toHaveURL(jobPath(job))
    await expect(page.getByLabel('Name')).toHaveValue('Anu Thomas')
    await page.getByLabel('Address').fill('Temple Road, Aluva')
    await apply(page)
    await expect(page.getByText('Thank you. We have your application.')).toBeVisible()
    // What is said about the link comes later, and scrolls.
    await expect(page.getByRole('link', { name: 'Send it to yourself on WhatsApp (new tab)' })).toBeVisible()
    await page.getByRole('link', { name: 'All job openings' }).click()
    await expect(page.getByRole('button', { name: `Apply for ${job.title}` })).toBeVisible()
    await expect(page.getByText(messages.applications.fillAll)).toBeHidden()
    await page.getByRole('link', { name: job.title }).click()
    await expect(page.getByLabel('Name'), 'what was sent is over').toHaveValue('')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await removeJob(office, job)
  })

  test('a message that was refused and then sent is over: the next one is new, and stored as well', async ({
    page,
    office,
  }) => {
    const name = unique('Rahul')
    const send = () => page.getByRole('button', { name: 'Send message' }).click()
    await page.route(code, (route) => route.abort())
    await page.goto('/contact?topic=Floor%20coating', { waitUntil: 'load' })
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Message').fill('A garage.')
    await page.unroute(code)
    await send()
    await expectRefused(page, messages.enquiries.fillAll, 'Phone')
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByLabel('Phone').fill('94470 00000')
    await send()
    await page.getByRole('link', { name: 'Write another message' }).click()
    for (const label of ['Name', 'Phone', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText('About:')).toBeHidden()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Phone').fill('94470 00000')
    await page.getByLabel('Message').fill('A house.')
    await send()
    await expect(page.getByText(messages.enquiries.submitted)).toBeVisible()
    expect(await received(office, 'listEnquiries', name)).toHaveLength(2)
  })
})
