// Section 8 of the specification while there is no connection: its own words first, then why, until the next try.
import type { APIRequestContext, Page } from '@playwright/test'
import { type CallName, calls } from '../../contract/calls.ts'
import { messages as malayalam } from '../../contract/messages.ml.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { untilHydrated } from '../testing/browser.ts'
import { addJob } from '../testing/office.ts'
import { addProject, chooseGallery, fillProject, photo, photos } from '../testing/photos.ts'
import { answerWith, choose, delayCall, expect, refusals, test, unique } from '../testing/staff.ts'

const { auth } = staffMessages
const { applications, jobs, projects, reviews, services } = messages
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

async function addReview(office: APIRequestContext) {
  const data = { name: unique('Asha'), review: 'They kept the date they gave us.', rating: 4 }
  return { ...data, id: String((await (await office.post(calls.createReview.path, { data })).json()).id) }
}

type Attempt = {
  words: string
  /** Up to the moment in which the connection is lost. */
  prepare: (page: Page, office: APIRequestContext) => Promise<unknown>
  /** Made without a connection, and then with one. */
  attempt: (page: Page) => Promise<unknown>
}

const byStrangers: Attempt[] = [
  {
    words: auth.loginFailed,
    async prepare(page) {
      await page.goto(adminPages.login.path)
      await fillIn(page, { Email: 'nobody@example.com', Password: password })
    },
    attempt: press('Log in'),
  },
  {
    words: auth.signupFailed,
    async prepare(page) {
      await page.goto(adminPages.signup.path)
      await fillIn(page, { Email: `${unique('staff').replace(' ', '-')}@example.com`, Password: password })
    },
    attempt: press('Sign up'),
  },
  {
    words: auth.somethingWrong,
    async prepare(page) {
      await page.goto(adminPages.forgotPassword.path)
      await fillIn(page, { Email: 'nobody@example.com' })
    },
    attempt: press('Send the link'),
  },
  {
    words: auth.somethingWrong,
    async prepare(page) {
      // With the form, although nobody was sent this link.
      await answerWith(page, 'checkResetLink', 500)
      await page.goto(adminPages.resetPassword.path.replace(':token', 'long-gone'))
      await fillIn(page, { 'New password': password, 'Repeat the password': password })
    },
    attempt: press('Reset password'),
  },
  {
    words: applications.failedPrefix + applications.failed,
    async prepare(page, office) {
      const { title } = await addJob(office)
      await page.goto(publicPages.career.path)
      await page.getByRole('button', { name: `Apply for ${title}` }).click()
      const applicant = { Name: unique('Anu'), Email: 'anu@example.com', 'WhatsApp number': '94470 00000' }
      await fillIn(page, { ...applicant, Address: 'Aluva', Qualification: 'ITI', Experience: 'Two years' })
      await page.getByRole('region', { name: /^Notices/ }).waitFor({ state: 'attached' })
    },
    attempt: press('Submit application'),
  },
]

