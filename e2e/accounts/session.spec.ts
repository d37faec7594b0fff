// Nothing typed is lost: the session that ends, the form that is left, the other person who was faster.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { expectNoLayerEntry } from '../testing/browser.ts'
import { delayCall, expect, logIn, owner, refusals, test, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

// Sessions of their own, since these tests end them.
test.use({ storageState: ({ baseURL }, use) => logIn(baseURL ?? '').then(use) })

/** Of the review; the dashboard asks for one's own. */
const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const endSession = (page: Page) => page.request.post(calls.logout.path)

async function typeReview(page: Page, name: string) {
  await nameIn(page).fill(name)
  await page.getByRole('textbox', { name: /^Review/ }).fill('They answered the phone every time.')
}

test('a session that has ended asks for the password, then saves what was typed; whoever gives up there is logged out', {
  tag: '@journey',
}, async ({ page }) => {
  const submit = page.getByRole('button', { name: 'Submit review' })
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await page.goto(adminPages.addReview.path)
  // What the screen still reads would lead to the login.
  await page.waitForLoadState('networkidle')

  await typeReview(page, unique('Asha'))
  await endSession(page)
  await submit.click()
  await expect(dialog.getByLabel('Email')).toHaveValue(owner.email)
  await expect(dialog.getByLabel(/^Password/)).toBeFocused()
  await page.keyboard.type('wrong password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel(/^Password/)).toHaveAccessibleDescription('Wrong email or password.')
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toHaveCount(0)
  await dialog.getByLabel(/^Password/).fill(owner.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Review submitted!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(adminPages.addReview.path)

  await typeReview(page, 'Binu')
  await endSession(page)
  await submit.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(adminPages.login.path)
  expect(await page.evaluate(() => localStorage.getItem('isAdminAuthenticated'))).toBeNull()
})

test('closing the window with changes warns, without it does not', async ({ page }) => {
  await page.goto(adminPages.addReview.path)
  await nameIn(page).fill('Deepa')
  const warned = new Promise((resolve) => page.once('dialog', (dialog) => resolve(dialog.accept())))
  await page.reload()
  await warned
  await expect(nameIn(page)).toHaveValue('')
  await page.reload()
  await expect(nameIn(page)).toBeVisible()
})

test('leaving a form with changes asks, by link, by Back and by Logout; with nothing typed, the end of a session leads to the login and back', async ({
  page,
}) => {
  await page.goto(adminPages.dashboard.path)
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Add Review' }).click()
  await nameIn(page).fill('Chitra')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const stay = question.getByRole('button', { name: 'Stay' })

  await page.getByRole('link', { name: 'Manage Career' }).click()
  await stay.click()
  await expect(page).toHaveURL(adminPages.addReview.path)

  await page.goBack()
  await stay.click()
  await expect(page).toHaveURL(adminPages.addReview.path)
  await expect(nameIn(page)).toHaveValue('Chitra')

  await page.getByRole('button', { name: 'Logout' }).click()
  await stay.click()
  await expectNoLayerEntry(page)

  await page.goBack()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(adminPages.addReview.path)
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(adminPages.dashboard.path)
  await expect(page.getByRole('heading', { name: 'welcome to admin pages' })).toBeVisible()
  await page.getByRole('link', { name: 'Add Review', exact: true }).click()
  await expect(nameIn(page)).toHaveValue('')

  await page.goto(adminPages.dashboard.path)
  // What the screen still reads would lead to the login.
  await page.waitForLoadState('networkidle')
  await endSession(page)
  await page.getByRole('link', { name: 'Enquiries', exact: true }).click()
  await expect(page).toHaveURL(adminPages.login.path)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel(/^Password/).fill(owner.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(adminPages.enquiries.path)
})

test('the question about what somebody else has saved takes the place of that about leaving, which counts as answered with no', async ({
  page,
}) => {
  const data = { name: unique('Elsa'), review: 'Good people.', rating: 5 }
  const { id } = await (await page.request.post(calls.createReview.path, { data })).json()
  const path = adminPages.editReview.path.replace(':id', id)
  const own = calls.updateReview.path.replace(':id', id)
  const review = page.getByLabel(/^Review/)
  const update = page.getByRole('button', { name: 'Update review' })
  const dialog = page.getByRole('alertdialog', { name: 'Somebody else has changed this in the meantime' })
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const link = page.getByRole('link', { name: 'Manage Career' })
  // As on a busy machine.
  await page.addInitScript(() => {
    const go = history.go.bind(history)
    history.go = (steps) => void setTimeout(go, 300, steps)
  })
  await page.goto(path)
  await review.fill('My other words.')
  await page.request.put(own, { data: { ...data, review: 'Their words.', version: 1 } })
  const release = await delayCall(page, 'updateReview')
  await update.click()
  await link.click()
  await expect(leaving).toBeVisible()
  release()
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expect(page).toHaveURL(path)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(path)
  await expectNoLayerEntry(page)

  await link.click()
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(path)
  await expect(review).toHaveValue('My other words.')
  await link.click()
  await leaving.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(adminPages.jobs.path)
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Career' })).toBeVisible()
})
