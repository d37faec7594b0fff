// How long something is to last, told by the timer that the page sets: the same on a slow machine and on a quick one.
import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

type Watched = { delays: (number | undefined)[] }

/** Call it before the page opens; `expectTimer(ms)` then waits until the page has set such a timer. */
export async function watchTimers(page: Page) {
  await page.addInitScript(() => {
    const delays: (number | undefined)[] = []
    const set = window.setTimeout
    const watched = (run: () => void, delay?: number) => {
      delays.push(delay)
      return set(run, delay)
    }
    Object.assign(window, { delays, setTimeout: watched })
  })
  return (ms: number) =>
    expect.poll(() => page.evaluate(() => (window as unknown as Watched).delays)).toContain(ms)
}
