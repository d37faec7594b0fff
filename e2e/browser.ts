// A browser in which every console error, warning, page error and policy violation fails the test that caused it.
import { test as base, expect, type Page } from '@playwright/test'

type Options = {
  /** Console messages that a test brings about on purpose, such as an answer made to fail. */
  expectedMessages: RegExp[]
}

export const test = base.extend<Options & { quiet: undefined }>({
  expectedMessages: [[], { option: true }],
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

/** Until then the page's address belongs to what the server has rendered. */
export function untilHydrated(page: Page) {
  return page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

export { expect }
