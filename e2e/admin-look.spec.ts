// Every admin screen of this part at both ends of the scale: no violation, nothing that scrolls sideways.
import { calls } from '../contract/calls.ts'
import { adminPages } from '../contract/pages.ts'
import { axeWidths, expectNoViolations } from './axe.ts'
import { expect, test, unique } from './staff.ts'

const screens = [
  adminPages.login.path,
  adminPages.signup.path,
  adminPages.forgotPassword.path,
  adminPages.resetPassword.path.replace(':token', 'any'),
  adminPages.dashboard.path,
  adminPages.addReview.path,
  adminPages.reviews.path,
  adminPages.jobs.path,
  adminPages.applications.path,
  adminPages.enquiries.path,
  adminPages.accounts.path,
  '/admin/nowhere',
]

for (const width of axeWidths) {
  test.describe(`at ${width}px`, () => {
    test.use({ viewport: { width, height: 800 } })

    for (const path of screens) {
      test(`${path} is in order`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('Loading...')).toHaveCount(0)
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
    }

    test('a form with its errors and an edited review are in order', async ({ page }) => {
      const data = { name: unique('Asha'), review: 'Good people.', rating: 5 }
      const { id } = await (await page.request.post(calls.createReview.path, { data })).json()
      await page.goto(adminPages.editReview.path.replace(':id', id))
      await page.getByLabel('Name').fill('')
      await page.getByRole('button', { name: 'Update review' }).click()
      await expect(page.getByText('Please fill this in')).toBeVisible()
      await expectNoViolations(page)
    })

    test('an open dialog is in order', async ({ page }) => {
      const name = unique('Binu')
      const data = { name, phone: '+91 98470 12345', message: 'We have 12 cents in Kakkanad.' }
      await page.request.post(calls.createEnquiry.path, { data })
      await page.goto(`${adminPages.enquiries.path}?search=${encodeURIComponent(name)}`)
      await page.getByRole('row', { name }).getByRole('button', { name: 'Open' }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expectNoViolations(page)
    })
  })
}
