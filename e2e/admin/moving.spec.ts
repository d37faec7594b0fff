// The company moves from Kochi to Thrissur. On a server of its own: every page shows what is published.
import type { Page } from '@playwright/test'
import { adminPages } from '../../contract/pages.ts'
import { expect, test } from '../testing/own-site.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const openPage = (page: Page, key: string) => page.goto(adminPages.sitePage.path.replace(':page', key))
const way = 'Five minutes on foot from the round.'

test('a company moves, and no page sends people to its old town', async ({ page }) => {
  await test.step('whoever publishes a new address is told what goes from the contact page and what names the old place', async () => {
    await openPage(page, 'about')
    await button(page, 'Top of the page').click()
    await page.getByLabel('First words').fill('Builders in Kochi.')
    await publish(page)

    await openPage(page, 'company')
    await button(page, 'Address').click()
    for (const [label, value] of [
      ['House and street', '1 Round East'],
      ['City', 'Thrissur'],
      ['District', 'Thrissur'],
      ['Latitude', '10.5276'],
      ['Longitude', '76.2144'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value)
    await button(page, 'Publish').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('These belong to the old address.')
    await expect(question).toContainText('Contact: How to find you; Map')
    await expect(question).toContainText('These texts still name Kochi or Ernakulam.')
    await expect(question.getByRole('listitem').filter({ hasText: 'About: First words' })).toHaveCount(1)
    await expect(
      question.getByRole('listitem').filter({ hasText: 'Where you are, in one line' }),
    ).toHaveCount(1)
    await expect(question.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/admin/site/about')
    await question.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible()
    await expect(button(page, 'Company details')).toHaveAccessibleDescription(/Check after the move/)
  })

  await test.step('the contact page leads to the new address alone, and the way comes back when it is right again', async () => {
    const main = page.getByRole('main')
    await page.goto('/contact')
    await expect(main.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /10\.5276,76\.2144$/)
    await expect(main).toContainText('How to find us')
    await expect(main).not.toContainText('Kadavanthra')
    await expect(page.getByRole('img', { name: /map/i })).toHaveCount(0)

    await page.goto(adminPages.site.path)
    await expect(page.getByRole('listitem').filter({ hasText: 'Contact' })).toContainText(
      'to check after the move',
    )
    await page
      .getByRole('link', { name: /^Contact/ })
      .first()
      .click()
    await button(page, 'Map').click()
    await expect(page.getByText('The drawn map is not of your address.')).toBeVisible()
    await button(page, 'How to find you').click()
    await expect(page.getByText('It was made for another address.')).toBeVisible()
    await page.getByLabel('Text', { exact: true }).fill(way)
    await expect(page.getByText('It was made for another address.')).toHaveCount(0)
    await publish(page)
    await page.goto('/contact')
    await expect(main).toContainText(way)
    await expect(page.getByRole('img', { name: /map/i })).toHaveCount(0)
  })

  await test.step('a text that names the old place is marked until somebody says that it is right', async () => {
    await openPage(page, 'about')
    await expect(button(page, 'Top of the page')).toHaveAccessibleDescription(/Check after the move/)
    await button(page, 'Top of the page').click()
    await expect(page.getByText('Names Kochi', { exact: true })).toBeVisible()
    await button(page, 'This is right First words').click()
    await expect(page.getByText('Names Kochi', { exact: true })).toHaveCount(0)
  })
})

async function publish(page: Page) {
  await button(page, 'Publish').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Everybody sees it now.')).toBeVisible()
}
