// Section 8 of the specification while there is no connection: its own words first, then why, until the next try.

import type { Page } from '@playwright/test'
import type { CallName } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { messages as shown } from '../../contract/public-messages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { wordsIn } from '../../contract/words.ts'
import { setConnected, untilHydrated } from '../testing/browser.ts'
import { addReview } from '../testing/office.ts'
import { addProject, chooseGallery, photos } from '../testing/photos.ts'
import { answerWith, choose, delayCall, expect, refusals, test, unique } from '../testing/staff.ts'

const malayalam = wordsIn('ml', shown)

const { auth, diary } = staffMessages
const { applications, projects, reviews } = messages
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

test('a project is changed, and one of its pictures deleted', async ({ page }) => {
  const { id } = await addProject(page.request)
  await page.goto(adminPages.editProject.path.replace(':id', id))
  await untilDeletable(page, 'picture 2')
  await tryTwice(page, projects.imageDeleteFailed, deleteBy(projects.confirmImageDelete, 'picture 2'))
  await fillIn(page, { Area: '2,000 sq ft' })
  await tryTwice(page, projects.updateFailed, press('Update project'))
  await page.goto(adminPages.addImages.path.replace(':id', id))
  await chooseGallery(page, await photos(1))
  await tryTwice(page, projects.uploadFailed, press('Upload images'))
})

test('a review is changed, added and deleted', { tag: '@journey' }, async ({ page }) => {
  const { id, name } = await addReview(page.request)
  await page.goto(adminPages.editReview.path.replace(':id', id))
  await fillIn(page, { Review: 'Still dry after two monsoons.' })
  await tryTwice(page, reviews.updateFailed, press('Update review'))
  await expect(page.getByText(reviews.updated)).toBeVisible()
  await page.getByRole('link', { name: adminPages.addReview.title, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeVisible()
  await fillIn(page, { Name: unique('Binu') })
  await page.getByRole('textbox', { name: 'Review', exact: true }).fill('Good people.')
  await tryTwice(page, reviews.addFailed, press('Submit review'))
  await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(name)}`)
  await untilDeletable(page)
  await expect(page.getByText('Still dry after two monsoons.')).toBeVisible()
  await tryTwice(page, reviews.deleteFailed, deleteBy(reviews.confirmDelete))
})

/** These stand for all: a list, one with filters of its own, and a form that waits for its record. */
const reads: [call: CallName, path: string, failed: string, empty?: string][] = [
  ['listApplications', adminPages.applications.path, applications.loadFailed, applications.empty],
  ['listDiary', adminPages.diary.path, diary.loadFailed, diary.empty],
  ['getProject', adminPages.editProject.path.replace(':id', crypto.randomUUID()), projects.fetchFailed],
]

test('what cannot be read says so, with the reason, and comes by itself with the connection', async ({
  page,
}) => {
  for (const [call, path, failed, empty] of reads)
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
