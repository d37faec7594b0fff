// The pages in Malayalam on a phone. server/pages/languages.test.ts shows that they are there and whole.
import type { APIRequestContext } from '@playwright/test'
import { jobPath, projectPath } from '../../contract/addresses.ts'
import { pathIn } from '../../contract/languages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/browser.ts'
import { demoJob, demoProject, demoServicePath } from '../testing/demo.ts'

const malayalam = /\p{Script=Malayalam}/u
const fixed = Object.values(publicPages)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'))

/** With one page of each kind of record. */
async function allPaths(request: APIRequestContext) {
  const [project, job] = [await demoProject(request), await demoJob(request)]
  return [...fixed, projectPath(project), demoServicePath, jobPath(job)]
}

test('at 360 px nothing is wider than the phone, and axe finds nothing', async ({ page, request }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of await allPaths(request)) {
    await page.goto(pathIn('ml', path))
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
    await expectNoViolations(page)
  }
})

test('a filter of the gallery has the same address in both languages', async ({ page }) => {
  await page.goto(pathIn('ml', publicPages.gallery.path))
  const filter = page
    .locator('main nav')
    .filter({ has: page.locator('a[href*="category="]') })
    .first()
  const option = filter.getByRole('link').nth(1)
  await expect(option).toHaveText(malayalam)
  const address = (await option.getAttribute('href')) ?? ''
  expect(decodeURIComponent(address)).not.toMatch(malayalam)
  await option.click()
  await expect(page).toHaveURL(new RegExp(`${address.replace(/[?+]/g, '\\$&')}$`))
  await expect(option).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('main a[href^="/ml/gallery/"]').first()).toBeVisible()
  await expect(page).toHaveTitle(malayalam)
})
