// The screens of projects: every message, success and failure.

import { calls } from '../../contract/calls.ts'
import { projectToastMs } from '../../contract/limits.ts'
import { adminPages } from '../../contract/pages.ts'
import { projectFieldNames, projectFields } from '../../contract/projects.ts'
import { axeWidths, expectNoViolations } from '../testing/axe.ts'
import {
  addProject,
  chooseGallery,
  fillProject,
  findProject,
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

test('a project needs its four fields, a main image and three gallery images; categories are suggested', async ({
  page,
}) => {
  const category = unique('Boathouses')
  await addProject(page.request, { category })
  await page.goto(adminPages.addProject.path)
  const add = page.getByRole('button', { name: 'Add project' })

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

  await test.step('an area is a number with a unit, and other words stay as they are', async () => {
    const area = page.getByLabel('Area')
    const unit = (name: string) => page.getByRole('group', { name: 'Unit' }).getByRole('button', { name })
    await area.fill('2400')
    await area.blur()
    await expect(area).toHaveValue('2,400 sq ft')
    await area.fill('1900 sqft')
    await unit('m²').click()
    await expect(area).toHaveValue('1,900 m²')
    await expect(unit('m²')).toHaveAttribute('aria-pressed', 'true')
    await unit('cent').click()
    await expect(area).toHaveValue('1,900 cents')
    await area.fill('8 cents, plan only')
    await area.blur()
    await expect(area).toHaveValue('8 cents, plan only')
    await area.fill('')
  })

  await test.step('four fields', async () => {
    await add.click()
    await expect(page.getByText('Please fill in category, client, area and location.')).toBeVisible()
    await expect(page.getByText('Please fill this in')).toHaveCount(4)
    await expect(page.getByLabel('Category')).toBeFocused()
  })

  await test.step('a main image and three gallery images', async () => {
    const warning = page.getByText('Please add a main image and at least 3 gallery images.')
    await fillProject(page, 'Nobody')
    await add.click()
    await expect(warning.first()).toBeVisible()
    await page
      .getByLabel('Choose the main image')
      .last()
      .setInputFiles(await photo(0))
    await chooseGallery(page, await photos(2, 1))
    await expect(page.getByText('2 of at least 3 gallery images')).toBeVisible()
    await add.click()
    await expect(page.getByRole('alert').filter({ has: warning }).first()).toBeVisible()
    await expect(page.getByLabel('Client')).toHaveValue('Nobody')
    expect(await findProject(page, 'Nobody')).toBeUndefined()
  })
})

test("a refused project says '❌ Upload failed', why, and keeps everything; adding says 'Images uploaded successfully!' and leads on to the project", async ({
  page,
}) => {
  const client = unique('Menon')
  await page.goto(adminPages.addProject.path)
  await answerWith(page, 'createProject', 507, { message: 'There is no space left to save this.' })
  await fillProject(page, client)
  await page.getByLabel('Description').fill('A house around a courtyard.')
  await page
    .getByLabel('Choose the main image')
    .last()
    .setInputFiles(await photo(4))
  await chooseGallery(page, await photos(4))
  await page.getByRole('button', { name: 'Add project' }).click()
  await expect(page.getByText('❌ Upload failed')).toBeVisible()
  await expect(page.getByText('There is no space left to save this.').first()).toBeVisible()
  await expect(page.getByLabel('Client')).toHaveValue(client)

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('Images uploaded successfully!')).toBeVisible()
  await expect(page.getByLabel('Client')).toHaveValue('')
  await expect(page.getByText(`${client} is in the gallery now.`)).toBeVisible()
  const project = await findProject(page, client)
  expect(project).toMatchObject({ area: '2,400 sq ft', description: 'A house around a courtyard.' })
  expect(await storedColours(page, project?.id ?? '')).toEqual([4, 0, 1, 2, 3])
  await page.getByRole('link', { name: 'View on site' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`/gallery/${project?.slug}`)
})

test('every field of the schema is on the form, sent when adding and editing, and shown again', async ({
  page,
}) => {
  const client = unique('Kurian')
  const fields = projectFieldNames.map((name) => {
    const { label, type } = projectFields[name]
    return { name, control: page.getByLabel(label), isTick: type === 'tick' }
  })
  const fill = async (words: string) => {
    const filled: Record<string, string | boolean> = {}
    for (const { name, control, isTick } of fields) {
      // Pinned or hidden, it would be missed or met by other tests.
      filled[name] = isTick
        ? name === 'shown' || (name === 'renderings' && words === 'added')
        : `${name} ${words}`
      if (name === 'client') filled[name] = client
      if (isTick) await control.setChecked(filled[name] === true)
      else await control.fill(String(filled[name]))
    }
    return filled
  }
  await page.goto(adminPages.addProject.path)
  const added = await fill('added')
  await chooseGallery(page, await photos(4))
  await page.getByRole('button', { name: 'Add project' }).click()
  await page.getByRole('link', { name: 'Edit project' }).click()
  for (const { name, control, isTick } of fields)
    if (isTick) await expect(control).toBeChecked({ checked: added[name] === true })
    else await expect(control).toHaveValue(String(added[name]))
  const edited = await fill('edited')
  await page.getByRole('button', { name: 'Update project' }).click()
  await expect(page).toHaveURL(adminPages.projects.path)
  expect(await findProject(page, client)).toMatchObject(edited)
})

test("the server's message is shown, or 'Images uploaded successfully!' without one", async ({ page }) => {
  await page.goto(adminPages.addProject.path)
  for (const [message, shown] of [
    ['Stored, thank you', 'Stored, thank you'],
    ['', 'Images uploaded successfully!'],
  ] as const) {
    await page.route(`**${calls.createProject.path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), message } })
    })
    await fillProject(page, 'Anybody')
    await chooseGallery(page, await photos(4))
    await page.getByRole('button', { name: 'Add project' }).click()
    await expect(page.getByText(shown)).toBeVisible()
  }
})

test('the table shows a project and leads to everything that can be done with it; deleting asks, and says when it fails', async ({
  page,
}) => {
  const family = unique('Nair')
  const [{ client, id, slug }, kept] = [
    await addProject(page.request, { client: `Asha ${family}` }),
    await addProject(page.request, { client: `Binu ${family}` }),
  ]
  await page.clock.install()
  const expectTimer = await watchTimers(page)
  await page.goto(`${adminPages.projects.path}?search=${encodeURIComponent(family)}`)
  const row = page.getByRole('row', { name: client })
  const question = page.getByRole('alertdialog', { name: 'Delete this product?' })

  await test.step('what the table shows', async () => {
    for (const text of ['Shops and offices', '1,850 sq ft', 'Thrissur']) await expect(row).toContainText(text)
    await expect(row.getByRole('img')).toBeVisible()
    await expect(row.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', editPath(id))
    await row.getByRole('button', { name: 'More' }).click()
    await expect(row.getByRole('menuitem', { name: 'Add images' })).toHaveAttribute('href', imagesPath(id))
    for (const [label, href] of [
      ['View on site', `/gallery/${slug}`],
      ['Share on WhatsApp', new RegExp(`gallery%2F${slug}$`)],
    ] as const)
      await expect(row.getByRole('menuitem', { name: label })).toHaveAttribute('href', href)
    await expect(row.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step("deleting asks 'Delete this product?' and says '✅ Product deleted'", async () => {
    await choose(row, 'Delete')
    await expect(question).toContainText('with all its pictures. It stays in Trash for 30 days.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(row).toBeVisible()
    await choose(row, 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    const notice = page.getByText('✅ Product deleted')
    await expect(notice).toBeVisible()
    await expect(row).toBeHidden()
    await expectTimer(projectToastMs)
    await page.clock.fastForward(projectToastMs)
    await expect(notice).toBeHidden()
  })

  await test.step("a refused deletion says '❌ Failed to delete product'", async () => {
    const other = page.getByRole('row', { name: kept.client })
    await answerWith(page, 'deleteProject', 500)
    await choose(other, 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('❌ Failed to delete product')).toBeVisible()
    await expect(other).toBeVisible()
  })
})

test('the table says when it is broken or empty', async ({ page }) => {
  await answerWith(page, 'listProjects', 500)
  await page.goto(adminPages.projects.path)
  await expect(page.getByText('❌ Error fetching products')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await answerWith(page, 'listProjects', 200, [])
  await page.getByLabel('Sort').last().selectOption('Oldest first')
  await expect(page.getByText('No products available.')).toBeVisible()
})

test('the table is searched, filtered and sorted', async ({ page }) => {
  const [location, category] = [unique('Kumarakom'), unique('Verandas')]
  await addProject(page.request, { client: 'Zachariah', location })
  await addProject(page.request, { client: 'Abraham', location, category })
  await page.goto(adminPages.projects.path)
  await page.getByLabel('Search projects').fill(location)
  const rows = page.getByRole('rowgroup').last().getByRole('row')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Abraham')
  await page.getByLabel('Sort').last().selectOption('Oldest first')
  await expect(rows.first()).toContainText('Zachariah')
  await page.getByRole('button', { name: 'Client' }).click()
  await expect(rows.first()).toContainText('Abraham')
  await page.getByLabel('Category').selectOption(category)
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

test("a refused update says 'Failed to update product' and keeps what was typed; one that works says 'Product updated!' and leads to the table", async ({
  page,
}) => {
  const { client, id, location } = await addProject(page.request)
  const update = page.getByRole('button', { name: 'Update project' })
  await page.goto(editPath(id))
  await expect(page.getByLabel('Client')).toHaveValue(client)
  await answerWith(page, 'updateProject', 500)
  await page.getByLabel('Area').fill('2,000 sq ft')
  await update.click()
  await expect(page.getByText('Failed to update product')).toBeVisible()
  await expect(page.getByLabel('Area')).toHaveValue('2,000 sq ft')
  await page.getByLabel('Location').fill('')
  await update.click()
  await expect(page.getByText('Please fill in category, client, area and location.')).toBeVisible()

  await page.unrouteAll()
  await page.getByLabel('Location').fill(location)
  await update.click()
  await expect(page).toHaveURL(adminPages.projects.path)
  await expect(page.getByText('Product updated!')).toBeVisible()
  expect(await getProject(page, id)).toMatchObject({ client, area: '2,000 sq ft', version: 2 })
})

test("a project that cannot be had says 'Failed to fetch product'", async ({ page }) => {
  for (const path of [editPath(crypto.randomUUID()), imagesPath(crypto.randomUUID())]) {
    await page.goto(path)
    await expect(page.getByRole('alert')).toContainText('Failed to fetch product')
  }
})

test("images of a project change places and are deleted after 'Delete this image?'; what cannot be saved goes back to what it was", async ({
  page,
}) => {
  const { id } = await addProject(page.request)
  await page.goto(editPath(id))
  const images = page.getByRole('list', { name: 'Gallery images', exact: true })

  await test.step('an order that cannot be saved goes back to what it was', async () => {
    await answerWith(page, 'reorderProjectImages', 500)
    const first = images.getByRole('img').first()
    const before = await first.getAttribute('src')
    await choose(page, 'Later', 'picture 1')
    await expect(first).not.toHaveAttribute('src', before ?? '')
    await expect(page.getByText('Failed to update product')).toBeVisible()
    await expect(first).toHaveAttribute('src', before ?? '')
    await page.unrouteAll()
  })

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

  await test.step("deleting asks 'Delete this image?'; a refusal says 'Image delete failed'", async () => {
    await expect(images.getByRole('listitem')).toHaveCount(3)
    const question = page.getByRole('alertdialog', { name: 'Delete this image?' })
    await answerWith(page, 'deleteProjectImage', 500)
    await choose(page, 'Delete', 'picture 2')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Image delete failed')).toBeVisible()
    await expect(images.getByRole('listitem')).toHaveCount(3)
    await page.unrouteAll()
    await choose(page, 'Delete', 'picture 2')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(images.getByRole('listitem')).toHaveCount(2)
    expect(await storedColours(page, id)).toEqual([3, 2, 0])
  })
})

test("somebody else's newer order of the images is not silently overwritten", async ({ page }) => {
  const { id } = await addProject(page.request)
  const { gallery_images } = await getProject(page, id)
  await page.goto(editPath(id))
  const later = () => choose(page, 'Later', 'picture 1')
  const turn = async () => {
    const { gallery_images: from } = await getProject(page, id)
    const data = { gallery_images: gallery_images.toReversed(), from }
    await page.request.put(calls.reorderProjectImages.path.replace(':id', id), { data })
  }
  const dialog = page.getByRole('alertdialog', { name: 'Somebody else has changed this in the meantime' })
  const first = page.getByRole('list', { name: 'Gallery images', exact: true }).getByRole('img').first()

  await turn()
  await later()
  await expect(dialog.getByRole('img')).toHaveCount(6)
  await dialog.getByRole('button', { name: 'Load theirs' }).click()
  await expect(first).toHaveAttribute('src', new RegExp(gallery_images[2]?.split('.')[0] ?? ''))
  expect(await storedColours(page, id)).toEqual([0, 3, 2, 1])

  await later()
  await expect.poll(() => storedColours(page, id)).toEqual([0, 2, 3, 1])
  await turn()
  await later()
  await dialog.getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(() => storedColours(page, id)).toEqual([0, 3, 2, 1])
})

test("images are added to a project that exists; those that are refused say '❌ Upload failed' and why", async ({
  page,
}) => {
  const { client, id } = await addProject(page.request)
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
  await expect(
    page.getByRole('list', { name: 'Gallery images', exact: true }).getByRole('listitem'),
  ).toHaveCount(5)
  expect(await storedColours(page, id)).toEqual([0, 1, 2, 3, 6, 7])
})

test("somebody else's newer text is not silently overwritten; an update brings a new main image and more gallery images", async ({
  page,
}) => {
  const { id, ...fields } = await addProject(page.request)
  await page.goto(editPath(id))
  await page.getByLabel('Area').fill('4,000 sq ft')
  await page.request.put(`/admin/products/${id}`, { multipart: { ...fields, area: '5,000 sq ft' } })
  await page.getByRole('button', { name: 'Update project' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Somebody else has changed this in the meantime' })
  await expect(dialog).toContainText('4,000 sq ft')
  await expect(dialog).toContainText('5,000 sq ft')
  await dialog.getByRole('button', { name: 'Load theirs' }).click()
  await expect(page.getByLabel('Area')).toHaveValue('5,000 sq ft')

  await page.getByLabel('Area').fill('6,000 sq ft')
  await page
    .getByLabel('Choose a new main image')
    .last()
    .setInputFiles(await photo(5))
  await chooseGallery(page, await photos(2, 6))
  await page.getByRole('button', { name: 'Update project' }).click()
  await expect(page.getByText('Product updated!')).toBeVisible()
  await expect(page).toHaveURL(adminPages.projects.path)
  expect(await getProject(page, id)).toMatchObject({ area: '6,000 sq ft' })
  expect(await storedColours(page, id)).toEqual([5, 1, 2, 3, 6, 7])
})

test('the screens of projects are in order at every width', async ({ page }) => {
  const { id } = await addProject(page.request)
  for (const path of [adminPages.projects.path, adminPages.addProject.path, editPath(id), imagesPath(id)])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      if (path !== adminPages.projects.path) await chooseGallery(page, await photos(2, 4))
      for (const width of axeWidths) {
        await expectNoViolations(page, [width])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
})
