// The dashboard, the enquiries and the accounts.
import { accessMessages } from '../../contract/access/messages.ts'
import { troubleWords } from '../../contract/admin/trouble-words.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { ask } from '../testing/office.ts'
import { answerWith, choose, delayCall, expect, refusals, test, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

test('the dashboard has its menu in order, says how the site is doing, and where its numbers cannot be had; it is the way back from nowhere', async ({
  page,
}) => {
  await ask(page.request, unique('Anu'))
  await page.goto(adminPages.dashboard.path)
  const card = page.getByRole('region', { name: 'How the site is doing' })

  await test.step('the sidebar has its entries in order and says what is new, the footer its links', async () => {
    const sidebar = page.getByRole('navigation', { name: 'Admin' })
    await expect(sidebar.getByRole('link', { name: 'Enquiries', exact: true })).toHaveAccessibleDescription(
      /^\d+ new$/,
    )
    await expect(sidebar.getByRole('heading')).toHaveText(['Website', 'Office'])
    const entries = (await sidebar.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0])
    expect(entries).toEqual([
      'Dashboard',
      'Add Project',
      'All Projects',
      'Add Review',
      'All Reviews',
      'Manage Career',
      'Manage Application',
      'Enquiries',
      'Services',
      'Site',
      'Malayalam',
      'Trash',
      'Accounts',
      'Personal data',
      'Diary',
      'Your account',
      'Logout',
    ])
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  })

  await test.step('the card has true figures: when the first backup is due, and what is wrong, which stands above all', async () => {
    const backup = `Last backupThe first comes tonight at ${process.env.E2E_BACKUP_AT}`
    await expect(card).toHaveText(new RegExp(`${backup}On the disk of the dataFree disk space\\d+ [GM]B`))
    await expect(card).toHaveText(/Version\d+\.\d+\.\d+ on SQLite/)
    // No test can fill the disk.
    const status = await (await page.request.get(calls.getStatus.path)).json()
    const recent = new Date(Date.now() - 3_600_000).toISOString()
    const notice = page.getByRole('alert').filter({ hasText: troubleWords.disk })
    await expect(notice).toHaveCount(0)
    const low = { ...status, last_backup_at: recent, free_disk_bytes: 140e6, undelivered_mails: 2 }
    await answerWith(page, 'getStatus', 200, { ...low, troubles: ['disk', 'certificate'] })
    await page.reload()
    await expect(card).toHaveText(/Free disk space140 MBLowUndelivered mails2No mail server is set/)
    await expect(card).not.toHaveText(/Back up soon|No backup yet/)
    await expect(notice.getByRole('listitem')).toHaveText([troubleWords.disk, troubleWords.certificate])
  })

  await test.step('an address that does not exist is named, with a way back', async () => {
    await answerWith(page, 'getSummary', 500)
    await page.goto('/admin/nowhere')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page).toHaveURL(adminPages.dashboard.path)
    await expect(page.getByRole('heading', { name: 'welcome to admin pages' })).toBeVisible()
    await expect(page.getByText("Unable to load today's numbers.")).toBeVisible()
  })
})

