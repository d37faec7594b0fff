// A page whose data the server could not read: it shows what is there, and the browser fetches the rest. A server of its
// own, since nobody else can read meanwhile.
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'
import { startSite } from '../testing/own-site.ts'
import { delayCall, refusals } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

test('the page says what failed, and is whole as soon as the browser can fetch it', async ({ page }) => {
  const site = await startSite()
  try {
    const data = { name: 'Asha', review: 'Kept the date' }
    expect((await site.staff.post(calls.createReview.path, { data })).status()).toBe(200)
    const release = await delayCall(page, 'listReviews')
    site.rename('reviews', 'elsewhere')
    const answer = await page.goto(site.origin + publicPages.reviews.path)
    expect(answer?.status()).toBe(503)
    expect(await answer?.text()).toContain(messages.reviews.loadFailed)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    site.rename('elsewhere', 'reviews')
    release()
    await expect(page.getByText('Kept the date')).toBeVisible()
    expect((await page.reload())?.status()).toBe(200)
  } finally {
    await site.stop()
  }
})
