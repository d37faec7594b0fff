// Logging in with a passkey, with an app and with recovery codes, on a phone and on a desk.
import type { Locator, Page } from '@playwright/test'
import { serverMessages } from '../../contract/access/server-messages.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { codeOf } from '../testing/app-code.ts'
import { logInByForm as logIn, openAsColleague } from '../testing/colleague.ts'
import { expectNoViolations } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'
import { choose, expectMainButton, owner, refusals } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const words = serverMessages.secondStep

async function enter(field: Locator, text: string) {
  await field.fill(text)
  await field.press('Enter')
}

/** Something that takes more than an open session. */
async function prove(page: Page, title: string, password: string) {
  const dialog = page.getByRole('dialog', { name: title })
  await expectMainButton(dialog, 'Continue')
  await enter(dialog.getByLabel(/^Password/), password)
}

/** A wrong code is told at its field. */
async function enterCode(field: Locator, code: string) {
  await enter(field, '000000')
  await expect(field).toHaveAccessibleDescription(/not right/)
  await expect(field).toBeInViewport({ ratio: 1 })
  await enter(field, code)
}

/** As they are shown once, after which the screen goes on. */
async function keepCodes(page: Page, message: string) {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText(message)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
  return codes
}

/** They open at the top, in columns that fit. */
async function expectCodesToFit(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  const items = dialog.getByRole('listitem')
  await expect(items).toHaveCount(10)
  await atEachWidth(page, async () => {
    const body = dialog.locator('.sheet-body')
    expect(await body.evaluate((it) => [it.scrollTop, it.scrollWidth - it.clientWidth])).toEqual([0, 0])
    const widths = await items.evaluateAll((all) =>
      all.map((item) => {
        const text = document.createRange()
        text.selectNodeContents(item)
        return [Math.round(text.getBoundingClientRect().width), item.scrollWidth - item.clientWidth]
      }),
    )
    expect(new Set(widths.map(String)).size, 'every code is as wide as the others').toBe(1)
    expect(widths[0]?.[1]).toBe(0)
  })
}

/** Only the button at the end lets go of them without a question. */
async function closeCodesByMistake(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  const question = page.getByRole('alertdialog', { name: 'Have you kept the codes?' })
  for (const key of ['Enter', 'Escape']) await page.keyboard.press(key)
  await expect(question).toBeVisible()
  // Browsers do not let a page refuse the second Escape.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  await expect(dialog.or(question).first()).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Back to the codes' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Back to the codes' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('heading').focus()
}

/** On the page as it is now: what is open stays open, and nothing is wider than the window. */
async function atEachWidth(page: Page, check: () => Promise<void>) {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
}

const expectInOrder = (page: Page) => atEachWidth(page, () => expectNoViolations(page))

/** Any screen of a session: the context is thrown away with its cookies instead of logging out by the menu. */
const logOut = (page: Page) => page.request.post(calls.logout.path)

