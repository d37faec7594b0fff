// What a page looks like, to axe and with letters as large as somebody sets them.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './browser.ts'

export const axeWidths = [360, 1440]
/** Half as much to send to each page as `axe.source`. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Of the rules of axe, and nothing wider than the window: on the page as it is now, at each of the widths. What is open stays open. */
export async function expectNoViolations(page: Page, widths: readonly number[] = []) {
  if (widths.length === 0) return expectNone(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNone(page)
  }
}

async function expectNone(page: Page) {
  await settle(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    // No rule that is on needs the style sheets fetched again, and only violations are of interest.
    const found = await here.run({ resultTypes: ['violations'], preload: false, elementRef: false })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
  expect(violations).toEqual([])
  expect(await widthOf(page)).toBeLessThanOrEqual(await page.evaluate(() => innerWidth))
}

/** What is still fading in has not got its colours yet, and what is not laid out yet has no place. */
async function settle(page: Page) {
  // A page of the browser alone, and one without the app, does not settle.
  await page.locator('html:not(:has(.deferred)), html[data-settled]').waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
}

/** To so many percent of the usual size. */
export const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)

/** What does not fit the window makes the page wider than it. */
export const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
