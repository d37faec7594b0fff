// Somebody who has applied or written to the office sees, corrects and withdraws it by their own link.
import type { Page } from '@playwright/test'
import { messages, requestMessages } from '../../contract/messages.ts'
import { myDataMessages as words } from '../../contract/people/my-data-words.ts'
import { jobPath } from '../../contract/record-paths.ts'
import { setConnected } from '../testing/browser.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import {
  addJob,
  apply,
  cv,
  expect,
  fillInApplication,
  linkInMail,
  received,
  removeJob,
  test,
  unique,
} from '../testing/office.ts'

const main = (page: Page) => page.getByRole('main')
const phone = { width: 360, height: 800 }

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({
      javaScriptEnabled,
      viewport: phone,
      expectedMessages: [/status of 4\d\d|ERR_INTERNET_DISCONNECTED/],
    })

    const tag = javaScriptEnabled ? '@journey' : []
    test('an applicant sees, corrects and withdraws the application', { tag }, async ({ page, office }) => {
      const job = await addJob(office)
      const name = unique('Anu')
      const email = `${name.replace(/\W/g, '').toLowerCase()}@example.com`
      await page.goto(jobPath(job))
      await fillInApplication(page, name, { Email: email })
      await page.getByLabel('CV (optional)').setInputFiles(cv)
      await expect(page.getByLabel(messages.applications.keep)).not.toBeChecked()
      await page.getByLabel(messages.applications.keep).check()
      await page.getByRole('button', { name: 'Submit application' }).click()
      await expect
        .poll(() => received(office, 'listApplications', name))
        .toMatchObject([{ keep: true, consent: true }])

      const link = await linkInMail(email)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Your application: ${job.title}`)
      for (const text of [name, email, '94470 00000', 'Temple Road, Aluva', 'ITI Civil', 'Two years'])
        await expect(main(page)).toContainText(text)
      const file = await page.request.get(
        (await page.getByRole('link', { name: cv.name }).getAttribute('href')) ?? '',
      )
      expect(await file.body()).toEqual(cv.buffer)

      await expect(page.getByLabel('Yes, you may also think of me')).toBeChecked()
      await test.step('a wrong number comes back with what was typed', async () => {
        await page.getByLabel('WhatsApp number').fill('12')
        await page.getByLabel('Address').fill('Lake Road')
        await page.getByRole('button', { name: 'Save' }).click()
        await expect(page.getByRole('alert')).toContainText('Please check the WhatsApp number')
        await expect(page.getByRole('alert')).toBeInViewport()
        await expect(page.getByLabel('Address')).toHaveValue('Lake Road')
      })
      if (javaScriptEnabled)
        await test.step('without a connection everything stays as it was typed', async () => {
          await page.getByLabel('WhatsApp number').fill('98470 11111')
          await setConnected(page, false)
          await page.getByRole('button', { name: 'Save' }).click()
          await expect(page.getByRole('alert').filter({ hasText: words.saveFailed })).toBeVisible()
          await expect(page.getByLabel('Address')).toHaveValue('Lake Road')
          await setConnected(page, true)
        })
      await page.getByLabel('WhatsApp number').fill('98470 11111')
      await page.getByLabel('No, only for this one').check()
      await page.getByRole('button', { name: 'Save' }).click()
      const saved = page.getByRole('status').filter({ hasText: 'Saved' })
      await expect(saved).toBeInViewport()
      await expect(main(page)).toContainText('98470 11111')
      if (javaScriptEnabled) {
        await expect(page, 'said once').toHaveURL(link)
        await page.reload()
        await expect(page.getByLabel('Address')).toHaveValue('Lake Road')
        await expect(saved).toHaveCount(0)
      }
      expect(await received(office, 'listApplications', name)).toMatchObject([
        { whatsapp: '98470 11111', address: 'Lake Road', keep: false },
      ])

      await page.getByRole('link', { name: 'Withdraw it' }).click()
      await expect(page.getByText('Withdraw my application …')).toBeInViewport()
      await page.getByText('Withdraw my application …').click()
      const withdraw = page.getByRole('button', { name: 'Withdraw my application' })
      await withdraw.click()
      await expect(page.getByRole('alert').filter({ hasText: words.confirm })).toBeInViewport()
      await expect(page.getByLabel('Yes, delete it for good')).toHaveAccessibleDescription(words.confirm)
      expect(await received(office, 'listApplications', name), 'the box is not ticked yet').toHaveLength(1)
      await page.getByLabel('Yes, delete it for good').check()
      await withdraw.click()
      await expect(page.getByText('Your application is withdrawn')).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawn')
      expect(await received(office, 'listApplications', name)).toEqual([])

      expect((await page.goto(link))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this link')
      await removeJob(office, job)
    })
  })

test.describe('with JavaScript', () => {
  test.use({ expectedMessages: [/status of 4\d\d/] })

  test('the private page fits the screen, what cannot be opened has a way on, and axe finds nothing', async ({
    page,
    office,
  }) => {
    const job = await addJob(office)
    const { link } = await apply(page.request, job.id, { cv })
    await page.goto(link)
    await expectNoViolations(page, axeWidths)
    await page.setViewportSize(phone)
    for (const [path, sentence] of Object.entries({
      [`/my-data/${'a'.repeat(43)}`]: 'There is nothing at this link',
      [`/my-data/${'a'.repeat(43)}/cv`]: words.notFound,
      '/my-data/%E0%A4%A': requestMessages.brokenAddress,
    })) {
      await page.goto(path)
      await expect(main(page)).toContainText(sentence)
      await expectNoViolations(page)
      await main(page).getByRole('link', { name: 'home page' }).first().click()
      await expect(page).toHaveURL('/')
    }
    await removeJob(office, job)
  })
})
