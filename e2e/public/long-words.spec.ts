// Names and places are as long as they are: no page becomes wider than the screen for them. (All pages with
// large letters: e2e/look/pages.spec.ts.)
import type { CDPSession, Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { openInApp } from '../testing/browser.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject, photo } from '../testing/photos.ts'

const word = 'Thiruvananthapuram'.repeat(4).slice(0, 60)
/** The narrowest phone in px, and the browser's font size: as usual, and twice as large. */
const width = 320
const fontSizes = [16, 32]

test.use({ expectedMessages: [/status of 404/] })

test('a word of sixty letters in every field makes no page wider than a phone', async ({ page }) => {
  test.slow()
  const post = async (path: string, sent: Parameters<typeof page.request.post>[1]) => {
    const answer = await page.request.post(path, sent)
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const project = await addProject(page.request, {
    ...{ category: word, client: word, area: word, location: word },
    description: `${word}\n\n- ${word}`,
  })
  const review = await post(calls.createReview.path, {
    data: { name: word, review: word, rating: 4 },
  })
  const service = await post(calls.createService.path, {
    multipart: { description: `${word}: ${word}`, image: await photo(0) },
  })
  const job = await post(calls.createJob.path, {
    data: {
      ...{ title: word, description: `${word}\n\n- ${word}`, type: word, experience: word },
      ...{ pay: word, place: word, hours: word },
    },
  })
  const { home, about, waterproofing, gallery, career, contact, reviews } = publicPages
  const browser = await page.context().newCDPSession(page)
  await page.setViewportSize({ width, height: 640 })
  for (const path of [
    ...[home.path, about.path, waterproofing.path, career.path, reviews.path],
    `${gallery.path}?category=${word}`,
    `${gallery.path}/${project.slug}`,
    `${career.path}/${job.id}`,
    `${contact.path}?topic=${word}`,
    `/${word}`,
  ]) {
    await page.goto(path)
    await expectRoom(page, browser, path)
    if (path.startsWith(`${career.path}/`))
      for (const name of await page.locator('main dt').all()) expect.soft(await linesOf(name), path).toBe(1)
    if (path === reviews.path) await expect(page.getByText(word).first()).toBeVisible()
  }
  const { projects, reviews: allReviews, jobs, services, editProject } = adminPages
  await page.route(`**${calls.getAttention.path}`, async (route) => {
    const counts: Record<string, unknown> = await (await route.fetch()).json()
    await route.fulfill({ json: { ...counts, new_applications: 1234 } })
  })
  await page.goto(adminPages.addReview.path)
  for (const screen of [projects, allReviews, jobs, services, editProject]) {
    const path = screen.path.replace(':id', project.id)
    await openInApp(page, path)
    const written = page.getByText(word).or(page.locator(`[value="${word}"]`))
    await expect(written.first()).toBeAttached()
    await expectRoom(page, browser, path)
  }
  for (const [call, { id }] of [
    [calls.deleteProject, project],
    [calls.deleteReview, review],
    [calls.deleteService, service],
    [calls.deleteJob, job],
  ] as const)
    await page.request.delete(call.path.replace(':id', id))
})

async function expectRoom(page: Page, browser: CDPSession, path: string) {
  for (const fontSize of fontSizes) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    const found = await page.evaluate(findCutText)
    expect.soft(found, `${path} with letters of ${fontSize}px`).toEqual({ width, cut: [] })
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
}

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })

/** The page's width, and text that is in sight but runs out of the screen where nothing can be swiped. */
function findCutText() {
  const isSwiped = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX)
  const cut = [...document.querySelectorAll('h1, h2, h3, p, dt, dd, li, blockquote, a, button')].filter(
    (element) => {
      const { right, width } = element.getBoundingClientRect()
      if (width < 2 || right <= innerWidth + 1 || !element.checkVisibility()) return false
      for (let outer = element.parentElement; outer; outer = outer.parentElement)
        if (isSwiped(outer)) return false
      return !element.closest('thead')
    },
  )
  const texts = cut.map((element) => element.outerHTML.slice(0, 120))
  return { width: document.documentElement.scrollWidth, cut: texts }
}

test('a place with a long name is written in one piece on a phone', async ({ page }) => {
  const place = { location: 'Thiruvananthapuram', district: 'Thiruvananthapuram' }
  const project = await addProject(page.request, { client: 'Dr Susan V', ...place })
  await page.setViewportSize({ width, height: 640 })
  await page.goto(`${publicPages.gallery.path}/${project.slug}`)
  const places = page.locator('main :is(h1 span, dd)').filter({ hasText: 'Thiruvananthapuram' })
  await expect(places).toHaveCount(2)
  for (const place of await places.all()) expect(await linesOf(place)).toBe(1)
  await page.request.delete(calls.deleteProject.path.replace(':id', project.id))
})
