// Letters as large as somebody sets them.
import type { Page } from '@playwright/test'

/** To so many percent of the usual size. */
export const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)

/** What does not fit the window makes the page wider than it. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
