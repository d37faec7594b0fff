// Every admin screen of this part at both ends of the scale: no violation, nothing that scrolls sideways.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { choose, expect, expectMainButton, test, unique } from '../testing/staff.ts'

const screens = [
  adminPages.login.path,
  adminPages.signup.path,
  adminPages.forgotPassword.path,
  adminPages.resetPassword.path.replace(':token', 'any'),
  adminPages.confirmAddress.path.replace(':token', 'any'),
  adminPages.dashboard.path,
  adminPages.addReview.path,
  adminPages.reviews.path,
  adminPages.jobs.path,
  adminPages.applications.path,
  adminPages.accounts.path,
  adminPages.account.path,
  '/admin/nowhere',
]

async function expectInOrder(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Loading...')).toHaveCount(0)
  for (const width of axeWidths) {
    await expectNoViolations(page, [width])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

for (const path of screens) {
  test(`${path} is in order at every width`, async ({ page }) => {
    await page.goto(path)
    await expectInOrder(page)
  })
}

test('a form with its errors and an edited review are in order', async ({ page }) => {
  const data = { name: unique('Asha'), review: 'Good people.', rating: 5 }
  const { id } = await (await page.request.post(calls.createReview.path, { data })).json()
  await page.goto(adminPages.editReview.path.replace(':id', id))
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Update review' }).click()
  await expect(page.getByText('Please fill this in')).toBeVisible()
  await expectNoViolations(page, axeWidths)
})

test(`${adminPages.enquiries.path} and its open dialog are in order at every width`, async ({ page }) => {
  const name = unique('Binu')
  const data = { name, phone: '+91 98470 12345', message: 'We have 12 cents in Kakkanad.' }
  await page.request.post(calls.createEnquiry.path, { data })
  await page.goto(adminPages.enquiries.path)
  await expectInOrder(page)
  await page.getByRole('row', { name }).getByRole('button', { name: 'Open' }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expectNoViolations(page, axeWidths)
})

test('every dialog has one main button, in the same place', async ({ page }) => {
  const title = unique('Mason')
  const data = { title, description: 'You build walls.', type: 'Full time', experience: 'None' }
  await page.request.post(calls.createJob.path, { data })
  await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
  const row = page.getByRole('row', { name: title })

  await choose(row, 'Edit')
  await expectMainButton(page.getByRole('dialog', { name: 'Edit job' }), 'Update job')
  await page.getByRole('dialog').getByLabel('Title').first().fill('Stone mason')
  await page.keyboard.press('Escape')
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expectMainButton(leaving, 'Leave')
  await leaving.getByRole('button', { name: 'Leave' }).click()

  await choose(row, 'Delete')
  await expectMainButton(page.getByRole('alertdialog', { name: 'Delete this job?' }), 'Delete')
  await page.keyboard.press('Escape')

  await page.goto(adminPages.accounts.path)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const inviting = page.getByRole('dialog', { name: 'Invite somebody' })
  await expectMainButton(inviting, 'Invite')
  await inviting.getByRole('checkbox').last().check()
  await inviting.getByRole('button', { name: 'Invite', exact: true }).click()
  await expectMainButton(page.getByRole('dialog', { name: 'Invitation' }), 'Copy link')
})
