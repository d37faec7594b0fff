// The first hour and the first day of a site that nobody else uses: the first account, the first words, what comes in; first
// steps, mails, demo content. And the export. server/tests/pages/new-site.test.ts shows what visitors read until then.
import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { serverMessages } from '../../contract/access/server-messages.ts'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import type { Review } from '../../contract/reviews.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { findQuietPort } from '../../scripts/testing/ports.ts'
import { test as base, expect } from '../testing/browser.ts'
import { expectNoViolations } from '../testing/look.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { addJob, addReview, apply, ask } from '../testing/office.ts'
import { test as onOwnSite } from '../testing/own-site.ts'
import { answerWith, choose, logIn, owner, refusals } from '../testing/staff.ts'
import { startServer } from '../testing/start-site.ts'

const test = base.extend<{ demo: string; smtpPort: number }>({
  demo: ['off', { option: true }],
  smtpPort: async ({ browserName: _ }, use) => use(await findQuietPort()),
  baseURL: async ({ demo, smtpPort }, use) => {
    const SMTP_URL = `smtp://127.0.0.1:${smtpPort}`
    const server = await startServer({ DEMO_CONTENT: demo, BACKUP_AT: 'off', RATE_LIMIT: 'off', SMTP_URL })
    await use(server.origin)
    await server.stop()
  },
  storageState: async ({ baseURL }, use) => use(await logIn(baseURL ?? '')),
})
test.use({ expectedMessages: refusals })

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    storageState: { cookies: [], origins: [] },
  })

  test('the first account is the owner, who publishes the number of the company', {
    tag: '@journey',
  }, async ({ page }) => {
    await page.goto(publicPages.gallery.path)
    await expect(page.getByText(messages.projects.empty)).toBeVisible()
    await page.goto(adminPages.signup.path)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel(/^Password/).fill(owner.password)
    await page.getByRole('button', { name: 'Sign up' }).tap()
    await expect(page).toHaveURL(adminPages.login.path)
    await expect(page.getByRole('main').getByText(staffMessages.auth.youAreOwner)).toBeVisible()
    await page.getByLabel(/^Password/).fill(owner.password)
    await page.getByRole('button', { name: 'Log in', exact: true }).tap()
    await expect(page).toHaveURL(adminPages.dashboard.path)
    await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'The last 12 weeks' })).toHaveCount(0)
    const card = page.getByRole('region', { name: 'How the site is doing' })
    await expect(card).toHaveText(/Last backupNo backup yetBack up soon/)
    await expect(card).toHaveText(/Free disk space\d+ .BUndelivered mailsNoneVersion\S+ on SQLite/)
    const nameAsked = page.getByRole('region', { name: 'What is your name?' })
    await nameAsked.getByRole('button', { name: 'Not now' }).tap()
    await expect(nameAsked).toHaveCount(0)

    await page.getByRole('button', { name: 'Admin menu' }).tap()
    const menu = page.getByRole('navigation', { name: 'Admin' })
    await expect(menu.getByText(adminPages.people.title)).toBeVisible()
    await menu.getByText(adminPages.site.title, { exact: true }).tap()
    await page.getByRole('link', { name: /^Company details/ }).tap()
    await page.getByRole('button', { name: 'Company details', exact: true, expanded: false }).tap()
    const phone = '+91 484 000 0360'
    await page.getByLabel('Phone number', { exact: true }).fill(phone)
    await page.getByRole('button', { name: 'Publish', exact: true }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).tap()
    await expect(page.getByText(/^Published\./)).toBeVisible()
    await page.goto(publicPages.home.path)
    await expect(page.getByRole('link', { name: phone }).first()).toBeVisible()
  })
})

