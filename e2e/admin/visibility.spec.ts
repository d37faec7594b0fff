// Staff hide, show and pin projects; visitors see what follows.
import { adminPages } from '../../contract/pages.ts'
import { expectNoLayerEntry } from '../testing/browser.ts'
import { chooseGallery, fillProject, photos } from '../testing/photos.ts'
import { choose, expect, test, unique } from '../testing/staff.ts'

test('a project is added hidden, nobody else finds it; one tap shows, hides or pins it', {
  tag: '@journey',
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const client = unique('Varghese')
  const row = page.getByRole('row', { name: client })
  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } })

  await test.step('added hidden: the panel does not lead to it, and the edit form says it', async () => {
    await page.goto(adminPages.addProject.path)
    const shown = page.getByRole('checkbox', { name: 'Show on the site' })
    await expect(shown).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'The pictures are visualisations' })).not.toBeChecked()
    await fillProject(page, client)
    await shown.focus()
    await page.keyboard.press('Space')
    await chooseGallery(page, await photos(4))
    await page.getByRole('button', { name: 'Add project' }).click()
    await expect(page.getByText(`${client} is saved and hidden`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'View on site' })).toHaveCount(0)
    await expect(shown).toBeChecked()
    await page.getByRole('link', { name: 'Edit project' }).click()
    await expect(page.getByText('Only staff can see this project.')).toBeVisible()
    await expect(shown).not.toBeChecked()
  })

  await page.goto(`${adminPages.projects.path}?search=${encodeURIComponent(client)}`)
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^More/ }).click()
  await expect(row.getByRole('menuitem', { name: 'View on site' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await choose(row, 'Show')
  await expect(row.getByText('Hidden', { exact: true })).toHaveCount(0)
  await row.getByRole('button', { name: /^More/ }).click()
  const address = await row.getByRole('menuitem', { name: 'View on site' }).getAttribute('href')
  await page.keyboard.press('Escape')
  await expectNoLayerEntry(page)
  const status = async () => (await stranger.request.get(address ?? '')).status()
  await expect.poll(status).toBe(200)

  await choose(row, 'Pin to home')
  await expect(row.getByText('Pinned')).toBeVisible()
  await choose(row, 'Unpin')
  await expect(row.getByText('Pinned')).toHaveCount(0)

  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Show', { exact: true }).selectOption('hidden')
  await expect(page.getByText('Nothing matches your search.')).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('shown')
  await choose(row, 'Hide')
  await expect(row).toHaveCount(0)
  await expect.poll(status).toBe(404)
  await stranger.close()
})
