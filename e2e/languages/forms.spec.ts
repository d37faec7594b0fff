// Somebody applies or writes on Malayalam pages, on a phone: every word of the way is in Malayalam.
import type { Page } from '@playwright/test'
import { jobPath } from '../../contract/addresses.ts'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ml.ts'
import { myDataMessages } from '../../contract/people/my-data-words.ml.ts'
import { expectNoViolations } from '../testing/axe.ts'
import { addJob, expect, linkInMail, removeJob, test, textFile, unique } from '../testing/office.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function expectToFit(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
}

async function fillInApplication(page: Page, name: string, email: string) {
  for (const [label, value] of Object.entries({
    ...{ പേര്: name, ഇമെയിൽ: email, 'വാട്സാപ്പ് നമ്പർ': '94470 00000', വിലാസം: 'Temple Road' },
    ...{ യോഗ്യത: 'ITI Civil', പ്രവൃത്തിപരിചയം: 'Two years' },
  }))
    await page.getByLabel(label).fill(value)
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 360, height: 740 },
      expectedMessages: [/status of 4\d\d/],
    })

    test('an applicant is told what is wrong, thanked, and sees and withdraws it in Malayalam', async ({
      page,
      office,
    }) => {
      const job = await addJob(office)
      const name = unique('Anu')
      const email = `${name.replace(/\W/g, '').toLowerCase()}@example.com`
      await page.goto(`/ml${jobPath(job)}`)
      await expectToFit(page)
      await fillInApplication(page, name, email)
      await page.getByLabel('വാട്സാപ്പ് നമ്പർ').fill('none')
      await button(page, 'അപേക്ഷ അയയ്ക്കാം').click()
      await expect(page.getByText('വാട്സാപ്പ് നമ്പർ ശരിയാണോ എന്നു നോക്കൂ').first()).toBeVisible()
      await expect(page.getByLabel('വാട്സാപ്പ് നമ്പർ')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('പേര്')).toHaveValue(name)
      await expectToFit(page)

      await page.getByLabel('വാട്സാപ്പ് നമ്പർ').fill('94470 00000')
      await page.getByLabel('ബയോഡാറ്റ / സി.വി. (നിർബന്ധമില്ല)').setInputFiles(textFile)
      await button(page, 'അപേക്ഷ അയയ്ക്കാം').click()
      await expect(page.getByText(messages.applications.wrongCv).first()).toBeVisible()
      await page.getByLabel('ബയോഡാറ്റ / സി.വി. (നിർബന്ധമില്ല)').setInputFiles([])
      await button(page, 'അപേക്ഷ അയയ്ക്കാം').click()
      await expect(page.getByText(messages.applications.submitted).first()).toBeVisible()
      const answer = await office.get(calls.listApplications.path, { params: { search: name } })
      expect(await answer.json()).toMatchObject([{ name, consent: true, notice_language: 'ml' }])

      const link = await linkInMail(email)
      await page.goto(link)
      await expect(heading(page)).toHaveText(`നിങ്ങളുടെ അപേക്ഷ: ${job.title}`)
      await expect(heading(page).locator('[lang=en]')).toHaveText(job.title)
      await expect(main(page)).toContainText(/പതിപ്പ് \S+, മലയാളത്തിൽ/)
      await expectToFit(page)
      if (javaScriptEnabled) await expectNoViolations(page)
      await page.getByLabel('വിലാസം').fill('')
      await button(page, 'സേവ് ചെയ്യാം').click()
      await expect(page.getByText(myDataMessages.missing).first()).toBeVisible()
      await page.getByLabel('വിലാസം').fill('Church Road')
      await button(page, 'സേവ് ചെയ്യാം').click()
      await expect(page.getByText(myDataMessages.saved)).toBeVisible()

      await page.locator('summary', { hasText: 'അപേക്ഷ പിൻവലിക്കാം' }).click()
      await button(page, 'അപേക്ഷ പിൻവലിക്കാം').click()
      await expect(page.getByText(myDataMessages.confirm).first()).toBeVisible()
      await page.getByLabel('ശരി, എന്നേക്കുമായി മായ്ക്കാം').check()
      await button(page, 'അപേക്ഷ പിൻവലിക്കാം').click()
      await expect(page.getByText(myDataMessages.withdrawn.application)).toBeVisible()
      await expect(page.getByRole('link', { name: 'ഹോം പേജിലേക്ക്' })).toHaveAttribute('href', '/ml')
      await removeJob(office, job)
    })

    test('a message is thanked for with its private link, in Malayalam', async ({ page, office }) => {
      const name = unique('Rahul')
      await page.goto('/ml/contact')
      await expectToFit(page)
      await page.getByLabel('പേര്').fill(name)
      await page.getByLabel('സന്ദേശം').fill('ആലുവയിൽ ഒരു വീട്')
      await button(page, 'സന്ദേശം അയയ്ക്കാം').click()
      await expect(page.getByText(messages.enquiries.fillAll).first()).toBeVisible()
      await page.getByLabel('ഫോൺ').fill('94470 00000')
      await button(page, 'സന്ദേശം അയയ്ക്കാം').click()
      await expect(page.getByText(messages.enquiries.submitted)).toBeVisible()
      await main(page).getByRole('link', { name: '/ml/my-data/' }).click()
      await expect(heading(page)).toHaveText('നിങ്ങൾ ഞങ്ങൾക്ക് അയച്ച സന്ദേശം')
      await expect(main(page)).toContainText('ആലുവയിൽ ഒരു വീട്')
      const answer = await office.get(calls.listEnquiries.path, { params: { search: name } })
      expect(await answer.json()).toMatchObject([{ name, notice_language: 'ml' }])
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Apply leads from the list to the form of the Malayalam page', async ({ page, office }) => {
    const job = await addJob(office)
    await page.goto('/ml/career')
    await page.getByRole('button', { name: `അപേക്ഷിക്കാം : ${job.title}` }).click()
    await expect(page).toHaveURL(new RegExp(`/ml${jobPath(job)}\\??#apply$`))
    await removeJob(office, job)
  })
})

test('what was typed into the dialog is kept, and it says so in Malayalam', async ({ page, office }) => {
  const job = await addJob(office)
  await page.goto('/ml/career')
  await page.getByRole('button', { name: `അപേക്ഷിക്കാം : ${job.title}` }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName(`അപേക്ഷ: ${job.title}`)
  await expect(page.locator('dialog h2 [lang=en]')).toHaveText(job.title)
  await page.getByLabel('പേര്').fill('Anu')
  await button(page, 'വേണ്ട').click()
  await expect(main(page)).toContainText('നിങ്ങൾ എഴുതിയത് ഇവിടെയുണ്ടാകും')
  await button(page, 'എഴുതിയത് തിരിച്ചെടുക്കാം').click()
  await expect(page.getByLabel('പേര്')).toHaveValue('Anu')
  await removeJob(office, job)
})
