// The pages that present the company: there for everybody, with and without JavaScript, on every screen.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { company } from '../../site.config.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/browser.ts'

const { home, about, gallery, contact, reviews, career } = publicPages
const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page] : []))
const headings: Record<string, string> = {
  [home.path]: 'A house you will still like in thirty years',
  [about.path]: 'Builders who come back after the first monsoon',
  [gallery.path]: 'What we draw, build and repair',
  ...Object.fromEntries(services.map((page) => [page.path, page.title])),
}
const paths = Object.keys(headings)

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

async function expectHeadingsInOrder(page: Page) {
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((found) => found.map((heading) => Number(heading.tagName.slice(1))))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0), `${levels}`).toBeLessThanOrEqual(1)
}

async function expectWidth(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(width)
}

/** With the root font size doubled. */
async function expectRoomForLargeText(page: Page) {
  await page.setViewportSize({ width: 640, height: 800 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expectWidth(page, 640)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
}

/** With the browser's font size doubled. */
async function expectRoomForLargeTextOnPhone(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expectWidth(page, 360)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await browser.detach()
}

async function expectLargeTargets(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  const targets = main(page).locator('button, summary, nav a, a.inline-flex').filter({ visible: true })
  for (const target of await targets.all())
    expect((await target.boundingBox())?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(
      44,
    )
}

for (const path of paths) {
  test(`${path} has its headings in order, fits every screen, and is there for everybody`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(h1(page)).toHaveText(headings[path] ?? '')
    await test.step('its headings follow each other', () => expectHeadingsInOrder(page))
    await test.step('it does not scroll sideways at 320px', () => expectWidth(page, 320))
    await test.step('what one presses is at least 44px high', () => expectLargeTargets(page))
    await test.step('there is room at 640px for text twice as large', () => expectRoomForLargeText(page))
    await test.step('axe finds nothing, with all questions open', async () => {
      for (const question of await page.locator('details').all()) await question.locator('summary').click()
      await expectNoViolations(page, axeWidths)
    })
    await test.step('there is room for it on a phone as well', () => expectRoomForLargeTextOnPhone(page))
  })
}

test('no other page is wider than a phone with text twice as large', async ({ page }) => {
  for (const { path } of Object.values(publicPages)) {
    if (path.includes(':') || paths.includes(path)) continue
    await page.goto(path)
    await expectRoomForLargeTextOnPhone(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page is complete', async ({ page }) => {
    await page.goto(home.path)
    await expect(h1(page)).toHaveText(headings[home.path] ?? '')
    for (const service of services)
      await expect(main(page).getByRole('link', { name: service.service })).toHaveAttribute(
        'href',
        service.path,
      )
    await expect(main(page).getByRole('link', { name: 'Care for old houses' })).toHaveAttribute(
      'href',
      '/services/care-for-old-houses',
    )
    await expect(main(page).getByRole('article')).toHaveCount(3)
    await expect(main(page).getByRole('img', { name: /out of 5 stars/ })).toHaveCount(6)
    await expect(main(page).getByRole('link', { name: 'All reviews' })).toHaveAttribute('href', reviews.path)
    await expect(main(page).getByText(messages.loading)).toHaveCount(0)
  })

  test('each service is complete, questions open, projects match', async ({ page }) => {
    for (const { path, title } of services)
      await test.step(path, async () => {
        await page.goto(path)
        await expect(h1(page)).toHaveText(title)
        for (const part of ['What is included', 'How it works', 'What it costs', 'What people ask'])
          await expect(page.getByRole('heading', { name: part, level: 2 })).toBeVisible()
        const question = page.locator('details').first()
        await expect(question.locator('p')).toBeHidden()
        await question.locator('summary').click()
        await expect(question.locator('p')).toBeVisible()
        await expect(main(page).getByRole('article')).toHaveCount(2)
      })
  })

  test('About says who does what, and what the pictures are', async ({ page }) => {
    await page.goto(about.path)
    for (const part of ['How we work', 'What we promise', 'Who does what', 'The workshop'])
      await expect(page.getByRole('heading', { name: part, level: 2 })).toBeVisible()
    await expect(main(page)).toContainText(`since ${company.founded}`)
    await expect(main(page)).toContainText('Pictures are visualisations of our designs.')
  })
})

test('the home page shows its reviews one at a time, and leads to the work and to the telephone', async ({
  page,
}) => {
  await page.goto(home.path)
  await test.step('reviews change by button and by arrow key', () => expectReviewCarousel(page))
  await main(page).getByRole('link', { name: 'See our work' }).click()
  await expect(page).toHaveURL(gallery.path)
  await page.goBack()
  await main(page).getByRole('link', { name: 'Talk to us' }).click()
  await expect(page).toHaveURL(contact.path)
  await page.goBack()
  await expect(main(page).getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    `tel:${company.phone.replaceAll(' ', '')}`,
  )
  await expect(main(page).getByRole('link', { name: 'See job openings' })).toHaveAttribute(
    'href',
    career.path,
  )
})

async function expectReviewCarousel(page: Page) {
  const strip = page.getByRole('list', { name: 'Reviews, one at a time' })
  const quotes = strip.getByRole('listitem')
  await strip.scrollIntoViewIfNeeded()
  await expect(quotes.nth(0)).toBeInViewport({ ratio: 0.5 })
  await expect(quotes.nth(1)).not.toBeInViewport()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(quotes.nth(1)).toBeInViewport({ ratio: 0.5 })
  await expect(quotes.nth(0)).not.toBeInViewport({ ratio: 0.01 })
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(quotes.nth(0)).toBeInViewport({ ratio: 0.5 })
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await expect(quotes.nth(1)).toBeInViewport({ ratio: 0.5 })
}

test('a service page hands its name on to the form and to WhatsApp', async ({ page }) => {
  const { path, title } = publicPages.interior
  await page.goto(path)
  await expect(main(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    `${contact.path}?topic=${encodeURIComponent(title)}`,
  )
  const whatsapp = await main(page).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(whatsapp ?? '')).toContain(`“${title}”`)
  await page.getByRole('link', { name: 'All projects of this kind' }).click()
  await expect(page).toHaveURL(`${gallery.path}?category=${title.replaceAll(' ', '+')}`)
})

test('a page on its way says so, and starts at the top', async ({ page }) => {
  await page.goto(about.path)
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'GALLERY' }).click()
  await expect(main(page).getByText(messages.loading)).toBeVisible()
  await expect(h1(page)).toHaveText(headings[gallery.path] ?? '')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('when the lists of the home page cannot be loaded', () => {
  test.use({ expectedMessages: [/status of 500/] })

  test('the rest of it is there, with a sentence in their place', async ({ page }) => {
    for (const call of [calls.listProjects, calls.listReviews, calls.listServices])
      await page.route(
        (url) => url.pathname === call.path,
        (route) => route.fulfill({ status: 500, json: {} }),
      )
    await page.goto(about.path)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOME' }).click()
    await expect(page.getByText(messages.projects.loadFailed)).toBeVisible()
    await expect(page.getByText(messages.reviews.loadFailed)).toBeVisible()
    await expect(main(page).getByRole('link', { name: services[0]?.service })).toBeVisible()
  })
})

test.describe('an address without a page', () => {
  test.use({ expectedMessages: [/status of 404/] })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('answers 404 and shows the way home', async ({ page }) => {
        const answer = await page.goto('/dezign')
        expect(answer?.status()).toBe(404)
        await expect(h1(page)).toHaveText('We can’t find that page')
        if (javaScriptEnabled) await expectNoViolations(page, axeWidths)
        await page.getByRole('link', { name: 'Back to the home page' }).click()
        await expect(h1(page)).toHaveText(headings[home.path] ?? '')
      })
    })
  }
})

test.describe('on a small phone with a sharp screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 })
  const maxBytes = 60_000

  test('no picture of the first view weighs more than 60 kB', async ({ page }) => {
    const fetched = new Set<string>()
    page.on('response', (answer) => {
      if (new URL(answer.url()).pathname.startsWith('/pictures/')) fetched.add(answer.url())
    })
    for (const path of paths.filter((one) => one !== gallery.path))
      await test.step(path, async () => {
        fetched.clear()
        await page.goto(path, { waitUntil: 'load' })
        const found = [...fetched]
        expect(found.length).toBeGreaterThan(0)
        for (const address of found)
          expect((await (await page.request.get(address)).body()).length, address).toBeLessThanOrEqual(
            maxBytes,
          )
      })
  })
})
