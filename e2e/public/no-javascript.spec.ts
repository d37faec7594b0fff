// The public forms before or without JavaScript: the server answers with a page.
import type { Page } from '@playwright/test'
import { jobPath } from '../../contract/addresses.ts'
import { calls } from '../../contract/calls.ts'
import { maxCvBytes } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { addJob, cv, expect, removeJob, test, textFile, unique } from '../testing/office.ts'

test.use({ javaScriptEnabled: false, expectedMessages: [/status of (400|410|413|415)/] })

async function fillInApplication(page: Page, name: string) {
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill('anu@example.com')
  await page.getByLabel('WhatsApp number').fill('94470 00000')
  await page.getByLabel('Address').fill('Temple Road, Aluva')
  await page.getByLabel('Qualification').fill('ITI <Civil>')
  await page.getByLabel('Experience').fill('Two years')
}

const apply = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click()

test('Apply leads to the form on the page of the job, and the application is stored', async ({
  page,
  office,
}) => {
  const job = await addJob(office)
  const name = unique('Anu Thomas')
  await page.goto('/career')
  await page.getByRole('button', { name: `Apply for ${job.title}` }).click()
  await expect(page).toHaveURL(new RegExp(`${jobPath(job)}\\??#apply$`))
  await fillInApplication(page, name)
  await test.step('the browser itself tells the name of the file', async () => {
    await expect(page.getByText('No file chosen')).toBeHidden()
    await expect(page.getByLabel('CV (optional)')).toHaveCSS('opacity', '1')
    await page.getByLabel('CV (optional)').setInputFiles(cv)
  })
  await test.step('the whole text that is agreed to is one tap away', async () => {
    await expect(page.getByText('Nobody else can see it')).toBeHidden()
    await page.getByText('More', { exact: true }).click()
    await expect(page.getByText('Nobody else can see it')).toBeVisible()
  })
  await apply(page)
  await expect(page).toHaveURL(/\/my-data\/[\w-]{43}\?sent=1/)
  const thanks = page.getByRole('status').filter({ hasText: messages.applications.submitted })
  await expect(thanks).toBeInViewport()
  const link = new URL(page.url()).href.replace(/\?.*$/, '')
  await expect(thanks.getByRole('link', { name: link })).toHaveAttribute('href', link)
  const answer = await office.get(calls.listApplications.path, { params: { search: name } })
  expect(await answer.json()).toMatchObject([{ name, cv_name: cv.name, job_id: job.id, consent: true }])
  await removeJob(office, job)
})

const refusals = {
  'an empty field': {
    spoil: (page: Page) => page.getByLabel('Address').fill(' '),
    sentence: messages.applications.fillAll,
    marked: 'Address',
  },
  'a wrong number': {
    spoil: (page: Page) => page.getByLabel('WhatsApp number').fill('none'),
    sentence: 'Please check the WhatsApp number: 10 digits, or the country code and the number.',
    marked: 'WhatsApp number',
  },
  'a file that is no CV': {
    spoil: (page: Page) => page.getByLabel('CV (optional)').setInputFiles(textFile),
    sentence: messages.applications.wrongCv,
    marked: 'CV (optional)',
  },
  'a CV that is too large': {
    spoil: (page: Page) =>
      page
        .getByLabel('CV (optional)')
        .setInputFiles({ ...cv, buffer: Buffer.alloc(maxCvBytes * 2, cv.buffer) }),
    sentence: 'This file is over 5 MB. Please send a smaller one.',
    marked: 'CV (optional)',
  },
}
test('what is wrong brings the form back with the sentence and what was typed, until it is sent', async ({
  page,
  office,
}) => {
  const job = await addJob(office)
  await page.goto(jobPath(job))
  for (const [what, { spoil, sentence, marked }] of Object.entries(refusals))
    await test.step(what, async () => {
      await fillInApplication(page, 'Anu "Anna" Thomas')
      await spoil(page)
      await apply(page)
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(page.getByLabel('Name')).toHaveValue('Anu "Anna" Thomas')
      await expect(page.getByLabel('Qualification')).toHaveValue('ITI <Civil>')
      await expect(page.getByLabel(marked)).toHaveAttribute('aria-invalid', 'true')
    })
  await fillInApplication(page, unique('Anu'))
  await apply(page)
  await expect(page.getByText(messages.applications.submitted)).toBeVisible()
  await removeJob(office, job)
})

test('an application for a job that has closed in the meantime gets the open ones', async ({
  page,
  office,
}) => {
  const job = await addJob(office)
  await page.goto(jobPath(job))
  await fillInApplication(page, 'Anu Thomas')
  await office.put(calls.openJob.path.replace(':id', job.id), { data: { open: false } })
  await apply(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This opening is closed')
  await removeJob(office, job)
})

test('a message is stored and thanked for', async ({ page, office }) => {
  const name = unique('Rahul')
  await page.goto('/contact?topic=Floor%20coating')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Phone').fill('94470 00000')
  await page.getByLabel('Message').fill('A garage of 400 square feet.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/\/my-data\/[\w-]{43}\?sent=1/)
  await expect(page.getByText(messages.enquiries.submitted)).toBeInViewport()
  const answer = await office.get(calls.listEnquiries.path, { params: { search: name } })
  expect(await answer.json()).toMatchObject([{ name, topic: 'Floor coating' }])
})

test('a message without a number comes back with what was typed', async ({ page }) => {
  await page.goto('/contact?topic=Floor%20coating')
  await page.getByLabel('Name').fill('Rahul')
  await page.getByLabel('What do you plan to build?').selectOption('Floor coating')
  await page.getByLabel('Message').fill('A garage of 400 square feet.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText(messages.enquiries.fillAll)
  await expect(page.getByRole('alert')).toBeInViewport()
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('What do you plan to build?')).toHaveValue('Floor coating')
  await expect(page.getByLabel('Message')).toHaveValue('A garage of 400 square feet.')
  await expect(page.getByText('About: Floor coating')).toBeVisible()
})

test.describe('when JavaScript arrives only with the answer', () => {
  test.use({ javaScriptEnabled: true, expectedMessages: [/status of 400|ERR_FAILED/] })

  test('the refused form goes on at its own address, still filled in', async ({ page, office }) => {
    const job = await addJob(office)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto(jobPath(job), { waitUntil: 'load' })
    await fillInApplication(page, 'Anu Thomas')
    await page.getByLabel('Address').fill('')
    await page.unroute(/\/assets\/.*\.js$/)
    await apply(page)
    await expect(page).toHaveURL(jobPath(job))
    await expect(page.getByLabel('Name')).toHaveValue('Anu Thomas')
    await page.getByLabel('Address').fill('Temple Road, Aluva')
    await apply(page)
    await expect(page.getByText('Thank you. We have your application.')).toBeVisible()
    await page.getByRole('link', { name: 'All job openings' }).click()
    await expect(page.getByRole('button', { name: `Apply for ${job.title}` })).toBeVisible()
    await expect(page.getByText(messages.applications.fillAll)).toBeHidden()
    await removeJob(office, job)
  })
})
