// What all lists of the admin area have in common.
import { type CallName, calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { test as onOwnSite } from '../testing/own-site.ts'
import { answerWith, delayCall, expect, refusals, test, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const { projects, jobs } = messages

/** Two stand for all: what the others say is in no-connection.spec.ts. */
const lists: [call: CallName, path: string, words: { loadFailed: string; empty: string }][] = [
  ['listJobs', adminPages.jobs.path, jobs],
  [
    'listSessions',
    adminPages.account.path,
    { loadFailed: 'Unable to load your sessions.', empty: 'No sessions.' },
  ],
]

test('a list says that it is loading, that it cannot be had, and after another try that it is empty', async ({
  page,
}) => {
  for (const [call, path, words] of lists)
    await test.step(words.loadFailed, async () => {
      await answerWith(page, call, 500)
      const release = await delayCall(page, call)
      await page.goto(path)
      await expect(page.getByRole('main').getByText('Loading...').first()).toBeVisible()
      release()
      const failed = page.getByRole('alert').filter({ hasText: words.loadFailed })
      await expect(failed).toBeVisible()
      await page.unrouteAll()
      await answerWith(page, call, 200, [])
      await failed.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(words.empty)).toBeVisible()
      await page.unrouteAll()
    })
})

test('a project that is not there has no images to add to', async ({ page }) => {
  await page.goto(adminPages.addImages.path.replace(':id', crypto.randomUUID()))
  await expect(page.getByRole('alert')).toContainText(projects.fetchFailed)
})

// So many push those of other tests from the first page.
onOwnSite('search, filter, order and page of a list live in the address', async ({ page }) => {
  const family = unique('Kurian')
  const review = 'They kept the date they gave us.'
  // One of another family, so that the count shows when the search has answered.
  for (let i = 0; i < 22; i++) {
    const name = i < 21 ? `${String.fromCharCode(65 + i)} ${family}` : 'V Varghese'
    const data = { name, review, rating: i < 21 ? 1 + (i % 5) : 1 }
    await page.request.post(calls.createReview.path, { data })
  }
  const count = (text: string) => page.getByRole('status').filter({ hasText: text })
  await page.goto(adminPages.reviews.path)
  await page.getByLabel('Search reviews').fill(family)
  await expect(count('21 reviews')).toBeVisible()
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('A Kurian')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('U Kurian')
  await page.getByRole('button', { name: 'Added' }).click()
  await expect(page.getByRole('row'), 'another order begins with its first page').toHaveCount(21)
  await page.getByLabel('Rating').selectOption('1')
  await expect(count('5 reviews')).toBeVisible()
  await page.reload()
  await expect(count('5 reviews')).toBeVisible()
  await expect(page.getByLabel('Search reviews')).toHaveValue(family)
  await page.getByLabel('Search reviews').fill(crypto.randomUUID())
  await expect(page.getByText('Nothing matches your search.')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  await expect(page.getByRole('row', { name: family }).first()).toBeVisible()
})
