// The way from one language to the other, and back.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/browser.ts'

const offerOf = (page: Page) => page.getByRole('link', { name: 'ഈ പേജ് മലയാളത്തിൽ വായിക്കാം' })
const switchTo = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch leads to the same page and list in the other language, and back', async ({ page }) => {
    await page.goto('/gallery?category=Residential')
    await expect(switchTo(page, 'English')).toHaveAttribute('aria-current', 'true')
    await switchTo(page, 'മലയാളം').click()
    await expect(page).toHaveURL('/ml/gallery?category=Residential')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ml')
    await expect(switchTo(page, 'മലയാളം')).toHaveAttribute('aria-current', 'true')
    await switchTo(page, 'English').click()
    await expect(page).toHaveURL('/gallery?category=Residential')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  })
})

test('the other language is in the top bar on every screen, on the same lines as without it', async ({
  page,
}) => {
  for (const [path, other] of [
    ['/about', 'മലയാളം'],
    ['/ml/about', 'English'],
  ] as const)
    for (const [width, rows] of [
      [360, 2],
      [768, 1],
      [1440, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      const bar = page
        .locator('section')
        .filter({ has: page.locator('a[href^="tel:"]') })
        .first()
      await expect(bar.getByRole('link', { name: other, exact: true })).toBeInViewport({ ratio: 1 })
      expect.soft((await bar.boundingBox())?.height, `${path} at ${width}`).toBeLessThan(rows * 44 + 4)
    }
})

test('the switch follows the pages, and keeps query, hash and place', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ABOUT' }).click()
  await expect(page).toHaveURL('/about')
  await expect(switchTo(page, 'മലയാളം')).toHaveAttribute('href', '/ml/about')
  await page.goto('/about?utm_source=card')
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  // As by the keyboard: the bar is out of sight.
  await switchTo(page, 'മലയാളം').evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/ml/about?utm_source=card')
  const place = () => page.evaluate(() => window.scrollY / document.documentElement.scrollHeight)
  await expect.poll(place).toBeGreaterThan(0.4)
  expect(await place()).toBeLessThan(0.6)

  await page.goto('/ml/about#main')
  await switchTo(page, 'English').click()
  await expect(page).toHaveURL('/about#main')
})

test('the name of the other language is drawn with a Malayalam font', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('DOM.enable')
  await devTools.send('CSS.enable')
  const { root } = await devTools.send('DOM.getDocument')
  const link = { nodeId: root.nodeId, selector: 'section [data-language=ml]' }
  const { nodeId } = await devTools.send('DOM.querySelector', link)
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
  expect(fonts.map(({ familyName }) => familyName).join()).toMatch(/^[^,]*(Malayalam|Nirmala|Manjari)[^,]*$/)
})

test('only Malayalam pages fetch the Malayalam fonts', async ({ page }) => {
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
  const ofMalayalam = await fontsOf('/ml/about')
  expect(ofMalayalam).toContain('anek-malayalam')
  expect(ofMalayalam).toContain('noto-serif-malayalam')
})

test('what is typed into a form is still there in the other language', async ({ page }) => {
  await page.goto('/contact')
  const name = page.locator('main [name=name]')
  const message = page.locator('main textarea')
  await name.fill('Asha')
  await message.fill('A house in Aluva')
  await switchTo(page, 'മലയാളം').click()
  await expect(page).toHaveURL('/ml/contact')
  await page.locator('html[data-hydrated]').waitFor()
  await expect(name).toHaveValue('Asha')
  await expect(message).toHaveValue('A house in Aluva')
  await page.goto('/contact')
  await expect(name).toHaveValue('')
})

test('who has chosen Malayalam is offered it on an English page, in one line and never by force', async ({
  page,
}) => {
  await page.goto('/')
  await expect(offerOf(page)).toBeHidden()
  await page.goto('/contact')
  await switchTo(page, 'മലയാളം').click()
  await expect(page).toHaveURL('/ml/contact')
  await expect(offerOf(page)).toBeHidden()

  await page.goto('/about')
  await expect(page).toHaveURL('/about')
  await expect(offerOf(page)).toHaveAttribute('href', '/ml/about')
  await page.getByRole('button', { name: 'വേണ്ട' }).click()
  await expect(offerOf(page)).toBeHidden()
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(offerOf(page)).toBeHidden()
})

test('who has gone back to English is left in peace', async ({ page }) => {
  await page.goto('/ml')
  await switchTo(page, 'English').click()
  await expect(page).toHaveURL('/')
  await page.locator('html[data-hydrated]').waitFor()
  await expect(offerOf(page)).toBeHidden()
})

test.describe('in a browser that is set to Malayalam', () => {
  test.use({ locale: 'ml-IN' })

  test('every page is offered in Malayalam, and it is not asked again after a no', async ({ page }) => {
    await page.goto('/gallery?category=Residential')
    await expect(offerOf(page)).toHaveAttribute('href', '/ml/gallery?category=Residential')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(offerOf(page)).toHaveAttribute('href', '/ml/contact')
    await page.getByRole('button', { name: 'വേണ്ട' }).click()
    await expect(offerOf(page)).toBeHidden()
    for (const path of ['/contact', '/']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-chosen', 'en')
      await expect(offerOf(page)).toBeHidden()
    }
  })

  test('a yes leads to the same page, and going back to English from there is a no', async ({ page }) => {
    await page.goto('/about')
    await offerOf(page).click()
    await expect(page).toHaveURL('/ml/about')
    await expect(offerOf(page)).toBeHidden()
    await switchTo(page, 'English').click()
    await expect(page).toHaveURL('/about')
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(offerOf(page)).toBeHidden()
  })

  test('neither the admin area nor a robot is offered it', async ({ page, request }) => {
    await page.goto('/admin/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offerOf(page)).toBeHidden()
    const answer = await request.get('/', { headers: { 'accept-language': 'ml' } })
    expect(await answer.text()).not.toContain('മലയാളത്തിൽ')
  })
})

test('beside Malayalam pages Call and WhatsApp stand upright, within the gutter', async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/ml')
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
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  for (const path of ['/', '/ml'])
    test(`the menu of ${path} has the switch, and all of it fits`, async ({ page }) => {
      await page.goto(path)
      await page.locator('[popovertarget=menu]').tap()
      const cut = await page.locator('#menu a, [popovertarget=menu], .contact-bar a').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .filter((one) => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().height < 44)
          .map((one) => one.textContent),
      )
      expect(cut).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      const [other, target] = path === '/' ? ['മലയാളം', '/ml'] : ['English', '/']
      await page.locator('#menu').getByRole('link', { name: other, exact: true }).tap()
      await expect(page).toHaveURL(target)
      await page.goBack()
      await expect(page).toHaveURL(path)
    })

  for (const path of ['/', '/ml'])
    test(`the top of ${path} leads to the other language without the menu`, async ({ page }) => {
      await page.goto(path)
      const [other, target] = path === '/' ? ['മലയാളം', '/ml'] : ['English', '/']
      await expect(switchTo(page, path === '/' ? 'English' : 'മലയാളം')).toHaveCount(0)
      await switchTo(page, other).tap()
      await expect(page).toHaveURL(target)
    })
})
