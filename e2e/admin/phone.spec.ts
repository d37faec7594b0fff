// Staff on a phone; their journeys there stand beside the screens.
import type { Page } from '@playwright/test'
import { accessMessages } from '../../contract/access/messages.ts'
import { serverMessages } from '../../contract/access/server-messages.ts'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { expectNoViolations } from '../testing/axe.ts'
import { widthOf } from '../testing/letters.ts'
import { ask } from '../testing/office.ts'
import { mailedLink } from '../testing/outbox.ts'
import { choose, expect, logIn, refusals, test, unique } from '../testing/staff.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, expectedMessages: refusals })

const password = 'monsoon on laterite'

async function openScreen(page: Page, name: string) {
  await page.getByRole('button', { name: 'Admin menu' }).tap()
  await page.getByRole('navigation', { name: 'Admin' }).getByText(name, { exact: true }).tap()
}

async function logInHere(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()
}

/** The only one that is found stands still afterwards. */
async function searchFor(page: Page, what: string, text: string) {
  await page.getByLabel(`Search ${what}`).fill(text)
  await expect(page.getByRole('status').filter({ hasText: /^1 \w+$/ })).toBeVisible()
}

const isInFrame = (page: Page) => expect.poll(() => widthOf(page)).toBe(360)

test.describe('for a stranger', () => {
  test.use({ storageState: { cookies: [], origins: [] } })
  test.beforeAll(({ browserName: _ }, info) => logIn(info.project.use.baseURL ?? ''))

  test('whoever signs up waits for the owner', async ({ page, browser, baseURL }) => {
    const email = `${unique('staff').replace(' ', '-')}@example.com`
    await page.goto(adminPages.login.path)
    await page.getByRole('link', { name: 'Sign up' }).tap()
    // The login has a field of the same name, and stays until the other screen is there.
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel(/^Password/).fill(password)
    await page.getByRole('button', { name: 'Sign up' }).tap()
    await expect(page).toHaveURL(adminPages.login.path)
    await logInHere(page, email, password)
    await expect(page.getByText(staffMessages.auth.waiting)).toBeVisible()

    const office = await browser.newContext({ storageState: await logIn(baseURL ?? '') })
    const desk = await office.newPage()
    await desk.goto(adminPages.accounts.path)
    await searchFor(desk, 'accounts', email)
    await choose(desk.getByRole('row', { name: email }), 'Approve')
    const approval = desk.getByRole('dialog', { name: 'Approve this account' })
    await expectNoViolations(desk, [360])
    await approval.getByRole('checkbox', { name: 'Editor' }).tap()
    await approval.getByRole('button', { name: 'Approve' }).tap()
    await expect(desk.getByText('Account approved')).toBeVisible()
    await isInFrame(desk)

    const row = desk.getByRole('row', { name: email })
    await expect(row).toContainText(accessMessages.accounts.notConfirmed)
    await choose(row, 'Send confirmation link')
    await expect(desk.getByText(serverMessages.accounts.linkKept)).toBeVisible()

    const ownPassword = 'only I read this mail'
    await test.step('the address is confirmed by choosing a password behind the mailed link', async () => {
      await page.goto((await mailedLink(email, 'confirm')).replace(/^https?:\/\/[^/]+/, baseURL ?? ''))
      const confirm = page.getByRole('button', { name: 'Confirm my address' })
      await confirm.tap()
      await expect(page.getByText(staffMessages.auth.fillAll)).toBeVisible()
      await page.getByLabel(/^New password/).fill(ownPassword)
      await page.getByLabel(/^Repeat the password/).fill(password)
      await confirm.tap()
      await expect(page.getByText(staffMessages.auth.mismatch)).toBeVisible()
      await isInFrame(page)
      await expectNoViolations(page, [360])
      await page.getByLabel(/^Repeat the password/).fill(ownPassword)
      await confirm.tap()
      await expect(page.getByText(staffMessages.auth.addressConfirmed).first()).toBeVisible()
      await expect(page).toHaveURL(adminPages.login.path)
    })
    await desk.reload()
    await expect(row).toContainText('Active')
    await expect(row).not.toContainText(accessMessages.accounts.notConfirmed)
    await office.close()

    await logInHere(page, email, password)
    await expect(
      page.getByRole('alert').filter({ hasText: staffMessages.auth.wrongCredentials }),
    ).toBeVisible()
    await logInHere(page, email, ownPassword)
    await expect(page.getByRole('heading', { name: 'welcome to admin pages' })).toBeVisible()
  })
})

test('a notice that stays until it is read does not lie on the menu', async ({ page }) => {
  await page.goto(adminPages.account.path)
  await page.route(`**${calls.changeName.path}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Save name' }).tap()
  await expect(page.getByRole('alert')).toContainText(messages.errors.noConnection)
  await openScreen(page, 'Trash')
  await expect(page.getByRole('heading', { name: 'Trash' })).toBeVisible()
})

test('the first enquiry is in the first view; the filters and the menu are a tap away, wherever one has scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const family = unique('Kurian')
  for (const first of ['Asha', 'Binu', 'Clara', 'Deepa']) await ask(page.request, `${first} ${family}`)
  await page.goto(adminPages.enquiries.path)
  const rows = page.getByRole('table', { name: 'enquiries' }).getByRole('rowgroup').last().getByRole('row')
  // Perhaps that of another test: its number is in sight whoever wrote it.
  await expect(rows.first().locator('a[href^="tel:"]')).toBeInViewport({ ratio: 1 })

  const filters = page.getByRole('button', { name: 'Filters' })
  await expect(filters).toHaveText('Filters')
  await expect(page.getByLabel('Show')).toBeHidden()
  await filters.tap()
  await page.getByLabel('Show').selectOption('New')
  await page.getByLabel('Sort').selectOption('Oldest first')
  await expect(filters).toHaveText('Filters (2)')
  await filters.tap()
  await expect(page.getByLabel('Show')).toBeHidden()
  await searchFor(page, 'enquiries', `Asha ${family}`)
  await page.getByLabel('Search enquiries').fill(family)
  await expect(page.getByRole('status').filter({ hasText: '4 enquiries' })).toBeVisible()
  await rows.last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('button', { name: /^Admin menu.*\d+ new$/ })).toBeInViewport({ ratio: 1 })
  await openScreen(page, 'Manage Career')

  const list = page.getByRole('heading', { name: /^Job openings \(\d+\)$/ })
  await expect(list).not.toBeInViewport()
  await page.getByRole('link', { name: /^Job openings \(\d+\)$/ }).tap()
  await expect(list).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(page.getByLabel('Title')).toBeInViewport({ ratio: 1 })
})
