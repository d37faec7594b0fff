// Staff choose what the home page and the gallery show first, and which reviews are quoted.
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import type { Project } from '../../contract/projects.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { expect, test } from '../testing/own-site.ts'
import { addProject } from '../testing/photos.ts'
import { choose, unique } from '../testing/staff.ts'

// All projects share one order: the tests have a server of their own, and run one after the other.
test.describe.configure({ mode: 'default' })

for (const [list, title, sort] of [
  ['home', 'Projects on the home page', 'pinned'],
  ['gallery', 'Projects in the gallery', 'gallery'],
] as const)
  test(`projects are put in order by keyboard and by buttons, for the ${list} page`, async ({ page }) => {
    const [older, newer] = [
      await addProject(page.request, { pinned: list === 'home' }),
      await addProject(page.request, { pinned: list === 'home' }),
    ]
    const stored = async () => {
      const found = await page.request.get(`${calls.listProjects.path}?sort=${sort}&limit=100`)
      const clients = ((await found.json()) as Project[]).map(({ client }) => client)
      return clients.filter((client) => [older.client, newer.client].includes(client))
    }
    expect(await stored()).toEqual([newer.client, older.client])
    await page.goto(adminPages.projectOrder.path)
    if (list === 'home') await expectNoViolations(page, axeWidths)
    const item = page
      .getByRole('list', { name: title })
      .getByRole('listitem')
      .filter({ hasText: older.client })
    const handle = item.getByRole('button', { name: /^Move/ })
    for (const width of [360, 1440])
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await handle.focus()
        await page.keyboard.press('Home')
        await expect(handle).toHaveAccessibleName(/project 1 of/)
        await expect(handle).toBeFocused()
        await expect(page.getByText('Order saved').last()).toBeVisible()
        await expect.poll(stored).toEqual([older.client, newer.client])
        await choose(item, 'Later')
        await expect(handle).toHaveAccessibleName(/project 2 of/)
        await expect.poll(stored).toEqual([newer.client, older.client])
      })
    await page.goto(list === 'home' ? '/' : '/gallery')
    await expect(page.getByRole('link', { name: older.client })).toBeVisible()
    for (const { id } of [older, newer])
      await page.request.delete(calls.deleteProject.path.replace(':id', id))
  })

test('a review with the tick is quoted on the home page alone, until the tick is gone', async ({ page }) => {
  const [name, words] = [unique('Leela'), unique('They finished before the rains.')]
  for (const other of ['Anil', 'Beena'])
    await page.request.post(calls.createReview.path, { data: { name: other, review: 'Good.', rating: 5 } })
  await page.goto(adminPages.addReview.path)
  await page.getByLabel('Name').fill(name)
  await page.getByRole('textbox', { name: /^Review/ }).fill(words)
  await page.getByLabel('Quote on the home page').check()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Review submitted!')).toBeVisible()
  await page.goto('/')
  const quotes = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')
  await expect(quotes).toHaveCount(1)
  await expect(quotes).toContainText(words)

  await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name })
  await expect(row.getByText('Quoted')).toBeVisible()
  await choose(row, 'Do not quote')
  await expect(row.getByText('Quoted')).toHaveCount(0)
  await expect
    .poll(async () => {
      const found = await page.request.get(`${calls.listReviews.path}?quotes=true`)
      return (await found.json()).length
    })
    .toBeGreaterThan(1)
  await page.goto('/')
  await expect(page.getByRole('list', { name: 'Reviews' }).getByRole('listitem')).not.toHaveCount(1)
})
