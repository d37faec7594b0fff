// Section 8 of the specification while there is no connection: its own words first, then why, until the next try.

import type { Page } from '@playwright/test'
import { accessMessages } from '../../contract/access/messages.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { messages as shown } from '../../contract/public-messages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { wordsIn } from '../../contract/words.ts'
import { setConnected, untilHydrated } from '../testing/browser.ts'
import { addJob } from '../testing/office.ts'
import { addProject, chooseGallery, fillProject, photo, photos } from '../testing/photos.ts'
import { answerWith, choose, delayCall, expect, refusals, test, unique } from '../testing/staff.ts'

const malayalam = wordsIn('ml', shown)

const { accounts } = accessMessages
const { auth, diary, trash } = staffMessages
const { applications, enquiries, jobs, projects, reviews, services } = messages
const password = 'monsoon on laterite'
const visitor = { cookies: [], origins: [] }

test.use({ expectedMessages: refusals })
test.afterEach(({ context }) => context.setOffline(false))

/** What stands in the message, in the order in which a screen reader reads it. */
const told = (page: Page, words: string) =>
  page.getByRole('alert').filter({ has: page.getByText(words, { exact: true }) })

const expectTold = (
  page: Page,
  words: string,
  { noConnection }: { noConnection: string } = messages.errors,
) => expect(told(page, words).getByRole('paragraph')).toHaveText([words, noConnection])

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(new RegExp(`^${label}`)).fill(value)
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const deleteBy = (question: string, of?: string) => async (page: Page) => {
  await choose(page, 'Delete', of)
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Delete' }).click()
}

/** What shows it is loaded on its own, and could not be any more without a connection. */
const untilDeletable = (page: Page, what = '') =>
  page
    .getByRole('button', { name: new RegExp(`^(Delete|More for) ?${what}`) })
    .first()
    .waitFor()

/** Each is made without a connection, and then with one. */
type Attempt = [words: string, attempt: (page: Page) => Promise<unknown>]

/** A message stays, with the reason, until the next try. */
async function tryTwice(page: Page, ...[words, attempt]: Attempt) {
  await setConnected(page, false)
  await attempt(page)
  await expectTold(page, words)
  await page.clock.fastForward('10:00')
  await expectTold(page, words)
  await setConnected(page, true)
  await attempt(page)
  await expect(told(page, words)).toHaveCount(0)
}

// Whoever signs up first would own the site: `office` makes sure that somebody has.
test.beforeEach(({ page, office: _ }) => page.clock.install())

