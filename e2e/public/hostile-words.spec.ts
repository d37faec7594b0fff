// What strangers and staff write is shown as they wrote it: words that are code never run, in a real browser under the real
// policy, and no word makes a page wider than the screen. (All pages with large letters: e2e/look/pages.spec.ts.)
import type { CDPSession, Locator, Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { openInApp } from '../testing/browser.ts'
import { addJob, addReview, apply, ask, removeJob } from '../testing/office.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject, photo } from '../testing/photos.ts'
import { refusals, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const attacks = [
  '<img src=x onerror="window.ran=1">',
  '"><script>window.ran=1</script>',
  "';window.ran=1;//",
  '</script><svg onload=window.ran=1>',
  'javascript:window.ran=1',
]
const attack = attacks.join(' ')
const word = 'Thiruvananthapuram'.repeat(4).slice(0, 60)
/** The narrowest phone in px, and the browser's font size: as usual, and twice as large. */
const width = 320
const fontSizes = [16, 32]
const { home, about, waterproofing, gallery, career, contact, reviews } = publicPages
const { projects, reviews: allReviews, jobs, applications, enquiries, services, editProject } = adminPages

type Words = { name: string; text: string; short: string }

/** A record of each kind with these words; `remove` takes away what visitors see. */
async function addRecords({ request }: Page, { name, text, short }: Words) {
  const area = short.slice(0, 60)
  const ofProject = { category: short, client: short, area, location: short, description: text }
  const project = await addProject(request, ofProject)
  const review = await addReview(request, { name, review: text })
  const more = { pay: short, place: short, hours: short }
  const job = await addJob(request, {
    title: name,
    description: text,
    type: short,
    experience: short,
    ...more,
  })
  const multipart = { description: text, image: await photo(0) }
  const added = await request.post(calls.createService.path, { multipart })
  expect(added.status(), await added.text()).toBe(200)
  const service = await added.json()
  await apply(request, job.id, { name, address: text, qualification: text, experience: text })
  await ask(request, name, { message: text })
  return {
    ...{ project, job },
    async remove() {
      await removeJob(request, job)
      for (const [call, { id }] of [
        [calls.deleteProject, project],
        [calls.deleteReview, review],
        [calls.deleteService, service],
      ] as const)
        await request.delete(call.path.replace(':id', id))
    },
  }
}

test('words that are code are shown as words, everywhere', { tag: '@journey' }, async ({ page }) => {
  const mark = unique('Mark')
  const text = `${mark} ${attack}`
  const words = { name: `${mark} ${attacks[0]}`, text, short: text.slice(0, 100) }
  const { project, job, remove } = await addRecords(page, words)
  const found = ({ path }: { path: string }) => `${path}?search=${encodeURIComponent(mark)}`
  const expectNothingRan = async (at: string) =>
    expect(await page.evaluate(() => 'ran' in window), at).toBe(false)
  const expectWords = async (at: string) => {
    await expect(page.getByText(mark).filter({ visible: true }).first(), at).toBeVisible()
    await expectNothingRan(at)
  }
  const own = `${gallery.path}/${project.slug}`
  for (const at of [own, reviews.path, career.path, `${career.path}/${job.id}`]) {
    await page.goto(at)
    await expectWords(at)
  }
  // The page is the same for all of them; the app opens one after the other.
  await page.goto(adminPages.addReview.path)
  for (const at of [projects, allReviews, jobs, applications, enquiries].map(found)) {
    await openInApp(page, at)
    await expectWords(at)
  }
  // An address is shown as words too.
  for (const at of [
    `/${encodeURIComponent(attacks[1] ?? '')}`,
    `${gallery.path}?category=${encodeURIComponent(attack)}`,
  ]) {
    await page.goto(at)
    await expectNothingRan(at)
  }
  await remove()
})

test('control: the same words run in a page that neither escapes them nor has a policy', async ({ page }) => {
  await page.setContent(`<!doctype html><p>${attacks[1]}`)
  expect(await page.evaluate(() => 'ran' in window)).toBe(true)
})

test('a word of sixty letters in every field makes no page wider than a phone', async ({ page }) => {
  test.slow()
  const { project, job, remove } = await addRecords(page, {
    ...{ name: word, short: word, text: `${word}\n\n- ${word}` },
  })
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
  await remove()
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
