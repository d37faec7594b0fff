// The screens of projects. Who finds a hidden one: server/projects/visibility.test.ts.
import type { Page } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import { projectToastMs } from '../../contract/limits.ts'
import { messages } from '../../contract/messages.ts'
import { adminPages } from '../../contract/pages.ts'
import { type RecordField, recordFields } from '../../contract/records/fields.ts'
import {
  addProject,
  chooseGallery,
  fillProject,
  getProject,
  photo,
  photos,
  storedColours,
} from '../testing/photos.ts'
import { answerWith, choose, expect, refusals, test, unique } from '../testing/staff.ts'
import { watchTimers } from '../testing/timers.ts'

test.use({ expectedMessages: refusals })

const editPath = (id: string) => adminPages.editProject.path.replace(':id', id)
const imagesPath = (id: string) => adminPages.addImages.path.replace(':id', id)

/** Every field of the schema, as the form shows it. */
const fieldsOn = (page: Page) =>
  Object.entries<RecordField>(recordFields.projects).map(([name, field]) => {
    const least = field.kind === 'number' ? field.min : undefined
    return { name, control: page.getByLabel(field.label), isTick: field.kind === 'toggle', least }
  })

/** What few projects have is folded. */
const unfold = (page: Page) => page.getByText('More about the house').click()

async function fillAll(page: Page, client: string) {
  const filled: Record<string, string | boolean | number> = {}
  for (const { name, control, isTick, least } of fieldsOn(page)) {
    // Pinned or hidden, it would be missed or met by other tests.
    filled[name] = isTick ? name === 'shown' : (least ?? `${name} edited`)
    if (name === 'client') filled[name] = client
    if (isTick) await control.setChecked(filled[name] === true)
    else await control.fill(String(filled[name]))
  }
  return filled
}

test('adding a project suggests categories and units', async ({ page }) => {
  const category = unique('Boathouses')
  await addProject(page.request, { category })
  await page.goto(adminPages.addProject.path)

  await test.step('categories are suggested: the services, and those in use', async () => {
    const field = page.getByRole('combobox', { name: 'Category' })
    const options = page.getByRole('option')
    await expect(options).toHaveCount(0)
    await field.click()
    await expect(options.first()).toHaveText('Full construction contracts')
    await options.filter({ hasText: category }).click()
    await expect(field).toHaveValue(category)
    await expect(options).toHaveCount(0)
    await field.press('ArrowDown')
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(field).toHaveValue('Full construction contracts')
    await field.fill('vasthu')
    await expect(options).toHaveText(['Vasthu Shasthra'])
    await field.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(field).toHaveValue('vasthu')
    await field.fill('')
  })

  await test.step('an area is a number with a unit', async () => {
    const area = page.getByLabel('Area')
    const unit = (name: string) => page.getByRole('group', { name: 'Unit' }).getByRole('button', { name })
    await area.fill('2400')
    await area.blur()
    await expect(area).toHaveValue('2,400 sq ft')
    await area.fill('1900 sqft')
    await unit('m²').click()
    await expect(area).toHaveValue('1,900 m²')
    await expect(unit('m²')).toHaveAttribute('aria-pressed', 'true')
  })
})