test('a passkey takes the place of the password, and a recovery code that of a passkey that is lost', {
  tag: '@journey',
}, async ({ browser, site }) => {
  const { page, context, clearPasskeys, ...account } = await openAsColleague(browser, site)
  await logIn(page, account)
  await page.getByRole('link', { name: 'Yes, set it up' }).click()
  const heading = page.getByRole('heading', { name: 'Passkeys' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await prove(page, 'Add a passkey', account.password)
  const codes = await keepCodes(page, words.passkeyAdded)

  await test.step('alone', async () => {
    await logOut(page)
    await page.goto(adminPages.login.path)
    await page.getByRole('button', { name: 'Log in with fingerprint, face or PIN' }).click()
    await expect(page).toHaveURL(adminPages.dashboard.path)
    await expect(page.getByText('Yes, set it up')).toBeHidden()
  })

  await test.step('after the password', async () => {
    await logOut(page)
    await logIn(page, account)
    await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(adminPages.dashboard.path)
  })

  await test.step('whoever has lost it finds the way from the login screen', async () => {
    await logOut(page)
    await clearPasskeys()
    await logIn(page, account)
    await page.getByText('I cannot use any of these').click()
    await expect(page.getByText('an owner can lift your second step')).toBeVisible()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await enterCode(page.getByLabel('Recovery code'), codes[0] ?? '')
    await expect(page).toHaveURL(adminPages.dashboard.path)
    await page.goto(adminPages.account.path)
    await expect(page.getByText('9 are left.')).toBeVisible()
  })
  await context.close()
})

test('a passkey that was cancelled is added on the next try, renamed and removed; its codes are kept or made anew', async ({
  browser,
  site,
}) => {
  const { page, context, refusePasskeys, ...account } = await openAsColleague(browser, site)
  await logIn(page, account)
  await expect(page).toHaveURL(adminPages.dashboard.path)
  await page.goto(adminPages.account.path)
  await expect(page.getByText(words.passwordNotEnough)).toBeVisible()
  const add = page.getByRole('button', { name: 'Add a passkey' })
  await refusePasskeys(true)
  await add.click()
  await prove(page, 'Add a passkey', account.password)
  await expect(page.getByText(words.passkeyNotAdded)).toBeVisible()
  await refusePasskeys(false)
  await add.click()
  await closeCodesByMistake(page)
  await expectCodesToFit(page)
  const old = await keepCodes(page, words.passkeyAdded)
  const makeNew = page.getByRole('button', { name: 'Make new ones' })
  const question = page.getByRole('alertdialog')
  await makeNew.click()
  await question.getByRole('button', { name: 'Make new ones' }).click()
  const codes = await keepCodes(page, words.codesMade)
  expect(codes.filter((code) => old.includes(code))).toEqual([])
  await page.getByRole('button', { name: /^Rename/ }).click()
  await enter(page.getByRole('dialog').getByLabel('Name'), 'Red phone')
  const remove = page.getByRole('button', { name: 'Remove Red phone' })
  await expect(remove).toBeVisible()
  await expectInOrder(page)

  await remove.click()
  await expect(question).toContainText('your password alone is enough')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(words.lastRemoved)).toBeVisible()
  await expect(page.getByText('You have none.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await context.close()
})

test('an app is set up, and asks for its code at the login and when a session has ended', async ({
  browser,
  site,
}) => {
  const { page, context, ...account } = await openAsColleague(browser, site)
  await logIn(page, account)
  await expect(page).toHaveURL(adminPages.dashboard.path)
  await page.goto(adminPages.account.path)
  const setUp = page.getByRole('button', { name: 'Set up an app' })
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  const qrCode = dialog.getByRole('img', { name: /^QR code/ })
  await expect(setUp).toBeVisible()

  await test.step('where the QR code cannot be loaded, the key takes its place', async () => {
    await setUp.click()
    await expect(page.getByRole('dialog', { name: 'Set up an app' })).toBeVisible()
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await prove(page, 'Set up an app', account.password)
    await expect(dialog.getByRole('alert')).toHaveText(words.qrCodeFailed)
    await expect(qrCode).toHaveCount(0)
    await expect(dialog.getByText(/^([A-Z2-7]{4} ?)+$/)).toBeInViewport()
    await page.unrouteAll()
    await page.reload()
  })

  await setUp.click()
  await expect(qrCode.locator('path')).toHaveAttribute('d', /^M/)
  const secret = (await dialog.locator('b').textContent()) ?? ''
  await test.step('a phone opens the app by a link, and the key can be copied', async () => {
    const here = dialog.getByRole('link', { name: 'Open in the app' })
    await expect(here).toHaveAttribute('href', /^otpauth:\/\/totp\/.*secret=/)
    await expect(here).toBeVisible()
    await expectMainButton(dialog, 'Confirm')
    await page.setViewportSize({ width: 1440, height: 800 })
    await expect(here).toBeHidden()
    await page.setViewportSize({ width: 360, height: 800 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await dialog.getByRole('button', { name: 'Copy key' }).click()
    await expect(page.getByText('Key copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret.replaceAll(' ', ''))
  })
  await enterCode(dialog.getByLabel('Code of the app'), codeOf(secret))
  const codes = await keepCodes(page, words.appAdded)
  await expect(page.getByText('Your app is set up.')).toBeVisible()

  await logOut(page)
  await logIn(page, account)
  await expect(page.getByLabel('Code of your app')).toBeFocused()
  // The next step, since the one of now was used to set it up.
  await enterCode(page.getByLabel('Code of your app'), codeOf(secret, 1))
  await expect(page).toHaveURL(adminPages.dashboard.path)

  await page.goto(adminPages.addReview.path)
  // What the screen still reads would lead to the login.
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Deepa')
  await page.getByLabel(/^Review/).fill('They answered the phone every time.')
  await logOut(page)
  await page.getByRole('button', { name: 'Submit review' }).click()
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  await enter(again.getByLabel(/^Password/), account.password)
  await again.getByRole('button', { name: 'Use a recovery code' }).click()
  await enter(again.getByLabel('Recovery code'), codes[1] ?? '')
  await expect(page.getByText('Review submitted!')).toBeVisible()
  await context.close()
})

test('an owner requires a second step, and lifts it for somebody who lost the phone', async ({
  page,
  browser,
  site,
}) => {
  const { page: theirs, context, ...account } = await openAsColleague(browser, site, 768)
  // An earlier test may have shown who it is a few minutes ago.
  await page.request.post(calls.login.path, { data: owner })
  await page.goto(adminPages.accounts.path)
  await page.getByLabel('Hiring', { exact: true }).check()
  await page.getByLabel('From this day on').fill('2026-01-01')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.press('Enter')
  await prove(page, 'Second step', owner.password)
  await expect(page.getByText(words.policySaved, { exact: true })).toBeVisible()

  await logIn(theirs, account)
  await expect(theirs).toHaveURL(adminPages.account.path)
  await expect(theirs.getByText(words.due)).toBeVisible()
  await theirs.getByRole('link', { name: 'Set it up' }).click()
  await expect(theirs.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await theirs.getByRole('button', { name: 'Add a passkey' }).click()
  await prove(theirs, 'Add a passkey', account.password)
  await keepCodes(theirs, words.passkeyAdded)
  await expect(theirs.getByText(words.due)).toBeHidden()
  await page.request.post(calls.login.path, { data: owner })
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: account.email })
  await expect(row.getByRole('cell', { name: 'Passkey', exact: true })).toBeVisible()
  await choose(row, 'Lift second step')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift it' }).click()
  await prove(page, 'Lift second step', owner.password)
  await expect(page.getByText(words.liftedUntold)).toBeVisible()
  await expect(row.getByRole('cell', { name: 'None', exact: true })).toBeVisible()
  await logIn(theirs, account)
  await expect(theirs).toHaveURL(adminPages.account.path)
  await context.close()
  const lifted = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByLabel('Hiring', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await lifted).status()).toBe(200)
})
