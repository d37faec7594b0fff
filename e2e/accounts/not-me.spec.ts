// A stranger has logged in with the password of an owner, who is told by mail, chooses a new one and is safe again.
import { type APIRequestContext, type Browser, request } from '@playwright/test'
import { accessMessages } from '../../contract/access/messages.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { addColleague } from '../testing/colleague.ts'
import { expect, test } from '../testing/own-site.ts'
import { refusals } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const words = accessMessages.notMe
const chosen = 'rain on red tiles'
type Site = {
  origin: string
  staff: APIRequestContext
  mailTo: (email: string) => Promise<string | undefined>
}

/** The stranger has made an owner and invited another one; `page` is hers, on a phone, at the link of the mail. */
async function breakIn(browser: Browser, site: Site) {
  const { email, password } = await addColleague(site.staff, { roles: ['owner'] })
  const strangers = `stranger-of-${email}`
  const elsewhere = () =>
    request.newContext({ baseURL: site.origin, storageState: { cookies: [], origins: [] } })
  const [hers, stranger, guest] = await Promise.all([elsewhere(), elsewhere(), elsewhere()])
  await hers.post(calls.login.path, { data: { email, password } })
  await stranger.post(calls.login.path, { data: { email, password } })
  const invite = async () => {
    const data = { roles: ['owner'], password }
    const { link } = await (await stranger.post(calls.createInvitation.path, { data })).json()
    return calls.acceptInvitation.path.replace(':token', String(link).split('/').at(-1) ?? '')
  }
  const accepting = { data: { name: '', email: strangers, password } }
  expect((await guest.post(await invite(), accepting)).status()).toBe(200)
  const waiting = await invite()

  await expect.poll(() => site.mailTo(email)).toContain('/admin/not-me/')
  const link = /\/admin\/not-me\/[\w-]+/.exec((await site.mailTo(email)) ?? '')?.[0] ?? ''
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width: 360, height: 800 },
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  await page.goto(link)
  return {
    ...{ email, page },
    async choose() {
      await page.getByLabel('New password').fill(chosen)
      await page.getByLabel('Repeat the password').fill(chosen)
      await page.keyboard.press('Enter')
    },
    changes: page.getByRole('region', { name: 'Since that login' }),
    acceptWaiting: async () => (await guest.post(waiting, accepting)).status(),
    async close() {
      await context.close()
      for (const one of [hers, stranger, guest]) await one.dispose()
    },
  }
}

test('from the mail about a login to a new password, at every width: what the stranger gave out ends, and what else was done is told', {
  tag: '@journey',
}, async ({ browser, site }) => {
  const { page, choose, changes, email, ...scene } = await breakIn(browser, site)
  await expect(page.getByText('If you did not log in yourself')).toBeVisible()
  await expectNoViolations(page, axeWidths)
  await page.getByRole('button', { name: words.end }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(changes).toContainText(words.lookThrough)
  await expect(changes.getByText('invited somebody by a link, as Owner')).toHaveCount(2)
  await expect(changes.getByRole('button')).toHaveCount(0)
  await expectNoViolations(page, axeWidths)
  expect(await scene.acceptWaiting()).toBe(400)

  await page.getByRole('link', { name: adminPages.resetPassword.title }).click()
  await expect(page.getByLabel('New password')).toBeVisible()
  await page.goBack()
  await expect(changes, 'it is still there for whoever comes back').toContainText(words.lookThrough)
  await page.getByRole('link', { name: adminPages.resetPassword.title }).click()
  await choose()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(chosen)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(adminPages.dashboard.path)
  await scene.close()
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