test('the dashboard counts what waits, leads there, and has new numbers for whoever comes back; refused mails are sent again or removed', {
  tag: '@journey',
}, async ({ page, smtpPort }) => {
  const mails = await startRefusingMails(smtpPort)
  await receive(page.request)
  await page.goto(adminPages.dashboard.path)
  await expect(page.getByRole('link', { name: '2 accounts are waiting for your approval' })).toBeVisible()
  await expect(page.getByRole('link', { name: '2 new enquiries' })).toBeVisible()
  await expect(page.getByRole('link', { name: '3 Applications' })).toBeVisible()
  await expect(page.getByRole('img', { name: /This week 3 applications and 2 enquiries/ })).toBeVisible()
  for (const sum of ['Applications: 3', 'Enquiries: 2']) await expect(page.getByText(sum)).toBeVisible()
  await page.getByText('Show as a table').click()
  const table = page.getByRole('table').filter({ hasText: 'Week from' })
  await expect(table.getByRole('columnheader')).toHaveText([/./, 'Applications', 'Enquiries'])
  await expect(table.getByRole('row', { name: / 3 2$/ })).toBeVisible()
  await test.step('on a phone the closed menu tells the sum', async () => {
    const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 360, height })
    await expect(page.getByRole('button', { name: 'Admin menu' })).toContainText('7 new')
    await page.setViewportSize({ width, height })
  })

  await expect(page.getByRole('link', { name: '0 Reviews' })).toBeVisible()
  await page.getByRole('link', { name: 'Add a review' }).click()
  await expect(page.getByRole('button', { name: 'Submit review' })).toBeVisible()
  await addReview(page.request)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('link', { name: '1 Reviews' })).toBeVisible()
  await page.getByRole('link', { name: '3 new applications' }).click()
  await expect(page).toHaveURL(`${adminPages.applications.path}?status=new`)
  await expect(page.getByLabel('Status').first()).toHaveValue('new')

  const failed = async () => (await page.request.get(calls.listMails.path)).text()
  await expect.poll(failed).toMatch(/anu@.*biju@|biju@.*anu@/is)
  await page.goto(adminPages.dashboard.path)
  await expectRefusedMails(page)
  await mails.close()
})

/** Three applications, two enquiries, and two people who ask for an account. */
async function receive(request: APIRequestContext) {
  const { id } = await addJob(request)
  for (const name of ['Anu', 'Biju', 'Chitra'])
    await apply(request, id, { name, email: `${name}@example.com` })
  for (const name of ['Rahul', 'Sindhu']) await ask(request, name)
  for (const name of ['devika', 'eldho'])
    await request.post(calls.signup.path, { data: { ...owner, email: `${name}@example.com` } })
}

async function expectRefusedMails(page: Page) {
  const row = page.getByRole('row', { name: 'Anu@example.com' }).filter({ hasText: 'mailbox unavailable' })
  await expect(row).toBeVisible()
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
const startRefusingMails = (port: number) =>
  startMailServer(port, {
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('mailbox unavailable'), { responseCode: 550 })),
  })

const mailWords = serverMessages.testMail
const stepsOf = (page: Page) => page.getByRole('region', { name: 'First steps' })
const stepOf = (page: Page, title: string) => stepsOf(page).getByRole('listitem').filter({ hasText: title })

test.describe('with demo content', () => {
  test.use({ demo: 'true' })

  test('the first steps, mails, the demo content; an owner hides the steps, and all done they are gone', async ({
    page,
    browser,
    smtpPort,
  }) => {
    test.slow()
    await test.step('each tells its state by itself and leads to where it is done', () => takeSteps(page))
    await test.step('a test mail shows what the mail server answered', () => setUpMails(page, smtpPort))
    await test.step('the demo content goes, and what somebody has changed stays', () =>
      removeDemo(page, browser))
    await test.step('hidden, shown again, and done', () => hideSteps(page))
  })
})

onOwnSite.describe('somebody who has just logged in', () => {
  onOwnSite.use({
    expectedMessages: refusals,
    storageState: async ({ site }, use) => use(await logIn(site.origin)),
  })

  onOwnSite('everything is downloaded as one zip; a download that breaks off says so', async ({ page }) => {
    await page.goto(adminPages.dashboard.path)
    const start = page.getByRole('button', { name: 'Export everything' })
    const dialog = page.getByRole('alertdialog', { name: staffMessages.export.confirm })
    await start.click()
    const proof = page.getByRole('dialog', { name: 'Export everything' })
    await proof.getByRole('button', { name: 'Close' }).click()
    await expect(start).toBeFocused()
    await start.click()
    await proof.getByLabel(/^Password/).fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(/\d+ records and \d+ files?, about \d+ kB/)
    await expectNoViolations(page)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^site-\d{4}-\d\d-\d\d\.zip$/)
    expect((await readFile(await file.path())).toString('latin1', 0, 4)).toBe('PK\u0003\u0004')
    await expect(page.getByText(staffMessages.export.done)).toBeVisible()

    await page.route(`**${calls.exportEverything.path}`, (route) => route.abort())
    await start.click()
    await dialog.getByRole('button', { name: 'Download' }).click()
    await expect(page.getByText(staffMessages.export.brokenOff)).toBeVisible()
    await expect(start).toBeVisible()
  })
})

