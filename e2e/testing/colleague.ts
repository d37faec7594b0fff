// Somebody who works at the company: an account that is open, and a browser of their own.
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { Account } from '../../contract/access/accounts.ts'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { owner } from './log-in.ts'

type Site = { origin: string; staff: APIRequestContext }

const password = 'monsoon on laterite'

/** `office` makes calls with a session of the owner. */
export async function addColleague(office: APIRequestContext, approval: { roles?: string[] } = {}) {
  const email = `colleague-${crypto.randomUUID().slice(0, 8)}@example.com`
  await office.post(calls.signup.path, { data: { email, password } })
  const people: Account[] = await (await office.get(calls.listAccounts.path)).json()
  const { id = '' } = people.find((one) => one.email === email) ?? {}
  const data = approval.roles?.includes('owner') ? { ...approval, password: owner.password } : approval
  const answer = await office.post(calls.approveAccount.path.replace(':id', id), { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return { email, password }
}

/** Before the login screen of a site, in a browser with an authenticator for passkeys. */
export async function openAsColleague(browser: Browser, site: Site, width = 360) {
  const account = await addColleague(site.staff)
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: { width, height: 800 },
    storageState: { cookies: [], origins: [] },
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal' } as const),
    ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    automaticPresenceSimulation: true,
  }
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    ...account,
    page,
    context,
    /** As somebody who cancels. */
    refusePasskeys: (refused: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !refused }),
    clearPasskeys: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
  }
}

export async function logInByForm(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(adminPages.login.path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.keyboard.press('Enter')
}
