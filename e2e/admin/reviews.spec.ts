// Reviews that staff type, and those that clients write behind a link. On a server of its own: they are shown on pages that other
// tests read.
import type { Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { projectPath } from '../../contract/record-paths.ts'
import { reviewMessages } from '../../contract/reviews/messages.ts'
import { reviewStaffMessages } from '../../contract/reviews/staff-messages.ts'
import { staffMessages } from '../../contract/staff-messages.ts'
import { wordsIn } from '../../contract/words.ts'
import { axeWidths, expectNoViolations } from '../testing/look.ts'
import { addReview } from '../testing/office.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject, photo } from '../testing/photos.ts'
import { choose, delayCall, unique } from '../testing/staff.ts'
import { watchTimers } from '../testing/timers.ts'

const inMalayalam = wordsIn('ml', reviewMessages)

test.describe.configure({ mode: 'default' })

const searchFor = (name: string) => `${adminPages.reviews.path}?search=${encodeURIComponent(name)}`

test('a review gets its stars by keyboard, is quoted on the home page until its tick is gone', async ({
  page,
}) => {
  const [name, words] = [unique('Leela'), unique('They finished before the rains.')]
  const { name: other } = await addReview(page.request)
  const expectTimer = await watchTimers(page)
  const row = page.getByRole('row', { name })
  const quotes = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')

  await test.step('five stars at first, then four; what is missing is said for five seconds', async () => {
    await page.goto(adminPages.addReview.path)
    await expect(page.getByRole('radio', { name: '5 stars' })).toBeChecked()
    await page.getByRole('radio', { name: '4 stars' }).press('Space')
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expect(page.getByText('Please fill in name and review.')).toBeVisible()
    await expectTimer(5_000)
    await page.getByLabel('Name').fill(name)
    await page.getByRole('textbox', { name: /^Review/ }).fill(words)
    await expect(page.getByLabel('Quote on the home page')).not.toBeChecked()
    await page.getByLabel('Quote on the home page').check()
    await page.getByRole('button', { name: 'Submit review' }).click()
    await expect(page.getByText('Review submitted!')).toBeVisible()
  })

  await test.step('quoted, and those without a tick are not, until the tick is gone', async () => {
    await page.goto('/')
    await expect(quotes.filter({ hasText: words })).toHaveCount(1)
    await expect(quotes.filter({ hasText: other })).toHaveCount(0)
    await page.goto(searchFor(name))
    await expect(row.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
    await expect(row.getByText('Quoted')).toBeVisible()
    await choose(row, 'Do not quote')
    await expect(row.getByText('Quoted')).toHaveCount(0)
    const stored = `${calls.listReviews.path}?search=${encodeURIComponent(name)}`
    await expect
      .poll(async () => (await page.request.get(stored)).json())
      .toMatchObject([{ name, rating: 4, quoted: false }])
  })
})

test('a review takes one line of stars and one of buttons at a desk', async ({ page }) => {
  const review =
    'We live in Dubai and saw the site twice in fourteen months. The Saturday report came each week. '
  const { id, name } = await addReview(page.request, { review: review.repeat(3), quoted: true })
  await page.goto(searchFor(name))
  const row = page.getByRole('row', { name })
  const heightOf = async (place: Locator) => (await place.boundingBox())?.height
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(row).toBeVisible()
    expect(await heightOf(row.getByRole('img')), `${width}`).toBeLessThan(30)
    const tops = await row
      .getByRole('link', { name: /^Edit/ })
      .or(row.getByRole('button', { name: /^More/ }))
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
    expect(new Set(tops).size, `${width}`).toBe(1)
  }
  await page.request.delete(calls.deleteReview.path.replace(':id', id))
})

// What all lists of the admin area have in common.
test('search, filter, order and page of a list live in the address', async ({ page }) => {
  const family = unique('Kurian')
  // One of another family, so that the count shows when the search has answered.
  for (let i = 0; i < 22; i++) {
    const name = i < 21 ? `${String.fromCharCode(65 + i)} ${family}` : 'V Varghese'
    await addReview(page.request, { name, rating: i < 21 ? 1 + (i % 5) : 1 })
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a review of a client goes from the link to the site', {
    tag: '@journey',
  }, async ({ page, browser, baseURL }) => {
    const project = await addProject(page.request)
    const [name, words] = [unique('Latha'), unique('The roof is dry.')]
    const row = page.getByRole('row', { name })
    let link = ''

    await test.step('staff ask from the project, and get the link once', async () => {
      await page.goto(`${adminPages.projects.path}?search=${encodeURIComponent(project.client)}`)
      await expect(page.getByRole('row', { name: project.client })).toBeVisible()
      const release = await delayCall(page, 'listProjects')
      await choose(page.getByRole('row', { name: project.client }), 'Ask for a review')
      const dialog = page.getByRole('dialog', { name: 'Ask for a review' })
      await expect(dialog.getByLabel('Project')).toHaveValue('')
      release()
      await expect(dialog.getByLabel('Name of the client')).toHaveValue(project.client)
      await expect(dialog.getByLabel('Project')).toHaveValue(project.id)
      await expectNoViolations(page)
      await dialog.getByRole('button', { name: 'Make the link' }).click()
      const made = page.getByRole('dialog', { name: `Link for ${project.client}` })
      link = await made.getByLabel('Link').inputValue()
      const message = encodeURIComponent(link)
      await expect(made.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
        'href',
        new RegExp(message.replaceAll('.', '\\.')),
      )
      await expect(made.getByRole('link', { name: 'Send by mail' })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:\\?subject=.+${message.replaceAll('.', '\\.')}$`),
      )
      await made.getByRole('button', { name: 'Close' }).last().click()
    })

    await test.step('it stands among the links; another one is ended there', async () => {
      const other = unique('Biju')
      await page.request.post(calls.askForReview.path, { data: { name: other } })
      await page.goto(adminPages.reviews.path)
      await page.getByRole('link', { name: adminPages.links.title }).click()
      await expect(page.getByRole('row', { name: project.client })).toContainText('Not yet')
      await expectNoViolations(page, axeWidths)
      await choose(page.getByRole('row', { name: other }), 'End link')
      await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).press('Enter')
      await expect(page.getByText(staffMessages.links.ended)).toBeVisible()
      await expect(page.getByRole('row', { name: other })).toHaveCount(0)
    })

    const client = await browser.newPage({
      ...{ baseURL, viewport: { width: 360, height: 740 }, locale: 'en-IN', reducedMotion: 'reduce' },
      storageState: { cookies: [], origins: [] },
    })
    await test.step('the client writes; what is missing is said, and nothing typed is lost', async () => {
      const opened = await client.goto(link)
      expect(opened?.headers()).toMatchObject({ 'cache-control': 'no-store' })
      await client.locator('html[data-hydrated]').waitFor()
      await expect(client.getByRole('heading', { level: 1 })).toContainText(project.client)
      await expect(client.getByRole('main')).toContainText(`${project.client}, ${project.location}`)
      await expectNoViolations(client)
      await write(client, name, words)
    })

    await test.step('Back leads to the thanks, not to the form', async () => {
      await client.getByRole('link', { name: 'Go to the home page' }).click()
      await expect(client).toHaveURL('/')
      await client.goBack()
      await expect(client.getByRole('main')).toContainText(reviewMessages.sent)
      await expect(client.getByRole('button', { name: 'Send review' })).toHaveCount(0)
    })

    await test.step('the link has ended, in both languages', async () => {
      const path = new URL(link).pathname
      await client.goto(path)
      await expect(client.getByRole('main')).toContainText(reviewMessages.deadLink)
      await client.goto(`/ml${path}`)
      await expect(client.getByRole('main')).toContainText(inMalayalam.deadLink)
    })

    await test.step('it waits: staff see it on the dashboard, visitors nowhere', async () => {
      await page.reload()
      await expect(page.getByRole('row', { name: project.client })).toHaveCount(0)
      for (const path of ['/reviews', projectPath(project)]) {
        await client.goto(path)
        await expect(client.getByRole('main')).not.toContainText(words)
      }
      await page.goto(adminPages.dashboard.path)
      await page.getByRole('link', { name: 'review of a client waits for you' }).click()
      await expect(row.getByText('Waits for you')).toBeVisible()
    })

    await test.step('staff read it, cannot change it, and show it', async () => {
      await choose(row, 'Open')
      await expect(page.getByText(reviewStaffMessages.clientsOwn)).toBeVisible()
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('radio')).toHaveCount(0)
      await expectNoViolations(page, axeWidths)
      await page.getByRole('button', { name: 'Show on site' }).click()
      await expect(page.getByText(reviewStaffMessages.shown)).toBeVisible()
    })

    await test.step('visitors read who wrote it, when and about what', async () => {
      await client.goto('/reviews')
      const quote = client.getByRole('figure').filter({ hasText: words })
      await expect(quote).toContainText(/Written by the client, \w+ 20\d\d, /)
      await expect(quote.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
      await expect(quote.getByRole('img', { name: /^Picture by/ })).toHaveJSProperty('complete', true)
      await quote.getByRole('link').click()
      await expect(client).toHaveURL(new RegExp(`${projectPath(project)}$`))
      await expect(client.getByRole('region', { name: 'What the client says' })).toContainText(words)
    })

    await test.step('staff hide it with a reason, and it is gone', async () => {
      await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(name)}`)
      await choose(row, 'Hide')
      const dialog = page.getByRole('dialog', { name: 'Hide this review' })
      await dialog.getByRole('button', { name: 'Hide' }).click()
      await expect(
        page.getByRole('alert').filter({ hasText: reviewStaffMessages.reasonMissing }),
      ).toBeVisible()
      await dialog.getByLabel('Reason').fill('Names a neighbour')
      await dialog.getByRole('button', { name: 'Hide' }).click()
      await expect(row.getByText('Names a neighbour')).toBeVisible()
      await client.goto('/reviews')
      await expect(client.getByRole('main')).not.toContainText(words)
    })
    await client.close()
  })

  test.describe('without JavaScript', () => {
    test.use({
      javaScriptEnabled: false,
      storageState: { cookies: [], origins: [] },
      expectedMessages: [/status of 4\d\d/],
    })

    test('a client writes by the link, which then has ended', { tag: '@journey' }, async ({ page, site }) => {
      const data = { name: unique('Biju') }
      const { link } = await (await site.staff.post(calls.askForReview.path, { data })).json()
      await page.goto(link)
      await write(page, data.name, unique('The roof is dry.'))
      await page.goto(link)
      await expect(page.getByRole('main')).toContainText(reviewMessages.deadLink)
      const params = { search: data.name, status: 'waiting' }
      const found = await site.staff.get(calls.listReviews.path, { params })
      const [review] = await found.json()
      await site.staff.delete(calls.deleteReview.path.replace(':id', review.id))
    })
  })
})

async function write(client: Page, name: string, words: string) {
  await client.getByLabel('Your review').fill(words)
  await client.getByLabel('How may we name you?').fill(name)
  await client.getByRole('button', { name: 'Send review' }).click()
  await expect(client.getByRole('alert').filter({ hasText: reviewMessages.missing })).toBeVisible()
  await expect(client.getByLabel('Your review')).toHaveValue(words)
  await client.getByRole('radio', { name: 'Satisfied', exact: false }).nth(1).check()
  await client.getByLabel('A picture (optional)').setInputFiles(await photo(1))
  await client.getByRole('button', { name: 'Send review' }).click()
  await expect(client.getByRole('status').filter({ hasText: reviewMessages.sent })).toBeInViewport()
}