async function takeSteps(page: Page) {
  await page.goto(adminPages.dashboard.path)
  await expect(stepsOf(page).getByText('1 of 10 done.')).toBeVisible()
  // The steps are long: on a phone an enquiry is noted while somebody speaks.
  const add = page.getByRole('link', { name: 'Add an enquiry' })
  expect((await add.boundingBox())?.y).toBeLessThan((await stepsOf(page).boundingBox())?.y ?? 0)
  await expect(stepOf(page, 'Add your first project')).toContainText('None on the site is your own yet.')
  await stepOf(page, 'Set your opening hours').getByRole('link').click()
  await expect(page).toHaveURL(adminPages.sitePage.path.replace(':page', 'company'))
  await page.goBack()
  await stepOf(page, 'Invite somebody').getByRole('button', { name: 'I work alone' }).click()
  await expect(stepOf(page, 'Invite somebody')).toHaveCount(0)
  await expect(stepsOf(page).getByText('2 of 10 done.')).toBeVisible()
  await expectNoViolations(page)
}

async function setUpMails(page: Page, smtpPort: number) {
  const step = page.getByRole('region', { name: 'How the site is doing' })
  const send = step.getByRole('button', { name: 'Send a test mail' })
  await send.click()
  await expect(step).toContainText(mailWords.unreachable)
  await expect(step).toContainText('ECONNREFUSED')
  await expectNoViolations(page)
  const mails = await startMailServer(smtpPort)
  await send.click()
  await expect(step).toContainText(mailWords.sent)
  await expect.poll(() => mails.received.join()).toContain(`To: ${owner.email}`)
  await mails.close()
}

async function removeDemo(page: Page, browser: Browser) {
  const reviews: Review[] = await (await page.request.get(calls.listReviews.path)).json()
  // Nobody changes what a client wrote.
  const review = reviews.find(({ by_client }) => !by_client)
  if (!review) throw new Error('there is no review')
  const data = { name: 'Meera, Aluva', review: 'They came on the day they said.', rating: 5 }
  const changed = await page.request.put(calls.updateReview.path.replace(':id', review.id), { data })
  expect(changed.status()).toBe(200)
  const baseURL = new URL(page.url()).origin
  const visitor = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } })
  await visitor.goto(publicPages.home.path)
  await expect(visitor.getByRole('heading', { name: 'Selected projects' })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(adminPages.dashboard.path)
  const section = page.getByRole('region', { name: 'Demo content' })
  await expect(section).toContainText('What stays: 1 review that somebody has changed or applied for.')
  const remove = section.getByRole('button', { name: 'Remove demo content' })
  await remove.click()
  const dialog = page.getByRole('alertdialog', { name: staffMessages.demo.confirm })
  await expect(dialog).toContainText(/\d+ projects, 11 reviews, 4 jobs and 2 services, with their pictures/)
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`${staffMessages.demo.removed}, except for 1 review`)).toBeVisible()
  await expect(section).toHaveCount(0)

  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Selected projects' })).toHaveCount(0)
  await expect(visitor.getByText(data.review)).toBeVisible()
  await visitor.close()
}

async function hideSteps(page: Page) {
  await page.getByRole('button', { name: 'Hide first steps' }).click()
  await expect(stepsOf(page)).toHaveCount(0)
  await page.reload()
  const show = page.getByRole('button', { name: 'Show first steps' })
  await show.click()
  await expect(stepsOf(page)).toBeVisible()
  await expect(show).toHaveCount(0)
  const steps = [{ name: 'hours', done: true, left: 0, page: 'company' }]
  await answerWith(page, 'getFirstSteps', 200, { hidden: false, steps })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
  await expect(stepsOf(page)).toHaveCount(0)
}