test.describe('enquiries', () => {
  test('one is read, answered, annotated and deleted after a question; another is marked as spam and leaves the list', {
    tag: '@journey',
  }, async ({ page }) => {
    const family = unique('Kurian')
    const [name, spam] = [`Asha ${family}`, `Binu ${family}`]
    await ask(page.request, name)
    await ask(page.request, spam)
    await page.goto(`${adminPages.enquiries.path}?search=${encodeURIComponent(family)}`)
    const row = page.getByRole('row', { name })
    const spamRow = page.getByRole('row', { name: spam })

    await test.step('read, answered and annotated', async () => {
      await expect(row.getByRole('link', { name: '+91 98470 12345' })).toHaveAttribute(
        'href',
        'tel:+919847012345',
      )
      await choose(row, 'Open')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const opened = page.getByRole('main')
      await expect(opened).toContainText('We have 12 cents in Kakkanad.')
      await expect(opened.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        /wa\.me\/919847012345/,
      )
      await opened.getByRole('button', { name: 'Mark answered' }).click()
      await expect(page.getByText('Enquiry updated').first()).toBeVisible()
      await opened.getByRole('textbox', { name: 'Note' }).fill('Visit on Saturday.')
      await opened.getByRole('button', { name: 'Add note' }).click()
      await expect(page.getByRole('region', { name: 'Notes and history' })).toContainText(
        'Visit on Saturday.',
      )
      await page
        .getByRole('navigation', { name: 'Enquiries' })
        .getByRole('link', { name: 'Enquiries' })
        .click()
      await expect(row.getByText('Answered', { exact: true })).toBeVisible()
    })

    await test.step('after deleting an opened one comes the next', async () => {
      await choose(row, 'Open')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await choose(page.getByRole('main'), 'Delete')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('Enquiry deleted')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: spam })).toBeVisible()
    })

    await test.step('spam is kept apart', async () => {
      await choose(page.getByRole('main'), 'Mark as spam')
      await expect(page.getByText('Enquiry updated').first()).toBeVisible()
      await page.goBack()
      await expect(spamRow).toBeHidden()
      await page.getByRole('link', { name: 'Spam' }).click()
      await expect(page).toHaveURL(/spam=true/)
      await page.getByLabel('Search enquiries').fill(spam)
      await expect(spamRow).toBeVisible()
    })
  })

  test('a day to call again is set, changed and cleared; the dashboard shows it and leads to the enquiry; the export has it', {
    tag: '@journey',
  }, async ({ page }) => {
    const name = unique('Aravind')
    await ask(page.request, name)
    const opened = page.getByRole('main')
    // The dashboard has a part named Follow-ups.
    const date = opened.getByLabel(/^Follow-up(?!s)/)
    const saved = () => expect(page.getByText('Enquiry updated').first()).toBeVisible()
    const followUps = page.getByRole('region', { name: 'Follow-ups' }).getByRole('link', { name })

    await page.goto(`${adminPages.enquiries.path}?search=${encodeURIComponent(name)}`)
    const row = page.getByRole('row', { name })
    await choose(row, 'Open')
    // The list has a filter of the same name.
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await date.fill('2030-01-02')
    await opened.getByRole('button', { name: 'Tomorrow' }).click()
    await saved()
    await expect(date, 'the day that is stored').not.toHaveValue('2030-01-02')
    const answer = await delayCall(page, 'updateEnquiry')
    await opened.getByRole('button', { name: 'No follow-up' }).click()
    await expect(date).toHaveValue('')
    await date.fill('2030-01-02')
    const cleared = page.waitForResponse((response) => response.request().method() === 'PUT')
    answer()
    await cleared
    // What was saved is on the screen before all of it has been read again.
    const release = await delayCall(page, 'listEnquiryHistory')
    await opened.getByRole('button', { name: 'Save date' }).click()
    await expect(opened.getByRole('button', { name: 'No follow-up' })).toBeVisible()
    release()
    await expect(opened.getByRole('button', { name: 'Save date' })).toBeDisabled()
    await date.fill('')
    await opened.getByRole('button', { name: 'Save date' }).click()
    await expect(opened.getByRole('button', { name: 'No follow-up' })).toBeHidden()
    await date.fill('2020-01-02')
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
    await opened.getByRole('button', { name: 'Save date' }).click()
    await saved()
    // The form knows it a moment after the message.
    await expect(opened.getByRole('button', { name: 'Save date' })).toBeDisabled()
    await page.goBack()
    await expect(row).toContainText('2 Jan 2020 Overdue')

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export as CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('enquiries.csv')
    expect(file.url(), 'of what the list shows').toContain('search=')

    await page.goto(adminPages.dashboard.path)
    await expect(page.getByRole('link', { name: /to follow up today$/ })).toBeVisible()
    await expect(followUps).toContainText('Overdue')
    await followUps.click()
    await expect(date).toHaveValue('2020-01-02')
    await opened.getByRole('button', { name: 'No follow-up' }).click()
    await expect(date).toHaveValue('')
    await page.goto(adminPages.dashboard.path)
    await expect(page.getByRole('heading', { name: 'Quick actions' })).toBeVisible()
    await expect(followUps).toHaveCount(0)
  })
})

test.describe('accounts', () => {
  const password = 'monsoon on laterite'
  const newWord = () => unique('person').replace(' ', '-')

  test('an owner finds waiting accounts, approves one and refuses another', { tag: '@journey' }, async ({
    page,
  }) => {
    const word = newWord()
    for (const name of ['zara', 'abid'])
      await page.request.post(calls.signup.path, { data: { email: `${name}-${word}@example.com`, password } })
    await page.goto(adminPages.accounts.path)
    await page.getByLabel('Search accounts').fill(word)
    const rows = page.getByRole('table', { name: 'accounts' }).getByRole('rowgroup').last().getByRole('row')
    await expect(rows).toHaveCount(2)
    await page.getByLabel('Status').selectOption('Approved')
    await expect(page.getByText('Nothing matches your search.')).toBeVisible()
    await page.getByLabel('Status').selectOption('Waiting for approval')
    await page.getByLabel('Role').selectOption('Hiring')
    await expect(rows).toHaveCount(2)

    await test.step('approved', async () => {
      await page.getByLabel('Status').selectOption('Any')
      const row = page.getByRole('row', { name: `zara-${word}` })
      await expect(row).toContainText('Waiting for approval')
      await choose(row, 'Approve')
      const dialog = page.getByRole('dialog', { name: 'Approve this account' })
      for (const role of ['Editor', 'Hiring', 'Office'])
        await expect(dialog.getByRole('checkbox', { name: role })).not.toBeChecked()
      await dialog.getByRole('button', { name: 'Approve' }).click()
      await expect(dialog.locator('form').getByText(accessMessages.accounts.chooseRole)).toBeVisible()
      for (const role of ['Editor', 'Hiring']) await dialog.getByRole('checkbox', { name: role }).click()
      await dialog.getByRole('button', { name: 'Approve' }).click()
      await expect(row).toContainText('Editor')
      await expect(row).not.toContainText('Office')
      await choose(row, 'Change roles')
      const roles = page.getByRole('dialog', { name: 'Change roles' })
      await expect(roles).toContainText(`zara-${word}@example.com`)
      await roles.getByRole('checkbox', { name: 'Office' }).click()
      await expect(roles).toContainText(accessMessages.accounts.logsInAgain)
      await roles.getByRole('button', { name: 'Save roles' }).click()
      await expect(row).toContainText('Office')
    })

    await test.step('refused', async () => {
      const row = page.getByRole('row', { name: `abid-${word}` })
      await choose(row, 'Refuse')
      const question = page.getByRole('alertdialog', { name: 'Refuse this account?' })
      await expect(question).toContainText(`abid-${word}@example.com`)
      await question.getByRole('button', { name: 'Refuse' }).click()
      await expect(page.getByText('Account removed')).toBeVisible()
      await expect(row).toBeHidden()
    })
  })
})
