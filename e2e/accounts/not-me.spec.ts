// A stranger has logged in with the password of an owner, who is told by mail and chooses a new one. What ends with that:
// server/auth/not-me/.
import { request } from '@playwright/test'
import { accessMessages } from '../../contract/access/messages.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { addColleague } from '../testing/colleague.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'
import { refusals } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const words = accessMessages.notMe
const chosen = 'rain on red tiles'

/** Logs somebody in, in a browser of their own. */
async function logInElsewhere(baseURL: string, data: { email: string; password: string }) {
  const api = await request.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  await api.post(calls.login.path, { data })
  return api
}

test('from the mail about a login to a new password, at every width, with what the stranger has done meanwhile', {
  tag: '@journey',
}, async ({ browser, site }) => {
  const account = await addColleague(site.staff, { roles: ['owner'] })
  const { email, password } = account
  const hers = await logInElsewhere(site.origin, account)
  const stranger = await logInElsewhere(site.origin, account)
  await stranger.post(calls.createInvitation.path, { data: { roles: ['owner'], password } })
  await expect.poll(() => site.mailTo(email)).toContain('/admin/not-me/')
  const link = /\/admin\/not-me\/[\w-]+/.exec((await site.mailTo(email)) ?? '')?.[0] ?? ''
  const nobody = { cookies: [], origins: [] }
  const page = await browser.newPage({ baseURL: site.origin, storageState: nobody })
  await page.goto(link)
  const changes = page.getByRole('region', { name: 'Since that login' })
  await expect(page.getByText('If you did not log in yourself')).toBeVisible()
  await expectNoViolations(page, axeWidths)
  await page.getByRole('button', { name: words.end }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(changes).toContainText(words.lookThrough)
  await expect(changes.getByText('invited somebody by a link, as Owner')).toBeVisible()
  await expect(changes.getByRole('button')).toHaveCount(0)
  await expectNoViolations(page, axeWidths)

  await page.getByRole('link', { name: adminPages.resetPassword.title }).click()
  await expect(page.getByLabel('New password')).toBeVisible()
  await page.goBack()
  await expect(changes, 'it is still there for whoever comes back').toContainText(words.lookThrough)
  await page.getByRole('link', { name: adminPages.resetPassword.title }).click()
  await page.getByLabel('New password').fill(chosen)
  await page.getByLabel('Repeat the password').fill(chosen)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(chosen)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(adminPages.dashboard.path)
  await page.close()
  for (const one of [hers, stranger]) await one.dispose()
})

test('a link that no longer works says so, and leads to a new password', async ({ page }) => {
  await page.goto(adminPages.notMe.path.replace(':token', 'used'))
  await page.getByRole('button', { name: words.end }).click()
  await expect(page.getByRole('main').getByText(staffMessages.auth.resetLinkDead)).toBeVisible()
  await expect(page.getByText(words.isDone), 'it may have been this person').toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(adminPages.forgotPassword.path)
})
