// A browser in which every console error, warning, page error and policy violation fails the test that caused it.
import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  request,
} from '@playwright/test'
import { logIn } from './log-in.ts'
import { startSite } from './start-site.ts'

type Options = {
  /** Console messages that a test brings about on purpose, such as an answer made to fail. */
  expectedMessages: RegExp[]
}

/** All of them stand here, and each is made when first asked for: other sets of them mean other workers and browsers. */
type OfWorker = {
  /** A session of the owner. */
  staff: Awaited<ReturnType<typeof logIn>>
  /** Makes calls with the same session. */
  office: APIRequestContext
  /** A server of its own. */
  site: Awaited<ReturnType<typeof startSite>>
}

export const test = base.extend<Options, OfWorker>({
  expectedMessages: [[], { option: true }],
  page: async ({ page, javaScriptEnabled, expectedMessages }, use) => {
    const heard: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !isPictureGone(message))
        heard.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => heard.push(String(error)))
    if (javaScriptEnabled !== false) waitForHydration(page)
    await use(page)
    const unexpected = heard.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)))
    expect(unexpected, 'the console is free of errors and warnings').toEqual([])
  },
  staff: [
    async ({ browserName: _ }, use, worker) => use(await logIn(worker.project.use.baseURL ?? '')),
    { scope: 'worker' },
  ],
  office: [
    async ({ staff }, use, worker) => {
      const office = await request.newContext({ baseURL: worker.project.use.baseURL, storageState: staff })
      await use(office)
      await office.dispose()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

/** Another test may just have deleted a project that this page lists. */
const isPictureGone = (message: ConsoleMessage) =>
  message.text().includes('status of 404') && message.location().url.includes('/uploads/projects/')

/** Most tests are about the app, so `goto` ends when it has hydrated, unless told what to wait for. */
function waitForHydration(page: Page) {
  const open = page.goto.bind(page)
  page.goto = async (url, options) => {
    const response = await open(url, options)
    if (!options?.waitUntil) await untilHydrated(page)
    return response
  }
}

/** As for a visitor who moves the pointer: a window without a screen has the browser wait for an idle moment of its own. */
export async function untilHydrated(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove')))
  await untilHydratedByItself(page)
}

/** Until then the page is the server's HTML, as one about an error always is. */
export async function untilHydratedByItself(page: Page) {
  await page.locator('html[data-hydrated], body:not(:has(#state))').first().waitFor({ state: 'attached' })
}

/** The history has no entry for an open dialog or menu; leaving it takes the browser a moment. */
export const expectNoLayerEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(history.state?.layer))).toBe(false)

/** Ends when calls meet it too: the browser tells its parts one after the other. */
export async function setConnected(page: Page, connected: boolean) {
  await page.context().setOffline(!connected)
  const reachesSite = () =>
    page.evaluate(() =>
      fetch('/healthz').then(
        () => true,
        () => false,
      ),
    )
  await expect.poll(reachesSite).toBe(connected)
}

/** Requests to such addresses wait until the returned function is called. */
export async function holdBack(page: Page | BrowserContext, address: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue().catch(() => undefined)
  })
  return resolve
}

/** Opens an address of the same area without a new document. */
export async function openInApp(page: Page, address: string) {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  const before = (await title.textContent()) ?? ''
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(title).not.toHaveText(before)
}

export { expect }
