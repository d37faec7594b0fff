// From page to page, and what moves on the home page. How they look: look/pages.spec.ts; server/tests/pages/public-pages.test.ts shows what stands on them.
import type { Page } from '@playwright/test'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { company } from '../../site.config.ts'
import { expect, holdBack, test } from '../testing/browser.ts'
import { widthOf } from '../testing/look.ts'
import { answerWith, refusals } from '../testing/staff.ts'

const { home, about, gallery, contact, career, privacy, terms } = publicPages
const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page] : []))
const headings: Record<string, string> = {
  [home.path]: 'A house you will still like in thirty years',
  [about.path]: 'Builders who come back after the first monsoon',
  [gallery.path]: 'What we draw, build and repair',
  ...Object.fromEntries(services.map((page) => [page.path, page.title])),
}
const inMenu = [
  { menu: about.menu, path: about.path },
  ...services.map(({ service, path }) => ({ menu: service, path })),
  ...[gallery, career, contact, home],
]

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const main = (page: Page) => page.getByRole('main')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('every page opens from the menu or the footer', { tag: '@journey' }, async ({ page }) => {
    await page.goto(home.path)
    const menu = page.getByRole('navigation', { name: 'Main' })
    for (const { menu: entry, path } of inMenu) {
      const before = (await h1(page).textContent()) ?? ''
      await page.getByRole('button', { name: 'Menu' }).tap()
      await menu.getByRole('link', { name: entry, exact: true }).tap()
      await expect(page).toHaveURL(path)
      await expect(h1(page)).not.toHaveText(before)
      await expect(h1(page)).toHaveText(headings[path] ?? /\S/)
      expect(await widthOf(page)).toBe(360)
    }
    for (const { title, path } of [privacy, terms]) {
      const before = (await h1(page).textContent()) ?? ''
      await page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }).tap()
      await expect(page).toHaveURL(path)
      await expect(h1(page)).not.toHaveText(before)
    }
  })
})

test('a page on its way says so, and starts at the top', async ({ page }) => {
  await page.goto(about.path)
  await page.evaluate(() => window.scrollTo(0, 900))
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'GALLERY' }).click()
  await expect(main(page).getByText(messages.loading)).toBeVisible()
  release()
  await expect(h1(page)).toHaveText(headings[gallery.path] ?? '')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('what is not there', () => {
  test.use({ expectedMessages: refusals })

  test('texts that cannot be fetched: the page says so, and tries again', async ({ page }) => {
    await page.goto(home.path)
    await answerWith(page, 'getContent', 500)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: contact.menu }).click()
    await expect(page.getByText(messages.errors.pageLost)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(h1(page)).toHaveText('Talk to us')
    await expect(page).toHaveTitle(`Contact – ${company.shortName}`)
  })
})

test.describe('on a small phone with a sharp screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 })
  const maxBytes = 60_000

  test('no picture or drawing of the first view weighs more than 60 kB', async ({ page }) => {
    const fetched = new Set<string>()
    page.on('response', (answer) => {
      if (/^\/(pictures|drawings)\//.test(new URL(answer.url()).pathname)) fetched.add(answer.url())
    })
    for (const { path } of [home, about, ...services])
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

test('a drawing with words is seen whole inside its frame, in both languages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [about, ...services].flatMap(({ path }) => [path, `/ml${path}`]))
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'load' })
      const outside = () =>
        [...document.querySelectorAll<SVGSVGElement>('figure > svg:first-child')]
          .filter((frame) => frame.checkVisibility())
          .map((frame) => {
            const { x, y, width, height } = frame.viewBox.baseVal
            const drawn = (frame.firstElementChild as SVGUseElement).getBBox()
            return drawn.width === 0
              ? Infinity
              : Math.max(
                  x - drawn.x,
                  y - drawn.y,
                  drawn.x + drawn.width - x - width,
                  drawn.y + drawn.height - y - height,
                )
          })
      await expect.poll(async () => Math.max(0, ...(await page.evaluate(outside)))).toBeLessThan(3)
    })
})

test('a phone gets a short page with the prices of the services, all of which is laid out in the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(home.path)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Full construction contracts' })
  await expect(card).toContainText(/From ₹[\d,]+\sper\ssq\sft/)
  await expect(page.getByRole('figure', { name: 'Front elevation' }).getByRole('img')).toHaveCount(1)
  await page.mouse.wheel(0, 300)
  const isLaidOut = () =>
    [...document.querySelectorAll('main :is(h2, h3)')].every((part) =>
      part.checkVisibility({ contentVisibilityAuto: true }),
    )
  await expect.poll(() => page.evaluate(isLaidOut)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_060)
})

test('reviews change by button and by arrow key', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(home.path)
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
})
