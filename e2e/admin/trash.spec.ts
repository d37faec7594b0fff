// What staff delete can be taken back: by Undo in the message, and from the trash.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { adminPages } from '../../contract/pages.ts'
import { addProject } from '../testing/photos.ts'
import { choose, expect, refusals, test, unique } from '../testing/staff.ts'

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

test('a deleted project is gone until it is undone, restored from the trash, or deleted for good', {
  tag: '@journey',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  const [kept, lost] = [await addProject(page.request), await addProject(page.request)]
  const [keptRow, lostRow] = [rowOf(page, kept.client), rowOf(page, lost.client)]
  const restored = page.getByText('Restored', { exact: true })

  await test.step('undone', async () => {
    await remove(page, kept.client)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(restored).toBeVisible()
    await expect(keptRow).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })

  for (const { id } of [kept, lost]) await page.request.delete(calls.deleteProject.path.replace(':id', id))
  await page.goto(adminPages.trash.path)
  await expect(page.getByText('Applications and enquiries do not come here')).toBeVisible()

  await test.step('restored', async () => {
    for (const words of ['Project', 'pictures', 'owner@example.com'])
      await expect(keptRow).toContainText(words)
    await choose(keptRow, 'Restore')
    await expect(restored).toBeVisible()
    await expect(keptRow).toBeHidden()
  })

  await test.step('deleted for good, after a question', async () => {
    await page.setViewportSize(desk)
    await choose(lostRow, 'Delete for good')
    const question = page.getByRole('alertdialog', { name: 'Delete this for good?' })
    await expect(question).toContainText(lost.client)
    await expect(question).toContainText('Its pictures go with it. This cannot be undone.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(lostRow).toBeVisible()
    await choose(lostRow, 'Delete for good')
    await question.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByText('Deleted for good', { exact: true })).toBeVisible()
    await expect(lostRow).toBeHidden()
  })
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

test('an Undo stays when the words of its message go, and says when it comes too late', async ({ page }) => {
  const { id, client } = await addProject(page.request)
  await remove(page, client)
  await expect(page.getByText('✅ Product deleted')).toBeHidden()
  await expect(page.getByText('Moved to Trash')).toBeVisible()
  await page.request.delete(calls.deleteTrashed.path.replace(':id', id))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('This is no longer in the trash')).toBeVisible()
})
