// The screens that need no login, the guard in front of the others, and the way out.
import type { Page } from '@playwright/test'
import { accessMessages } from '../../contract/access/messages.ts'
import { serverMessages } from '../../contract/access/server-messages.ts'
import { calls } from '../../contract/calls.ts'
import { languageNames } from '../../contract/languages.ts'
import { redirectDelayMs } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { expect, setConnected, test } from '../testing/browser.ts'
import { logInByForm, openAsColleague } from '../testing/colleague.ts'
import { linkInMail } from '../testing/office.ts'
import { answerWith, delayCall, logIn, owner, refusals, unique } from '../testing/staff.ts'
import { watchTimers } from '../testing/timers.ts'

const { auth } = staffMessages
const { passkeyFailed } = serverMessages.secondStep
const newPassword = 'monsoon on laterite'
const flagOf = (page: Page) => page.evaluate(() => localStorage.getItem('isAdminAuthenticated'))
const newAddress = () => `${unique('staff').replace(' ', '-')}@example.com`

test.use({ expectedMessages: refusals })
// The first account must be the owner's, whichever test comes first.
test.beforeAll(({ browserName: _ }, info) => logIn(info.project.use.baseURL ?? ''))

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(new RegExp(`^${label}`)).fill(value)
}

test('who opens a screen logs in, with what is wrong told on the way, and is there; Logout leads out, also when the server did not hear it', {
  tag: '@journey',
}, async ({ page }) => {
  const password = page.getByLabel(/^Password/)
  const submit = page.getByRole('button', { name: 'Log in', exact: true })
  const logOut = page.getByRole('button', { name: 'Logout' })
  await page.goto(`${adminPages.reviews.path}?rating=5`)
  await expect(page).toHaveURL(adminPages.login.path)

  await test.step('the password shows and hides', async () => {
    await expect(password).toHaveAttribute('autocomplete', 'current-password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
  })

  await test.step("the server's sentence, or 'Login failed' without one", async () => {
    await page.getByLabel('Email').fill(owner.email)
    await password.fill('not my password')
    await submit.click()
    await expect(page.getByRole('alert').filter({ hasText: auth.wrongCredentials })).toBeVisible()
    await expect(password).toHaveAccessibleDescription(auth.wrongCredentials)
    await expect(password).toBeFocused()
    expect(await flagOf(page)).toBeNull()
    await answerWith(page, 'login', 500)
    await submit.click()
    await expect(page.getByText('Login failed')).toBeVisible()
    await page.unrouteAll()
  })

  await test.step('it says that it worked, sets the flag and opens the screen', async () => {
    await password.fill(owner.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${adminPages.reviews.path}?rating=5`)
    await expect(page.getByText('Login successful')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'All Reviews' })).toBeVisible()
    expect(await flagOf(page)).toBe('true')
  })

  await test.step('a Logout that the server did not hear is told', async () => {
    await answerWith(page, 'logout', 500)
    await logOut.click()
    await expect(page.getByText(auth.logoutUnheard)).toBeVisible()
    await expect(page).toHaveURL(adminPages.login.path)
    expect(await flagOf(page)).toBeNull()
    await page.unrouteAll()
  })

  await test.step('Logout takes the flag away and ends the session on the server', async () => {
    await logInByForm(page, owner)
    await expect(page).toHaveURL(adminPages.dashboard.path)
    await expect(page.getByRole('heading', { name: 'welcome to admin pages' })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('localDraft:me:home', 'typed and not saved'))
    await logOut.click()
    await expect(page).toHaveURL(adminPages.login.path)
    expect(await flagOf(page)).toBeNull()
    expect(await page.evaluate(() => Object.keys(localStorage)), 'for the next person').toEqual([])
    expect((await page.request.get(calls.whoAmI.path)).status()).toBe(401)
  })
})

test('a bookmarked CV or preview leads to the login and from there by a button to it, and no address to another site', async ({
  page,
}) => {
  const cv = `/uploads/cv/${'0'.repeat(32)}.pdf?inline=1`
  for (const [address, target] of [
    ['/ml/about?preview=1&utm_source=mail', '/ml/about?preview=1'],
    [cv, cv],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await fillIn(page, { Email: owner.email, Password: owner.password })
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('link', { name: 'Open it' }).press('Enter')
    await expect(page).toHaveURL(target)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.request.post(calls.logout.path)
  }
  await logInByForm(page, owner)
  await expect(page).toHaveURL(adminPages.dashboard.path)
  await page.goto(`${adminPages.openFile.path}?file=//example.com/uploads/cv/a.pdf`)
  await expect(page.getByRole('alert')).toContainText('There is nothing at this address')
})

test('the guard keeps strangers out of every screen, and takes a flag without a session away', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('set')) localStorage.setItem('isAdminAuthenticated', 'true')
    sessionStorage.setItem('set', 'once')
  })
  await page.goto(adminPages.jobs.path)
  await expect(page).toHaveURL(adminPages.login.path)
  expect(await flagOf(page)).toBeNull()

  for (const { path } of Object.values(adminPages).filter((one) => !('open' in one)))
    await test.step(path, async () => {
      await page.evaluate(
        (url) => {
          history.pushState({}, '', url)
          dispatchEvent(new PopStateEvent('popstate'))
        },
        path.replace(':id', crypto.randomUUID()),
      )
      await expect(page).toHaveURL(adminPages.login.path)
    })
})

