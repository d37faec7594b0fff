// The company's numbers on the dashboard: what they say in a sentence, and the tables behind it. In both
// languages: web/admin/dashboard/numbers/sentences.test.ts.
import { dayInIndia, dayMs } from '../../contract/days.ts'
import { adminPages } from '../../contract/pages.ts'
import { expectNoViolations } from '../testing/look.ts'
import { expect, test } from '../testing/own-site.ts'

const dayBefore = (days: number) => dayInIndia(new Date(Date.now() - days * dayMs))

test('the dashboard says how many came, from where, and what they saw', async ({ page, site }) => {
  const numbers = page.getByRole('region', { name: 'Visits to the site' })
  const open = async (summary: string) => {
    await numbers.locator('summary').filter({ hasText: summary }).click()
    return numbers.getByRole('table', { name: summary })
  }

  await test.step('a sentence for each chart', async () => {
    site.setCounts([
      [dayBefore(60), 'visits', 'home', 'google', 1],
      [dayBefore(40), 'visits', 'home', 'google', 100],
      [dayBefore(3), 'visits', 'home', 'google', 120],
      [dayBefore(0), 'visits', 'gallery', 'whatsapp', 11],
      [dayBefore(0), 'visits', 'home', 'facebook', 1],
      [dayBefore(3), 'views', 'home', '', 200],
      [dayBefore(0), 'views', 'gallery', '', 30],
      [dayBefore(0), 'views', 'project/none', '', 2],
      [dayBefore(2), 'enquiries', '', 'whatsapp', 2],
      [dayBefore(1), 'applications', '', 'google', 1],
    ])
    await page.goto(adminPages.dashboard.path)
    await expect(
      numbers.getByText('120 visits in the last 28 days, 20 more than in the 28 days before.'),
    ).toBeVisible()
    await expect(numbers.getByText('Most people who wrote to you came from WhatsApp.')).toBeVisible()
    await expect(numbers.getByRole('img', { name: /^120 visits .* table below/ })).toBeVisible()
    await expect(numbers.getByRole('listitem').filter({ hasText: 'WhatsApp' })).toHaveText(
      'WhatsApp11 visits · 2 wrote',
    )
  })

  await test.step('the tables', async () => {
    const days = await open('Days as a table')
    await expect(days.getByRole('row')).toHaveCount(30)
    await expect(days.getByRole('row').nth(4)).toHaveText(/120$/)
    const sources = await open('Sources as a table')
    await expect(sources.getByRole('row').nth(1)).toHaveText('Google12001')
    const pages = await open('Pages as a table')
    await expect(pages.getByRole('row').nth(2)).toHaveText('Gallery3011')
    const gone = pages.getByRole('row', { name: 'Project (no longer there)' })
    await expect(gone.getByRole('link')).toHaveCount(0)
    await numbers.locator('summary').filter({ hasText: 'How this is counted' }).click()
    await expect(numbers.getByText(/sets no cookies/)).toBeVisible()
    await expectNoViolations(page)
  })
  site.setCounts([])
})
