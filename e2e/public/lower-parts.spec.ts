// Parts far below the top of a page: laid out, and their code fetched, once it has settled (web/public/parts/lazy-part.tsx).
import type { Page } from '@playwright/test'
import { publicPages } from '../../contract/pages.ts'
import { expect, holdBack, openInApp, test, untilHydratedByItself } from '../testing/browser.ts'

const { about, home } = publicPages
/** Of the demo content; its story is finished. */
const project = '/gallery/shameer-p-thrissur'
const code = /\/assets\/(story|project-end)-[^/]+\.js$/

const story = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'How it was built' }) })
const next = (page: Page) => page.getByRole('navigation', { name: 'Other projects' })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('without a scroll all of a page is laid out and there soon after it has loaded', {
  tag: '@journey',
}, async ({ page }) => {
  for (const path of [home.path, publicPages.design.path, project].flatMap((one) => [one, `/ml${one}`])) {
    await page.goto(path, { waitUntil: 'load' })
    const count = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main :is(h2, h3), [data-late]')].filter(
            (one) => one.matches('[data-late]') || !one.checkVisibility({ contentVisibilityAuto: true }),
          ).length,
      )
    await expect.poll(count, { message: path }).toBe(0)
  }
})

test('a picture that is chosen before its part is there opens once it is', async ({ page }) => {
  for (const isHydrated of [true, false]) {
    const release = await holdBack(page, code)
    await page.goto(project, isHydrated ? {} : { waitUntil: 'commit' })
    const picture = story(page).getByRole('link').first()
    await picture.click()
    await untilHydratedByItself(page)
    release()
    await expect(page.getByRole('dialog', { name: 'Pictures from the site' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(picture).toBeFocused()
  }
})

test('what the server has sent stays until its part is there, also when the page changes around it', async ({
  page,
}) => {
  const release = await holdBack(page, code)
  await page.goto(project)
  const words = await story(page).textContent()
  await page.evaluate(() => {
    location.hash = 'main'
  })
  await expect(page.locator('html[data-settled]')).toBeAttached()
  expect(await story(page).textContent()).toBe(words)
  await expect(next(page)).toBeAttached()
  release()
  await expect(page.locator('[data-late]')).toHaveCount(0)
  expect(await story(page).textContent()).toBe(words)
})

test.describe('without its code', () => {
  // The browser's own page around a picture wants styles that our policy forbids.
  test.use({ expectedMessages: [/^(Failed to load resource|Applying inline style)/] })

  test('a part stays as it is', async ({ page }) => {
    await page.route(code, (route) => route.abort())
    await page.goto(project)
    await expect(page.locator('[data-late]')).toHaveCount(0)
    const picture = story(page).getByRole('link').first()
    const file = await picture.getAttribute('href')
    await expect(async () => {
      await picture.click()
      await expect(page).toHaveURL(file ?? '')
    }).toPass()
  })
})

test('a page that the app opens is whole, and Back finds its place again behind what was jumped over', async ({
  page,
}) => {
  await page.goto(about.path)
  await openInApp(page, project)
  await expect(story(page)).toBeAttached()
  await expect(next(page)).toBeAttached()

  await page.goto(home.path)
  await page.keyboard.press('End')
  await page.waitForLoadState('networkidle')
  // Where the eye left it: what lies above gets its own height when it is drawn, so the page's length may differ.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  const placeOf = (element: Element) => Math.round(element.getBoundingClientRect().top)
  await link.evaluate((element) =>
    element.addEventListener('click', () => {
      sessionStorage.left = Math.round(element.getBoundingClientRect().top)
    }),
  )
  await link.click()
  await expect(page).toHaveURL(about.path)
  await page.goBack()
  await expect(page).toHaveURL(home.path)
  const before = await page.evaluate(() => Number(sessionStorage.left))
  await expect.poll(() => link.evaluate(placeOf)).toBe(before)
  expect(await scrollTop(page)).toBeGreaterThan(1000)
})
