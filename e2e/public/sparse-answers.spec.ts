// Answers that lack what our own server always sends, so they cannot come from it. Screens show them all the same:
// specification, section 3. What is filled in: web/calls/complete-records.test.ts.
import { type CallName, calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { fillInApplication } from '../testing/office.ts'
import { answerWith, expect, owner, refusals, test } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const row = { id: 'a1', name: 'Anu Thomas', client: 'Anu Thomas', experience: 'Two years', cv: null }
const lists: [CallName, path: string, words: string][] = [
  ['listJobs', adminPages.jobs.path, messages.jobs.untitled],
  ['listReviews', adminPages.reviews.path, 'Anu Thomas'],
  ['listProjects', adminPages.projects.path, 'Anu Thomas'],
  ['listApplications', adminPages.applications.path, messages.applications.noCv],
]

test('records with the fewest fields can be used, and success without a message has words of its own', async ({
  page,
  context,
}) => {
  await test.step('a job is applied for by the id that it has', async () => {
    const _id = '507f1f77bcf86cd799439011'
    await answerWith(page, 'listJobs', 200, [{ _id, title: null }])
    await answerWith(page, 'createApplication', 400)
    await page.goto(publicPages.privacy.path)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CAREER' }).click()
    await page.getByRole('button', { name: `Apply for ${messages.jobs.untitled}` }).click()
    await fillInApplication(page, 'Anu Thomas')
    const sending = page.waitForRequest(`**${calls.createApplication.path}`)
    await page.getByRole('button', { name: 'Submit application' }).click()
    expect((await sending).postData()).toMatch(new RegExp(`name="job_id"\\r\\n\\r\\n${_id}\\r\\n`))
    await expect(page.getByRole('alert').getByText(messages.applications.failedPrefix)).toBeVisible()
  })

  for (const [name, path, words] of lists)
    await test.step(name, async () => {
      await answerWith(page, name, 200, [row])
      await page.goto(path)
      await expect(page.getByRole('row').filter({ hasText: words })).toBeVisible()
    })

  await test.step('a login', async () => {
    await context.clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(adminPages.login.path)
    await answerWith(page, 'login', 200)
    await answerWith(page, 'whoAmI', 200, { email: owner.email, roles: ['owner'] })
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel(/^Password/).fill(owner.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('Login successful')).toBeVisible()
  })
})
