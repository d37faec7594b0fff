// People come by invitation, and see and use only what their roles include.
import type { Browser, Page } from '@playwright/test'
import { accessMessages } from '../../contract/access/messages.ts'
import { serverMessages } from '../../contract/access/server-messages.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { expectNoViolations } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'
import { owner, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const password = 'monsoon on laterite'
const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1440, height: 900 } }

/** By the dialog on the screen of accounts; returns the link. */
async function invite(page: Page, ...roles: string[]) {
  await page.goto(adminPages.accounts.path)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  for (const role of roles) await dialog.getByRole('checkbox', { name: role }).check()
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  const made = page.getByRole('dialog', { name: 'Invitation' })
  const link = await made.getByLabel('Link').inputValue()
  await expect(made).toContainText(accessMessages.invitations.linkNote)
  const share = (await made.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')) ?? ''
  expect(new URL(share).searchParams.get('text')).toContain(link)
  await made.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeFocused()
  return link
}

async function accept(browser: Browser, link: string, viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport, storageState: { cookies: [], origins: [] } })
  await page.goto(link)
  const name = unique('Anu')
  const email = `${name.replace(' ', '-')}@example.com`
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'welcome to admin pages' })).toBeVisible()
  return page
}

async function entriesOf(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Admin' })
  const button = page.getByRole('button', { name: 'Admin menu' })
  if (await button.isVisible()) await button.click()
  await expect(menu.getByRole('link', { name: 'Your account' })).toBeVisible()
  return menu.getByRole('link').allInnerTexts()
}

