// A page whose data the server could not read: it shows what is there, and the browser fetches the rest. A server of its
// own, since nobody else can read meanwhile.
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/own-site.ts'
import { delayCall, refusals, unique } from '../testing/staff.ts'

// As a visitor.
test.use({ expectedMessages: refusals, storageState: { cookies: [], origins: [] } })

test('the page says what failed, and is whole as soon as the browser can fetch it', async ({
  page,
  site,
}) => {
  const data = { name: 'Asha', review: unique('Kept the date') }
  expect((await site.staff.post(calls.createReview.path, { data })).status()).toBe(200)
  const release = await delayCall(page, 'listReviews')
  site.rename('reviews', 'elsewhere')
  const answer = await page.goto(publicPages.reviews.path)
  site.rename('elsewhere', 'reviews')
  expect(answer?.status()).toBe(503)
  expect(await answer?.text()).toContain(messages.reviews.loadFailed)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await expect(page.getByText(data.review)).toBeVisible()
  expect((await page.reload())?.status()).toBe(200)
})
