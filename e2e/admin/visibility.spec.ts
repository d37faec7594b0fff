// Staff hide, show and pin projects and say what their pictures are; visitors see what follows.
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { expectNoViolations } from '../testing/axe.ts'
import { expectNoLayerEntry } from '../testing/browser.ts'
import { addProject, chooseGallery, fillProject, photos } from '../testing/photos.ts'
import { choose, expect, test, unique } from '../testing/staff.ts'

test('a project is added hidden, nobody else finds it, and one tap shows it', async ({ page, browser }) => {
  const client = unique('Varghese')
  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const visit = await stranger.newPage()
  const row = page.getByRole('row', { name: client })
  const title = visit.getByRole('heading', { level: 1 })

  await page.goto(adminPages.addProject.path)
  const shown = page.getByRole('checkbox', { name: 'Show on the site' })
  await expect(shown).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'The pictures are visualisations' })).not.toBeChecked()
  await fillProject(page, client)
  await shown.focus()
  await page.keyboard.press('Space')
  await chooseGallery(page, await photos(4))
  await expectNoViolations(page, [360])
  await page.getByRole('button', { name: 'Add project' }).click()
  await expect(page.getByText(`${client} is saved and hidden`)).toBeVisible()
  await expect(page.getByRole('link', { name: 'View on site' })).toHaveCount(0)
  await expect(shown).toBeChecked()
  await page.getByRole('link', { name: 'Edit project' }).click()
  await expect(page.getByText('Only staff can see this project.')).toBeVisible()
  await expect(shown).not.toBeChecked()

  await page.goto(`${adminPages.projects.path}?search=${encodeURIComponent(client)}`)
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^More/ }).click()
  await expect(row.getByRole('menuitem', { name: 'View on site' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  const found = await page.request.get(`${calls.listProjects.path}?status=all&search=${client}`)
  const [{ id, slug }] = await found.json()
  const statuses = async () => [
    (await visit.goto(`/gallery/${slug}`))?.status(),
    (await visit.goto(`/gallery/${id}`))?.status(),
    (await stranger.request.get(calls.getProject.path.replace(':id', slug))).status(),
  ]
  expect(await statuses()).toEqual([404, 404, 404])

  await choose(row, 'Show')
  await expect(row.getByText('Hidden', { exact: true })).toHaveCount(0)
  await row.getByRole('button', { name: /^More/ }).click()
  const view = row.getByRole('menuitem', { name: 'View on site' })
  await expect(view).toHaveAttribute('href', `/gallery/${slug}`)
  await page.keyboard.press('Escape')
  await expectNoLayerEntry(page)
  expect(await statuses()).toEqual([200, 200, 200])
  await expect(title).toContainText(client)
  await expect(visit.getByText('visualisations of our designs')).toHaveCount(0)

  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Show', { exact: true }).selectOption('hidden')
  await expect(page.getByText('Nothing matches your search.')).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('shown')
  await choose(row, 'Hide')
  await expect(row).toHaveCount(0)
  expect(await statuses()).toEqual([404, 404, 404])
  await stranger.close()
})

test('a tick says that pictures are visualisations, and a pin is set and taken away', async ({ page }) => {
  const { client, id, slug } = await addProject(page.request, { renderings: true })
  const note = page.getByText('Pictures are visualisations of our designs.')
  await page.goto(`/gallery/${slug}`)
  await expect(note).toBeVisible()
  await page.goto(adminPages.editProject.path.replace(':id', id))
  await page.getByLabel('The pictures are visualisations').uncheck()
  await page.getByRole('button', { name: 'Update project' }).click()
  await expect(page).toHaveURL(adminPages.projects.path)
  await page.goto(`/gallery/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client)
  await expect(note).toHaveCount(0)

  await page.goto(`${adminPages.projects.path}?search=${encodeURIComponent(client)}`)
  const row = page.getByRole('row', { name: client })
  await choose(row, 'Pin to home')
  await expect(row.getByText('Pinned')).toBeVisible()
  const first = await page.request.get(`${calls.listProjects.path}?sort=pinned&limit=1`)
  expect(await first.json()).toMatchObject([{ pinned: true }])
  await choose(row, 'Unpin')
  await expect(row.getByText('Pinned')).toHaveCount(0)
})
