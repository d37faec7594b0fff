// Accounts that came back with a backup are let in again by an owner.

import { accessMessages } from '../../contract/access/messages.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'

const words = accessMessages.accounts
const link = 'https://example.com/admin/forgot-password/x'

test('a locked account is explained, and let in by a link where no mail can be sent', async ({ page }) => {
  const isList = (url: URL) => url.pathname === calls.listAccounts.path
  await page.route(isList, async (route) => {
    const response = await route.fetch()
    const [own] = await response.json()
    const locked = { ...own, id: 'locked-1', name: 'Biju', email: 'biju@example.com', status: 'locked' }
    await route.fulfill({ response, json: [locked, own] })
  })
  await page.route(`**${calls.mailConfirmationLink.path.replace(':id', 'locked-1')}`, (route) =>
    route.fulfill({ json: { message: words.linkMade, link } }),
  )
  await page.goto(adminPages.accounts.path)
  const row = page.getByRole('row', { name: 'biju@example.com' })
  await expect(row).toContainText(`Locked${words.choosesPassword}`)
  await expect(page.getByText(words.lockedMeans)).toBeVisible()
  await expectNoViolations(page)
  await row.getByRole('button', { name: 'Let in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pass this link on' })
  await expect(dialog.getByLabel('Link')).toHaveValue(link)
  await expect(dialog).toContainText('biju@example.com')
})
