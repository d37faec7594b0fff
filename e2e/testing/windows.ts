// Windows that stay open from test to test, emptied in between: a test finds the browser's process for the site running
// and the app in its cache. What a test opens in one is closed after it.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

type State = BrowserContextOptions['storageState']
type Window = {
  context: BrowserContext
  /** Shows next to nothing, and keeps the process of the site alive. */
  keeper: Page
  /** Nobody can take back a clock, so such a window is closed. */
  hasOwnClock: boolean
}

/** Each costs memory. */
const maxOpen = 4
const nobody = { cookies: [], origins: [] }

export function createWindows() {
  const open = new Map<string, Window>()

  async function close(key: string) {
    const window = open.get(key)
    open.delete(key)
    await window?.context.close()
  }

  /** A window with these options, those of the test, for somebody with these cookies. */
  async function take(browser: Browser, options: unknown, state: State) {
    const key = JSON.stringify(options)
    const window = open.get(key) ?? (await openWindow(browser))
    // The one that was used last is last.
    open.delete(key)
    open.set(key, window)
    for (const oldest of [...open.keys()].slice(0, -maxOpen)) await close(oldest)
    await fill(window, state)
    return {
      context: window.context,
      giveBack: () => (window.hasOwnClock ? close(key) : empty(window)),
    }
  }

  return { take, closeAll: () => Promise.all([...open.keys()].map(close)) }
}

async function openWindow(browser: Browser) {
  const context = await browser.newContext({ storageState: nobody })
  const keeper = await context.newPage()
  await keeper.goto('/robots.txt')
  const window = { context, keeper, hasOwnClock: false }
  const install = context.clock.install.bind(context.clock)
  context.clock.install = (options) => {
    window.hasOwnClock = true
    return install(options)
  }
  return window
}

async function fill({ context, keeper }: Window, state: State) {
  if (!state || typeof state === 'string') return
  await context.addCookies(state.cookies)
  const { origin } = new URL(keeper.url())
  const items = state.origins.find((one) => one.origin === origin)?.localStorage ?? []
  await keeper.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value)
  }, items)
}

async function empty({ context, keeper }: Window) {
  for (const page of context.pages()) if (page !== keeper) await page.close()
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearPermissions()
  await context.clearCookies()
  await keeper.evaluate(() => localStorage.clear())
}
