// Screens go by the codes of answers: whoever says a sentence better breaks nothing.
import type { Page } from '@playwright/test'
import { accessMessages } from '../../contract/access/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'
import { answerWith, refusals } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const reworded = 'The same in other words.'
const account = { email: 'asha@example.com', password: 'rain on red tiles' }

async function send(page: Page, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(new RegExp(`^${label}`)).fill(text)
  await page.keyboard.press('Enter')
}

test('a link that has died, a login that took too long and an address to confirm are known by their codes', async ({
  page,
}) => {
  await page.route(/\/admin\/.*/, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), message: reworded } })
  })
  const told = page.getByText(reworded)

  await answerWith(page, 'checkResetLink', 500)
  await page.goto(adminPages.resetPassword.path.replace(':token', 'long-gone'))
  await send(page, { 'New password': account.password, 'Repeat the password': account.password })
  await expect(told).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()

  await answerWith(page, 'checkInvitation', 500)
  await page.goto(adminPages.invitation.path.replace(':token', 'long-gone'))
  await send(page, { 'Your name': 'Asha', Email: account.email, Password: account.password })
  await expect(told).toBeVisible()
  await expect(page.getByText(accessMessages.invitations.linkDead)).toBeVisible()

  const login = { Email: account.email, Password: account.password }
  await answerWith(page, 'login', 200, { message: reworded, second_step: ['app'] })
  await page.goto(adminPages.login.path)
  await send(page, login)
  await send(page, { 'Code of your app': '123456' })
  await expect(told).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()

  await answerWith(page, 'login', 403, { code: 'not_confirmed', message: reworded })
  await send(page, login)
  await expect(page.getByText('Your email and password are right.')).toContainText('link')
})
