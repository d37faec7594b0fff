// A page is painted first and hydrated later; what a visitor does in between is not lost.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { projectPath } from '../../contract/record-paths.ts'
import { expect, test, untilHydratedByItself } from '../testing/browser.ts'
import { demoProject } from '../testing/demo.ts'

const appScript = /\/assets\/entry-client-.*\.js$/
const hero = /\/pictures\/|\/uploads\//

/** Delays requests whose URL matches until released, and lists them. */
async function delay(page: Page, address: RegExp) {
  const asked: string[] = []
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await promise
    await route.continue().catch(() => undefined)
  })
  return { asked, release }
}

const open = (page: Page, path: string, waitUntil: 'commit' | 'domcontentloaded' | 'load' = 'load') =>
  page.goto(path, { waitUntil })

const someProject = async (page: Page) => projectPath(await demoProject(page.request))

test('first the fonts, then the styles that name them, then the pictures of the first view, and then the app', {
  tag: '@journey',
}, async ({ page }) => {
  const styles = await delay(page, /\/assets\/.*\.css$/)
  const pictures = await delay(page, hero)
  const asked: Record<string, string[]> = { font: [], script: [] }
  page.on('request', (request) => asked[request.resourceType()]?.push(new URL(request.url()).pathname))
  await open(page, '/', 'commit')
  await expect.poll(() => asked.font?.length).toBe(2)
  styles.release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => pictures.asked.length).toBeGreaterThan(0)
  expect(asked.script).toEqual([expect.stringMatching(/\/assets\/start-/)])
  pictures.release()
  await untilHydratedByItself(page)
  expect(asked.script?.some((path) => appScript.test(path))).toBe(true)
  expect(new Set(asked.font).size, 'none is fetched twice').toBe(asked.font?.length)
})

test('the first touch fetches the app at once', async ({ page }) => {
  const pictures = await delay(page, hero)
  await open(page, '/', 'domcontentloaded')
  await page.keyboard.press('Tab')
  await untilHydratedByItself(page)
  pictures.release()
})

test('a row that is swiped before the app is there stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const app = await delay(page, appScript)
  await open(page, '/gallery')
  const row = page.getByRole('navigation', { name: 'Filter by category' })
  const swiped = await row.evaluate((nav) => {
    nav.scrollLeft = nav.scrollWidth
    return nav.scrollLeft
  })
  expect(swiped).toBeGreaterThan(0)
  app.release()
  await untilHydratedByItself(page)
  expect(await row.evaluate((nav) => nav.scrollLeft)).toBe(swiped)
})

test('a picture that is pressed before the app is there opens in its window', async ({ page }) => {
  const path = await someProject(page)
  const app = await delay(page, appScript)
  await open(page, path)
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click()
  await expect.poll(() => app.asked.length).toBe(1)
  app.release()
  await expect(page.getByRole('dialog', { name: 'Pictures of this project' })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('a click during hydration counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    // React schedules hydration by posting a message: somebody clicks between the post and the task.
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      MessagePort.prototype.postMessage = postMessage
      document.querySelector<HTMLElement>('[aria-controls="services-menu"]')?.click()
      postMessage.call(this, message)
    }
  })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'SERVICES' })).toHaveAttribute('aria-expanded', 'true')
})

test.describe('when the app cannot be had', () => {
  // The browser's own page around a picture has styles that the picture's policy forbids.
  test.use({ expectedMessages: [/ERR_FAILED|dynamically imported module|Applying inline style/] })

  test('the admin area says so instead of staying empty', async ({ page }) => {
    await page.route(/\/assets\/area-.*\.js$/, (route) => route.abort())
    await open(page, '/admin/login')
    await expect(page.getByText(messages.errors.pageLost)).toBeVisible()
  })

  test('a picture opens as a file', async ({ page }) => {
    const path = await someProject(page)
    const app = await delay(page, hero)
    await page.route(appScript, (route) => route.abort())
    await open(page, path, 'domcontentloaded')
    app.release()
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\.jpg$/)
  })
})

test('what was typed before the app is there stays, and is sent', { tag: '@journey' }, async ({ page }) => {
  const app = await delay(page, appScript)
  await open(page, '/contact')
  await page.getByLabel('Name').fill('Rahul Menon')
  await page.getByLabel('What do you plan to build?').selectOption('Interior work')
  await expect.poll(() => app.asked.length).toBe(1)
  app.release()
  await untilHydratedByItself(page)
  await expect(page.getByLabel('Name')).toHaveValue('Rahul Menon')
  await expect(page.getByLabel('What do you plan to build?')).toHaveValue('Interior work')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByLabel('Phone').fill('+91 94470 00000')
  await page.getByLabel('Message').fill('A flat in Kochi.')
  await page.getByRole('button', { name: 'Send message' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Rahul Menon', message: 'A flat in Kochi.' })
})

test('whoever has gone on before the app is there is not taken back to the thanks', async ({ page }) => {
  const app = await delay(page, appScript)
  await open(page, '/career?sent=1#answer')
  await expect(page.getByRole('status').filter({ hasText: messages.applications.submitted })).toBeVisible()
  const link = page.getByRole('contentinfo').getByRole('link').first()
  await link.focus()
  await expect.poll(() => app.asked.length).toBe(1)
  const scrolled = await page.evaluate(() => window.scrollY)
  app.release()
  await untilHydratedByItself(page)
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
})

test('a link under the pointer, the finger or the focus has its page and its data fetched ahead', async ({
  page,
}) => {
  await page.goto('/privacy')
  const lists = [null, 'category', 'size', 'district'].map((distinct) =>
    page.waitForRequest((request) => {
      const { pathname, searchParams } = new URL(request.url())
      return pathname === calls.listProjects.path && searchParams.get('distinct') === distinct
    }),
  )
  const chunk = page.waitForRequest(/\/assets\/gallery-.*\.js$/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'GALLERY' }).focus()
  await Promise.all([...lists, chunk])
  await page.waitForLoadState('networkidle')
  const later: string[] = []
  page.on('request', (request) => {
    if (['script', 'fetch', 'xhr'].includes(request.resourceType())) later.push(request.url())
  })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/gallery')
  expect(later).toEqual([])
})
