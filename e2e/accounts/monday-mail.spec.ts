// The mail on Mondays: an owner switches it on, and stops it by its link.
import { createHmac, hkdfSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serverMessages } from '../../contract/access/server-messages.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { addColleague } from '../testing/colleague.ts'
import { expect, logIn, refusals, test } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const words = serverMessages.auth
const label = "A mail on Monday with last week's numbers"

/** As the mail would have it: no test can wait for a Monday. */
async function stopLink(account: string) {
  const secret = await readFile(join(process.env.E2E_DATA_DIR ?? '', 'secret.key'), 'utf8')
  const key = Buffer.from(hkdfSync('sha256', secret.trim(), '', 'private links', 32))
  const token = createHmac('sha256', key).update(`monday mail ${account}`).digest('base64url')
  return adminPages.stopMail.path.replace(':token', token)
}

test('an owner switches it on by keyboard, and stops it on a phone that is not logged in', async ({
  page,
  browser,
  baseURL,
}) => {
  const me = async () => (await page.request.get(calls.whoAmI.path)).json()
  const tick = page.getByRole('checkbox', { name: label })
  const phone = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 800 },
    storageState: { cookies: [], origins: [] },
  })
  const opened = await phone.newPage()
  const button = opened.getByRole('button', { name: 'Stop this mail' })

  await test.step('it is off until somebody wants it', async () => {
    await page.goto(adminPages.account.path)
    await expect(tick).not.toBeChecked()
    await tick.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Save choice' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.mondayMailOn)).toBeVisible()
    await page.reload()
    await expect(tick).toBeChecked()
  })

  // The server makes its key when it first needs one.
  await page.request.post(calls.stopMondayMail.path)
  await test.step('opening the link stops nothing, its button does', async () => {
    await opened.goto(await stopLink((await me()).id))
    await expect(opened.getByRole('heading', { name: adminPages.stopMail.title })).toBeVisible()
    await expectNoViolations(opened, axeWidths)
    expect((await me()).monday_mail).toBe(true)
    await button.focus()
    await opened.keyboard.press('Enter')
    await expect(opened.getByRole('main')).toContainText(words.mondayMailOff)
    await expect(opened.getByRole('main')).toBeFocused()
    await expect(button).toHaveCount(0)
    expect((await me()).monday_mail).toBe(false)
    await page.reload()
    await expect(tick).not.toBeChecked()
  })

  await test.step('a second time is fine, and a link that is not whole says so', async () => {
    await opened.reload()
    await button.click()
    await expect(opened.getByRole('main')).toContainText(words.mondayMailOff)
    await opened.goto((await stopLink((await me()).id)).slice(0, -1))
    await button.click()
    await expect(opened.getByText(words.stopLinkWrong).first()).toBeVisible()
  })
  await phone.close()
})

test('only owners are offered it', async ({ page: owners, browser, baseURL }) => {
  const storageState = await logIn(baseURL ?? '', await addColleague(owners.request))
  const context = await browser.newContext({ baseURL, storageState })
  const page = await context.newPage()
  await page.goto(adminPages.account.path)
  await expect(page.getByRole('button', { name: 'Save language' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: label })).toHaveCount(0)
  await context.close()
})
