// The way from one language to the other and back, and how Malayalam pages look. What comes along, and who is offered Malayalam:
// web/language/choice.test.ts.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/browser.ts'
import { widthOf } from '../testing/look.ts'

const offerOf = (page: Page) => page.getByRole('link', { name: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കാം' })
const switchTo = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true })

test('the switch follows the pages, and keeps what was chosen on them', { tag: '@journey' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' }).click()
  await expect(page).toHaveURL('/about')
  await expect(switchTo(page, 'മലയാളം')).toHaveAttribute('href', '/ml/about')
  await switchTo(page, 'മലയാളം').click()
  await expect(page).toHaveURL('/ml/about')
  await page.goto('/ml/gallery')
  await page.locator('main nav a[href*="category=Floor+coating"]').click()
  await expect(page).toHaveURL(/category=/)
  await page.locator('main nav a[href*="size=small"]').click()
  await expect(page).toHaveURL(/size=/)
  await switchTo(page, 'English').click()
  await expect(page).toHaveURL('/gallery?category=Floor+coating&size=small')
  await expect(page.locator('main nav [aria-current=true]')).toHaveText([
    'Floor coating',
    'Up to 1,500 sq ft',
  ])
})

test('who has chosen Malayalam is offered it on an English page, never by force; a no holds', async ({
  page,
}) => {
  await page.goto('/')
  await expect(offerOf(page)).toBeHidden()
  await page.goto('/contact')
  await switchTo(page, 'മലയാളം').click()
  await expect(page).toHaveURL('/ml/contact')
  await expect(offerOf(page)).toBeHidden()
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(offerOf(page)).toBeHidden()

  await page.goto('/about')
  await expect(page).toHaveURL('/about')
  await expect(offerOf(page)).toHaveAttribute('href', '/ml/about')
  await page.getByRole('button', { name: 'വേണ്ട' }).click()
  await expect(offerOf(page)).toBeHidden()
  await page.reload()
  await expect(offerOf(page)).toBeHidden()
})

test('only Malayalam pages fetch the Malayalam fonts; on others the system draws the name of the language', async ({
  page,
}) => {
  let fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(request.url().replace(/.*\/(.*)-.{8}\.woff2$/, '$1'))
  })
  const fontsOf = async (path: string) => {
    fetched = []
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    return fetched
  }
  const ofEnglish = await fontsOf('/about')
  expect(ofEnglish).toContain('fraunces')
  expect(ofEnglish).not.toContain('anek-malayalam')
  expect(ofEnglish).not.toContain('noto-serif-malayalam')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const link = { nodeId: root.nodeId, selector: 'aside [data-language=ml]' }
  const { nodeId } = await devTools.send('DOM.querySelector', link)
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName }) => familyName).join()).toMatch(/^[^,]*(Malayalam|Nirmala|Manjari)[^,]*$/)

  const ofMalayalam = await fontsOf('/ml/about')
  expect(ofMalayalam).toContain('anek-malayalam')
  expect(ofMalayalam).toContain('noto-serif-malayalam')
})

/** The bar has one line, as without the other language. */
async function expectInTopBar(page: Page, other: string) {
  const bar = page
    .locator('aside')
    .filter({ has: page.locator('a[href^="tel:"]') })
    .first()
  await expect(bar.getByRole('link', { name: other, exact: true })).toBeInViewport({ ratio: 1 })
  expect.soft((await bar.boundingBox())?.height, other).toBeLessThan(48)
}

const pages = [
  { path: '/', own: 'English', other: 'മലയാളം', target: '/ml' },
  { path: '/ml', own: 'മലയാളം', other: 'English', target: '/' },
]

test('on a desk the other language is in the top bar; Malayalam Call and WhatsApp stand upright, within the gutter', async ({
  page,
}) => {
  for (const { path, other } of pages) {
    await page.goto(path)
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      await expectInTopBar(page, other)
      if (path === '/' || width === 768) continue
      const links = page.locator('.contact-bar a')
      await expect(links).toHaveCount(2)
      for (const link of await links.all()) {
        await expect(link).toHaveCSS('writing-mode', 'horizontal-tb')
        expect(await link.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      }
      const bar = await page.locator('.contact-bar').boundingBox()
      const gutter = await page
        .locator('footer .wrap')
        .first()
        .evaluate((wrap) => Number.parseFloat(getComputedStyle(wrap).paddingRight))
      expect(bar?.width, `${width}px`).toBeLessThanOrEqual(gutter)
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('header and menu lead to the other language, and all of them fits', async ({ page }) => {
    for (const { path, own, other, target } of pages) {
      await page.goto(path)
      const header = page.locator('.masthead')
      await expect(header.getByRole('link', { name: other, exact: true })).toBeInViewport({ ratio: 1 })
      const lines = await header.locator('.font-serif').evaluate((name) => {
        const range = document.createRange()
        range.selectNodeContents(name)
        return range.getClientRects().length
      })
      expect(lines, 'the name beside them').toBe(2)
      await expect(switchTo(page, own)).toHaveCount(0)
      await page.locator('[popovertarget=menu]').tap()
      const cut = await page.locator('#menu a, [popovertarget=menu], .contact-bar a').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().height < 44)
          .map((one) => one.textContent),
      )
      expect(cut).toEqual([])
      expect(await widthOf(page)).toBe(360)
      await page.locator('#menu').getByRole('link', { name: other, exact: true }).tap()
      await expect(page).toHaveURL(target)
      await page.goBack()
      await expect(page).toHaveURL(path)
      await switchTo(page, other).tap()
      await expect(page).toHaveURL(target)
    }
  })
})
