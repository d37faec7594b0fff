// From one page to the next: through the projects and back, to the reviews and to the prices.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { publicPages } from '../../contract/pages.ts'
import type { Project } from '../../contract/projects.ts'
import { projectName, projectPath } from '../../contract/record-paths.ts'
import { expect, test } from '../testing/browser.ts'

const { gallery, reviews, floorcoating } = publicPages
const chosen = `${gallery.path}?category=Floor+coating`

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const back = (page: Page) => page.getByRole('link', { name: 'Back to gallery' })

test('a project leads to its kind first, to its neighbours, and back to what was chosen', {
  tag: '@journey',
}, async ({ page, request }) => {
  const params = { category: floorcoating.service }
  const [first, second]: Project[] = await (await request.get(calls.listProjects.path, { params })).json()
  if (!first || !second) throw new Error('The demo projects are not there')
  await page.goto(chosen)
  await page
    .getByRole('article')
    .getByRole('link', { name: projectName(first) })
    .click()
  await expect(h1(page)).toHaveText(projectName(first))
  const more = page.locator('section').filter({ has: page.getByRole('heading', { name: 'More projects' }) })
  await expect(more.getByRole('link', { name: projectName(second) })).toHaveAttribute(
    'href',
    projectPath(second),
  )
  await expect(more.getByRole('article').first()).toContainText(projectName(second))

  const clients = page.getByRole('main').getByRole('link', { name: 'What our clients say' })
  await expect(clients).toHaveAttribute('href', reviews.path)
  const ways = page.getByRole('navigation', { name: 'Other projects' })
  await expect(ways.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await ways.getByRole('link', { name: 'Next' }).click()
  await expect(h1(page)).toHaveText(projectName(second))
  await expect(ways.getByRole('link', { name: 'Previous' })).toContainText(projectName(first))
  await page.reload()
  await back(page).click()
  await expect(page).toHaveURL(chosen)

  await page.goto(projectPath(first))
  await back(page).click()
  await expect(page).toHaveURL(gallery.path)
})

test('the footer leads to the reviews, a service page to its prices', async ({ page }) => {
  await page.goto(floorcoating.path)
  const prices = page.getByRole('heading', { name: 'What it costs' })
  await expect(prices).not.toBeInViewport()
  await page.getByRole('link', { name: 'See the prices' }).click()
  await expect(prices).toBeInViewport()
  await page.getByRole('contentinfo').getByRole('link', { name: reviews.title }).click()
  await expect(page).toHaveURL(reviews.path)
})
