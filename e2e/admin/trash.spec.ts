// What staff delete can be taken back: by Undo in the message, and from the trash.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import { addProject, getProject } from '../testing/photos.ts'
import { answerWith, choose, expect, refusals, test, unique } from '../testing/staff.ts'

test.use({ expectedMessages: refusals })

const phone = { width: 360, height: 800 }
const desk = { width: 1440, height: 800 }

const rowOf = (page: Page, words: string) => page.getByRole('row', { name: words })

async function remove(page: Page, client: string) {
  await page.goto(`${adminPages.projects.path}?search=${encodeURIComponent(client)}`)
  await choose(rowOf(page, client), 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete this product?' })
  await expect(question).toContainText('It stays in Trash for 30 days.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('✅ Product deleted')).toBeVisible()
  await expect(rowOf(page, client)).toBeHidden()
}

test('a deleted project is gone for everybody until it is undone', async ({ page, browser }) => {
  await page.setViewportSize(phone)
  const { id, client, slug } = await addProject(page.request)
  const { main_image: picture, gallery_images } = await getProject(page, id)
  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  const statuses = async () => [
    (await stranger.request.get(`/gallery/${slug}`)).status(),
    (await stranger.request.get(calls.getProject.path.replace(':id', id))).status(),
    (await stranger.request.get(picture)).status(),
    (await stranger.request.get(picture.replace('.jpg', '-640.webp'))).status(),
    (await stranger.request.get(`/og${picture}`)).status(),
  ]
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  await remove(page, client)
  expect(await statuses()).toEqual([404, 404, 404, 404, 404])

  await test.step('the words of the message go; the button stays', async () => {
    await expect(page.getByText('✅ Product deleted')).toBeHidden()
    await expect(page.getByText('Moved to Trash')).toBeVisible()
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
  await expect(rowOf(page, client)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  expect((await getProject(page, id)).gallery_images).toEqual(gallery_images)
  await stranger.close()

  await test.step('on a desk as well', async () => {
    await page.setViewportSize(desk)
    await remove(page, client)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Restored', { exact: true })).toBeVisible()
    await expect(rowOf(page, client)).toBeVisible()
  })
})

test('the trash restores and deletes for good, on a phone and on a desk', async ({ page }) => {
  const [kept, lost] = [await addProject(page.request), await addProject(page.request)]
  const { main_image: picture } = await getProject(page, lost.id)
  for (const { id } of [kept, lost]) await page.request.delete(calls.deleteProject.path.replace(':id', id))
  await page.goto(adminPages.trash.path)
  const [keptRow, lostRow] = [rowOf(page, kept.client), rowOf(page, lost.client)]
  await expect(keptRow).toContainText('Project')
  await expect(keptRow).toContainText('pictures')
  await expect(keptRow).toContainText('owner@example.com')
  await expectNoViolations(page, axeWidths)
  await page.setViewportSize(phone)

  await choose(keptRow, 'Restore')
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
  await expect(keptRow).toBeHidden()
  expect((await getProject(page, kept.id)).client).toBe(kept.client)

  await choose(lostRow, 'Delete for good')
  const question = page.getByRole('alertdialog', { name: 'Delete this for good?' })
  await expect(question).toContainText(lost.client)
  await expect(question).toContainText('Its pictures go with it. This cannot be undone.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(lostRow).toBeVisible()
  await page.setViewportSize(desk)
  await choose(lostRow, 'Delete for good')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Deleted for good', { exact: true })).toBeVisible()
  await expect(lostRow).toBeHidden()
  expect((await page.request.get(picture)).status()).toBe(404)
  const restore = calls.restoreTrashed.path.replace(':id', lost.id)
  expect((await page.request.post(restore)).status()).toBe(404)
})

test('who deletes by keyboard finds Undo under the fingers', async ({ page }) => {
  const name = unique('Annamma')
  await page.request.post(calls.createReview.path, { data: { name, review: 'Fine work' } })
  await page.goto(`${adminPages.reviews.path}?search=${encodeURIComponent(name)}`)
  const row = rowOf(page, name)
  await row.getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Enter')
  await row.getByRole('menuitem', { name: 'Delete' }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('It stays in Trash for 30 days.')
  await page.keyboard.press('Shift+Tab')
  await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Review deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
  await expect(row).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the trash says when it is empty or broken, and an Undo that comes too late says so', async ({
  page,
}) => {
  await answerWith(page, 'listTrash', 500)
  await page.goto(adminPages.trash.path)
  await expect(page.getByText('Unable to load the trash.')).toBeVisible()
  await page.unrouteAll()
  await answerWith(page, 'listTrash', 200, [])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('The trash is empty.')).toBeVisible()
  await page.unrouteAll()

  const { id, client } = await addProject(page.request)
  await remove(page, client)
  await page.request.delete(calls.deleteTrashed.path.replace(':id', id))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('This is no longer in the trash')).toBeVisible()
})
