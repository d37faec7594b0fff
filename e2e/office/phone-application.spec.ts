// A mason with a cheap phone applies: four fields, no mail address, no CV, and the private link on the screen.

import type { Page } from '@playwright/test'
import type { Job } from '../../contract/jobs.ts'
import { pathIn } from '../../contract/languages.ts'
import { messages } from '../../contract/public-messages.ts'
import { jobPath } from '../../contract/record-paths.ts'
import { wordsIn } from '../../contract/words.ts'
import { expectNoViolations } from '../testing/look.ts'
import { addJob, expect, received, removeJob, test, unique } from '../testing/office.ts'

const malayalam = wordsIn('ml', messages)

const number = '98470 22222'

/** Through the app, so that the form is there as soon as it can be seen. */
async function openJob(page: Page, job: Job) {
  await page.goto('/career')
  await page.getByRole('link', { name: job.title }).click()
  await expect(page).toHaveURL(jobPath(job))
}

const privateLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /\/my-data\// })

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, expectedMessages: [/status of 400/] })

  test('a phone number is enough to apply, to see it again and to correct it @journey', async ({
    page,
    office,
  }) => {
    const job = await addJob(office, { phone_only: true })
    const name = unique('Shaji')
    await openJob(page, job)
    const submit = page.getByRole('button', { name: 'Submit application' })
    await expect(page.getByLabel('Email')).toHaveCount(0)
    await expect(page.locator('#apply [type=file]')).toHaveCount(0)
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Please fill in your name' })).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Phone or WhatsApp number').fill('12')
    await page.getByLabel('Trade').fill('Mason')
    await page.getByLabel('Years of work').fill('8')
    await submit.click()
    await expect(page.getByText('Please check the phone number', { exact: false }).first()).toBeVisible()
    await expect(page.getByLabel('Phone or WhatsApp number')).toBeFocused()
    await page.getByLabel('Phone or WhatsApp number').fill(number)
    await expectNoViolations(page)
    await submit.click()

    await expect(page.getByRole('status').getByText(messages.applications.submitted)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('we’ll call you on the number you gave')
    await expect(page.getByRole('link', { name: 'Send it to yourself on WhatsApp' })).toBeVisible()
    await page.goto((await privateLink(page).getAttribute('href')) ?? '')
    await expect(page.getByRole('definition').filter({ hasText: '8 years' })).toBeVisible()
    await page.getByLabel('Phone number').fill('98470 33333')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. Thank you for telling us.')).toBeVisible()
    expect(await received(office, 'listApplications', name)).toMatchObject([
      { whatsapp: '98470 33333', email: '' },
    ])
    await removeJob(office, job)
  })
})

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the dialog of the list has the same four fields, in Malayalam too, and keeps what was typed', async ({
    page,
    office,
  }) => {
    const job = await addJob(office, { phone_only: true })
    const name = unique('Biju')
    await page.goto(pathIn('ml', '/career'))
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: job.title }) })
    await expect(row).toContainText('ഫോൺ നമ്പർ മതി')
    const apply = row.getByRole('button', { name: 'അപേക്ഷിക്കാം' })
    await apply.click()
    const dialog = page.getByRole('dialog')
    const fields = dialog.locator(
      'input:is(:not([type]), [type=text], [type=tel], [type=email], [type=file])',
    )
    await expect(fields.and(page.locator('[required]'))).toHaveCount(4)
    await expect(dialog.getByText('ഫോം വേണ്ട')).toBeVisible()
    await expectNoViolations(page)
    await dialog.getByLabel('പേര്').fill(name)
    await dialog.getByLabel('ഫോൺ / വാട്സാപ്പ് നമ്പർ').fill(number)
    await dialog.getByRole('button', { name: 'വേണ്ട' }).click()
    await row.getByRole('status').getByRole('button').click()
    await expect(dialog.getByLabel('പേര്')).toHaveValue(name)
    await dialog.getByLabel('അറിയാവുന്ന പണി').fill('മേസ്തിരി')
    await dialog.getByLabel('എത്ര വർഷമായി ചെയ്യുന്നു').fill('12')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText(malayalam.applications.submitted)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main')).toContainText('നിങ്ങൾ തന്ന നമ്പറിൽ വിളിക്കും')
    await expect(privateLink(page)).toHaveAttribute('href', /\/ml\/my-data\//)
    await removeJob(office, job)
  })
})