test('a project is found in the table, edited in every field, given new pictures and deleted', {
  tag: '@journey',
}, async ({ page }) => {
  const [family, category] = [unique('Nair'), unique('Verandas')]
  const { client, id, slug } = await addProject(page.request, { client: `Asha ${family}`, category })
  await addProject(page.request, { client: `Binu ${family}` })
  const expectTimer = await watchTimers(page)
  const rows = page.getByRole('rowgroup').last().getByRole('row')
  const row = page.getByRole('row', { name: client })
  await page.goto(adminPages.projects.path)

  await test.step('searched, sorted and filtered', async () => {
    await page.getByLabel('Search projects').fill(family)
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Binu')
    await page.getByRole('button', { name: 'Client' }).click()
    await expect(rows.first()).toContainText('Asha')
    await page.getByLabel('Category').selectOption(category)
    await expect(rows).toHaveCount(1)
  })

  await test.step('what the table shows', async () => {
    for (const text of [category, '1,850 sq ft', 'Thrissur']) await expect(row).toContainText(text)
    await expect(row.getByRole('img')).toBeVisible()
    await row.getByRole('button', { name: 'More' }).click()
    for (const [label, href] of [
      ['Add images', imagesPath(id)],
      ['View on site', `/gallery/${slug}`],
      ['Share on WhatsApp', new RegExp(`gallery%2F${slug}%3Futm_source%3Dwhatsapp$`)],
    ] as const)
      await expect(row.getByRole('menuitem', { name: label })).toHaveAttribute('href', href)
    await expect(row.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step("every field is edited, and 'Product updated!' leads to the table", async () => {
    await choose(row, 'Edit')
    await expect(page.getByLabel('Client')).toHaveValue(client)
    const stored: Record<string, unknown> = await getProject(page, id)
    for (const { name, control, isTick } of fieldsOn(page))
      if (isTick) await expect(control).toBeChecked({ checked: stored[name] === true })
      else await expect(control).toHaveValue(String(stored[name] || ''))
    await expect(page.getByRole('group', { name: 'Unit' })).toBeVisible()
    await page.getByLabel('Area').fill('1200 m²')
    await page.getByLabel('Area').blur()
    await expect(page.getByLabel('Area')).toHaveValue('1,200 m²')
    await unfold(page)
    const edited = await fillAll(page, client)
    await page
      .getByLabel('Choose a new main image')
      .last()
      .setInputFiles(await photo(5))
    await chooseGallery(page, await photos(2, 6))
    // The server takes a change without its version: only the form guards what somebody else has saved.
    const words = { category, client, area: '5,000 sq ft', location: 'Thrissur', description: '' }
    await page.request.put(calls.updateProject.path.replace(':id', id), { multipart: words })
    await page.getByRole('button', { name: 'Update project' }).click()
    const conflict = page.getByRole('alertdialog', { name: messages.errors.conflict })
    await expect(conflict).toContainText(words.area)
    await conflict.getByRole('button', { name: 'Save mine' }).click()
    await expect(page).toHaveURL(adminPages.projects.path)
    await expect(page.getByText('Product updated!')).toBeVisible()
    expect(await getProject(page, id)).toMatchObject(edited)
    expect(await storedColours(page, id)).toEqual([5, 1, 2, 3, 6, 7])
  })

  await test.step("deleting asks 'Delete this product?' and says '✅ Product deleted'", async () => {
    const question = page.getByRole('alertdialog', { name: 'Delete this product?' })
    await page.getByLabel('Search projects').fill(client)
    await expect(rows).toHaveCount(1)
    await choose(row, 'Delete')
    await expect(question).toContainText('with all its pictures. It stays in Trash for 30 days.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await choose(row, 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('✅ Product deleted')).toBeVisible()
    await expect(row).toBeHidden()
    await expectTimer(projectToastMs)
  })
})

test('images of a project change places, are deleted after a question and added', async ({ page }) => {
  const { client, id } = await addProject(page.request)
  await page.goto(editPath(id))
  const images = page.getByRole('list', { name: 'Gallery images', exact: true })

  await test.step('images change places and the main image is chosen among them', async () => {
    const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT')

    let answer = saved()
    const handle = page.getByRole('button', { name: /^Move picture 1 of 3/ })
    await handle.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: /^Move picture 3 of 3/ })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Moved to place 3 of 3' })).toBeAttached()
    await answer
    expect(await storedColours(page, id)).toEqual([0, 2, 3, 1])

    answer = saved()
    await choose(page, 'Earlier', 'picture 3')
    await answer
    expect(await storedColours(page, id)).toEqual([0, 2, 1, 3])

    answer = saved()
    await choose(page, 'Make main', 'picture 3')
    await answer
    expect(await storedColours(page, id)).toEqual([3, 2, 1, 0])
  })

  await test.step("deleting asks 'Delete this image?'", async () => {
    const question = page.getByRole('alertdialog', { name: 'Delete this image?' })
    await choose(page, 'Delete', 'picture 2')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(images.getByRole('listitem')).toHaveCount(2)
    expect(await storedColours(page, id)).toEqual([3, 2, 0])
  })

  await test.step("images are added; those that are refused say '❌ Upload failed' and why", async () => {
    const upload = page.getByRole('button', { name: 'Upload images' })
    await page.goto(imagesPath(id))
    await expect(page.getByText(client)).toBeVisible()
    await upload.click()
    await expect(page.getByText('Please choose at least one image.')).toBeVisible()
    await chooseGallery(page, await photos(2, 6))
    await answerWith(page, 'addProjectImage', 415, { message: 'photo-6.jpg: This is not a JPEG.' })
    await upload.click()
    await expect(page.getByText('❌ Upload failed')).toBeVisible()
    await expect(page.getByText('photo-6.jpg: This is not a JPEG.').first()).toBeVisible()
    await page.unrouteAll()
    await upload.click()
    await expect(page.getByText('Images uploaded successfully!')).toBeVisible()
    await expect(images.getByRole('listitem')).toHaveCount(4)
    expect(await storedColours(page, id)).toEqual([3, 2, 0, 6, 7])
  })
})

test('a project is added hidden; one tap shows, hides or pins it', { tag: '@journey' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const client = unique('Varghese')
  const row = page.getByRole('row', { name: client })

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
})