test('somebody invited to the office by a link sees only the office, on a phone and on a desk', {
  tag: '@journey',
}, async ({ page, browser }) => {
  await page.setViewportSize(sizes.phone)
  const link = await invite(page, 'Office')
  const theirs = await accept(browser, link, sizes.phone)
  await expect(theirs.getByRole('link', { name: 'Add a review' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Add a job' })).toHaveCount(0)
  await expect(theirs.getByText('Open jobs')).toHaveCount(0)
  await expect(theirs.getByText('How the site is doing')).toHaveCount(0)
  await expect(theirs.getByText('Unable to load')).toHaveCount(0)
  const own = ['Dashboard', 'Add Review', 'All Reviews', 'Enquiries', 'Trash', 'Your account']
  expect(await entriesOf(theirs)).toEqual(own)
  await theirs.setViewportSize(sizes.desk)
  await theirs.reload()
  expect(await entriesOf(theirs)).toEqual(own)
  // A CV not even by its address.
  await theirs.goto(calls.openCv.path.replace(':name', `${'0'.repeat(32)}.pdf`))
  await expect(theirs.getByText(staffMessages.auth.notYours)).toBeVisible()
  const { path, title } = adminPages.applications
  await theirs.goto(path)
  await expect(theirs.getByText(staffMessages.auth.notYours)).toBeVisible()
  await expect(theirs.getByRole('heading', { name: title, exact: true })).toBeVisible()

  await theirs.goto(link)
  await expect(theirs.getByText(accessMessages.invitations.linkDead)).toBeVisible()
  await theirs.close()
})

test('what is missing in an invitation is told, an owner is invited with the password, and an invitation is taken back', async ({
  page,
}) => {
  // An earlier test may have shown who it is a few minutes ago.
  await page.request.post(calls.login.path, { data: owner })
  await page.setViewportSize(sizes.phone)
  await page.goto(adminPages.accounts.path)
  const button = page.getByRole('button', { name: 'Invite somebody' })
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  const send = dialog.getByRole('button', { name: 'Invite', exact: true })
  const made = page.getByRole('dialog', { name: 'Invitation' })

  await test.step('whoever invites an owner types the password once more', async () => {
    await button.click()
    await dialog.getByRole('checkbox', { name: 'Owner' }).check()
    await send.click()
    const proof = page.getByRole('dialog', { name: 'Invite an owner' })
    await proof.getByRole('button', { name: 'Close' }).click()
    await expect(proof).toBeHidden()
    await send.click()
    await expect(proof.getByLabel(/^Password/)).toBeFocused()
    await expectNoViolations(page)
    await page.keyboard.type('not this one')
    await page.keyboard.press('Enter')
    await expect(proof.getByLabel(/^Password/)).toHaveAccessibleDescription(serverMessages.auth.passwordWrong)
    await proof.getByLabel(/^Password/).fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(made.getByLabel('Link')).toHaveValue(/\/admin\/invitation\//)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  await page.setViewportSize(sizes.desk)
  await test.step('the menu of an owner fits, and the sections are equally far apart', async () => {
    await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Your account' })).toBeInViewport({ ratio: 1 })
    // Nothing lies below Logout, which stays in sight.
    const menu = page.getByRole('navigation', { name: 'Admin' })
    expect(await menu.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0)
    const names = ['Invitations', 'Signing up', 'Second step']
    const boxes = await Promise.all(
      names.map((name) => page.getByRole('region', { name }).evaluate((it) => it.getBoundingClientRect())),
    )
    const gaps = boxes.slice(1).map(({ top }, i) => Math.round(top - (boxes[i]?.bottom ?? 0)))
    expect(gaps[0]).toBe(gaps[1])
  })
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Email').fill('owner@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('form').getByText(accessMessages.accounts.chooseRole)).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Editor' }).press('Space')
  await send.press('Enter')
  const { hasAccount } = accessMessages.invitations
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(new RegExp(hasAccount))
  await expectNoViolations(page)
  const email = `${unique('guest').replace(' ', '-')}@example.com`
  await dialog.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(made).toContainText(email)
  await expect(made).toContainText(accessMessages.invitations.linkNoteAddressed)
  const link = await made.getByLabel('Link').inputValue()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await test.step('whoever is logged in already is told that it is another account', async () => {
    const other = await page.context().newPage()
    await other.goto(link)
    await expect(other.getByText(`You are logged in here as ${owner.email}.`)).toBeVisible()
    await other.close()
  })

  const row = page.getByRole('table', { name: 'Open invitations' }).getByRole('row', { name: email })
  await expect(row).toContainText('Editor')
  await row.getByRole('button', { name: 'Take back' }).click()
  const question = page.getByRole('alertdialog', { name: accessMessages.invitations.confirmRevoke })
  await expect(question).toContainText(/as Editor, made \d+ \w+ \d{4}/)
  await question.getByRole('button', { name: 'Take back' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto(link)
  await expect(page.getByText(accessMessages.invitations.linkDead)).toBeVisible()
  for (const [{ path }, words] of [
    [adminPages.invitationCutOff, accessMessages.invitations.linkCut],
    [adminPages.confirmCutOff, staffMessages.auth.confirmationLinkCut],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words)).toBeVisible()
  }
})

test('signing up is closed and opened again', async ({ page, browser }) => {
  const stranger = await browser.newPage({ storageState: { cookies: [], origins: [] } })
  const offer = stranger.getByRole('link', { name: 'Sign up' })
  await page.goto(adminPages.accounts.path)
  await page.getByRole('button', { name: 'Close signing up' }).click()
  // What stays: the notice is gone after five seconds, which may pass unseen on a busy machine.
  await expect(page.getByText('Nobody can sign up. New people come by invitation.')).toBeVisible()
  await stranger.goto(adminPages.login.path)
  await expect(stranger.getByRole('link', { name: 'Get a new one' })).toBeVisible()
  await expect(offer).toHaveCount(0)
  await stranger.goto(adminPages.signup.path)
  await expect(stranger.getByText(accessMessages.invitations.closed)).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Sign up' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open signing up' }).click()
  await expect(page.getByText('Anybody can sign up on the login page.')).toBeVisible()
  await stranger.goto(adminPages.login.path)
  await expect(offer).toBeVisible()
  await stranger.close()
})

test('a locked account is explained, and let in by a link where no mail can be sent', async ({ page }) => {
  const link = 'https://example.com/admin/forgot-password/x'
  const isList = (url: URL) => url.pathname === calls.listAccounts.path
  await page.route(isList, async (route) => {
    const response = await route.fetch()
    const [own] = await response.json()
    const locked = { ...own, id: 'locked-1', name: 'Biju', email: 'biju@example.com', status: 'locked' }
    await route.fulfill({ response, json: [locked, own] })
  })
  await page.route(`**${calls.mailConfirmationLink.path.replace(':id', 'locked-1')}`, (route) =>
    route.fulfill({ json: { message: accessMessages.accounts.linkMade, link } }),
  )
  await page.goto(adminPages.accounts.path)
  const row = page.getByRole('row', { name: 'biju@example.com' })
  await expect(row).toContainText(`Locked${accessMessages.accounts.choosesPassword}`)
  await expect(page.getByText(accessMessages.accounts.lockedMeans)).toBeVisible()
  await expectNoViolations(page)
  await row.getByRole('button', { name: 'Let in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pass this link on' })
  await expect(dialog.getByLabel('Link')).toHaveValue(link)
  await expect(dialog).toContainText('biju@example.com')
})
