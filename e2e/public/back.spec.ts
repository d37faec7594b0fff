// The Back button of a phone closes what is open above the page, and leaves nothing behind in the history.
import type { Locator, Page } from '@playwright/test'
import { adminPages } from '../../contract/pages.ts'
import { projectPath } from '../../contract/record-paths.ts'
import { expect, expectNoLayerEntry, holdBack, test, untilHydrated } from '../testing/browser.ts'
import { demoProject } from '../testing/demo.ts'
import { test as asStaff } from '../testing/staff.ts'

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
test.use(phone)

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Unlike `tap`, does not scroll to a button that stays at the top of the window. */
async function tapInPlace(page: Page, button: Locator) {
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 }
  await page.touchscreen.tap(x + 10, y + 10)
}

/** Opened and closed by Back, then by other means; each time one more Back would leave the page. */
async function expectBackCloses(
  page: Page,
  layer: Locator,
  open: () => Promise<void>,
  close: () => Promise<void>,
) {
  const href = page.url()
  await open()
  await expect(layer).toBeVisible()
  const at = await scrollTop(page)
  await page.goBack()
  await expect(layer).toBeHidden()
  expect(page.url()).toBe(href)
  expect(await scrollTop(page)).toBe(at)
  await open()
  await expect(layer).toBeVisible()
  await close()
  await expect(layer).toBeHidden()
  await expectNoLayerEntry(page)
  expect(await scrollTop(page)).toBe(at)
  expect(page.url()).toBe(href)
}

test('Back closes the menu, a large picture and the sheet of an application; a link in the menu leaves no trace of it', {
  tag: '@journey',
}, async ({ page, request }) => {
  const project = await demoProject(request)
  await page.goto('/reviews')
  await page.goto(projectPath(project))
  await page.evaluate(() => window.scrollTo(0, 400))
  const openMenu = () => tapInPlace(page, menuButton(page))
  const isInHistory = await menuButton(page).evaluate(async (button: HTMLElement) => {
    button.click()
    await undefined
    return Boolean(history.state?.layer)
  })
  expect(isInHistory, 'as soon as the menu is seen').toBe(true)
  await openMenu()
  await expectNoLayerEntry(page)
  await expectBackCloses(page, entry(page, 'HOME'), openMenu, openMenu)

  const picture = page.getByRole('link', { name: /^Enlarge/ }).nth(1)
  await picture.scrollIntoViewIfNeeded()
  const box = page.getByRole('dialog', { name: 'Pictures of this project' })
  await expectBackCloses(
    page,
    box,
    () => picture.tap(),
    () => page.keyboard.press('Escape'),
  )
  await expect(picture).toBeFocused()

  await openMenu()
  await entry(page, 'CAREER').tap()
  await expect(page).toHaveURL('/career')
  await expect(entry(page, 'HOME')).toBeHidden()
  const apply = page.getByRole('button', { name: /^Apply for/ }).last()
  await apply.scrollIntoViewIfNeeded()
  await expectBackCloses(
    page,
    page.getByRole('dialog'),
    () => apply.tap(),
    () => page.getByRole('button', { name: 'Cancel' }).tap(),
  )
  await page.goBack()
  await expect(page).toHaveURL(projectPath(project))
  await page.goBack()
  await expect(page).toHaveURL('/reviews')
})

test('Back closes the menu before the app is there, and after a reload nothing is left of it', async ({
  page,
}) => {
  await page.goto('/reviews')
  const release = await holdBack(page, /\/assets\/entry-client-.*\.js$/)
  await page.goto('/privacy', { waitUntil: 'load' })
  await menuButton(page).tap()
  await expect(entry(page, 'HOME')).toBeVisible()
  await page.goBack()
  await expect(entry(page, 'HOME')).toBeHidden()
  await expect(page).toHaveURL('/privacy')
  await menuButton(page).tap()
  release()
  await untilHydrated(page)
  await page.goBack()
  await expect(entry(page, 'HOME')).toBeHidden()
  await expect(page).toHaveURL('/privacy')

  await menuButton(page).tap()
  await expect(entry(page, 'HOME')).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  await expectNoLayerEntry(page)
  await page.goForward()
  await expectNoLayerEntry(page)
  await page.goBack()
  await expect(page).toHaveURL('/reviews')
})

test('a step back that a busy phone takes seconds for closes nothing that was opened since', async ({
  page,
}) => {
  type Slow = { goOn: () => void; steps: number }
  await page.clock.install()
  await page.addInitScript(() => {
    const slow = window as unknown as Slow
    const { go } = History.prototype
    slow.steps = 0
    addEventListener('popstate', () => slow.steps++)
    History.prototype.go = function (delta) {
      slow.goOn = () => go.call(this, delta)
    }
  })
  await page.goto('/reviews')
  await page.goto('/privacy')
  const home = entry(page, 'HOME')
  await menuButton(page).tap()
  await expect(home).toBeVisible()
  await menuButton(page).tap()
  await expect(home).toBeHidden()
  await page.clock.fastForward(5_000)
  await menuButton(page).tap()
  await expect(home).toBeVisible()
  await page.evaluate(() => (window as unknown as Slow).goOn())
  await expect.poll(() => page.evaluate(() => (window as unknown as Slow).steps)).toBe(1)
  await expect(home).toBeVisible()
  await page.goBack()
  await expect(home).toBeHidden()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await expect(page).toHaveURL('/reviews')
})

asStaff.describe('in the admin area', () => {
  asStaff.use(phone)

  asStaff('Back closes the drawer, then the topmost dialog first', async ({ page }) => {
    await page.goto(adminPages.dashboard.path)
    const drawer = page.getByRole('navigation', { name: 'Admin' })
    await page.getByRole('button', { name: 'Admin menu' }).tap()
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(drawer).toBeHidden()
    await page.getByRole('button', { name: 'Admin menu' }).tap()
    await drawer.getByRole('link', { name: 'Manage Career' }).tap()
    await expect(page).toHaveURL(adminPages.jobs.path)

    await expectTopmostFirst(page)
    await page.goBack()
    await expect(page).toHaveURL(adminPages.dashboard.path)
  })

  /** A form in a dialog asks before it closes, in a dialog above it. */
  async function expectTopmostFirst(page: Page) {
    const form = page.getByRole('dialog')
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await page.getByRole('button', { name: /^Edit/ }).first().tap()
    await form.getByLabel('Title').fill('Another title')
    await page.goBack()
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(form.getByLabel('Title')).toHaveValue('Another title')
    await page.goBack()
    await question.getByRole('button', { name: 'Leave' }).tap()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(adminPages.jobs.path)
    await expectNoLayerEntry(page)
  }
})
