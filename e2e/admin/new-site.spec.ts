// A site from its first day on: empty lists, the first account, and the first content, which nobody else changes.
import type { APIRequestContext, APIResponse, Page } from '@playwright/test'
import { jobPath, projectPath } from '../../contract/addresses.ts'
import type { Application } from '../../contract/applications.ts'
import { calls } from '../../contract/calls.ts'
import { reviewPageSize } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/browser.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { addJob, cv } from '../testing/office.ts'
import { addProject } from '../testing/photos.ts'
import { answerWith, choose, logIn, owner, refusals, rememberDevice } from '../testing/staff.ts'

const baseURL = `http://localhost:${process.env.E2E_NEW_SITE_PORT}`
const smtpPort = Number(process.env.E2E_SMTP_PORT)
const { about, home, gallery, reviews, career } = publicPages

test.describe.configure({ mode: 'serial' })
test.use({ baseURL, expectedMessages: refusals })

test('public pages say that there is nothing yet, and the home page has no empty parts', async ({ page }) => {
  const openBothWays = async (menu: string, check: () => Promise<void>) => {
    await page.goto(about.path)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: menu }).click()
    await check()
    await page.reload()
    await check()
  }
  await openBothWays(home.menu, async () => {
    await expect(page.getByRole('heading', { name: 'How a house gets built' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Selected projects' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'What families say' })).toHaveCount(0)
    await expectCallsInPlaceOf(page, /See our work|See job openings|All projects|All reviews/)
  })
  await openBothWays(gallery.menu, async () => {
    await expect(page.getByText(messages.projects.empty)).toBeVisible()
    await expect(page.getByRole('navigation', { name: /^Filter/ })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText(
      /Open one to see|visualisations|Something like this/,
    )
    await expectCallsInPlaceOf(page, /Show all work/)
  })
  await openBothWays(career.menu, () => expect(page.getByText(messages.jobs.emptyPublic)).toBeVisible())
  await page.goto(reviews.path)
  await expect(page.getByText(messages.reviews.empty)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/as they wrote them|Ask them|What it was like/)
  await expectCallsInPlaceOf(page, /All reviews/)
  await page.goto(about.path)
  await expectCallsInPlaceOf(page, /See job openings/)
  await page.goto(publicPages.design.path)
  await expect(page.getByRole('heading', { name: 'From the gallery' })).toHaveCount(0)
})

async function expectCallsInPlaceOf(page: Page, links: RegExp) {
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: links })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /\+91/ }).first()).toHaveAttribute('href', /^tel:/)
}

