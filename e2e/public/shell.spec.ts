// The house around every page: menu, drop-down, header, footer, navigation, the way it hydrates.
import type { Page } from '@playwright/test'
import { fillPlaceholders } from '../../contract/content/placeholders.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { company } from '../../site.config.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/browser.ts'

const menu = ['HOME', 'ABOUT', 'SERVICES', 'GALLERY', 'CAREER', 'CONTACT']
const services = Object.values(publicPages).flatMap((page) => ('service' in page ? [page] : []))

// Here menus and dialogs move as they do for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('SERVICES opens by mouse and leads to each of the five pages', async ({ page }) => {
  await page.goto('/reviews')
  await page.getByRole('button', { name: 'SERVICES' }).hover()
  for (const service of services) {
    const link = page.getByRole('link', { name: service.service, exact: true }).first()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', service.path)
  }

  await test.step('a press that takes the focus from the entry, as every press does in Safari, leaves it open', async () => {
    const button = page.getByRole('button', { name: 'SERVICES' })
    await button.focus()
    const list = await page.locator('#services-menu').boundingBox()
    await page.mouse.move((list?.x ?? 0) + 10, (list?.y ?? 0) + 4)
    await page.mouse.down()
    await expect(button).not.toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.up()
  })
})

test('SERVICES opens and closes by keyboard alone, and the arrow keys walk through it', async ({ page }) => {
  await page.goto('/reviews')
  const button = page.getByRole('button', { name: 'SERVICES' })
  const links = page.locator('#services-menu a')
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
})

test('the header takes on its scrolled style after 50px', async ({ page }) => {
  await page.goto('/reviews')
  const header = page.locator('header.masthead')
  await page.evaluate(() => window.scrollTo(0, 50))
  await expect(header).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => window.scrollTo(0, 51))
  await expect(header).toHaveAttribute('data-scrolled')
})

test('in-app navigation loads no new document and begins anew, for the eye and for the keyboard', async ({
  page,
}) => {
  await page.goto('/reviews')
  await page.evaluate(() => {
    document.body.dataset.kept = 'yes'
    window.scrollTo(0, 400)
  })
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
})

test.describe('when the connection is lost', () => {
  test.use({ expectedMessages: [/ERR_FAILED|dynamically imported module|preload CSS/] })

  test('a page that cannot be fetched says so inside the layout, and trying again helps', async ({
    page,
  }) => {
    await page.goto('/reviews')
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('alert')).toContainText(messages.errors.pageLost)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.unroute(/\/assets\/.*\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})

test('the menu has its entries in order, the footer its blurb, links, contact details and copyright line', async ({
  page,
}) => {
  await page.goto('/')
  const entries = page.getByRole('navigation', { name: 'Main' }).locator('.menu > li > .menu-entry')
  await expect(entries).toHaveText(menu)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(fillPlaceholders(company.blurb, company, ''))
  for (const name of ['Home', 'Gallery', 'Contact'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  for (const phone of [company.phone, company.secondPhone]) {
    await expect(footer.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    )
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${company.name}`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the hamburger opens and closes the menu, and a choice closes it', async ({ page }) => {
    await page.goto('/reviews')
    const button = page.getByRole('button', { name: 'Menu' })
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HOME' })
    await expect(home).toBeHidden()
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(home).toBeVisible()
    await button.tap()
    await expect(home).toBeHidden()
    await button.tap()
    await home.tap()
    await expect(page).toHaveURL('/')
    await expect(home).toBeHidden()
  })

  for (const path of ['/nowhere', '/ml/nowhere'])
    test.describe(path, () => {
      test.use({ expectedMessages: [/status of 404/] })

      test('the ways on from a page that does not exist are in its first view', async ({ page }) => {
        await page.goto(path)
        const bar = await page.locator('.contact-bar').boundingBox()
        for (const link of await page.getByRole('main').getByRole('link').all()) {
          const box = await link.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
        }
      })
    })

  test('what has the focus never stands behind the contact bar', async ({ page }) => {
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
  })
})

async function expectRoomAndNoViolations(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectNoViolations(page, axeWidths)
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('the reviews do not scroll sideways, and axe finds nothing there', async ({ page }) => {
    await page.goto('/reviews')
    await expectRoomAndNoViolations(page)
  })

  test('nor does the login; axe finds nothing there, and its menu shows only DASHBOARD', async ({ page }) => {
    await page.goto('/admin/login')
    await expectRoomAndNoViolations(page)
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(entries).toHaveText(['DASHBOARD'])
    await expect(entries).toHaveAttribute('href', '/admin')
  })
})