test('signing up asks for both fields, says what is wrong, and goes to the login after two seconds; a waiting account is told so', async ({
  page,
}) => {
  const email = newAddress()
  const submit = page.getByRole('button', { name: 'Sign up' })
  const expectTimer = await watchTimers(page)
  await page.goto(`${adminPages.signup.path}?setup=from-the-log`)
  await page.getByLabel('Email').fill(owner.email)
  await submit.click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await page.getByLabel(/^Password/).fill(newPassword)
  await submit.click()
  await expect(page.getByRole('alert').filter({ hasText: serverMessages.auth.emailTaken })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(serverMessages.auth.emailTaken)
  await page.getByLabel('Email').fill(email)
  const request = page.waitForRequest((one) => one.method() === 'POST')
  await submit.click()
  expect((await request).postDataJSON().setup, 'the set-up link goes along').toBe('from-the-log')
  await expect(page.getByText('Signup successful')).toBeVisible()
  await expectTimer(redirectDelayMs)
  await expect(page).toHaveURL(adminPages.login.path)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('main').getByText(auth.askOwner)).toBeVisible()
  await page.getByLabel(/^Password/).fill(newPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText(auth.waiting)).toBeVisible()
  await expect(page).toHaveURL(adminPages.login.path)
})

test('the language that is chosen on the login page goes along to signing up, and becomes that of the account', async ({
  page,
}) => {
  await page.goto(adminPages.login.path)
  await page.getByRole('link', { name: languageNames.ml }).click()
  await page.getByRole('link', { name: 'അക്കൗണ്ട് തുടങ്ങാം' }).click()
  await expect(page).toHaveURL(`${adminPages.signup.path}?language=ml`)
  await page.locator('[name=email]').fill(newAddress())
  await page.locator('[name=password]').fill(newPassword)
  const request = page.waitForRequest((one) => one.method() === 'POST')
  await page.locator('form').getByRole('button').last().click()
  expect((await request).postDataJSON().mail_language).toBe('ml')
  await expect(page).toHaveURL(`${adminPages.login.path}?language=ml`)
})

