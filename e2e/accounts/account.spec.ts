// One's own account, the names of colleagues, and more than one owner.
import type { Browser } from '@playwright/test'
import { serverMessages } from '../../contract/access/server-messages.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { holdBack } from '../testing/browser.ts'
import { addColleague } from '../testing/colleague.ts'
import { answerWith, expect, logIn, refusals, test, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const chosen = 'teak and lime plaster'

type Credentials = { email: string; password: string }

async function open(browser: Browser, baseURL: string | undefined, account: Credentials) {
  const storageState = await logIn(baseURL ?? '', account)
  const context = await browser.newContext({ baseURL, storageState })
  return { context, page: await context.newPage() }
}

test.describe('an action that breaks off', () => {
  test.use({ expectedMessages: [/Error: broken/] })

  test('says so, and its button works again', async ({ page, baseURL }) => {
    await logIn(baseURL ?? '')
    await page.goto(adminPages.account.path)
    await answerWith(page, 'endSession', 200, { message: 'Session ended' })
    // The last thing that the action does.
    await page.locator('#main').evaluate((main) => {
      main.focus = () => {
        throw new Error('broken')
      }
    })
    const end = page.getByRole('button', { name: /^End session/ }).first()
    const question = page.getByRole('alertdialog', { name: 'End this session?' })
    await end.click()
    await question.getByRole('button', { name: 'End session' }).click()
    await expect(page.getByRole('alert').filter({ hasText: staffMessages.auth.somethingWrong })).toBeVisible()
    await end.click()
    await expect(question).toBeVisible()
  })
})

test('somebody gives a name and a new password; the phone is logged out, this computer is not', {
  tag: '@journey',
}, async ({ page: owners, browser, baseURL }) => {
  const account = await addColleague(owners.request)
  const name = unique('Asha Menon')
  const phone = await open(browser, baseURL, account)
  const { context, page } = await open(browser, baseURL, account)
  const current = page.getByLabel('Current password')
  const fresh = page.getByLabel('New password')
  const notices = page.getByRole('region', { name: /^Notices/ })

  await test.step('the name, which the dashboard asks for, by keyboard', async () => {
    // The code of notices comes late, when the name is saved already.
    const showNotice = await holdBack(page, /toast-host/)
    await page.goto(adminPages.dashboard.path)
    const asked = page.getByRole('region', { name: 'What is your name?' })
    await asked.getByLabel('Your name').fill(name)
    const saved = page.waitForResponse((response) => response.url().endsWith(calls.changeName.path))
    await page.keyboard.press('Enter')
    await saved
    showNotice()
    await expect(notices.getByText(serverMessages.auth.nameSaved)).toBeVisible()
    await expect(asked).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.goto(adminPages.account.path)
    await expect(page.getByLabel('Your name')).toHaveValue(name)
    await expect(page.getByText(`${account.email}, with the roles Editor, Hiring and Office`)).toBeVisible()
  })

  await test.step('all other sessions end with one button', async () => {
    const button = page.getByRole('button', { name: 'End all other sessions' })
    await button.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'End them' }).click()
    await expect(notices.getByText(serverMessages.secondStep.sessionsEnded, { exact: true })).toBeVisible()
    await expect(button).toBeHidden()
    await phone.context.close()
  })

  await test.step('the new password is saved', async () => {
    await fresh.fill(chosen)
    await current.fill(account.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(notices.getByText(serverMessages.auth.passwordChanged)).toBeVisible()
    await expect(current).toHaveValue('')
    const sessions = page.getByRole('table', { name: 'Where you are logged in' })
    await expect(sessions.getByRole('row')).toHaveCount(2)
    await logIn(baseURL ?? '', { ...account, password: chosen })
  })
  await context.close()

  await test.step('the owner sees the name, with the address below it', async () => {
    await owners.goto(adminPages.accounts.path)
    await owners.getByLabel('Search accounts').fill(account.email)
    await expect(owners.getByRole('row', { name })).toContainText(account.email)
  })
})
