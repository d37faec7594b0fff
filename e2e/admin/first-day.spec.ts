// The first day of a site with demo content, on a server of its own: first steps, mails, demo content. And the export.
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { serverMessages } from '../../contract/access/server-messages.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import type { Review } from '../../contract/reviews.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { findQuietPort } from '../../scripts/testing/ports.ts'
import { expectNoViolations } from '../testing/axe.ts'
import { test as base, expect } from '../testing/browser.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { test as onOwnSite } from '../testing/own-site.ts'
import { answerWith, logIn, owner, refusals } from '../testing/staff.ts'
import { startServer } from '../testing/start-site.ts'

const test = base.extend<{ smtpPort: number }>({
  smtpPort: async ({ browserName: _ }, use) => use(await findQuietPort()),
  baseURL: async ({ smtpPort }, use) => {
    const SMTP_URL = `smtp://127.0.0.1:${smtpPort}`
    const settings = { DEMO_CONTENT: 'true', BACKUP_AT: 'off', RATE_LIMIT: 'off', SMTP_URL }
    const server = await startServer(settings)
    await use(server.origin)
    await server.stop()
  },
  storageState: async ({ baseURL }, use) => use(await logIn(baseURL ?? '')),
})
test.use({ expectedMessages: refusals })

const mailWords = serverMessages.testMail
const stepsOf = (page: Page) => page.getByRole('region', { name: 'First steps' })
const stepOf = (page: Page, title: string) => stepsOf(page).getByRole('listitem').filter({ hasText: title })

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
  const visit = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const visitor = await visit.newPage()
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
  await visit.close()
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