test('the first account is the owner', async ({ page }) => {
  await page.goto(adminPages.signup.path)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel(/^Password/).fill(owner.password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(adminPages.login.path)
  await expect(page.getByRole('main').getByText(staffMessages.auth.youAreOwner)).toBeVisible()
  await page.getByLabel(/^Password/).fill(owner.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(adminPages.dashboard.path)
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The last 12 weeks' })).toHaveCount(0)
  const nameAsked = page.getByRole('region', { name: 'What is your name?' })
  await expectNoViolations(page, axeWidths)
  await nameAsked.getByRole('button', { name: 'Not now' }).click()
  await expect(nameAsked).toHaveCount(0)
  await expect(page.getByRole('link', { name: adminPages.people.sidebar })).toBeVisible()
  rememberDevice(baseURL, owner.email, await page.context().cookies())
})

test.describe('staff', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use(await logIn(baseURL)) })

  test('every list says that it is empty', async ({ page }) => {
    for (const [{ path }, sentence] of [
      [adminPages.projects, messages.projects.empty],
      [adminPages.reviews, messages.reviews.empty],
      [adminPages.jobs, messages.jobs.empty],
      [adminPages.applications, messages.applications.empty],
      [adminPages.services, messages.services.empty],
      [adminPages.enquiries, messages.enquiries.empty],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(sentence), path).toBeVisible()
    }
  })

  test('with one project, one review and one job, no link leads to what is on the page already', async ({
    page,
  }) => {
    const { request } = page
    const project = await addProject(request, { category: publicPages.design.service })
    const job = await addJob(request)
    const main = page.getByRole('main')
    await page.goto(projectPath(project))
    await expect(main.getByRole('link', { name: 'Ask on WhatsApp' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'What our clients say' })).toHaveCount(0)
    await addReviews(request, 1)
    await page.goto(home.path)
    await expect(main.getByRole('heading', { name: 'Our latest project' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'See our work' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'See job openings' })).toBeVisible()
    await expect(main.getByText('They came on the day they said.')).toBeVisible()
    await expect(main.getByRole('link', { name: /All projects|All reviews/ })).toHaveCount(0)
    await expect(main.getByRole('button', { name: /Next|Previous/ })).toHaveCount(0)
    await page.goto(publicPages.design.path)
    await expect(main.getByRole('link', { name: project.client })).toBeVisible()
    await expect(main.getByRole('link', { name: 'All projects of this kind' })).toHaveCount(0)
    await page.goto(gallery.path)
    await expect(page.getByRole('navigation', { name: /^Filter/ })).toHaveCount(0)
    await main.getByRole('link', { name: project.client }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(project.client)
    await expect(page.getByRole('heading', { name: 'More projects' })).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'What our clients say' })).toBeVisible()

    const [review] = await (await request.get(calls.listReviews.path)).json()
    await expectOk(request.delete(calls.deleteProject.path.replace(':id', project.id)))
    await expectOk(request.delete(calls.deleteReview.path.replace(':id', review.id)))
    await expectOk(request.put(calls.openJob.path.replace(':id', job.id), { data: { open: false } }))
    expect((await page.goto(jobPath(job)))?.status()).toBe(410)
    await expect(main).toContainText(messages.jobs.emptyPublic)
    await expect(main).not.toContainText('These are open now')
    await expectOk(request.delete(calls.deleteJob.path.replace(':id', job.id)))
  })

  test('the dashboard says that nobody has made a backup', async ({ page }) => {
    await page.goto(adminPages.dashboard.path)
    const card = page.getByRole('region', { name: 'How the site is doing' })
    await expect(card).toHaveText(/Last backupNo backup yetBack up soon/)
    await expect(card).toHaveText(/Free disk space\d+ .BUndelivered mailsNoneVersion\S+ on SQLite/)
  })

  test('the dashboard counts what needs attention, leads there, and has new numbers for whoever comes back', async ({
    page,
  }) => {
    const mails = await startRefusingMails()
    await receive(page.request)
    await page.goto(adminPages.dashboard.path)
    await expect(page.getByRole('link', { name: '2 accounts are waiting for your approval' })).toBeVisible()
    await expect(page.getByRole('link', { name: '2 new enquiries' })).toBeVisible()
    await expect(page.getByRole('link', { name: '3 Applications' })).toBeVisible()
    await expect(page.getByRole('img', { name: /This week 3 applications and 2 enquiries/ })).toBeVisible()
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('row', { name: / 3 2$/ })).toBeVisible()
    await test.step('mails that were refused are sent again or removed', () => expectRefusedMails(page))

    await test.step('whoever comes back sees the new numbers', async () => {
      await expect(page.getByRole('link', { name: '0 Reviews' })).toBeVisible()
      await page.getByRole('link', { name: 'Add a review' }).click()
      await addReviews(page.request, 1)
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
      await expect(page.getByRole('link', { name: '1 Reviews' })).toBeVisible()
    })

    await page.getByRole('link', { name: '3 new applications' }).click()
    await expect(page).toHaveURL(`${adminPages.applications.path}?status=new`)
    await expect(page.getByLabel('Status').first()).toHaveValue('new')
    await mails.close()
  })

  test('an approved account opens by the link in the mail to its address', async ({ page, browser }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const mails = await startMailServer(smtpPort)
    const devika = { ...owner, email: 'devika@example.com' }
    await page.goto(adminPages.accounts.path)
    const row = page.getByRole('row', { name: devika.email })
    await row.getByRole('button', { name: 'Approve' }).click()
    const dialog = page.getByRole('dialog', { name: 'Approve this account' })
    await dialog.getByRole('checkbox', { name: 'Editor' }).click()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(staffMessages.accounts.approvedAndMailed)).toBeVisible()
    await expect(row).toContainText(`Approved${staffMessages.accounts.notConfirmed}`)
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expectNoViolations(page, axeWidths)
    const first = await linkTo(devika.email, mails.received)
    await row.getByRole('button', { name: 'Send link again' }).click()
    await expect(page.getByText(staffMessages.accounts.linkMailed)).toBeVisible()
    const second = await linkTo(devika.email, mails.received, first)

    const visit = { storageState: { cookies: [], origins: [] }, viewport: { width: 360, height: 740 } }
    const phone = await browser.newContext(visit)
    const hers = await phone.newPage()
    await hers.goto(adminPages.login.path)
    const logIn = async (password: string) => {
      await hers.getByLabel('Email').fill(devika.email)
      await hers.getByLabel(/^Password/).fill(password)
      await hers.getByRole('button', { name: 'Log in', exact: true }).click()
    }
    await logIn(devika.password)
    await expect(hers.getByText(staffMessages.auth.approved)).toBeVisible()
    await expect(hers.getByText('Open the mail that we sent to this address')).toBeVisible()
    await hers.goto(second)
    const ownPassword = 'only I read this mail'
    await hers.getByLabel(/^New password/).fill(ownPassword)
    await hers.getByLabel(/^Repeat the password/).fill(ownPassword)
    await hers.getByRole('button', { name: 'Confirm my address' }).click()
    await expect(hers).toHaveURL(adminPages.login.path)
    await hers.goto(first)
    await expect(hers.getByRole('main').getByText(staffMessages.auth.resetLinkDead)).toBeVisible()
    await hers.goto(adminPages.login.path)
    await logIn(ownPassword)
    await expect(hers).toHaveURL(adminPages.dashboard.path)
    await phone.close()
    await mails.close()
  })

  test('the owner sees who opened which CV, also when its applicant was deleted', async ({ page }) => {
    const { request } = page
    const [{ job_id }] = await (await request.get(calls.listApplications.path)).json()
    for (const name of ['Fathima', 'Gopi']) await apply(request, { job_id, name, cv })
    const applications: Application[] = await (await request.get(calls.listApplications.path)).json()
    for (const { cv } of applications.filter((one) => one.cv))
      expect((await request.get(`/uploads/cv/${cv}`)).status()).toBe(200)
    const gopi = applications.find(({ name }) => name === 'Gopi')
    await request.delete(calls.deleteApplication.path.replace(':id', gopi?.id ?? ''))
    await page.goto(adminPages.people.path)
    const rows = page.getByRole('row').filter({ hasText: owner.email })
    await expect(rows.filter({ hasText: /\d+ \w+ 20\d\d.*Fathima/ })).toHaveCount(1)
    await expect(rows.filter({ hasText: 'deleted since' })).toHaveCount(1)
  })

  test('reviews are quotes with stars, a first name and a place, in pages with an address each', async ({
    page,
  }) => {
    await addReviews(page.request, reviewPageSize)
    await page.goto(reviews.path)
    await expect(page.getByRole('figure')).toHaveCount(reviewPageSize)
    const first = page.getByRole('figure').first()
    await expect(first.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(first.getByRole('blockquote')).toHaveText('“They came on the day they said.”')
    await expect(first.locator('figcaption')).toHaveText(`Asha ${reviewPageSize}, Aluva`)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(`${reviews.path}?page=2`)
    await expect(page.getByRole('figure')).toHaveCount(1)
    await expect(page.getByRole('figure').first()).toBeInViewport()
    await page.reload()
    await expect(page.getByRole('figure')).toHaveCount(1)
  })
})

