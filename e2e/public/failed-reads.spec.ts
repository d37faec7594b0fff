// A page whose data the server could not read: the browser fetches it (what the server answers: server/pages/
// failed-reads.test.ts). A server of its own, since nobody else can read meanwhile.
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/own-site.ts'
import { delayCall, refusals, unique } from '../testing/staff.ts'

// As a visitor.
test.use({ expectedMessages: refusals, storageState: { cookies: [], origins: [] } })

test('a page, and a part far below on the home page, says what failed, and is whole as soon as the browser can fetch it', async ({
  page,
  site,
}) => {
  const data = { name: 'Asha', review: unique('Kept the date') }
  expect((await site.staff.post(calls.createReview.path, { data })).status()).toBe(200)
  for (const { path } of [publicPages.reviews, publicPages.home]) {
    const release = await delayCall(page, 'listReviews')
    site.rename('reviews', 'elsewhere')
    const answer = await page.goto(path)
    site.rename('elsewhere', 'reviews')
    expect(answer?.status(), path).toBe(503)
    expect(await answer?.text()).toContain(messages.reviews.loadFailed)
    release()
    await expect(page.getByText(data.review)).toBeVisible()
    await page.unrouteAll()
  }
})
