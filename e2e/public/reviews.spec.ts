// The public list of reviews while it loads and when it fails. admin/new-site.spec.ts shows its content and pages.
import type { Page } from '@playwright/test'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'
import { answerWith, delayCall } from '../testing/staff.ts'

const words = messages.reviews

/** Navigates without a new document, so that the browser itself fetches the reviews. */
async function goInApp(page: Page) {
  await page.goto(publicPages.privacy.path)
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, publicPages.reviews.path)
}

test('the page says that it is loading', async ({ page }) => {
  const release = await delayCall(page, 'listReviews')
  await goInApp(page)
  await expect(page.getByText(messages.loading)).toBeVisible()
  release()
  await expect(page.getByRole('figure').first()).toBeVisible()
})

test.describe('when they cannot be loaded', () => {
  test.use({ expectedMessages: [/status of 500/] })

  test('the page says so', async ({ page }) => {
    await answerWith(page, 'listReviews', 500)
    await goInApp(page)
    await expect(page.getByText(words.loadFailed)).toBeVisible()
  })
})
