// Logging in with a passkey, with an app and with recovery codes, on a phone and on a desk.
import { createHmac } from 'node:crypto'
import { type Browser, type Page, request } from '@playwright/test'
import type { Account } from '../../contract/access/accounts.ts'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { serverMessages } from '../../contract/staff-messages.ts'
import { expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'
import { choose, expectMainButton, owner, refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const words = serverMessages.secondStep
const password = 'monsoon on laterite'
const widths = [360, 1440]
type Site = { origin: string; staff: Page['request'] }

/** Somebody whose account is open, before the login screen in a browser with an authenticator. */
async function openAsColleague(browser: Browser, site: Site, width: number) {
  const email = `${unique('colleague').replace(' ', '-')}@example.com`
  await site.staff.post(calls.signup.path, { data: { email, password } })
  const people: Account[] = await (await site.staff.get(calls.listAccounts.path)).json()
  const { id = '' } = people.find((one) => one.email === email) ?? {}
  await site.staff.post(calls.approveAccount.path.replace(':id', id), { data: {} })
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width, height: 800 },
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    page,
    context,
    email,
    id,
    /** As somebody who cancels. */
    refusePasskeys: (refused: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !refused }),
    forgetPasskeys: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}

async function logIn(page: Page, email: string) {
  await page.goto(adminPages.login.path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
}

async function prove(page: Page, title: string, typed = password) {
  const dialog = page.getByRole('dialog', { name: title })
  await expectMainButton(dialog, 'Continue')
  await dialog.getByLabel(/^Password/).fill(typed)
  await page.keyboard.press('Enter')
}

/** They open at the top, in columns that fit. */
async function keepCodes(page: Page, message: string) {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' })
  const items = dialog.getByRole('listitem')
  await expect(items).toHaveCount(10)
  const codes = await items.allTextContents()
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expect(dialog.getByRole('status')).toHaveText(message)
  await atEachWidth(page, async () => {
    const body = dialog.locator('.sheet-body')
    expect(await body.evaluate((it) => [it.scrollTop, it.scrollWidth - it.clientWidth])).toEqual([0, 0])
    const columns = await items.evaluateAll((all) =>
      all.map((item) => {
        const text = document.createRange()
        text.selectNodeContents(item)
        return [Math.round(text.getBoundingClientRect().width), item.clientWidth] as const
      }),
    )
    expect(new Set(columns.map(([text]) => text)).size, 'every code is as wide as the others').toBe(1)
    for (const [text, column] of columns) expect(text).toBeLessThanOrEqual(column)
    await expectNoSidewaysScroll(page)
  })
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(dialog).toBeHidden()
  await expectFocusInMain(page)
  return codes
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

const expectFocusInMain = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')

/** On the page as it is now: what is open stays open. */
async function atEachWidth(page: Page, check: () => Promise<void>) {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 800 }
  for (const other of new Set([width, ...widths])) {
    await page.setViewportSize({ width: other, height })
    await check()
  }
  await page.setViewportSize({ width, height })
}

const expectInOrder = (page: Page) =>
  atEachWidth(page, async () => {
    await expectNoViolations(page)
    await expectNoSidewaysScroll(page)
  })

const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

/** Any screen of a session: the context is thrown away with its cookies instead of logging out by the menu. */
const logOut = (page: Page) => page.request.post(calls.logout.path)

test('a passkey takes the place of the password', async ({ browser, site }) => {
  const { page, context, email, refusePasskeys, forgetPasskeys } = await openAsColleague(browser, site, 360)
  await logIn(page, email)
  await page.getByRole('link', { name: 'Yes, set it up' }).click()
  const heading = page.getByRole('heading', { name: 'Passkeys' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.getByText(words.passwordNotEnough)).toBeVisible()
  await refusePasskeys(true)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await prove(page, 'Add a passkey')
  await expect(page.getByText(words.passkeyNotAdded)).toBeVisible()
  await refusePasskeys(false)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await closeCodesByMistake(page)
  const old = await keepCodes(page, words.passkeyAdded)
  await page.getByRole('button', { name: 'Make new ones' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('10 are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Make new ones' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make new ones' }).click()
  const codes = await keepCodes(page, words.codesMade)
  expect(codes.filter((code) => old.includes(code))).toEqual([])
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Red phone')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Red phone' })).toBeVisible()
  await expectInOrder(page)

  await test.step('alone', async () => {
    await logOut(page)
    await page.goto(adminPages.login.path)
    await page.getByRole('button', { name: 'Log in with fingerprint, face or PIN' }).click()
    await expect(page).toHaveURL(adminPages.dashboard.path)
    await expect(page.getByText('Yes, set it up')).toBeHidden()
  })

  await test.step('after the password', async () => {
    await logOut(page)
    await logIn(page, email)
    await expect(page.getByRole('button', { name: 'Use your passkey' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(adminPages.dashboard.path)
  })

  await test.step('whoever has lost it finds the way from the login screen', async () => {
    await logOut(page)
    await forgetPasskeys()
    await logIn(page, email)
    await page.getByText('I cannot use any of these').click()
    await expect(page.getByText('an owner can lift your second step')).toBeVisible()
    await expectInOrder(page)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await page.getByLabel('Recovery code').fill('not one of them')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/not right/)
    await page.getByLabel('Recovery code').fill(codes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(adminPages.dashboard.path)
    await page.goto(adminPages.account.path)
    await expect(page.getByText('9 are left.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Red phone' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('your password alone is enough')
    await question.getByRole('button', { name: 'Remove' }).click()
    await prove(page, 'Remove the passkey Red phone?')
    await expect(page.getByText(words.lastRemoved)).toBeVisible()
    await expect(page.getByText('You have none yet.')).toBeVisible()
    await expect(heading).toBeFocused()
  })
  await context.close()
})

test('where the QR code cannot be loaded, the key takes its place', async ({ browser, site }) => {
  const { page, context, email } = await openAsColleague(browser, site, 360)
  await logIn(page, email)
  await expect(page).toHaveURL(adminPages.dashboard.path)
  await page.goto(adminPages.account.path)
  const setUp = page.getByRole('button', { name: 'Set up an app' })
  await expect(setUp).toBeVisible()
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await setUp.click()
  await prove(page, 'Set up an app')
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByRole('alert')).toHaveText(words.qrCodeFailed)
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toHaveCount(0)
  await expect(dialog.getByText(/^([A-Z2-7]{4} ?)+$/)).toBeInViewport()
  await context.close()
})

test('an app asks for its code at the login and when a session has ended', async ({ browser, site }) => {
  const { page, context, email } = await openAsColleague(browser, site, 360)
  await logIn(page, email)
  await expect(page).toHaveURL(adminPages.dashboard.path)
  await page.goto(adminPages.account.path)
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await prove(page, 'Set up an app')
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByRole('img', { name: /^QR code/ }).locator('path')).toHaveAttribute('d', /^M/)
  const secret = (await dialog.locator('b').textContent()) ?? ''
  const here = dialog.getByRole('link', { name: 'Open in the app' })
  await expect(here).toBeVisible()
  await expectMainButton(dialog, 'Confirm')
  await expect(here).toHaveAttribute('href', /^otpauth:\/\/totp\/.*secret=/)
  await page.setViewportSize({ width: 1440, height: 800 })
  await expect(here).toBeHidden()
  await page.setViewportSize({ width: 360, height: 800 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy key' }).click()
  await expect(page.getByText('Key copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret.replaceAll(' ', ''))
  const first = dialog.getByLabel('Code of the app')
  await first.fill('000000')
  await page.keyboard.press('Enter')
  await expect(first).toHaveAccessibleDescription(/not right/)
  await expect(first).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText(words.codeWrong).first()).toBeInViewport({ ratio: 1 })
  await first.fill(codeOf(secret))
  await page.keyboard.press('Enter')
  const codes = await keepCodes(page, words.appAdded)
  await expect(page.getByText('Your app is set up.')).toBeVisible()

  await logOut(page)
  await logIn(page, email)
  const code = page.getByLabel('Code of your app')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/not right/)
  // The next step, since the one of now was used to set it up.
  await code.fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(adminPages.dashboard.path)

  await page.goto(adminPages.addReview.path)
  await page.getByLabel('Name').fill('Deepa')
  await page.getByLabel(/^Review/).fill('They answered the phone every time.')
  await logOut(page)
  await page.getByRole('button', { name: 'Submit review' }).click()
  const again = page.getByRole('dialog', { name: 'Please log in again' })
  await again.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
  await again.getByRole('button', { name: 'Use a recovery code' }).click()
  await again.getByLabel('Recovery code').fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Review submitted!')).toBeVisible()
  await context.close()
})

test('an owner requires a second step, and lifts it for somebody who lost the phone', async ({
  page,
  browser,
  site,
}) => {
  const { page: theirs, context, email } = await openAsColleague(browser, site, 768)
  // An earlier test may have shown who it is a few minutes ago.
  await page.request.post(calls.login.path, { data: owner })
  await page.goto(adminPages.accounts.path)
  await page.getByLabel('Hiring', { exact: true }).check()
  await page.getByLabel('From this day on').fill('2026-01-01')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(words.policySaved, { exact: true })).toBeVisible()

  await logIn(theirs, email)
  await expect(theirs).toHaveURL(adminPages.account.path)
  await expect(theirs.getByText(words.due)).toBeVisible()
  await theirs.getByRole('link', { name: 'Set it up' }).click()
  await expect(theirs.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await theirs.getByRole('button', { name: 'Add a passkey' }).click()
  await prove(theirs, 'Add a passkey')
  await keepCodes(theirs, words.passkeyAdded)
  await expect(theirs.getByText(words.due)).toBeHidden()
  await theirs.goto(adminPages.jobs.path)
  await expect(theirs.getByRole('heading', { name: adminPages.jobs.title, level: 1 })).toBeVisible()

  await page.reload()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByRole('cell', { name: 'Passkey', exact: true })).toBeVisible()
  await choose(row, 'Lift second step')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift it' }).click()
  await prove(page, 'Lift second step', owner.password)
  await expect(page.getByText(words.liftedUntold)).toBeVisible()
  await expect(row.getByRole('cell', { name: 'None', exact: true })).toBeVisible()
  await logIn(theirs, email)
  await expect(theirs).toHaveURL(adminPages.account.path)
  await context.close()
  const lifted = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByLabel('Hiring', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await lifted).status()).toBe(200)
})

test('without a connection the login says so, and a passkey that fails keeps the focus', async ({
  browser,
  site,
}) => {
  const { page, context, email } = await openAsColleague(browser, site, 360)
  await page.goto(adminPages.login.path)
  const button = page.getByRole('button', { name: 'Log in with fingerprint, face or PIN' })
  await button.press('Enter')
  await expect(page.getByText(words.passkeyFailed)).toBeVisible()
  await expect(button).toBeFocused()
  await context.setOffline(true)
  const told = page.getByText(messages.errors.noConnection)
  await button.press('Enter')
  await expect(told).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(told).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(adminPages.dashboard.path)
  const decline = page.getByRole('button', { name: 'Not on this device' })
  const sentence = page.getByText('Log in with your fingerprint')
  const left = (it: Element) => {
    const text = document.createRange()
    text.selectNode(it.firstChild ?? it)
    return Math.round(text.getBoundingClientRect().left)
  }
  expect(await decline.evaluate(left)).toBe(await sentence.evaluate(left))
  await decline.press('Enter')
  await expect(decline).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await context.close()
})

test('all other sessions end with one button', async ({ browser, site }) => {
  const { page, context, email } = await openAsColleague(browser, site, 1440)
  await logIn(page, email)
  await expect(page).toHaveURL(adminPages.dashboard.path)
  const elsewhere = await request.newContext({ baseURL: site.origin })
  await elsewhere.post(calls.login.path, { data: { email, password } })
  const status = async () => (await elsewhere.get(calls.whoAmI.path)).status()
  expect(await status()).toBe(200)
  await page.goto(adminPages.account.path)
  const button = page.getByRole('button', { name: 'End all other sessions' })
  await button.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End them' }).click()
  await expect(page.getByText(words.sessionsEnded, { exact: true })).toBeVisible()
  await expect(button).toBeHidden()
  expect(await status()).toBe(401)
  await elsewhere.dispose()
  await context.close()
})

test('a link that was used says so, and leads to a new password', async ({ page }) => {
  await page.goto(adminPages.notMe.path.replace(':token', 'used'))
  await expect(page.getByText('If you did not log in yourself')).toBeVisible()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText(words.notMeDead).first()).toBeVisible()
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await expect(page).toHaveURL(adminPages.forgotPassword.path)
})

/** What an authenticator app shows for this key. */
function codeOf(key: string, steps = 0) {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
