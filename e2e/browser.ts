// A browser in which every console error, warning, page error and policy violation fails the test that caused it.
import { test as base, expect, type Page } from '@playwright/test'

type Options = {
  /** Console messages that a test brings about on purpose, such as an answer made to fail. */
  expectedMessages: RegExp[]
}

export const test = base.extend<Options & { quiet: undefined }>({
  expectedMessages: [[], { option: true }],
  // The app comes after the page; most tests are about what it does, so they begin when it is there.
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await open(url, options)
      if (javaScriptEnabled !== false && !options?.waitUntil) await untilHydrated(page)
      return response
    }
    await use(page)
  },
  quiet: [
    async ({ page, expectedMessages }, use) => {
      const heard: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) heard.push(message.text())
      })
      page.on('pageerror', (error) => heard.push(String(error)))
      await use(undefined)
      const unexpected = heard.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the console is free of errors and warnings').toEqual([])
    },
    { auto: true },
  ],
})

/** Until then a page is what the server has rendered. */
export async function untilHydrated(page: Page) {
  await page.locator('html[data-hydrated], body:not(:has(#root))').first().waitFor({ state: 'attached' })
}

export { expect }
