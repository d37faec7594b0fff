// On a phone, with letters of 130 and 200 %. All public pages: pages.spec.ts; admin screens: admin/look.spec.ts.
import { languages, pathIn } from '../../contract/languages.ts'
import { adminPages } from '../../contract/pages.ts'
import { enlarge, widthOf } from '../testing/letters.ts'
import { ask } from '../testing/office.ts'
import { expect, test, unique } from '../testing/staff.ts'

const phone = { width: 360, height: 740 }

test.use({ viewport: phone })

test('with letters of 200 % an enquiry can be added and read', async ({ page }) => {
  const message = 'A house in Aluva.'
  const name = await ask(page.request, unique('Varghese'), { message })
  await page.goto(`${adminPages.enquiries.path}?search=${encodeURIComponent(name)}`)
  await enlarge(page, 200)
  await page.getByRole('button', { name: 'Add enquiry' }).click()
  const body = page.getByRole('dialog').locator('.sheet-body')
  const { height = 0 } = (await body.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(phone.height / 2)
  await expect(page.locator('.dialog-actions')).toHaveCSS('position', 'static')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Open/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
  expect(await widthOf(page)).toBe(phone.width)
})

test('with letters of 130 % the header takes at most a third of the screen', async ({ page }) => {
  for (const path of [...languages.map((language) => pathIn(language, '/')), adminPages.dashboard.path]) {
    await page.goto(path)
    await enlarge(page, 130)
    const end = () => page.locator('.masthead').evaluate((header) => header.getBoundingClientRect().bottom)
    expect.soft(await end(), path).toBeLessThanOrEqual(phone.height / 3)
  }
})
