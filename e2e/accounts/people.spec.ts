// Somebody asks the owner what the site keeps about them, and wants it gone.
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { addJob, apply, ask, cv, received } from '../testing/office.ts'
import { expect, test } from '../testing/own-site.ts'
import { owner, unique } from '../testing/staff.ts'

const words = staffMessages.people
const { path } = adminPages.people

test('a person is found, their data handed over and erased', { tag: '@journey' }, async ({ page }) => {
  const name = unique('Latha')
  const phone = `9${String(Date.now()).slice(-9)}`
  await ask(page.request, name, { phone: `+91 ${phone}` })
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
})

test('the owner sees who opened which CV, also when its applicant was deleted', async ({ page }) => {
  const { request } = page
  const { name } = await apply(request, (await addJob(request)).id, { cv })
  const [application] = await received(request, 'listApplications', name)
  expect((await request.get(`/uploads/cv/${application.cv}`)).status()).toBe(200)
  await page.goto(path)
  const row = page.getByRole('row').filter({ hasText: owner.email }).first()
  await expect(row).toContainText(name)
  await expect(row).toHaveText(/\d+ \w+ 20\d\d/)
  await request.delete(calls.deleteApplication.path.replace(':id', application.id))
  await page.reload()
  await expect(row).toContainText('deleted since')
})
