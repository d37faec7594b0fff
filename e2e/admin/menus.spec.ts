import { adminPages } from '../../contract/pages.ts'
import { expectNoLayerEntry } from '../testing/browser.ts'
import { addJob, addReview, ask } from '../testing/office.ts'
import { addProject } from '../testing/photos.ts'
import { choose, expect, test } from '../testing/staff.ts'

test('a row has one quiet action and a menu that the keyboard opens, walks and leaves', {
  tag: '@journey',
}, async ({ page }) => {
  const { name } = await addReview(page.request)
  await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  const more = row.getByRole('button', { name: 'More' })
  await expect(row.getByRole('link').or(row.getByRole('button'))).toHaveCount(2)
  const colourOf = (text: string) =>
    row.getByText(text, { exact: true }).evaluate((one) => getComputedStyle(one).color)
  expect(await colourOf('Edit')).toBe(await colourOf('More'))

  await more.focus()
  await page.keyboard.press('Enter')
  const entry = row.getByRole('menuitem').first()
  await expect(entry).toBeFocused()
  expect(await colourOf('Delete')).not.toBe(await colourOf('Edit'))
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entry).toBeFocused()
  // Escape and Enter at once.
  await more.evaluate((button: HTMLElement) => {
    for (let times = 0; times < 2; times++) button.click()
  })
  await expect(entry).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(entry).toBeHidden()
  await expectNoLayerEntry(page)

  const { title } = await addJob(page.request)
  await page.goto(adminPages.jobs.path)
  await page.getByRole('button', { name: `More for ${title}` }).click()
  const entries = page.getByRole('menuitem')
  // Before that, an arrow scrolls the page, and the menu closes with it.
  await expect(entries.first()).toBeFocused()
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', 5],
    ['ArrowDown', 0],
    ['ArrowUp', 5],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect(entries.nth(index)).toBeFocused()
  }
  await page.mouse.click(5, 5)
  await expect(entries).toHaveCount(0)
  await expectNoLayerEntry(page)
  for (const screen of [adminPages.jobs, adminPages.services])
    await test.step(`${screen.title}: form and list stand side by side`, async () => {
      await page.goto(screen.path)
      for (const width of [1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeInViewport({ ratio: 1 })
        await expect(page.getByLabel('Description').first()).toBeInViewport({ ratio: 1 })
      }
    })
})

test('what would be alone in a menu is a button', async ({ page }) => {
  const name = await ask(page.request)
  await page.goto(`${adminPages.enquiries.path}?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await choose(row, 'Mark answered')
  await expect(row.getByRole('button', { name: /^Delete/ })).toBeVisible()
  await expect(row.getByRole('button', { name: /^More/ })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu is a sheet that a tap beside it closes, and Back', async ({ page }) => {
    const { client } = await addProject(page.request)
    const list = `${adminPages.projects.path}?search=${encodeURIComponent(client)}`
    await page.goto(list)
    const more = page.getByRole('button', { name: /^More/ })
    await more.tap()
    const sheet = page.getByRole('menu')
    await expect(sheet.getByRole('menuitem', { name: 'Delete' })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollBy(0, 30))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.touchscreen.tap(180, 20)
    await expect(sheet).toHaveCount(0)
    await expectNoLayerEntry(page)
    await more.tap()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await more.tap()
    await sheet.getByRole('menuitem', { name: 'Delete' }).tap()
    const question = page.getByRole('alertdialog', { name: 'Delete this product?' })
    await question.getByRole('button', { name: 'Cancel' }).tap()
    await expect(more).toBeFocused()
    await more.tap()
    await sheet.getByRole('menuitem', { name: 'View on site' }).tap()
    await expect(page).toHaveURL(/\/gallery\//)
  })
})