const byStaff: Attempt[] = [
  {
    words: jobs.addFailed,
    async prepare(page) {
      await page.goto(adminPages.jobs.path)
      await fillIn(page, {
        Title: unique('Mason'),
        Description: 'Laterite.',
        Type: 'Full time',
        Experience: '2',
      })
    },
    attempt: press('Add job'),
  },
  {
    words: jobs.deleteFailed,
    async prepare(page, office) {
      const { title } = await addJob(office)
      await page.goto(`${adminPages.jobs.path}?search=${encodeURIComponent(title)}`)
      await untilDeletable(page)
    },
    attempt: deleteBy(jobs.confirmDelete),
  },
  {
    words: projects.uploadFailed,
    async prepare(page) {
      await page.goto(adminPages.addProject.path)
      await fillProject(page, unique('Menon'))
      await chooseGallery(page, await photos(4))
    },
    attempt: press('Add project'),
  },
  {
    words: projects.updateFailed,
    async prepare(page, office) {
      const { id } = await addProject(office)
      await page.goto(adminPages.editProject.path.replace(':id', id))
      await fillIn(page, { Client: unique('Nair') })
    },
    attempt: press('Update project'),
  },
  {
    words: projects.imageDeleteFailed,
    async prepare(page, office) {
      const { id } = await addProject(office)
      await page.goto(adminPages.editProject.path.replace(':id', id))
      await untilDeletable(page, 'picture 2')
    },
    attempt: deleteBy(projects.confirmImageDelete, 'picture 2'),
  },
  {
    words: projects.deleteFailed,
    async prepare(page, office) {
      const { client } = await addProject(office, { client: unique('Pillai') })
      await page.goto(`${adminPages.projects.path}?search=${encodeURIComponent(client)}`)
      await untilDeletable(page)
    },
    attempt: deleteBy(projects.confirmDelete),
  },
  {
    words: reviews.addFailed,
    async prepare(page) {
      await page.goto(adminPages.addReview.path)
      await fillIn(page, { Name: unique('Asha'), Review: 'Good people.' })
    },
    attempt: press('Submit review'),
  },
  {
    words: reviews.updateFailed,
    async prepare(page, office) {
      const { id } = await addReview(office)
      await page.goto(adminPages.editReview.path.replace(':id', id))
      await fillIn(page, { Review: 'Still dry after two monsoons.' })
    },
    attempt: press('Update review'),
  },
  {
    words: reviews.deleteFailed,
    async prepare(page, office) {
      const { name } = await addReview(office)
      await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(name)}`)
      await untilDeletable(page)
    },
    attempt: deleteBy(reviews.confirmDelete),
  },
  {
    words: services.addFailed,
    async prepare(page) {
      await page.goto(adminPages.services.path)
      await fillIn(page, { Description: unique('Wells') })
      const image = page.getByLabel('Choose an image').last()
      await image.setInputFiles(await photo(3))
    },
    attempt: press('Add service'),
  },
]

function tries({ words, prepare, attempt }: Attempt, index: number) {
  test(`${index + 1}: '${words}' stays, with the reason, until the next try`, async ({
    page,
    office,
    context,
  }) => {
    await page.clock.install()
    await prepare(page, office)
    await context.setOffline(true)
    await attempt(page)
    await expectTold(page, words)
    await page.clock.fastForward('10:00')
    await expectTold(page, words)
    await context.setOffline(false)
    await attempt(page)
    await expect(told(page, words)).toHaveCount(0)
  })
}

test.describe('what strangers try', () => {
  test.use({ storageState: visitor })
  byStrangers.forEach(tries)
})

test.describe('what staff try', () => byStaff.forEach(tries))

const staffLists: [words: string, call: CallName, path: string][] = [
  [jobs.loadFailed, 'listJobs', adminPages.jobs.path],
  [applications.loadFailed, 'listApplications', adminPages.applications.path],
  [projects.loadFailed, 'listProjects', adminPages.projects.path],
  [projects.fetchFailed, 'getProject', adminPages.editProject.path.replace(':id', crypto.randomUUID())],
  [reviews.fetchFailed, 'getReview', adminPages.editReview.path.replace(':id', crypto.randomUUID())],
]

for (const [words, call, path] of staffLists)
  test(`what cannot be read says '${words}', with the reason`, async ({ page, context }) => {
    const release = await delayCall(page, call)
    await page.goto(path)
    await context.setOffline(true)
    release()
    await expectTold(page, words)
  })

test.describe('as a visitor', () => {
  test.use({ storageState: visitor })

  for (const [prefix, { jobs, errors }] of [['', messages] as const, ['/ml', malayalam] as const])
    test(`'${jobs.loadFailedPublic}' stands there with the reason, and the jobs come with the connection`, async ({
      page,
      context,
    }) => {
      const release = await delayCall(page, 'listJobs')
      await page.goto(prefix + publicPages.privacy.path)
      await untilHydrated(page)
      await page.locator(`header a[href="${prefix}${publicPages.career.path}"]`).first().click()
      await expect(page).toHaveURL(prefix + publicPages.career.path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await context.setOffline(true)
      release()
      await expectTold(page, jobs.loadFailedPublic, errors)
      await context.setOffline(false)
      await expect(told(page, jobs.loadFailedPublic)).toHaveCount(0)
    })
})
