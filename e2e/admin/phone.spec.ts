// Staff on a phone; their journeys there stand beside the screens.
import type { Page } from '@playwright/test'
import { accessMessages } from '../../contract/access/messages.ts'
import { serverMessages } from '../../contract/access/server-messages.ts'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { addColleague, logInByForm } from '../testing/colleague.ts'
import { expectNoViolations, widthOf } from '../testing/look.ts'
import { ask, linkInMail } from '../testing/office.ts'
import { choose, expect, refusals, test, unique } from '../testing/staff.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }

test.use({ ...phone, expectedMessages: refusals })

async function openScreen(page: Page, name: string) {
  await page.getByRole('button', { name: 'Admin menu' }).tap()
  await page.getByRole('navigation', { name: 'Admin' }).getByText(name, { exact: true }).tap()
}

/** The only one that is found stands still afterwards. */
async function searchFor(page: Page, what: string, text: string) {
  await page.getByLabel(`Search ${what}`).fill(text)
  await expect(page.getByRole('status').filter({ hasText: /^1 \w+$/ })).toBeVisible()
}

const isInFrame = (page: Page) => expect.poll(() => widthOf(page)).toBe(360)

test('an address is confirmed by choosing a password behind the mailed link', async ({
  page,
  office,
  browser,
  baseURL,
}) => {
  const { email, password } = await addColleague(office)
  await page.goto(adminPages.accounts.path)
  await searchFor(page, 'accounts', email)
  const row = page.getByRole('row', { name: email })
  await expect(row).toContainText(accessMessages.accounts.notConfirmed)
  await choose(row, 'Send confirmation link')
  await expect(page.getByText(serverMessages.accounts.linkKept)).toBeVisible()
  await isInFrame(page)

  const ownPassword = 'only I read this mail'
  const theirs = await browser.newPage({ ...phone, baseURL, storageState: { cookies: [], origins: [] } })
  await theirs.goto(await linkInMail(email, 'admin/confirm'))
  const confirm = theirs.getByRole('button', { name: 'Confirm my address' })
  await confirm.tap()
  await expect(theirs.getByText(staffMessages.auth.fillAll)).toBeVisible()
  await theirs.getByLabel(/^New password/).fill(ownPassword)
  await theirs.getByLabel(/^Repeat the password/).fill(password)
  await confirm.tap()
  await expect(theirs.getByText(staffMessages.auth.mismatch)).toBeVisible()
  await expectNoViolations(theirs, [360])
  await theirs.getByLabel(/^Repeat the password/).fill(ownPassword)
  await confirm.tap()
  await expect(theirs.getByText(staffMessages.auth.addressConfirmed).first()).toBeVisible()
  await expect(theirs).toHaveURL(adminPages.login.path)
  await logInByForm(theirs, { email, password: ownPassword })
  await expect(theirs.getByRole('heading', { name: 'welcome to admin pages' })).toBeVisible()
  await theirs.close()

  await page.reload()
  await expect(row).toContainText('Active')
  await expect(row).not.toContainText(accessMessages.accounts.notConfirmed)
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