test('who forgot the password asks for a link by mail, which leads to a new password, and that to the login', {
  tag: '@journey',
}, async ({ page }) => {
  const email = newAddress()
  await page.request.post(calls.signup.path, { data: { email, password: newPassword } })
  await page.goto(adminPages.login.path)
  await page.getByRole('link', { name: 'Get a new one' }).click()

  const send = page.getByRole('button', { name: 'Send the link' })
  await send.click()
  await expect(page.getByText('Please enter your email')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await send.click()
  await expect(page.getByText('A reset link is ready, but this website cannot send mail yet')).toBeVisible()
  await expect(page.getByText('npm run admin -- reset-link')).toBeVisible()
  await expect(page.getByText('is on its way')).toHaveCount(0)

  const link = await linkInMail(email, 'admin/forgot-password')
  const expectTimer = await watchTimers(page)
  const reset = page.getByRole('button', { name: 'Reset password' })
  await page.goto(link)
  await reset.click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await fillIn(page, { 'New password': 'teak', 'Repeat the password': 'teak' })
  await reset.click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/needs at least 8 characters/)
  await fillIn(page, { 'New password': 'teak and lime', 'Repeat the password': 'teak and line' })
  await reset.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(page.getByLabel('Repeat the password')).toHaveAccessibleDescription(/differs from/)
  await page.getByLabel('Repeat the password').fill('teak and lime')

  await test.step("the button says 'Resetting...' and is disabled meanwhile", async () => {
    const release = await delayCall(page, 'resetPassword')
    await reset.click()
    await expect(page.getByRole('button', { name: 'Resetting...' })).toBeDisabled()
    release()
  })
  await expect(page.getByText('Password reset successful')).toBeVisible()
  await expectTimer(redirectDelayMs)
  await expect(page).toHaveURL(adminPages.login.path)
  const again = await page.request.post(calls.login.path, { data: { email, password: 'teak and lime' } })
  expect((await again.json()).message).toBe(auth.waiting)
  // The link is used up, and gone from the history too.
  await page.goBack()
  await expect(page).toHaveURL(adminPages.forgotPassword.path)

  await test.step('opened again, it says so at once and leads to a new one', async () => {
    await page.goto(link)
    await expect(page.getByRole('main').getByText(auth.resetLinkDead)).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveCount(0)
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await expect(page).toHaveURL(adminPages.forgotPassword.path)
  })
})

test('a passkey that fails, also without a connection, says so and keeps the focus, and need not be offered', async ({
  browser,
  baseURL,
  office,
}) => {
  const site = { origin: baseURL ?? '', staff: office }
  const { page, context, email, password } = await openAsColleague(browser, site)
  await page.goto(adminPages.login.path)
  const button = page.getByRole('button', { name: 'Log in with fingerprint, face or PIN' })
  const submit = page.getByRole('button', { name: 'Log in', exact: true })
  await button.press('Enter')
  await expect(page.getByText(passkeyFailed)).toBeVisible()
  await expect(button).toBeFocused()
  await setConnected(page, false)
  const told = page.getByText(messages.errors.noConnection)
  await button.press('Enter')
  await expect(told).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await setConnected(page, true)
  await submit.click()
  await expect(page).toHaveURL(adminPages.dashboard.path)
  const decline = page.getByRole('button', { name: 'Not on this device' })
  const left = (it: Element) => {
    const text = document.createRange()
    text.selectNode(it.firstChild ?? it)
    return Math.round(text.getBoundingClientRect().left)
  }
  expect(await decline.evaluate(left)).toBe(
    await page.getByText('Log in with your fingerprint').evaluate(left),
  )
  await decline.press('Enter')
  await expect(decline).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await context.close()
})

// Screens go by the codes of answers: whoever says a sentence better breaks nothing.
test('a link that has died, a login that took too long and an address to confirm are known by their codes', async ({
  page,
}) => {
  const reworded = 'The same in other words.'
  await page.route(/\/admin\/.*/, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), message: reworded } })
  })
  const told = page.getByText(reworded)
  const login = { Email: 'asha@example.com', Password: newPassword }
  const sendIn = async (values: Record<string, string>) => {
    await fillIn(page, values)
    await page.keyboard.press('Enter')
  }

  await answerWith(page, 'checkResetLink', 500)
  await page.goto(adminPages.resetPassword.path.replace(':token', 'long-gone'))
  await sendIn({ 'New password': newPassword, 'Repeat the password': newPassword })
  await expect(told).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible()

  await answerWith(page, 'checkInvitation', 500)
  await page.goto(adminPages.invitation.path.replace(':token', 'long-gone'))
  await sendIn({ 'Your name': 'Asha', ...login })
  await expect(told).toBeVisible()
  await expect(page.getByText(accessMessages.invitations.linkDead)).toBeVisible()

  await answerWith(page, 'login', 200, { message: reworded, second_step: ['app'] })
  await page.goto(adminPages.login.path)
  await sendIn(login)
  await sendIn({ 'Code of your app': '123456' })
  await expect(told).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()

  await answerWith(page, 'login', 403, { code: 'not_confirmed', message: reworded })
  await sendIn(login)
  await expect(page.getByText('Your email and password are right.')).toContainText('link')
})
