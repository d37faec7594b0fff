// What a service costs or how it looks is in the first view of a phone, and what a phone folds is open elsewhere.
import { publicPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/browser.ts'

const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page.path] : []))
const { design } = publicPages

test.describe('on a phone, without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  for (const prefix of ['', '/ml'])
    for (const path of services)
      test(`${prefix}${path} shows its price or its picture in the first view`, async ({ page }) => {
        await page.goto(`${prefix}${path}`)
        const { price, picture, fold } = await page.evaluate(() => ({
          price: document.querySelector('main header .font-serif')?.getBoundingClientRect().bottom ?? 0,
          picture: document.querySelector('main .picture')?.getBoundingClientRect(),
          fold: document.querySelector('.contact-bar')?.getBoundingClientRect().top ?? innerHeight,
        }))
        expect(price).toBeGreaterThan(0)
        const isPictureSeen = picture !== undefined && picture.top + Math.min(picture.height, 120) <= fold
        expect(isPictureSeen || price <= fold, `price at ${price}, picture at ${picture?.top}`).toBe(true)
      })

  test('the rest of what is included, and the materials, open by a tap', async ({ page }) => {
    await page.goto(design.path)
    const last = page.getByText('Completion certificate and building number').filter({ visible: true })
    await expect(last).toHaveCount(0)
    await page.getByText('See 6 more').click()
    await expect(last).toHaveCount(1)
    const steel = page.getByText(/^Fe 550D/).filter({ visible: true })
    await page.locator('summary', { hasText: /^Steel$/ }).click()
    await expect(steel).toHaveCount(1)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(last).toHaveCount(1)
    await expect(steel).toHaveCount(1)
    await expect(page.getByText('See 6 more')).toBeHidden()
  })
})
