// Browser tests as the owner of the site: `import { test, expect } from './staff.ts'` and every page is logged in.
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { type CallName, calls } from '../../contract/calls.ts'
import { test as base } from './browser.ts'

export { expect } from './browser.ts'
export { logIn, owner } from './log-in.ts'
export { unique } from './office.ts'

export const test = base.extend({ storageState: ({ staff }, use) => use(staff) })

/** What the browser itself writes to the console about an answer that a test made fail. */
export const refusals = [/^Failed to load resource/]

/** Answers one call of the contract; the page at the same address still opens. For failures: success is the server's. */
export const answerWith = (page: Page, name: CallName, status: number, body: unknown = {}) =>
  onCall(page, name, (route) => route.fulfill({ status, json: body }))

/** Delays one call of the contract until the returned function is called. */
export async function delayCall(page: Page, name: CallName) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  await onCall(page, name, (route) => gate.then(() => route.fallback()))
  return release
}

function onCall(page: Page, name: CallName, answer: (route: Route) => Promise<void>) {
  const { method, path } = calls[name]
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return page.route(
    (url) => pattern.test(url.pathname),
    (route) => {
      const asked = route.request()
      return asked.method() !== method || asked.isNavigationRequest() ? route.fallback() : answer(route)
    },
  )
}

/** The main button is the first of the dialog's last row, and no other looks like it. */
export async function expectMainButton(dialog: Locator, name: string) {
  await expect(dialog.locator('.dialog-actions').getByRole('button').first()).toHaveText(name)
  const main = dialog.locator('.bg-laterite, .border-alarm').filter({ visible: true })
  await expect(main).toHaveText([name])
}

/**
 * Chooses what can be done with a row or, with `of`, with one picture of the page: its button, or an entry of its menu.
 */
export async function choose(place: Locator | Page, action: string, of = '') {
  const name = `${action} ${of}`.trim()
  const exact = of !== ''
  const own = place.getByRole('button', { name, exact }).or(place.getByRole('link', { name, exact }))
  const more = place.getByRole('button', { name: `More for ${of}`.trim(), exact })
  // One look: between two a list that is being loaded again has neither.
  if ((await own.or(more).first().getAttribute('aria-haspopup')) !== 'menu') return own.click()
  const entry = place.getByRole('menuitem', { name, exact })
  // A list that is just being loaded again closes the menu.
  await expect(async () => {
    if (!(await entry.isVisible())) await more.click({ timeout: 5_000 })
    await entry.click({ timeout: 5_000 })
  }).toPass()
}