test.describe('a stranger', () => {
  test.use({ storageState: visitor })

  test('logs in, signs up and asks for a new password', async ({ page }) => {
    await page.goto(adminPages.login.path)
    await fillIn(page, { Email: 'nobody@example.com', Password: password })
    await tryTwice(page, auth.loginFailed, press('Log in'))

    await page.goto(adminPages.signup.path)
    await fillIn(page, { Email: `${unique('staff').replace(' ', '-')}@example.com`, Password: password })
    await tryTwice(page, auth.signupFailed, press('Sign up'))

    await page.goto(adminPages.forgotPassword.path)
    await fillIn(page, { Email: 'nobody@example.com' })
    await tryTwice(page, auth.somethingWrong, press('Send the link'))

    // With the form, although nobody was sent this link.
    await answerWith(page, 'checkResetLink', 500)
    await page.goto(adminPages.resetPassword.path.replace(':token', 'long-gone'))
    await fillIn(page, { 'New password': password, 'Repeat the password': password })
    await tryTwice(page, auth.somethingWrong, press('Reset password'))
  })

  test('applies for a job', async ({ page, office }) => {
    const { title } = await addJob(office)
    await page.goto(publicPages.career.path)
    await page.getByRole('button', { name: `Apply for ${title}` }).click()
    const applicant = { Name: unique('Anu'), Email: 'anu@example.com', 'WhatsApp number': '94470 00000' }
    await fillIn(page, { ...applicant, Address: 'Aluva', Qualification: 'ITI', Experience: 'Two years' })
    await page.getByRole('region', { name: /^Notices/ }).waitFor({ state: 'attached' })
    await tryTwice(page, applications.failedPrefix + applications.failed, press('Submit application'))
  })

  test('looks for job openings, which come with the connection', async ({ page }) => {
    for (const [prefix, { jobs, errors }] of [['', messages] as const, ['/ml', malayalam] as const]) {
      const release = await delayCall(page, 'listJobs')
      await page.goto(prefix + publicPages.privacy.path)
      await untilHydrated(page)
      await page.locator(`header a[href="${prefix}${publicPages.career.path}"]`).first().click()
      await expect(page).toHaveURL(prefix + publicPages.career.path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await setConnected(page, false)
      release()
      await expectTold(page, jobs.loadFailedPublic, errors)
      await setConnected(page, true)
      await expect(told(page, jobs.loadFailedPublic)).toHaveCount(0)
    }
  })
})

test('a job is added and deleted', async ({ page }) => {
  const { title } = await addJob(page.request)
  await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
  await untilDeletable(page)
  const job = { Title: unique('Mason'), Description: 'Laterite.', Type: 'Full time', Experience: '2' }
  await fillIn(page, job)
  await tryTwice(page, jobs.addFailed, press('Add job'))
  await tryTwice(page, jobs.deleteFailed, deleteBy(jobs.confirmDelete))
})

test('a project is changed, one of its pictures deleted, and then the project', async ({ page }) => {
  const { client, id } = await addProject(page.request)
  await page.goto(adminPages.editProject.path.replace(':id', id))
  await untilDeletable(page, 'picture 2')
  await tryTwice(page, projects.imageDeleteFailed, deleteBy(projects.confirmImageDelete, 'picture 2'))
  await fillIn(page, { Area: '2,000 sq ft' })
  await tryTwice(page, projects.updateFailed, press('Update project'))
  await page.goto(adminPages.addImages.path.replace(':id', id))
  await chooseGallery(page, await photos(1))
  await tryTwice(page, projects.uploadFailed, press('Upload images'))
  await page.goto(`${adminPages.projects.path}?search=${encodeURIComponent(client)}`)
  await untilDeletable(page)
  await tryTwice(page, projects.deleteFailed, deleteBy(projects.confirmDelete))
})

test('a project and a service are added', async ({ page }) => {
  await page.goto(adminPages.addProject.path)
  await fillProject(page, unique('Menon'))
  await chooseGallery(page, await photos(4))
  await tryTwice(page, projects.uploadFailed, press('Add project'))

  await page.goto(adminPages.services.path)
  await untilDeletable(page)
  await fillIn(page, { Description: unique('Wells') })
  await page
    .getByLabel('Choose an image')
    .last()
    .setInputFiles(await photo(3))
  await tryTwice(page, services.addFailed, press('Add service'))
})

test('a review is changed, added and deleted', { tag: '@journey' }, async ({ page }) => {
  const data = { name: unique('Asha'), review: 'They kept the date they gave us.', rating: 4 }
  const { id } = await (await page.request.post(calls.createReview.path, { data })).json()
  await page.goto(adminPages.editReview.path.replace(':id', id))
  await fillIn(page, { Review: 'Still dry after two monsoons.' })
  await tryTwice(page, reviews.updateFailed, press('Update review'))
  await expect(page.getByText(reviews.updated)).toBeVisible()
  await page.getByRole('link', { name: adminPages.addReview.title, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeVisible()
  await fillIn(page, { Name: unique('Binu') })
  await page.getByRole('textbox', { name: 'Review', exact: true }).fill('Good people.')
  await tryTwice(page, reviews.addFailed, press('Submit review'))
  await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(data.name)}`)
  await untilDeletable(page)
  await expect(page.getByText('Still dry after two monsoons.')).toBeVisible()
  await tryTwice(page, reviews.deleteFailed, deleteBy(reviews.confirmDelete))
})

/** Each list loads, fails, says why, and comes by itself with the connection: here without a record. */
const lists: [call: CallName, path: string, failed: string, empty?: string][] = [
  ['listJobs', adminPages.jobs.path, jobs.loadFailed, jobs.empty],
  ['listApplications', adminPages.applications.path, applications.loadFailed, applications.empty],
  ['listProjects', adminPages.projects.path, projects.loadFailed, projects.empty],
  ['listReviews', adminPages.reviews.path, reviews.loadFailed, reviews.empty],
  ['listServices', adminPages.services.path, services.loadFailed, services.empty],
  ['listEnquiries', adminPages.enquiries.path, enquiries.loadFailed, enquiries.empty],
  ['listAccounts', adminPages.accounts.path, accounts.loadFailed, accounts.empty],
  ['listTrash', adminPages.trash.path, trash.loadFailed, trash.empty],
  ['listDiary', adminPages.diary.path, diary.loadFailed, diary.empty],
  ['getProject', adminPages.editProject.path.replace(':id', crypto.randomUUID()), projects.fetchFailed],
  ['getReview', adminPages.editReview.path.replace(':id', crypto.randomUUID()), reviews.fetchFailed],
]

for (const part of [lists.slice(0, 6), lists.slice(6)])
  test(`what cannot be read says so, with the reason: ${part.map(([call]) => call)}`, async ({ page }) => {
    for (const [call, path, failed, empty] of part)
      await test.step(failed, async () => {
        const release = await delayCall(page, call)
        await page.goto(path)
        await expect(page.getByRole('main').getByText('Loading').first()).toBeVisible()
        await setConnected(page, false)
        release()
        await expectTold(page, failed)
        await page.unrouteAll()
        if (empty) await answerWith(page, call, 200, [])
        await setConnected(page, true)
        if (empty) await expect(page.getByText(empty)).toBeVisible()
        await page.unrouteAll()
      })
  })