/** Three applications, two enquiries, and two people who ask for an account. */
async function receive(request: APIRequestContext) {
  const job = await addJob(request)
  for (const name of ['Anu', 'Biju', 'Chitra']) await apply(request, { job_id: job.id, name })
  for (const name of ['Rahul', 'Sindhu']) {
    const data = { name, phone: '9447000000', message: 'Ten cents in Aluva.' }
    await expectOk(request.post(calls.createEnquiry.path, { data }))
  }
  for (const name of ['devika', 'eldho'])
    await expectOk(request.post(calls.signup.path, { data: { ...owner, email: `${name}@example.com` } }))
}

async function apply(request: APIRequestContext, fields: { job_id: string; name: string; cv?: typeof cv }) {
  const address = { address: 'Aluva', email: `${fields.name}@example.com`, whatsapp: '9847012345' }
  const multipart = { ...fields, ...address, qualification: 'ITI', experience: 'Two years' }
  await expectOk(request.post(calls.createApplication.path, { multipart }))
}

async function expectOk(answer: Promise<APIResponse>) {
  expect((await answer).status(), await (await answer).text()).toBe(200)
}

async function addReviews(request: APIRequestContext, count: number) {
  for (let number = 1; number <= count; number++) {
    const data = { name: `Asha ${number}, Aluva`, review: 'They came on the day they said.', rating: 4 }
    await expectOk(request.post(calls.createReview.path, { data }))
  }
}

async function expectRefusedMails(page: Page) {
  const row = page.getByRole('row', { name: 'Anu@example.com' }).filter({ hasText: 'mailbox unavailable' })
  await expect(async () => {
    await page.reload()
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass()
  await row.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(staffMessages.mails.queued)).toBeVisible()

  const remove = async () => {
    await choose(page.getByRole('row', { name: 'Biju@example.com' }), 'Remove')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  }
  await answerWith(page, 'deleteMail', 404, { message: staffMessages.mails.notFound })
  await remove()
  await expect(page.getByText(staffMessages.mails.notFound)).toBeVisible()
  await page.unrouteAll()
  await remove()
  await expect(page.getByText(staffMessages.mails.deleted)).toBeVisible()
}

/** A mail server that knows nobody. */
const startRefusingMails = () =>
  startMailServer(smtpPort, {
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('mailbox unavailable'), { responseCode: 550 })),
  })

/** The confirmation link in the newest mail to this person, once it is another than `before`. */
async function linkTo(person: string, received: readonly string[], before?: string) {
  let link = ''
  await expect
    .poll(() => {
      const mail = received.findLast((one) => one.includes(`To: ${person}`)) ?? ''
      link = /https?:\/\/\S+\/admin\/confirm\/\S+/.exec(mail)?.[0] ?? ''
      return link !== '' && link !== before
    })
    .toBe(true)
  return link
}
