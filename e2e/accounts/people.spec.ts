// Somebody asks the owner what the site keeps about them, and wants it gone.
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'
import { answerWith, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const words = staffMessages.people
const { path } = adminPages.people

test('a person is found, their data handed over and erased', async ({ page }) => {
  const name = unique('Latha')
  const phone = `9${String(Date.now()).slice(-9)}`
  const sent = await page.request.post(calls.createEnquiry.path, {
    data: { name, phone: `+91 ${phone}`, message: 'A house in Aluva.' },
  })
  expect(sent.ok()).toBe(true)
  await page.goto(path)
  await page.getByLabel('Email address or phone number').fill(phone)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('We have 1 enquiry.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(name)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toBe('personal-data.html')

  await page.getByRole('button', { name: 'Erase everything' }).click()
  const dialog = page.getByRole('alertdialog', { name: words.confirmErase })
  await expect(dialog).toContainText('1 enquiry')
  await dialog.getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText(words.erased)).toBeVisible()
  await expect(page.getByText(words.nobody)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const diary = await page.request.get(calls.listDiary.path, { params: { limit: 1 } })
  expect(await diary.json(), 'erasing is the last that was done').toMatchObject([{ kind: 'erased' }])
})

test('that nobody is found and that it failed is said, in order at every width', async ({ page }) => {
  await page.goto(`${path}?contact=nobody@example.com`)
  await expect(page.getByText(words.nobody)).toBeVisible()
  await expectNoViolations(page, axeWidths)
  await answerWith(page, 'findPerson', 500, {})
  await page.getByLabel('Email address or phone number').fill('somebody@example.com')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText(words.loadFailed)).toBeVisible()
})
