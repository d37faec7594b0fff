// Answers that lack what our own server always sends, so they cannot come from it. Screens show them all the same:
// specification, section 3.
import type { Page } from '@playwright/test'
import { type CallName, calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { answerWith, expect, owner, refusals, test } from '../testing/staff.ts'

/** Goes there without a new document, so that the browser itself asks. */
async function goInApp(page: Page, link: string) {
  await page.goto(publicPages.privacy.path)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
}

test.describe('jobs', () => {
  test.use({ expectedMessages: refusals })

  test('without a title or an id are shown, and can be applied for by their _id', async ({ page }) => {
    await answerWith(page, 'listJobs', 200, [
      { _id: '507f1f77bcf86cd799439011', title: null, description: 'Lays tiles.' },
      { id: 8, title: 'Carpenter', experience: 3 },
      { id: 9, title: '', type: '', experience: '', description: '' },
    ])
    await goInApp(page, 'CAREER')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.nth(0)).toContainText(messages.jobs.untitled)
    await expect(rows.nth(0)).toContainText(`Experience${messages.jobs.notSpecified}`)
    await expect(rows.nth(1)).toContainText('Experience3')
    await expect(rows.nth(2)).toContainText(messages.jobs.untitled)
    await expect(rows.nth(2)).toContainText(`Experience${messages.jobs.notSpecified}`)

    await page
      .getByRole('button', { name: `Apply for ${messages.jobs.untitled}` })
      .first()
      .click()
    for (const label of ['Name', 'Address', 'Qualification', 'Experience'])
      await page.getByLabel(label).fill('Anu Thomas')
    await page.getByLabel('Email').fill('anu@example.com')
    await page.getByLabel('WhatsApp number').fill('+91 94470 00000')
    const sending = page.waitForRequest((asked) => asked.method() === 'POST')
    await page.getByRole('button', { name: 'Submit application' }).click()
    expect((await sending).postData()).toMatch(/name="job_id"\r\n\r\n507f1f77bcf86cd799439011\r\n/)
    await expect(page.getByRole('alert').getByText(messages.applications.failedPrefix)).toBeVisible()
  })

  test('with an id of another kind have a page of their own', async ({ page }) => {
    await answerWith(page, 'listJobs', 200, [{ id: 8, title: 'Carpenter' }])
    await goInApp(page, 'CAREER')
    await page.getByRole('link', { name: 'Carpenter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Carpenter' })).toBeVisible()
  })
})

test('projects with only the fields of the specification stand in the gallery and open', async ({ page }) => {
  const params = { category: publicPages.floorcoating.service }
  const [stored] = await (await page.request.get(calls.listProjects.path, { params })).json()
  const { main_image, gallery_images } = stored
  const sparse = { id: 5, category: 'Villa', client: 'Asha Menon', area: 2400, location: 'Kochi', main_image }
  await answerWith(page, 'listProjects', 200, [
    { ...sparse, gallery_images },
    { id: 6, main_image },
  ])
  await answerWith(page, 'getProject', 200, { ...sparse, gallery_images })
  await goInApp(page, 'GALLERY')
  await expect(page.getByRole('main').locator(`img[src="${main_image}"]`)).toHaveCount(2)
  await expect(page.getByRole('main').getByText('Kochi, 2400')).toBeVisible()
  await expect(page.getByText('All work')).toHaveCount(0)
  await expect(page.getByText(/^\s*,/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Asha Menon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Menon, Kochi')
  await expect(page.getByRole('main').getByText('2400', { exact: true })).toBeVisible()
  await expect(page.locator(`a[href="${gallery_images[0]}"] img`)).toBeVisible()
})

test('reviews and services that lack fields leave the home page whole', async ({ page }) => {
  await answerWith(page, 'listReviews', 200, [
    { id: 1, review: 'Dry walls.' },
    { id: 2, name: 'Biju' },
  ])
  await answerWith(page, 'listServices', 200, [{ description: 'Wells, dug by hand' }, {}])
  await answerWith(page, 'listProjects', 200, [{}])
  await goInApp(page, 'HOME')
  await expect(page.getByText('“Dry walls.”')).toBeVisible()
  await expect(page.getByText('Wells, dug by hand')).toBeVisible()
})

const shown: [CallName, path: string, words: string][] = [
  ['listApplications', adminPages.applications.path, messages.applications.noCv],
  ['listJobs', adminPages.jobs.path, messages.jobs.untitled],
  ['listReviews', adminPages.reviews.path, 'Anu Thomas'],
  ['listProjects', adminPages.projects.path, 'Anu Thomas'],
]
test('a row with the fewest fields stands in each list of the staff', async ({ page }) => {
  const row = { id: 'a1', name: 'Anu Thomas', client: 'Anu Thomas', experience: 'Two years', cv: null }
  for (const [name, path, words] of shown)
    await test.step(name, async () => {
      await answerWith(page, name, 200, [row])
      await page.goto(path)
      await expect(page.getByRole('row').filter({ hasText: words })).toBeVisible()
    })
})

test('an application with the fields of the specification alone can be opened', async ({ page }) => {
  await answerWith(page, 'listApplications', 200, [{ id: 'a1', name: 'Anu', experience: '2', cv: null }])
  await answerWith(page, 'listCvOpenings', 200, [])
  await page.goto(adminPages.applications.path)
  await page.getByRole('button', { name: 'Open the application of Anu' }).click()
  await expect(page.getByRole('dialog').getByText(messages.applications.noCv)).toBeVisible()
})

test('an answer that is no list, or no record, counts as failed', async ({ page }) => {
  await answerWith(page, 'listJobs', 200, { jobs: [] })
  await answerWith(page, 'getProject', 200, [])
  await goInApp(page, 'CAREER')
  await expect(page.getByText(messages.jobs.loadFailedPublic)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GALLERY' }).click()
  await page.getByRole('main').getByRole('link', { name: publicPages.floorcoating.service }).click()
  await expect(page).toHaveURL(/category=/)
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page.getByText(messages.projects.fetchFailed)).toBeVisible()
})

test.describe('an answer without a message', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedMessages: refusals })

  test('to a login or a new password is a success with words of our own', async ({ page }) => {
    await answerWith(page, 'login', 200)
    await answerWith(page, 'whoAmI', 200, { email: owner.email, roles: ['owner'] })
    await page.goto(adminPages.login.path)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel(/^Password/).fill(owner.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('Login successful')).toBeVisible()

    await answerWith(page, 'checkResetLink', 200, { works: true })
    await answerWith(page, 'resetPassword', 200)
    await page.goto(adminPages.resetPassword.path.replace(':token', 'any'))
    await page.getByLabel('New password').fill(owner.password)
    await page.getByLabel('Repeat the password').fill(owner.password)
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByText('Password reset successful')).toBeVisible()
  })
})
