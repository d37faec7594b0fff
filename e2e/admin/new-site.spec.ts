// The first hour of a site that nobody else uses: the first account, the first words, and what comes in.
// server/tests/pages/new-site.test.ts shows what visitors read until then.
import type { APIRequestContext, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { findQuietPort } from '../../scripts/testing/ports.ts'
import { test as base, expect } from '../testing/browser.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { addJob, addReview, apply, ask } from '../testing/office.ts'
import { answerWith, choose, logIn, owner, refusals } from '../testing/staff.ts'
import { startServer } from '../testing/start-site.ts'

const test = base.extend<{ smtpPort: number }>({
  smtpPort: async ({ browserName: _ }, use) => use(await findQuietPort()),
  baseURL: async ({ smtpPort }, use) => {
    const server = await startServer({
      ...{ RATE_LIMIT: 'off', BACKUP_AT: 'off' },
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    })
    await use(server.origin)
    await server.stop()
  },
})
test.use({ expectedMessages: refusals })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

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

test.describe('of its owner', () => {
  test.use({ storageState: async ({ baseURL }, use) => use(await logIn(baseURL ?? '')) })

  test('the dashboard counts what waits, leads there, and has new numbers for whoever comes back', {
    tag: '@journey',
  }, async ({ page }) => {
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
  })

  test('mails that were refused are sent again or removed', async ({ page, smtpPort }) => {
    const mails = await startRefusingMails(smtpPort)
    await receive(page.request)
    const failed = async () => (await page.request.get(calls.listMails.path)).text()
    await expect.poll(failed).toMatch(/anu@.*biju@|biju@.*anu@/is)
    await page.goto(adminPages.dashboard.path)
    await expectRefusedMails(page)

    await mails.close()
  })
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
