// With the few colours of a high-contrast mode everything that has to be told apart still is, on public pages too.
import type { Locator } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages, publicPages } from '../../contract/pages.ts'
import { expect, test, unique } from '../testing/staff.ts'

test('in forced colours, light and dark, the current page, buttons, dialogs and bars stand out', async ({
  page,
}) => {
  const inBoth = async (look: () => Promise<void>) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await look()
    }
  }
  await page.goto(publicPages.gallery.path)
  await inBoth(async () => {
    await expectCurrentToStandOut(page.getByRole('navigation', { name: 'Main' }))
    await expectCurrentToStandOut(page.getByRole('navigation', { name: 'Filter by category' }))
  })
  await page.goto(publicPages.home.path)
  await inBoth(() => expectBox(page.getByRole('link', { name: 'See our work' })))
  await page.goto(publicPages.contact.path)
  await inBoth(() => expectBox(page.getByRole('button', { name: 'Send message' })))
  await page.goto(adminPages.addReview.path)
  await inBoth(() => expectBox(page.getByRole('button', { name: 'Submit review' })))

  const data = { name: unique('Binu'), phone: '+91 98470 12345', message: 'A house in Aluva.' }
  await page.request.post(calls.createEnquiry.path, { data })
  await page.goto(adminPages.enquiries.path)
  await inBoth(async () => {
    await expectCurrentToStandOut(page.getByRole('navigation', { name: 'Admin' }))
    await expectCurrentToStandOut(page.getByRole('navigation', { name: 'Lists' }))
  })
  await page.getByRole('button', { name: 'Add enquiry' }).click()
  await inBoth(() => expectBox(page.getByRole('dialog')))

  await page.goto(adminPages.dashboard.path)
  const figure = page.getByRole('region', { name: 'The last 12 weeks' }).getByRole('figure')
  await expect(figure).toBeVisible()
  await inBoth(async () => {
    const swatches = await figure.locator('li svg').evaluateAll(fillsOf)
    expect(new Set(swatches).size).toBe(2)
    const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(swatches).not.toContain(background)
    const bars = await figure
      .locator('rect[height]:not([height="0"], [class*=transparent])')
      .evaluateAll(fillsOf)
    expect(bars.length).toBeGreaterThan(0)
    for (const fill of bars) expect(swatches).toContain(fill)
  })
})

const fillsOf = (shapes: Element[]) => shapes.map((shape) => getComputedStyle(shape).fill)

/** By its ground: all borders and letters have one colour. */
async function expectCurrentToStandOut(list: Locator) {
  const groundOf = (link: Element) => getComputedStyle(link).backgroundColor
  const current = await list.locator('a[aria-current]').first().evaluate(groundOf)
  expect(current).not.toBe(await list.locator('a:not([aria-current])').first().evaluate(groundOf))
}

async function expectBox(box: Locator) {
  await expect(box).toBeVisible()
  await expect(box).toHaveCSS('border-top-style', 'solid')
  await expect(box).not.toHaveCSS('border-top-width', '0px')
}
