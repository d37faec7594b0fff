// The house around every page: menu, drop-down, header, navigation, the way it hydrates.
// What menu and footer say is in server/tests/pages/facts.test.ts.
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { company } from '../../site.config.ts'
import { expect, test } from '../testing/browser.ts'
import { widthOf } from '../testing/look.ts'

const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page.service] : []))

// Here menus and dialogs move as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('SERVICES opens and closes by mouse and by keyboard alone, and the arrow keys walk through it', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/reviews')
  const button = page.getByRole('button', { name: 'SERVICES' })
  const links = page.locator('#services-menu a')
  await test.step('by keyboard', async () => {
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()

    await page.keyboard.press('ArrowDown')
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(button).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
  await test.step('by mouse; a press that takes the focus from it, as every press does in Safari, leaves it open', async () => {
    await button.hover()
    for (const service of services)
      await expect(links.filter({ hasText: new RegExp(`^${service}$`) })).toBeVisible()
    const list = await page.locator('#services-menu').boundingBox()
    await page.mouse.move((list?.x ?? 0) + 10, (list?.y ?? 0) + 4)
    await page.mouse.down()
    await expect(button).not.toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.up()
  })
})

test('in-app navigation loads no new document and begins anew, for the eye and for the keyboard', {
  tag: '@journey',
}, async ({ page }) => {
  await page.goto('/reviews')
  const header = page.locator('header.masthead')
  await page.evaluate(() => {
    document.body.dataset.kept = 'yes'
    window.scrollTo(0, 50)
  })
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 51))
  await expect(header, 'the header takes on its scrolled style').toHaveAttribute('data-scrolled')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await footer.getByRole('link', { name: 'Contact' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()

  await test.step('from the top of a new document the first stop leads to its content', async () => {
    await page.goto('/contact')
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAttribute('href', '#main')
    await expect(page.locator(':focus')).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })
})

test.describe('when the connection is lost', () => {
  test.use({ expectedMessages: [/ERR_FAILED|dynamically imported module|preload CSS/] })

  test('a page that cannot be fetched says so inside the layout, and trying again helps', async ({
    page,
  }) => {
    const script = /\/assets\/.*\.js$/
    await page.goto('/privacy')
    await page.route(script, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('alert')).toContainText(messages.errors.pageLost)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unroute(script)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, expectedMessages: [/status of 404/] })

  test('the hamburger opens and closes the menu, and a choice closes it', async ({ page }) => {
    await page.goto('/reviews')
    const button = page.getByRole('button', { name: 'Menu' })
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOME' })
    await expect(home).toBeHidden()
    // The browser itself says so of a button that has a popover.
    const tree = await page.context().newCDPSession(page)
    const isExpanded = async () => {
      const { nodes } = await tree.send('Accessibility.getFullAXTree')
      const found = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu')
      return found?.properties?.find(({ name }) => name === 'expanded')?.value.value
    }
    expect(await isExpanded()).toBe(false)
    await button.tap()
    expect(await isExpanded()).toBe(true)
    await expect(home).toBeVisible()
    await button.tap()
    await expect(home).toBeHidden()
    await button.tap()
    await home.tap()
    await expect(page).toHaveURL('/')
    await expect(home).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('place, numbers and social links are in the menu', async ({ page }) => {
      await page.goto('/reviews')
      const contact = page.getByRole('navigation', { name: 'Main' }).getByLabel('Where to find us')
      await expect(contact).toBeHidden()
      await page.getByRole('button', { name: 'Menu' }).tap()
      await expect(contact).toContainText(company.location)
      for (const phone of [company.phone, company.secondPhone])
        await expect(contact.getByRole('link', { name: phone })).toBeVisible()
      for (const { name, url } of company.social)
        await expect(contact.getByRole('link', { name })).toHaveAttribute('href', url)
    })
  })

  test('neither what has the focus nor the ways on from a page that does not exist are behind the contact bar', async ({
    page,
  }) => {
    await page.goto('/contact')
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
    const hidden: string[] = []
    while (!(await last.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press('Tab')
      const behind = await page.evaluate(() => {
        const bar = document.querySelector('.contact-bar')
        const { activeElement: focused } = document
        if (!bar || !focused || focused.closest('.masthead')) return ''
        const isBehind = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top
        return isBehind ? focused.outerHTML : ''
      })
      if (behind) hidden.push(behind)
    }
    expect(hidden).toEqual([])
    for (const path of ['/nowhere', '/ml/nowhere']) {
      await page.goto(path)
      const bar = await page.locator('.contact-bar').boundingBox()
      for (const link of await page.getByRole('main').getByRole('link').all()) {
        const box = await link.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0)
      }
    }
  })

  test('at 320 px the login, with only DASHBOARD, does not scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/admin/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(entries).toHaveText(['DASHBOARD'])
    await expect(entries).toHaveAttribute('href', '/admin')
  })
})
