// Nothing on a page moves while it opens, in either language.
import type { Page } from '@playwright/test'
import { languages, pathIn } from '../../contract/languages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test, untilHydrated } from '../testing/browser.ts'

const { home, gallery, contact, career, design } = publicPages
const pages = [home, gallery, contact, career, design]
const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }
/** What a script moves, it moves in both languages; letters of both move a wide page alike. */
const opened = {
  en: [...pages.map((page) => [phone, page] as const), ...pages.map((page) => [desk, page] as const)],
  ml: [...pages.map((page) => [phone, page] as const), [desk, home] as const],
}

/** Until the fonts that the page asks for first are there, the style sheet waits, and with it the first paint. */
async function bringFontsFirst(page: Page, html: string) {
  const addresses = [...html.matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].map(
    ([, address = '']) => address,
  )
  const fonts = Promise.all(
    addresses.map((address) => page.waitForEvent('requestfinished', (one) => one.url().endsWith(address))),
  )
  await page.route('**/assets/*.css', async (route) => {
    await fonts
    await route.continue()
  })
}

/** What the browser counts as movement: 0 for a still page, 1 for all of it across the whole screen. */
const movementOn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    let sum = 0
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return sum
  })

for (const language of languages)
  test(`with its fonts there, no page in ${language} moves while it opens`, async ({ context, request }) => {
    test.slow()
    for (const [screen, { path }] of opened[language]) {
      const address = pathIn(language, path)
      const page = await context.newPage()
      await page.setViewportSize(screen)
      const answer = await request.get(address, { headers: { accept: 'text/html' } })
      await bringFontsFirst(page, await answer.text())
      await page.goto(address)
      await untilHydrated(page)
      expect.soft(await movementOn(page), `${address} at ${screen.width} px`).toBeLessThan(0.01)
      await page.close()
    }
  })
