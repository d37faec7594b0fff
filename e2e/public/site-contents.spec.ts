// The preview of what staff have not published yet, and a page whose texts cannot be fetched.
// server/site/published-pages.test.ts shows what visitors read of what is published.
import { calls } from '../../contract/calls.ts'
import { messages } from '../../contract/messages.ts'
import { publicPages } from '../../contract/pages.ts'
import { company } from '../../site.config.ts'
import { untilHydrated } from '../testing/browser.ts'
import { expect, test } from '../testing/own-site.ts'
import { answerWith, refusals, unique } from '../testing/staff.ts'

const { home, about, contact, gallery } = publicPages

test('staff see a draft in the preview, and what everybody sees behind its links', async ({ page, site }) => {
  const title = unique('A draft')
  const draft = await (await site.staff.get(calls.getDraft.path.replace(':page', 'about'))).json()
  const saved = await site.staff.put(calls.saveDraft.path.replace(':page', 'about'), {
    data: { version: draft.version, content: { ...draft.content, title } },
  })
  expect(saved.status(), await saved.text()).toBe(200)
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
})

test.describe('a page whose texts cannot be fetched', () => {
  test.use({ expectedMessages: refusals })

  test('says so, and tries again', async ({ page }) => {
    await page.goto(home.path)
    await answerWith(page, 'getContent', 500)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: contact.menu }).click()
    await expect(page.getByText(messages.errors.pageLost)).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Talk to us' })).toBeVisible()
    await expect(page).toHaveTitle(`Contact – ${company.shortName}`)
  })
})
