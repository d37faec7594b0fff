// The preview of what staff have not published yet.
// server/site/published-pages.test.ts shows what visitors read of what is published.
import { publicPages } from '../../contract/pages.ts'
import { untilHydrated } from '../testing/browser.ts'
import { expect, test } from '../testing/own-site.ts'
import { discard, saveAs } from '../testing/site-forms.ts'
import { unique } from '../testing/staff.ts'

const { about, gallery } = publicPages

test('staff see a draft in the preview, and what everybody sees behind its links', async ({ page, site }) => {
  const title = unique('A draft')
  await saveAs(site.staff, 'about', { title })
  const heading = page.getByRole('heading', { level: 1 })
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await page.goto(`${about.path}?preview=1`)
  await expect(heading).toHaveText(title)
  await expect(bar).toContainText('Preview: only staff see this.')
  await expect(bar.getByRole('link')).toHaveAttribute('href', '/admin/site/about')
  await page.locator('footer').getByRole('link', { name: gallery.title }).click()
  await expect(page).toHaveURL(gallery.path)
  await untilHydrated(page)
  await expect(bar).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: about.menu }).click()
  await expect(page).toHaveURL(about.path)
  await expect(heading).not.toHaveText(title)
  await expect(heading).not.toHaveText('')
  await discard(site.staff, 'about')
})
