// Names and places are as long as they are: no page becomes wider than the screen for them.
import type { CDPSession, Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject, photo } from '../testing/photos.ts'

const word = 'Thiruvananthapuram'.repeat(4).slice(0, 60)
/** Widths in px, and the browser's font size: as usual, and twice as large. */
const phones = [320, 360].flatMap((width) => [16, 32].map((fontSize) => ({ width, fontSize })))

test.use({ expectedMessages: [/status of 404/] })

test('a word of sixty letters in every field makes no page wider than a phone', async ({ page }) => {
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
  const { home, about, waterproofing, privacy, gallery, career, contact, reviews } = publicPages
  const browser = await page.context().newCDPSession(page)
  for (const path of [
    ...[home.path, about.path, waterproofing.path, privacy.path, career.path, reviews.path],
    `${gallery.path}?category=${word}`,
    `${gallery.path}?page=99`,
    `${gallery.path}/${project.id}`,
    `${career.path}/${job.id}`,
    `${contact.path}?topic=${word}`,
    `/${word}`,
  ]) {
    await page.goto(path)
    await expectRoom(page, browser, path, phones)
    if (path.startsWith(`${career.path}/`))
      for (const name of await page.locator('main dt').all()) expect.soft(await linesOf(name), path).toBe(1)
    if (path === reviews.path) await expect(page.getByText(word).first()).toBeVisible()
  }
  const { projects, reviews: allReviews, jobs, services, editProject } = adminPages
  const { addReview, applications, enquiries, accounts, people } = adminPages
  await page.route(`**${calls.getAttention.path}`, async (route) => {
    const counts: Record<string, unknown> = await (await route.fetch()).json()
    await route.fulfill({ json: { ...counts, new_applications: 1234 } })
  })
  for (const screen of [projects, allReviews, jobs, services, editProject]) {
    const path = screen.path.replace(':id', project.id)
    await page.goto(path)
    await expect(
      page
        .getByText(word)
        .or(page.locator(`[value="${word}"]`))
        .first(),
    ).toBeAttached()
    await expectRoom(page, browser, path, phones)
  }
  for (const { path } of [addReview, applications, enquiries, accounts, people]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expectRoom(page, browser, path, phones)
  }
  for (const [call, { id }] of [
    [calls.deleteProject, project],
    [calls.deleteReview, review],
    [calls.deleteService, service],
    [calls.deleteJob, job],
  ] as const)
    await page.request.delete(call.path.replace(':id', id))
})

async function expectRoom(page: Page, browser: CDPSession, path: string, sizes: typeof phones) {
  for (const { width, fontSize } of sizes) {
    await page.setViewportSize({ width, height: 640 })
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    const found = await page.evaluate(findCutText)
    expect.soft(found, `${path} at ${width}px, letters of ${fontSize}px`).toEqual({ width, cut: [] })
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
  const project = await addProject(page.request, { client: 'Dr Susan V', location: 'Thiruvananthapuram' })
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto(`${publicPages.gallery.path}/${project.id}`)
    const places = page.locator('main :is(h1 span, dd)').filter({ hasText: 'Thiruvananthapuram' })
    await expect(places).toHaveCount(2)
    for (const place of await places.all()) expect(await linesOf(place), `${width}px`).toBe(1)
  }
  await page.request.delete(calls.deleteProject.path.replace(':id', project.id))
})
